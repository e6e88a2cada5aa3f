BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',1,1,'move','4 bird line 2',1794796611294);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',2,2,'move','3 fish line 2',1794796611328);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',3,0,'move','4 lion back 1',1794796611358);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',4,1,'move','6 bird line 2',1794796611378);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',5,2,'move','6 fish back 1',1794796611400);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',6,0,'move','5 oak line 3',1794796611442);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',7,1,'move','5 fish line 2',1794796611481);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',8,2,'move','3 bird back 2',1794796611541);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',9,0,'move','4 bird back 2',1794796611594);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',10,1,'move','6 fish line 1',1794796611644);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',11,2,'move','6 lion line 3',1794796611692);
INSERT INTO "entries" VALUES('5p5mk2qn8hcz',12,0,'move','5 bird line 3',1794796611729);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',1,0,'move','hire anton',1794796617971);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',2,1,'move','hire franzi',1794796618019);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',3,1,'move','serve 3 with 2 beer 1 sausage',1794796618072);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',4,1,'move','row 1 right',1794796618099);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',5,0,'move','serve 4 with 2 pretzel 1 beer',1794796618129);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',6,0,'move','row 1 right turned',1794796618146);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',7,1,'move','hire leonore with 1 coin',1794796618163);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',8,0,'move','hire gustl with 1 coin',1794796618198);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',9,1,'move','serve 4 with 3 pretzel 1 sausage',1794796618239);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',10,1,'move','row 2 right',1794796618285);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',11,0,'move','serve 3 with 1 beer 1 sausage',1794796618332);
INSERT INTO "entries" VALUES('5p65qkrxhd8f',12,0,'move','row 2 left turned',1794796618362);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',1,0,'move','take restless-feet',1794796614571);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',2,0,'move','seat 4d',1794796614597);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',3,0,'move','seat 3c',1794796614612);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',4,0,'move','seat 4c',1794796614625);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',5,1,'move','take sulking-lovers',1794796614643);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',6,1,'move','place 3f turn 90',1794796614689);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',7,0,'move','take trolley-fans',1794796614723);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',8,0,'move','seat 5c',1794796614814);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',9,0,'move','seat 2c',1794796614895);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',10,0,'move','seat 3c',1794796614982);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',11,0,'move','seat 5g',1794796615047);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',12,1,'move','take grandchildren',1794796615079);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',13,1,'move','place 2d',1794796615136);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',14,0,'move','take panhandle',1794796615210);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',15,0,'move','place 2b turn 180',1794796615313);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',16,1,'move','take round-the-corner',1794796615348);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',17,1,'move','place 2a turn 90',1794796615421);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',18,0,'move','take front-row',1794796615458);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',19,0,'move','place 4a',1794796615568);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',20,1,'move','take choir',1794796615698);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',21,1,'move','place 3d turn 90',1794796615774);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',22,0,'move','take easy-going',1794796615874);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',23,0,'move','seat 2j',1794796615960);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',24,0,'move','seat 2e',1794796616010);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',25,1,'move','take early-exit',1794796616184);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',26,1,'move','seat 4d',1794796616221);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',27,1,'move','seat 5g',1794796616251);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',28,1,'move','seat 5h',1794796616288);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',29,0,'move','take gossips',1794796616380);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',30,0,'move','place 3b turn 90',1794796616424);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',31,1,'move','take lanterns',1794796616509);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',32,1,'move','place 3a turn 90',1794796616543);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',33,0,'move','take centre-row',1794796616614);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',34,0,'move','place 1j turn 90',1794796616646);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',35,1,'move','take half-backs',1794796616701);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',36,1,'move','place 3d',1794796616754);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',37,0,'move','take middle-children',1794796616820);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',38,0,'move','seat 1j',1794796616872);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',39,0,'move','seat 4f',1794796616938);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',40,0,'move','seat 3f',1794796617010);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',41,1,'move','take patchwork',1794796617124);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',42,1,'move','place 1a turn 270',1794796617173);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',43,0,'move','take hockey-stick',1794796617210);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',44,0,'move','place 2a turn 270',1794796617239);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',45,1,'move','take secret-glance',1794796617321);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',46,1,'move','place 2a',1794796617356);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',47,0,'move','take honeymoon',1794796617380);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',48,0,'move','place 1f turn 90',1794796617416);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',49,1,'move','take every-other',1794796617446);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',50,1,'move','place 1c turn 90',1794796617501);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',51,0,'move','take cloud-spotters',1794796617524);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',52,0,'move','seat 5a',1794796617539);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',53,0,'move','seat 5k',1794796617553);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',54,0,'move','seat 4k',1794796617572);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',55,1,'move','take slumber-party',1794796617592);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',56,1,'move','leave 3',1794796617630);
INSERT INTO "entries" VALUES('bqs5jvf86jqc',57,1,'move','place 2d turn 90',1794796617687);
INSERT INTO "entries" VALUES('pa4aj65jfaew',1,1,'move','hire franzi',1794796618488);
INSERT INTO "entries" VALUES('pa4aj65jfaew',2,0,'move','hire klaus',1794796618517);
INSERT INTO "entries" VALUES('pa4aj65jfaew',3,0,'move','kitchen',1794796618588);
INSERT INTO "entries" VALUES('pa4aj65jfaew',4,0,'move','discard 1 pretzel 1 beer 1 sausage',1794796618625);
INSERT INTO "entries" VALUES('pa4aj65jfaew',5,1,'move','serve 2 with 1 pretzel 3 sausage',1794796618668);
INSERT INTO "entries" VALUES('pa4aj65jfaew',6,1,'move','row 1 right turned',1794796618705);
INSERT INTO "entries" VALUES('pa4aj65jfaew',7,0,'move','kitchen',1794796618744);
INSERT INTO "entries" VALUES('pa4aj65jfaew',8,0,'move','discard 1 beer',1794796618888);
INSERT INTO "entries" VALUES('pa4aj65jfaew',9,1,'move','hire erich with 1 coin',1794796618918);
INSERT INTO "entries" VALUES('pa4aj65jfaew',10,0,'move','kitchen',1794796618948);
INSERT INTO "entries" VALUES('pa4aj65jfaew',11,0,'move','discard 2 pretzel',1794796618979);
INSERT INTO "entries" VALUES('pa4aj65jfaew',12,1,'move','serve 1 with 1 pretzel 1 sausage',1794796619007);
INSERT INTO "entries" VALUES('pa4aj65jfaew',13,1,'move','row 1 left',1794796619092);
INSERT INTO "entries" VALUES('pa4aj65jfaew',14,0,'move','serve 2 with 2 pretzel 1 beer 1 sausage',1794796619151);
INSERT INTO "entries" VALUES('pa4aj65jfaew',15,0,'move','row 2 right',1794796619212);
INSERT INTO "entries" VALUES('pa4aj65jfaew',16,1,'move','serve 1 with 1 beer',1794796619260);
INSERT INTO "entries" VALUES('pa4aj65jfaew',17,1,'move','row 2 left',1794796619337);
INSERT INTO "entries" VALUES('pa4aj65jfaew',18,0,'move','hire anton with 1 coin',1794796619436);
INSERT INTO "entries" VALUES('pa4aj65jfaew',19,1,'move','hire leonore with 1 coin',1794796619463);
INSERT INTO "entries" VALUES('pa4aj65jfaew',20,0,'move','kitchen',1794796619509);
INSERT INTO "entries" VALUES('pa4aj65jfaew',21,0,'move','discard 2 pretzel 1 beer',1794796619537);
INSERT INTO "entries" VALUES('pa4aj65jfaew',22,1,'move','serve 2 with 1 pretzel 1 beer 1 sausage',1794796619550);
INSERT INTO "entries" VALUES('pa4aj65jfaew',23,1,'move','row 1 left',1794796619561);
INSERT INTO "entries" VALUES('pa4aj65jfaew',24,0,'move','more',1794796619573);
INSERT INTO "entries" VALUES('pa4aj65jfaew',25,0,'move','serve 4 with 2 pretzel 2 beer',1794796619592);
INSERT INTO "entries" VALUES('pa4aj65jfaew',26,0,'move','row 1 right',1794796619628);
INSERT INTO "entries" VALUES('pa4aj65jfaew',27,1,'move','serve 3 with 2 sausage',1794796619665);
INSERT INTO "entries" VALUES('pa4aj65jfaew',28,1,'move','row 2 left',1794796619681);
INSERT INTO "entries" VALUES('pa4aj65jfaew',29,0,'move','serve 1 with 1 beer 2 sausage',1794796619708);
INSERT INTO "entries" VALUES('pa4aj65jfaew',30,0,'move','row 2 right',1794796619720);
INSERT INTO "entries" VALUES('pa4aj65jfaew',31,1,'move','hire vroni with 2 coin',1794796619732);
INSERT INTO "entries" VALUES('pa4aj65jfaew',32,0,'move','hire zenzi with 1 coin',1794796619753);
INSERT INTO "entries" VALUES('pa4aj65jfaew',33,1,'move','serve 4 with 1 beer',1794796619766);
INSERT INTO "entries" VALUES('pa4aj65jfaew',34,1,'move','row 3 right turned',1794796619780);
INSERT INTO "entries" VALUES('pa4aj65jfaew',35,0,'move','more',1794796619797);
INSERT INTO "entries" VALUES('pa4aj65jfaew',36,0,'move','serve 3 with 2 beer 1 sausage',1794796619812);
INSERT INTO "entries" VALUES('pa4aj65jfaew',37,0,'move','row 3 left',1794796619828);
INSERT INTO "entries" VALUES('pa4aj65jfaew',38,1,'move','hire korbinian with 1 coin',1794796619845);
INSERT INTO "entries" VALUES('pa4aj65jfaew',39,0,'move','hire katharina with 2 coin',1794796619869);
INSERT INTO "entries" VALUES('pa4aj65jfaew',40,1,'move','serve 1 with 1 beer',1794796619882);
INSERT INTO "entries" VALUES('pa4aj65jfaew',41,1,'move','row 3 right',1794796619893);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',1,1,'move','take honeymoon',1794796614131);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',2,1,'move','place 3a turn 90',1794796614166);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',3,0,'move','take peekaboo',1794796614205);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',4,0,'move','place 4a turn 90',1794796614233);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',5,1,'move','take early-exit',1794796614267);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',6,1,'move','seat 4d',1794796614296);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',7,1,'move','seat 1d',1794796614326);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',8,1,'move','seat 3c',1794796614356);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',9,0,'move','take middle-children',1794796614384);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',10,0,'move','seat 4j',1794796614419);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',11,0,'move','seat 4f',1794796614454);
INSERT INTO "entries" VALUES('pfjbcr9ap2qw',12,0,'move','seat 3b',1794796614485);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',1,2,'move','5 fish back 2',1794796611891);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',2,0,'move','3 fish line 1',1794796611916);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',3,1,'move','4 bird line 3',1794796611957);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',4,2,'move','4 bird line 2',1794796612011);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',5,0,'move','3 oak back 3',1794796612041);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',6,1,'move','1 bird line 1',1794796612068);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',7,2,'move','5 lion back 2',1794796612084);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',8,0,'move','2 oak back 3',1794796612099);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',9,1,'move','6 lion line 1',1794796612112);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',10,2,'move','3 lion line 1',1794796612184);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',11,0,'move','1 lion line 2',1794796612205);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',12,1,'move','5 oak line 3',1794796612290);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',13,2,'move','1 lion line 3',1794796612311);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',14,0,'move','6 fish line 2',1794796612334);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',15,1,'move','3 lion line 1',1794796612396);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',16,2,'move','decline',1794796612445);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',17,2,'move','decline',1794796612522);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',18,0,'move','6 lion back 1',1794796612560);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',19,1,'move','4 lion back 2',1794796612586);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',20,2,'move','3 fish back 3',1794796612609);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',21,0,'move','4 fish line 3',1794796612635);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',22,1,'move','2 oak line 3',1794796612660);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',23,2,'move','2 lion back 2',1794796612694);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',24,0,'move','1 fish line 3',1794796612751);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',25,1,'move','6 oak line 3',1794796612774);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',26,2,'move','6 oak line 2',1794796612801);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',27,0,'move','4 oak back 1',1794796612833);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',28,1,'move','2 lion line 1',1794796612908);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',29,2,'move','4 oak line 2',1794796612968);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',30,0,'move','1 oak back 3',1794796613001);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',31,1,'move','4 oak line 2',1794796613028);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',32,2,'move','keep',1794796613069);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',33,1,'move','decline',1794796613104);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',34,1,'move','3 oak line 3',1794796613134);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',35,2,'move','2 oak line 2',1794796613168);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',36,0,'move','6 oak back 2',1794796613208);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',37,1,'move','5 lion line 3',1794796613242);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',38,2,'move','1 oak back 3',1794796613288);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',39,0,'move','2 bird back 1',1794796613328);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',40,1,'move','1 lion line 3',1794796613352);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',41,2,'move','2 fish back 2',1794796613371);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',42,0,'move','2 fish line 2',1794796613394);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',43,1,'move','6 fish line 1',1794796613410);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',44,2,'move','6 bird back 1',1794796613430);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',45,0,'move','3 bird line 2',1794796613456);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',46,1,'move','5 bird line 1',1794796613479);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',47,2,'move','5 bird back 3',1794796613500);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',48,0,'move','4 bird line 2',1794796613524);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',49,2,'move','4 lion back 1',1794796613546);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',50,0,'move','5 oak line 2',1794796613565);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',51,1,'move','1 oak back 2',1794796613603);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',52,2,'move','3 oak back 1',1794796613641);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',53,0,'move','2 lion back 2',1794796613676);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',54,1,'move','3 bird line 3',1794796613702);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',55,2,'move','4 fish line 1',1794796613733);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',56,0,'move','3 lion back 3',1794796613769);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',57,1,'move','6 bird back 3',1794796613829);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',58,2,'move','6 lion line 2',1794796613883);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',59,0,'move','5 fish line 1',1794796613922);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',60,1,'move','1 fish line 3',1794796613965);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',61,2,'move','1 fish line 1',1794796613987);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',62,0,'move','4 lion line 1',1794796614000);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',63,1,'move','keep',1794796614015);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',64,2,'move','choose green 1 fish',1794796614029);
INSERT INTO "entries" VALUES('ujnd5xtvvt5u',65,2,'move','choose green 4 fish',1794796614049);
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
INSERT INTO "messages" VALUES(1,'5p5mk2qn8hcz','zrp6mv8tkqrk','chat','Good luck at overbooking!',1794796611254);
INSERT INTO "messages" VALUES(2,'ujnd5xtvvt5u','zrp6mv8tkqrk','chat','Good luck at overbooking!',1794796611848);
INSERT INTO "messages" VALUES(3,'pfjbcr9ap2qw','zrp6mv8tkqrk','chat','Good luck at overbooked!',1794796614116);
INSERT INTO "messages" VALUES(4,'bqs5jvf86jqc','zrp6mv8tkqrk','chat','Good luck at overbooked!',1794796614551);
INSERT INTO "messages" VALUES(5,'5p65qkrxhd8f','zrp6mv8tkqrk','chat','Good luck at oktoberfest!',1794796617938);
INSERT INTO "messages" VALUES(6,'pa4aj65jfaew','zrp6mv8tkqrk','chat','Good luck at oktoberfest!',1794796618455);
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
INSERT INTO "people" VALUES('zrp6mv8tkqrk','Ada','en',1794796611045);
INSERT INTO "people" VALUES('tpnzgrbg87gu','Bob','en',1794796611120);
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
INSERT INTO "seats" VALUES('5p5mk2qn8hcz',0,'tpnzgrbg87gu',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('5p5mk2qn8hcz',1,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('5p5mk2qn8hcz',2,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('ujnd5xtvvt5u',0,'tpnzgrbg87gu',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('ujnd5xtvvt5u',1,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('ujnd5xtvvt5u',2,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pfjbcr9ap2qw',0,'tpnzgrbg87gu',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pfjbcr9ap2qw',1,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('bqs5jvf86jqc',0,'tpnzgrbg87gu',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('bqs5jvf86jqc',1,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('5p65qkrxhd8f',0,'tpnzgrbg87gu',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('5p65qkrxhd8f',1,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pa4aj65jfaew',0,'tpnzgrbg87gu',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pa4aj65jfaew',1,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('c6q62vzdqp2f',0,'zrp6mv8tkqrk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('c6q62vzdqp2f',1,NULL,NULL,NULL,'',0);
INSERT INTO "seats" VALUES('c6q62vzdqp2f',2,NULL,'novice',NULL,'',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','b0556f2dc9239adf306ad8d4ac226cacd3d15d5e3d204293f680a1bc8f6f1c05');
CREATE TABLE "tables" (
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
	hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('5p5mk2qn8hcz','overbooking','{}',NULL,'zrp6mv8tkqrk',0,'live','none',0,'like','playing','29719a70d87733a6ff37dfe65652cce6a5d7c1e2055e5b15158f0a70827f2585',8172887209125007743,1,NULL,1794796611166,1794796611228,NULL,NULL,1794796611226,0);
INSERT INTO "tables" VALUES('ujnd5xtvvt5u','overbooking','{}',NULL,'zrp6mv8tkqrk',0,'live','none',0,'like','over','86610116a21e49b4f70fdd84b7e4e4a3c7304faca362706caf6ff62d1a2161b3',1285186570563780059,1,'{"game":"overbooking","players":[{"total":30,"rank":2,"lines":{"coins":20,"tiles":5,"crests":5}},{"total":53,"rank":1,"lines":{"coins":34,"tiles":2,"crests":17}},{"total":26,"rank":3,"lines":{"coins":20,"tiles":4,"crests":2}}],"winners":[1]}',1794796611740,1794796611836,1794796614049,NULL,1794796611825,0);
INSERT INTO "tables" VALUES('pfjbcr9ap2qw','overbooked','{}',NULL,'zrp6mv8tkqrk',0,'live','none',0,'like','playing','216bb19b23812b4c383185b00dad16c160b445ce067269e33684ca171d8cb46c',304525230843386106,1,NULL,1794796614071,1794796614104,NULL,NULL,1794796614100,0);
INSERT INTO "tables" VALUES('bqs5jvf86jqc','overbooked','{}',NULL,'zrp6mv8tkqrk',0,'live','none',0,'like','over','597d5edac65c274e91d743a8f4c7428a61ce0e690ba4025281b50da4946dc729',2826737343158925513,1,'{"game":"overbooked","players":[{"total":-34,"rank":2,"lines":{"couples":0,"kids":0,"rugby":4,"friends":8,"seniors":2,"vouchers":4,"bonus-cards":0,"overbooked":-24,"most-overbooked":-2,"empty-seats":-26}},{"total":-24,"rank":1,"lines":{"couples":10,"kids":9,"rugby":1,"friends":2,"seniors":2,"vouchers":0,"bonus-cards":0,"overbooked":-22,"most-overbooked":0,"empty-seats":-26}}],"winners":[1]}',1794796614499,1794796614538,1794796617687,NULL,1794796614534,0);
INSERT INTO "tables" VALUES('5p65qkrxhd8f','oktoberfest','{}',NULL,'zrp6mv8tkqrk',0,'live','none',0,'like','playing','eea68764fe22f6642eb9af322c94823c274438cac54b3e7eb5c79d95a24f1fa8',910857525381870333,1,NULL,1794796617861,1794796617925,NULL,NULL,1794796617923,0);
INSERT INTO "tables" VALUES('pa4aj65jfaew','oktoberfest','{}',NULL,'zrp6mv8tkqrk',0,'live','none',0,'like','over','ccda5c3d822b1a4539ed0c8e861f9a85853544733bc5f79d8038aaacfeeacc3b',3885226986422025014,1,'{"game":"oktoberfest","players":[{"total":15,"rank":2,"lines":{"vp-cards":4,"heroes":4,"coins":0,"objective-a":1,"objective-b":1,"hero-bonus":5}},{"total":28,"rank":1,"lines":{"vp-cards":7,"heroes":8,"coins":2,"objective-a":2,"objective-b":2,"hero-bonus":7}}],"winners":[1]}',1794796618371,1794796618435,1794796619893,NULL,1794796618432,0);
INSERT INTO "tables" VALUES('c6q62vzdqp2f','overbooking','{}',NULL,'zrp6mv8tkqrk',1,'live','none',0,'like','waiting','3a887f777d21de87f2a244ce1b1b07a654310fa6c1aac71adf6b634d0d9ed765',NULL,1,NULL,1794796619912,NULL,NULL,NULL,1794796619912,0);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('832fa4622adec041565d0c17a647a651fc2b727917d1b8b5f1fce4d5f80ad772','zrp6mv8tkqrk','cookie',1794796611046);
INSERT INTO "tokens" VALUES('e6bf8db453a97485ccee574070338ede20e9208c0c351803f0a52690640a4163','tpnzgrbg87gu','cookie',1794796611131);
CREATE INDEX messages_of_a_table ON messages (table_id, number);
CREATE INDEX seats_of_a_person ON seats (person);
CREATE INDEX tokens_of_a_person ON tokens (person);
CREATE INDEX tables_by_stage ON tables (stage, public, created);
COMMIT;
