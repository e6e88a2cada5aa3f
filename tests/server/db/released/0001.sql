BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('3qcffx6uqeca',1,1,'move','take honeymoon',1794796605897);
INSERT INTO "entries" VALUES('3qcffx6uqeca',2,1,'move','place 3e turn 90',1794796605917);
INSERT INTO "entries" VALUES('3qcffx6uqeca',3,0,'move','take zigzag',1794796605937);
INSERT INTO "entries" VALUES('3qcffx6uqeca',4,0,'move','place 1d',1794796605958);
INSERT INTO "entries" VALUES('3qcffx6uqeca',5,1,'move','take photographers',1794796605976);
INSERT INTO "entries" VALUES('3qcffx6uqeca',6,1,'move','seat 1a',1794796605997);
INSERT INTO "entries" VALUES('3qcffx6uqeca',7,1,'move','seat 3a',1794796606017);
INSERT INTO "entries" VALUES('3qcffx6uqeca',8,1,'move','seat 2k',1794796606038);
INSERT INTO "entries" VALUES('3qcffx6uqeca',9,0,'move','take early-exit',1794796606057);
INSERT INTO "entries" VALUES('3qcffx6uqeca',10,0,'move','seat 4g',1794796606075);
INSERT INTO "entries" VALUES('3qcffx6uqeca',11,0,'move','seat 3c',1794796606094);
INSERT INTO "entries" VALUES('3qcffx6uqeca',12,0,'move','seat 2d',1794796606117);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',1,1,'move','2 oak line 1',1794796605067);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',2,2,'move','1 lion line 1',1794796605078);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',3,0,'move','6 oak line 3',1794796605090);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',4,1,'move','6 lion line 2',1794796605099);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',5,2,'move','5 lion back 2',1794796605112);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',6,0,'move','3 bird line 1',1794796605123);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',7,1,'move','2 bird back 3',1794796605133);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',8,2,'move','1 fish line 2',1794796605147);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',9,0,'move','2 bird line 1',1794796605159);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',10,1,'move','3 fish line 2',1794796605171);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',11,2,'move','2 oak back 3',1794796605183);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',12,0,'move','3 oak line 1',1794796605194);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',13,1,'move','2 fish line 2',1794796605206);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',14,2,'move','6 oak back 2',1794796605217);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',15,0,'move','1 oak line 3',1794796605230);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',16,2,'move','decline',1794796605243);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',17,2,'move','4 oak line 1',1794796605254);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',18,0,'move','6 lion back 3',1794796605263);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',19,1,'move','1 oak back 1',1794796605271);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',20,2,'move','2 lion line 2',1794796605280);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',21,0,'move','4 oak back 1',1794796605291);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',22,1,'move','5 oak line 3',1794796605303);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',23,2,'move','1 oak line 3',1794796605314);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',24,0,'move','6 fish line 3',1794796605325);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',25,1,'move','1 lion line 3',1794796605335);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',26,2,'move','6 bird back 3',1794796605346);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',27,0,'move','2 oak line 2',1794796605356);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',28,1,'move','1 fish line 1',1794796605368);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',29,2,'move','3 bird line 2',1794796605379);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',30,0,'move','2 lion back 2',1794796605391);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',31,1,'move','4 fish line 2',1794796605400);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',32,0,'move','5 oak line 3',1794796605413);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',33,1,'move','3 bird back 2',1794796605423);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',34,2,'move','3 oak back 2',1794796605436);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',35,0,'move','5 lion back 3',1794796605447);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',36,1,'move','1 bird back 1',1794796605458);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',37,2,'move','3 fish line 3',1794796605473);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',38,0,'move','4 bird back 3',1794796605486);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',39,1,'move','5 fish line 2',1794796605499);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',40,2,'move','5 fish line 1',1794796605510);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',41,0,'move','4 fish back 1',1794796605523);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',42,1,'move','4 bird line 2',1794796605535);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',43,2,'move','6 fish line 1',1794796605549);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',44,0,'move','5 fish line 2',1794796605563);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',45,1,'move','5 bird line 2',1794796605575);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',46,2,'move','4 fish line 1',1794796605587);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',47,1,'move','choose blue 5 bird',1794796605601);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',48,0,'move','decline',1794796605613);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',49,1,'move','4 oak line 2',1794796605628);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',50,2,'move','4 bird back 3',1794796605641);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',51,0,'move','4 lion line 2',1794796605653);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',52,1,'move','6 fish line 3',1794796605665);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',53,2,'move','3 lion back 1',1794796605676);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',54,0,'move','2 fish back 3',1794796605687);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',55,1,'move','2 lion back 2',1794796605699);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',56,2,'move','2 fish back 2',1794796605710);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',57,0,'move','6 bird back 1',1794796605722);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',58,1,'move','5 lion line 3',1794796605739);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',59,2,'move','4 lion line 2',1794796605758);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',60,0,'move','1 lion line 1',1794796605770);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',61,1,'move','6 bird line 3',1794796605786);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',62,2,'move','5 bird line 2',1794796605805);
INSERT INTO "entries" VALUES('bzmxasqhhzgk',63,0,'move','1 fish line 1',1794796605822);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',1,0,'move','2 lion line 2',1794796604907);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',2,1,'move','1 lion line 2',1794796604921);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',3,2,'move','1 fish back 3',1794796604935);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',4,0,'move','3 fish line 2',1794796604946);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',5,1,'move','3 lion back 3',1794796604956);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',6,2,'move','5 fish line 2',1794796604966);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',7,0,'move','6 oak line 3',1794796604976);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',8,1,'move','2 bird back 1',1794796604986);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',9,2,'move','3 lion back 1',1794796604996);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',10,0,'move','5 lion line 3',1794796605005);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',11,1,'move','2 lion line 3',1794796605015);
INSERT INTO "entries" VALUES('egyu8h8dzh8x',12,2,'move','2 lion back 2',1794796605026);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',1,1,'move','take early-exit',1794796606178);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',2,1,'move','seat 3c',1794796606195);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',3,1,'move','seat 4c',1794796606212);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',4,1,'move','seat 2g',1794796606228);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',5,0,'move','take three-strangers',1794796606244);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',6,0,'move','place 2j turn 270',1794796606262);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',7,1,'move','take banister',1794796606278);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',8,1,'move','place 3d turn 270',1794796606296);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',9,0,'move','take front-row',1794796606313);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',10,0,'move','place 3g turn 90',1794796606329);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',11,1,'move','take sunrise',1794796606340);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',12,1,'move','seat 2k',1794796606352);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',13,1,'move','seat 1a',1794796606364);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',14,0,'move','take tug-of-war',1794796606376);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',15,0,'move','place 3a turn 180',1794796606388);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',16,1,'move','take photographers',1794796606399);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',17,1,'move','seat 2a',1794796606412);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',18,1,'move','seat 3k',1794796606423);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',19,1,'move','seat 3a',1794796606436);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',20,0,'move','take group-hug',1794796606447);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',21,0,'move','place 3e',1794796606466);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',22,1,'move','take jealousy',1794796606482);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',23,1,'move','place 2h turn 90',1794796606494);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',24,0,'move','take table-talk',1794796606516);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',25,0,'move','place 3a',1794796606534);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',26,1,'move','take queue',1794796606546);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',27,1,'move','place 3h turn 90',1794796606557);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',28,0,'move','take long-legs',1794796606571);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',29,0,'move','seat 4g',1794796606585);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',30,0,'move','seat 3g',1794796606600);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',31,1,'move','take take-turns',1794796606611);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',32,1,'move','place 1d turn 270',1794796606622);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',33,0,'move','take generations',1794796606645);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',34,0,'move','place 5a',1794796606662);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',35,1,'move','take centre-row',1794796606679);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',36,1,'move','place 1b turn 90',1794796606692);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',37,0,'move','take late-bookers',1794796606703);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',38,0,'move','seat 3e',1794796606715);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',39,0,'move','seat 3b',1794796606726);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',40,0,'move','seat 1f',1794796606739);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',41,1,'move','take every-other',1794796606751);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',42,1,'move','place 1j turn 90',1794796606765);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',43,0,'move','take coach-party',1794796606778);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',44,0,'move','place 2a',1794796606791);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',45,1,'move','take sulking-lovers',1794796606805);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',46,1,'move','place 1a turn 90',1794796606817);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',47,0,'move','take honeymoon',1794796606829);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',48,0,'move','place 3h',1794796606842);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',49,1,'move','take slalom',1794796606857);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',50,1,'move','place 3f turn 270',1794796606871);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',51,0,'move','take joined-late',1794796606884);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',52,0,'move','place 1k turn 90',1794796606897);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',53,1,'move','take round-the-corner',1794796606909);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',54,1,'move','place 2e turn 90',1794796606921);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',55,0,'move','take story-time',1794796606934);
INSERT INTO "entries" VALUES('jb6um9qtmuf8',56,0,'move','place 2a',1794796606955);
INSERT INTO "entries" VALUES('tpp7e25u3seh',1,0,'move','hire heidi',1794796607299);
INSERT INTO "entries" VALUES('tpp7e25u3seh',2,1,'move','hire gustl',1794796607317);
INSERT INTO "entries" VALUES('tpp7e25u3seh',3,1,'move','serve 2 with 1 pretzel 2 beer',1794796607335);
INSERT INTO "entries" VALUES('tpp7e25u3seh',4,1,'move','row 1 right turned',1794796607349);
INSERT INTO "entries" VALUES('tpp7e25u3seh',5,0,'move','serve 3 with 1 pretzel',1794796607363);
INSERT INTO "entries" VALUES('tpp7e25u3seh',6,0,'move','row 1 left turned',1794796607377);
INSERT INTO "entries" VALUES('tpp7e25u3seh',7,1,'move','hire klaus with 1 coin',1794796607394);
INSERT INTO "entries" VALUES('tpp7e25u3seh',8,0,'move','hire anton with 1 coin',1794796607412);
INSERT INTO "entries" VALUES('tpp7e25u3seh',9,1,'move','serve 1 with 1 beer 3 sausage',1794796607427);
INSERT INTO "entries" VALUES('tpp7e25u3seh',10,1,'move','row 1 right',1794796607443);
INSERT INTO "entries" VALUES('tpp7e25u3seh',11,0,'move','serve 3 with 1 pretzel 1 beer 1 sausage',1794796607462);
INSERT INTO "entries" VALUES('tpp7e25u3seh',12,0,'move','row 1 right turned',1794796607476);
INSERT INTO "entries" VALUES('tpp7e25u3seh',13,1,'move','serve 1 with 1 pretzel 1 beer 1 sausage',1794796607490);
INSERT INTO "entries" VALUES('tpp7e25u3seh',14,1,'move','row 2 right',1794796607505);
INSERT INTO "entries" VALUES('tpp7e25u3seh',15,0,'move','serve 1 with 1 pretzel',1794796607519);
INSERT INTO "entries" VALUES('tpp7e25u3seh',16,0,'move','row 3 right',1794796607534);
INSERT INTO "entries" VALUES('tpp7e25u3seh',17,1,'move','hire erich with 1 coin',1794796607549);
INSERT INTO "entries" VALUES('tpp7e25u3seh',18,0,'move','hire berta with 2 coin',1794796607564);
INSERT INTO "entries" VALUES('tpp7e25u3seh',19,1,'move','serve 2 with 1 pretzel 1 beer',1794796607579);
INSERT INTO "entries" VALUES('tpp7e25u3seh',20,1,'move','row 3 right turned',1794796607594);
INSERT INTO "entries" VALUES('tpp7e25u3seh',21,0,'move','kitchen',1794796607610);
INSERT INTO "entries" VALUES('tpp7e25u3seh',22,0,'move','discard 1 pretzel 1 beer',1794796607625);
INSERT INTO "entries" VALUES('tpp7e25u3seh',23,1,'move','hire vroni with 2 coin',1794796607641);
INSERT INTO "entries" VALUES('tpp7e25u3seh',24,0,'move','serve 3 with 1 sausage',1794796607658);
INSERT INTO "entries" VALUES('tpp7e25u3seh',25,0,'move','row 2 left',1794796607677);
INSERT INTO "entries" VALUES('tpp7e25u3seh',26,1,'move','serve 3 with 1 beer 1 sausage',1794796607695);
INSERT INTO "entries" VALUES('tpp7e25u3seh',27,1,'move','row 3 right',1794796607720);
INSERT INTO "entries" VALUES('tpp7e25u3seh',28,0,'move','serve 2 with 1 sausage',1794796607736);
INSERT INTO "entries" VALUES('tpp7e25u3seh',29,0,'move','row 2 right',1794796607753);
INSERT INTO "entries" VALUES('tpp7e25u3seh',30,1,'move','serve 1 with 1 pretzel',1794796607774);
INSERT INTO "entries" VALUES('tpp7e25u3seh',31,1,'move','row 2 left turned',1794796607790);
INSERT INTO "entries" VALUES('tpp7e25u3seh',32,0,'move','serve 2 with 1 coin',1794796607807);
INSERT INTO "entries" VALUES('tpp7e25u3seh',33,0,'move','row 3 left turned',1794796607824);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',1,1,'move','hire gustl',1794796607022);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',2,0,'move','hire klaus',1794796607034);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',3,0,'move','serve 1 with 1 pretzel 2 beer 1 sausage',1794796607051);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',4,0,'move','row 1 right',1794796607069);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',5,1,'move','serve 3 with 1 pretzel 2 beer 1 sausage',1794796607082);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',6,1,'move','row 1 right turned',1794796607100);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',7,0,'move','kitchen',1794796607116);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',8,0,'move','discard 3 pretzel 1 coin',1794796607148);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',9,1,'move','hire anton with 1 coin',1794796607172);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',10,0,'move','kitchen',1794796607196);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',11,0,'move','discard 1 pretzel 1 sausage',1794796607215);
INSERT INTO "entries" VALUES('u8wf9a3mqwsy',12,1,'move','serve 4 with 2 pretzel 2 sausage',1794796607239);
CREATE TABLE messages (
	number INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (number), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES(1,'egyu8h8dzh8x','b5pn28354c9j','chat','Good luck at overbooking!',1794796604894);
INSERT INTO "messages" VALUES(2,'bzmxasqhhzgk','b5pn28354c9j','chat','Good luck at overbooking!',1794796605054);
INSERT INTO "messages" VALUES(3,'3qcffx6uqeca','b5pn28354c9j','chat','Good luck at overbooked!',1794796605878);
INSERT INTO "messages" VALUES(4,'jb6um9qtmuf8','b5pn28354c9j','chat','Good luck at overbooked!',1794796606161);
INSERT INTO "messages" VALUES(5,'u8wf9a3mqwsy','b5pn28354c9j','chat','Good luck at oktoberfest!',1794796607005);
INSERT INTO "messages" VALUES(6,'tpp7e25u3seh','b5pn28354c9j','chat','Good luck at oktoberfest!',1794796607284);
CREATE TABLE mutes (
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	muted TEXT NOT NULL, 
	PRIMARY KEY (table_id, person, muted), 
	FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('b5pn28354c9j','Ada','en',1794796604822);
INSERT INTO "people" VALUES('zh3fprt22w7x','Bob','en',1794796604853);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	person TEXT, 
	level TEXT, 
	invite TEXT, 
	luck TEXT NOT NULL, 
	away BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('egyu8h8dzh8x',0,'zh3fprt22w7x',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('egyu8h8dzh8x',1,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('egyu8h8dzh8x',2,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('bzmxasqhhzgk',0,'zh3fprt22w7x',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('bzmxasqhhzgk',1,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('bzmxasqhhzgk',2,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('3qcffx6uqeca',0,'zh3fprt22w7x',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('3qcffx6uqeca',1,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('jb6um9qtmuf8',0,'zh3fprt22w7x',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('jb6um9qtmuf8',1,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('u8wf9a3mqwsy',0,'zh3fprt22w7x',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('u8wf9a3mqwsy',1,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tpp7e25u3seh',0,'zh3fprt22w7x',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tpp7e25u3seh',1,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tmjuvfbw43xy',0,'b5pn28354c9j',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tmjuvfbw43xy',1,NULL,NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tmjuvfbw43xy',2,NULL,'novice',NULL,'',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','dd32237cff16e62fac89229cde94b3ac5436e663e1c6b799d970ffcd91d89ffc');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	pack TEXT, 
	host TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	pace TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	seconds INTEGER NOT NULL, 
	stand_in TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	seed BIGINT, 
	fair BOOLEAN NOT NULL, 
	result TEXT, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	next TEXT, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('egyu8h8dzh8x','overbooking','{}',NULL,'b5pn28354c9j',0,'live','none',0,'casual','playing','e1daf2cec1d585080dd356697d1e7a4b11be026ffb334abc37ff03b136d790eb',7836714849475339917,1,NULL,1794796604862,1794796604886,NULL,NULL,1794796604885);
INSERT INTO "tables" VALUES('bzmxasqhhzgk','overbooking','{}',NULL,'b5pn28354c9j',0,'live','none',0,'casual','over','c951ae8c2a44390e78169c4d4bf30d4b78f53155c726bdd3f16c1388b82a5c23',2206883632353774349,1,'{"game":"overbooking","players":[{"total":33,"rank":1,"lines":{"coins":25,"tiles":3,"crests":5}},{"total":33,"rank":1,"lines":{"coins":23,"tiles":5,"crests":5}},{"total":27,"rank":3,"lines":{"coins":22,"tiles":3,"crests":2}}],"winners":[0,1]}',1794796605029,1794796605047,1794796605822,NULL,1794796605046);
INSERT INTO "tables" VALUES('3qcffx6uqeca','overbooked','{}',NULL,'b5pn28354c9j',0,'live','none',0,'casual','playing','ad8ea0350bc507258015f252de704297e630dee879b0963e0529261e9caa05c0',1253259738765993130,1,NULL,1794796605841,1794796605867,NULL,NULL,1794796605866);
INSERT INTO "tables" VALUES('jb6um9qtmuf8','overbooked','{}',NULL,'b5pn28354c9j',0,'live','none',0,'casual','over','aebaec1d1f8ac07b26ae85c21b108ce7fdea2b15b0f0ed70e3239694ade5e148',8170770188901481768,1,'{"game":"overbooked","players":[{"total":-14,"rank":2,"lines":{"couples":5,"kids":12,"rugby":4,"friends":2,"seniors":10,"vouchers":3,"bonus-cards":0,"overbooked":-26,"most-overbooked":-2,"empty-seats":-22}},{"total":-8,"rank":1,"lines":{"couples":5,"kids":9,"rugby":4,"friends":2,"seniors":3,"vouchers":1,"bonus-cards":0,"overbooked":-14,"most-overbooked":0,"empty-seats":-18}}],"winners":[1]}',1794796606125,1794796606152,1794796606955,NULL,1794796606150);
INSERT INTO "tables" VALUES('u8wf9a3mqwsy','oktoberfest','{}',NULL,'b5pn28354c9j',0,'live','none',0,'casual','playing','a72e7a876f9ef4d4430b148c19ca2bed3ed5072c7cf0c69aa3ff99ecb6ca60e7',6274698727792801185,1,NULL,1794796606979,1794796606995,NULL,NULL,1794796606994);
INSERT INTO "tables" VALUES('tpp7e25u3seh','oktoberfest','{}',NULL,'b5pn28354c9j',0,'live','none',0,'casual','over','988f4c56138455d4990a89b59d692f015abb4d8fcd69eef39c3164b6a2a0a830',2315881146601369381,1,'{"game":"oktoberfest","players":[{"total":15,"rank":2,"lines":{"vp-cards":6,"heroes":2,"coins":2,"objective-a":5,"objective-b":0,"hero-bonus":0}},{"total":16,"rank":1,"lines":{"vp-cards":6,"heroes":3,"coins":2,"objective-a":2,"objective-b":1,"hero-bonus":2}}],"winners":[1]}',1794796607247,1794796607276,1794796607824,NULL,1794796607274);
INSERT INTO "tables" VALUES('tmjuvfbw43xy','overbooking','{}',NULL,'b5pn28354c9j',1,'live','none',0,'casual','waiting','132208b0f980480f452b07af07450295ce28b9c19ffc2e5566d3b2fc524b6238',NULL,1,NULL,1794796607845,NULL,NULL,NULL,1794796607845);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('c0469707119adaa81af28e8e82ad3a3a5fd8b6f4b85866e50b5645ed751c4f35','b5pn28354c9j','cookie',1794796604824);
INSERT INTO "tokens" VALUES('145144cf72bbb8a1993682d44f71979082d321685ce46b26b07e04ae5a2baa98','zh3fprt22w7x','cookie',1794796604854);
CREATE INDEX tables_by_stage ON tables (stage, public, created);
CREATE INDEX messages_of_a_table ON messages (table_id, number);
CREATE INDEX seats_of_a_person ON seats (person);
CREATE INDEX tokens_of_a_person ON tokens (person);
COMMIT;
