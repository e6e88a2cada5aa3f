BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE bans (
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
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
INSERT INTO "entries" VALUES('fcxaau7fkjam',1,2,'move','4 lion back 1',1794812864386);
INSERT INTO "entries" VALUES('fcxaau7fkjam',2,0,'move','5 bird line 2',1794812864479);
INSERT INTO "entries" VALUES('fcxaau7fkjam',3,1,'move','4 oak line 3',1794812864754);
INSERT INTO "entries" VALUES('fcxaau7fkjam',4,2,'move','1 fish back 3',1794812864959);
INSERT INTO "entries" VALUES('fcxaau7fkjam',5,0,'move','5 fish back 1',1794812865340);
INSERT INTO "entries" VALUES('fcxaau7fkjam',6,1,'move','1 oak line 2',1794812865384);
INSERT INTO "entries" VALUES('fcxaau7fkjam',7,2,'move','5 bird line 2',1794812865488);
INSERT INTO "entries" VALUES('fcxaau7fkjam',8,0,'move','1 fish back 2',1794812865546);
INSERT INTO "entries" VALUES('fcxaau7fkjam',9,1,'move','2 lion line 2',1794812865588);
INSERT INTO "entries" VALUES('fcxaau7fkjam',10,2,'move','2 lion line 1',1794812865628);
INSERT INTO "entries" VALUES('fcxaau7fkjam',11,0,'move','2 lion line 1',1794812865803);
INSERT INTO "entries" VALUES('fcxaau7fkjam',12,1,'move','6 oak line 3',1794812866034);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',1,1,'move','2 fish back 1',1794812867169);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',2,2,'move','2 fish back 3',1794812867204);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',3,0,'move','4 bird line 2',1794812867218);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',4,1,'move','3 bird line 1',1794812867227);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',5,2,'move','4 bird back 2',1794812867370);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',6,0,'move','6 bird back 1',1794812867459);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',7,1,'move','2 bird line 1',1794812867515);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',8,2,'move','2 lion back 2',1794812867780);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',9,0,'move','3 oak back 3',1794812867806);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',10,1,'move','5 fish line 1',1794812867914);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',11,2,'move','3 bird line 1',1794812867952);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',12,0,'move','1 oak line 2',1794812867998);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',13,1,'move','2 lion line 3',1794812868064);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',14,2,'move','2 bird line 3',1794812868139);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',15,0,'move','3 lion line 2',1794812868200);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',16,2,'move','4 oak back 1',1794812868355);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',17,0,'move','6 oak line 2',1794812868456);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',18,1,'move','6 lion back 1',1794812868539);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',19,2,'move','4 lion back 3',1794812868564);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',20,0,'move','5 oak back 3',1794812868586);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',21,1,'move','3 oak back 2',1794812868616);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',22,2,'move','6 lion back 2',1794812868645);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',23,0,'move','5 bird line 3',1794812868667);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',24,1,'move','1 fish line 3',1794812869567);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',25,2,'move','6 oak line 1',1794812869660);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',26,0,'move','3 fish line 3',1794812869679);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',27,1,'move','6 bird line 1',1794812869694);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',28,2,'move','2 oak line 1',1794812869726);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',29,0,'move','6 fish line 3',1794812869736);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',30,1,'move','4 lion line 2',1794812869745);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',31,2,'move','decline',1794812869763);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',32,1,'move','decline',1794812869824);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',33,0,'move','decline',1794812870018);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',34,0,'move','4 oak line 3',1794812870685);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',35,1,'move','4 fish back 3',1794812870792);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',36,2,'move','5 oak line 1',1794812870841);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',37,0,'move','1 lion line 3',1794812870919);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',38,1,'move','3 lion line 3',1794812871056);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',39,2,'move','4 fish back 3',1794812871130);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',40,0,'move','6 lion line 1',1794812871184);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',41,1,'move','5 bird back 1',1794812871228);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',42,2,'move','3 oak line 1',1794812871258);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',43,0,'move','2 oak line 1',1794812871281);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',44,1,'move','1 oak line 3',1794812871322);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',45,2,'move','1 oak back 1',1794812871342);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',46,0,'move','3 bird line 2',1794812871364);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',47,1,'move','1 lion line 2',1794812871381);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',48,2,'move','3 lion line 2',1794812871458);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',49,1,'move','decline',1794812871480);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',50,1,'move','decline',1794812871530);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',51,1,'move','6 oak back 1',1794812871714);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',52,2,'move','1 lion line 2',1794812872153);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',53,0,'move','5 lion line 1',1794812872482);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',54,1,'move','5 lion line 3',1794812872589);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',55,2,'move','5 lion back 2',1794812872705);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',56,0,'move','2 fish line 3',1794812872823);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',57,1,'move','4 bird line 2',1794812872912);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',58,2,'move','5 bird back 3',1794812872996);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',59,0,'move','2 bird line 2',1794812873082);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',60,1,'move','1 bird line 2',1794812873100);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',61,2,'move','5 fish line 3',1794812873174);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',62,0,'move','4 lion back 1',1794812873331);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',63,1,'move','5 oak line 1',1794812873527);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',64,2,'move','1 fish line 1',1794812873616);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',65,0,'move','5 fish line 3',1794812873780);
INSERT INTO "entries" VALUES('mcua5mnjuqnt',66,0,'move','decline',1794812873844);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',1,0,'move','hire anton',1794812885128);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',2,1,'move','hire erich',1794812885145);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',3,1,'move','kitchen',1794812885180);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',4,1,'move','discard 2 beer',1794812885247);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',5,0,'move','serve 2 with 2 pretzel 2 beer',1794812885264);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',6,0,'move','row 1 right turned',1794812885288);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',7,1,'move','more',1794812885301);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',8,1,'move','serve 2 with 1 pretzel 2 beer 1 sausage',1794812885312);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',9,1,'move','row 1 left',1794812885327);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',10,0,'move','serve 4 with 1 pretzel 1 beer 1 sausage',1794812885351);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',11,0,'move','row 1 left',1794812885363);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',12,1,'move','kitchen',1794812885378);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',13,1,'move','discard 1 coin',1794812885395);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',14,0,'move','hire berta with 2 coin',1794812885410);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',15,1,'move','serve 1 with 1 pretzel 2 sausage',1794812885435);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',16,1,'move','row 1 right turned',1794812885452);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',17,0,'move','hire leonore',1794812885470);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',18,1,'move','kitchen',1794812885479);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',19,1,'move','discard 2 pretzel',1794812885488);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',20,0,'move','serve 4 with 2 beer 1 sausage',1794812885500);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',21,0,'move','row 2 right',1794812885524);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',22,1,'move','hire klaus with 1 coin',1794812885539);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',23,0,'move','kitchen',1794812885559);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',24,0,'move','discard 1 beer 1 sausage 1 coin',1794812885582);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',25,1,'move','serve 4 with 2 pretzel 2 sausage',1794812885632);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',26,1,'move','row 2 left turned',1794812885646);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',27,0,'move','serve 1 with 1 beer 1 sausage',1794812885656);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',28,0,'move','row 2 left',1794812885672);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',29,1,'move','kitchen',1794812885703);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',30,1,'move','discard 1 sausage 1 coin',1794812885728);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',31,0,'move','hire franzi',1794812885743);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',32,1,'move','kitchen',1794812885754);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',33,1,'move','discard 1 beer 1 sausage',1794812885780);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',34,0,'move','hire heidi with 1 coin',1794812885808);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',35,1,'move','serve 4 with 2 pretzel 2 beer',1794812885819);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',36,1,'move','row 2 right',1794812885843);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',37,0,'move','serve 1 with 1 pretzel',1794812885897);
INSERT INTO "entries" VALUES('pus3p8g2g7pm',38,0,'move','row 3 right turned',1794812885993);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',1,0,'move','take slumber-party',1794812874395);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',2,0,'move','place 1a',1794812874434);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',3,1,'move','take chaperones',1794812874491);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',4,1,'move','place 1e',1794812874720);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',5,0,'move','take first-flight',1794812874914);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',6,0,'move','seat 2a',1794812874978);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',7,0,'move','seat 5a',1794812875488);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',8,0,'move','seat 5k',1794812876012);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',9,0,'move','seat 4a',1794812876126);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',10,1,'move','take trolley-fans',1794812876484);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',11,1,'move','seat 2d',1794812876617);
INSERT INTO "entries" VALUES('sqfcyvjs8q3g',12,1,'move','seat 4g',1794812876689);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',1,1,'move','take lanterns',1794812877128);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',2,1,'move','place 3h',1794812877369);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',3,0,'move','take gossips',1794812877485);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',4,0,'move','place 2c turn 90',1794812877524);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',5,1,'move','take standby',1794812877607);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',6,1,'move','seat 5j',1794812877784);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',7,1,'move','seat 2j',1794812878014);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',8,1,'move','seat 5b',1794812878267);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',9,1,'move','seat 2f',1794812878300);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',10,0,'move','take story-time',1794812878341);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',11,0,'move','place 2a',1794812878372);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',12,1,'move','take trolley-fans',1794812878420);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',13,1,'move','seat 5g',1794812878456);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',14,1,'move','seat 5h',1794812878516);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',15,1,'move','seat 3g',1794812878580);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',16,1,'move','seat 2d',1794812878680);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',17,0,'move','take tug-of-war',1794812878808);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',18,0,'move','place 2b turn 90',1794812878991);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',19,1,'move','take middle-children',1794812879017);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',20,1,'move','seat 5e',1794812879038);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',21,1,'move','seat 1j',1794812879091);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',22,1,'move','seat 3b',1794812879153);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',23,0,'move','take photographers',1794812879380);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',24,0,'move','seat 1k',1794812879658);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',25,0,'move','seat 4k',1794812879697);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',26,0,'move','seat 1a',1794812879740);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',27,1,'move','take four-corners',1794812879786);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',28,1,'move','place 3d turn 90',1794812879881);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',29,0,'move','take slalom',1794812879924);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',30,0,'move','place 3a turn 270',1794812879959);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',31,1,'move','take odd-couple',1794812880015);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',32,1,'move','place 5f',1794812880136);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',33,0,'move','take banister',1794812880165);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',34,0,'move','place 2h',1794812880209);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',35,1,'move','take group-hug',1794812880256);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',36,1,'move','place 2a',1794812880281);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',37,0,'move','take corner-team',1794812880300);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',38,0,'move','place 3d turn 180',1794812880348);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',39,1,'move','take dancing-shoes',1794812880604);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',40,1,'move','place 2a turn 270',1794812880702);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',41,0,'move','take secret-glance',1794812880772);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',42,0,'move','place 2a',1794812880816);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',43,1,'move','take generations',1794812880844);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',44,1,'move','place 3a turn 90',1794812881249);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',45,0,'move','take take-turns',1794812881718);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',46,0,'move','place 1e turn 90',1794812882012);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',47,1,'move','take bodyguards',1794812882054);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',48,1,'move','place 2c turn 90',1794812882071);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',49,0,'move','take queue',1794812882168);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',50,0,'move','place 3e turn 90',1794812882277);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',51,1,'move','take slumber-party',1794812882347);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',52,1,'move','place 1a turn 90',1794812882402);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',53,0,'move','take chaperones',1794812882563);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',54,0,'move','place 5e',1794812882924);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',55,1,'move','take crown',1794812883685);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',56,1,'move','place 1j turn 90',1794812883832);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',57,0,'move','take long-legs',1794812883901);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',58,0,'move','seat 2c',1794812883976);
INSERT INTO "entries" VALUES('u7njtf3pmmn2',59,0,'move','seat 3d',1794812884124);
INSERT INTO "entries" VALUES('wf3ngarfd93c',1,1,'move','hire klaus',1794812884316);
INSERT INTO "entries" VALUES('wf3ngarfd93c',2,0,'move','hire heidi',1794812884484);
INSERT INTO "entries" VALUES('wf3ngarfd93c',3,0,'move','serve 2 with 1 sausage',1794812884556);
INSERT INTO "entries" VALUES('wf3ngarfd93c',4,0,'move','row 1 right turned',1794812884609);
INSERT INTO "entries" VALUES('wf3ngarfd93c',5,1,'move','kitchen',1794812884905);
INSERT INTO "entries" VALUES('wf3ngarfd93c',6,1,'move','discard 1 pretzel 1 beer',1794812884961);
INSERT INTO "entries" VALUES('wf3ngarfd93c',7,0,'move','serve 3 with 1 beer',1794812884977);
INSERT INTO "entries" VALUES('wf3ngarfd93c',8,0,'move','row 1 right',1794812885016);
INSERT INTO "entries" VALUES('wf3ngarfd93c',9,1,'move','kitchen',1794812885027);
INSERT INTO "entries" VALUES('wf3ngarfd93c',10,1,'move','discard 2 beer 1 sausage',1794812885038);
INSERT INTO "entries" VALUES('wf3ngarfd93c',11,0,'move','hire franzi with 1 coin',1794812885049);
INSERT INTO "entries" VALUES('wf3ngarfd93c',12,1,'move','kitchen',1794812885068);
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
INSERT INTO "messages" VALUES(1,'fcxaau7fkjam','ng8cpazectz2','chat','Good luck at overbooking!',1794812864220);
INSERT INTO "messages" VALUES(2,'mcua5mnjuqnt','ng8cpazectz2','chat','Good luck at overbooking!',1794812866829);
INSERT INTO "messages" VALUES(3,'sqfcyvjs8q3g','ng8cpazectz2','chat','Good luck at overbooked!',1794812874009);
INSERT INTO "messages" VALUES(4,'u7njtf3pmmn2','ng8cpazectz2','chat','Good luck at overbooked!',1794812877031);
INSERT INTO "messages" VALUES(5,'wf3ngarfd93c','ng8cpazectz2','chat','Good luck at oktoberfest!',1794812884288);
INSERT INTO "messages" VALUES(6,'pus3p8g2g7pm','ng8cpazectz2','chat','Good luck at oktoberfest!',1794812885111);
CREATE TABLE mutes (
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	muted TEXT NOT NULL, 
	PRIMARY KEY (table_id, person, muted), 
	FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE outages (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (began)
);
INSERT INTO "outages" VALUES(1794812785802,1794812785804);
CREATE TABLE packs (
	digest TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	standard BOOLEAN NOT NULL, 
	person TEXT, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "packs" VALUES('bc2c75df876f96a8489ccd3451f979f6ec830f34b2e0ec4affe75cc8aee66381','overbooking','Houseful standard','# The cards of Overbooking. `source` says where each figure comes from: rulebook, published, inferred or stand-in.
# Own the box? Copy this file, type in the faces of your cards and play them: houseful play overbooking --pack FILE

game = "overbooking"
name = "Houseful standard"

[[crest]]
id = "bird"
source = "rulebook"

[[crest]]
id = "fish"
source = "rulebook"

[[crest]]
id = "lion"
source = "stand-in"

[[crest]]
id = "oak"
source = "stand-in"

# One guest of each number in each crest and colour. `coins` may also be given crest by crest: { bird = 3, fish = 2, … }

[[guest]]
number = 1
id = "monk"
coins = 3
source = "stand-in"

[[guest]]
number = 2
id = "merchants"
coins = 3
source = "stand-in"

[[guest]]
number = 3
id = "maids"
coins = 2
source = "stand-in"

[[guest]]
number = 4
id = "nobles"
coins = 2
source = "stand-in"

[[guest]]
number = 5
id = "soldiers"
coins = 1
source = "stand-in"

[[guest]]
number = 6
id = "workers"
coins = 1
source = "stand-in"

# Points for the best set of a crest: cards of it = points.

[[bonus]]
id = "beginner"
sets = { 4 = 2, 5 = 4, 6 = 6 }
source = "rulebook"

[[bonus]]
id = "expert"
sets = { 4 = 2, 5 = 5, 6 = 10 }
source = "rulebook"

# Eight cards with two faces. The two faces of a card never carry the same rule.

[[hotel]]
front = { rule = "none", beds = 13, source = "rulebook" }
back = { rule = "second-face-up", beds = 9, source = "stand-in" }

[[hotel]]
front = { rule = "monks-first", beds = 8, source = "rulebook" }
back = { rule = "no-back-door", beds = 16, source = "stand-in" }

[[hotel]]
front = { rule = "two-crests", beds = 15, source = "rulebook" }
back = { rule = "small-only", beds = 8, source = "stand-in" }

[[hotel]]
front = { rule = "none", beds = 10, source = "stand-in" }
back = { rule = "soldiers-first", beds = 14, source = "stand-in" }

[[hotel]]
front = { rule = "large-only", beds = 17, source = "stand-in" }
back = { rule = "first-face-up", beds = 11, source = "stand-in" }

[[hotel]]
front = { rule = "first-face-up", beds = 14, source = "stand-in" }
back = { rule = "monks-first", beds = 11, source = "stand-in" }

[[hotel]]
front = { rule = "second-face-up", beds = 12, source = "stand-in" }
back = { rule = "no-soldiers", beds = 11, source = "stand-in" }

[[hotel]]
front = { rule = "soldiers-first", beds = 12, source = "stand-in" }
back = { rule = "two-crests", beds = 13, source = "stand-in" }
',1,NULL,1794812863782);
INSERT INTO "packs" VALUES('90745e2ac4e37cd18d013e7a5102c6914787c33ad1f15da301fcf47fb30db4dc','overbooked','Houseful standard','# The cards of Overbooked. `source` says where each face comes from: rulebook, published, inferred or stand-in.
# Own the box? Copy this file, draw the faces of your cards and play them: houseful play overbooked --pack FILE
#
# A card is a drawing: R lovers, W kids, B rugby players, Y friends, G seniors, a dot for a gap. It may be turned, never
# mirrored. A card with a `wish` has no pattern: each of its passengers takes any seat of that kind.
# 72 normal cards come first, then the 9 complex ones. `deck` announces what they add up to, and is checked.

game = "overbooked"
name = "Houseful standard"

[deck]
sizes = { 2 = 14, 3 = 28, 4 = 20, 5 = 8, 6 = 2 }
wishes = { window = 4, middle = 4, aisle = 4 }
symbols = { swap = 14, cross = 14, skip = 14, plus-one = 14 }
complex_sizes = { 5 = 5, 6 = 4 }
colours_within = 2

# Two passengers

[[passenger]]
id = "honeymoon"
symbol = "skip"
source = "stand-in"
seats = """
RR
"""

[[passenger]]
id = "grandma-and-grandson"
symbol = "cross"
source = "stand-in"
seats = """
GW
"""

[[passenger]]
id = "half-backs"
symbol = "cross"
source = "stand-in"
seats = """
BB
"""

[[passenger]]
id = "gossips"
symbol = "plus-one"
source = "stand-in"
seats = """
YY
"""

[[passenger]]
id = "knitting-circle"
source = "stand-in"
seats = """
GG
"""

[[passenger]]
id = "playmates"
symbol = "skip"
source = "stand-in"
seats = """
WW
"""

[[passenger]]
id = "sulking-lovers"
symbol = "swap"
source = "stand-in"
seats = """
R.R
"""

[[passenger]]
id = "fan-and-star"
symbol = "cross"
source = "stand-in"
seats = """
B.Y
"""

[[passenger]]
id = "peekaboo"
source = "stand-in"
seats = """
W.
.G
"""

[[passenger]]
id = "secret-glance"
symbol = "swap"
source = "stand-in"
seats = """
R..
..W
"""

[[passenger]]
id = "odd-couple"
symbol = "cross"
source = "stand-in"
seats = """
YW
"""

# Three

[[passenger]]
id = "front-row"
symbol = "swap"
source = "stand-in"
seats = """
BBB
"""

[[passenger]]
id = "choir"
symbol = "cross"
source = "stand-in"
seats = """
GGG
"""

[[passenger]]
id = "book-club"
source = "stand-in"
seats = """
YYY
"""

[[passenger]]
id = "chaperones"
symbol = "skip"
source = "stand-in"
seats = """
GWG
"""

[[passenger]]
id = "newlyweds-with-child"
source = "stand-in"
seats = """
RWR
"""

[[passenger]]
id = "corner-team"
symbol = "skip"
source = "stand-in"
seats = """
BB
B.
"""

[[passenger]]
id = "corner-friends"
symbol = "plus-one"
source = "stand-in"
seats = """
YY
.Y
"""

[[passenger]]
id = "corner-choir"
source = "stand-in"
seats = """
GG
G.
"""

[[passenger]]
id = "left-hand-family"
symbol = "skip"
source = "stand-in"
seats = """
RR
W.
"""

[[passenger]]
id = "right-hand-family"
symbol = "skip"
source = "stand-in"
seats = """
RR
.W
"""

[[passenger]]
id = "echelon"
symbol = "skip"
source = "stand-in"
seats = """
R..
.W.
..R
"""

[[passenger]]
id = "banister"
symbol = "swap"
source = "stand-in"
seats = """
G..
.G.
..Y
"""

[[passenger]]
id = "tug-of-war"
symbol = "plus-one"
source = "stand-in"
seats = """
B.B
.W.
"""

[[passenger]]
id = "jealousy"
symbol = "cross"
source = "stand-in"
seats = """
R.R
.W.
"""

[[passenger]]
id = "three-strangers"
source = "stand-in"
seats = """
W.G
.R.
"""

[[passenger]]
id = "lovers-and-tail"
symbol = "cross"
source = "stand-in"
seats = """
RR.W
"""

[[passenger]]
id = "joined-late"
source = "stand-in"
seats = """
Y.YB
"""

[[passenger]]
id = "every-other"
symbol = "cross"
source = "stand-in"
seats = """
W.W.W
"""

[[passenger]]
id = "round-the-corner"
symbol = "cross"
source = "stand-in"
seats = """
W.G
..G
"""

[[passenger]]
id = "dancing-shoes"
symbol = "plus-one"
source = "stand-in"
seats = """
Y..
.YR
"""

[[passenger]]
id = "loose-pass"
source = "stand-in"
seats = """
B..
.BW
"""

[[passenger]]
id = "generations"
symbol = "swap"
source = "stand-in"
seats = """
RWG
"""

# Four

[[passenger]]
id = "scrum"
symbol = "skip"
source = "stand-in"
seats = """
BB
BB
"""

[[passenger]]
id = "slumber-party"
symbol = "plus-one"
source = "stand-in"
seats = """
YY
WW
"""

[[passenger]]
id = "double-date"
symbol = "plus-one"
source = "stand-in"
seats = """
RG
GR
"""

[[passenger]]
id = "table-talk"
symbol = "plus-one"
source = "stand-in"
seats = """
YYY
.Y.
"""

[[passenger]]
id = "story-time"
symbol = "swap"
source = "stand-in"
seats = """
GGG
.W.
"""

[[passenger]]
id = "lineout"
symbol = "cross"
source = "stand-in"
seats = """
B..
BBB
"""

[[passenger]]
id = "hockey-stick"
symbol = "swap"
source = "stand-in"
seats = """
..Y
YYY
"""

[[passenger]]
id = "queue"
symbol = "cross"
source = "stand-in"
seats = """
.GG
GG.
"""

[[passenger]]
id = "tandem"
symbol = "swap"
source = "stand-in"
seats = """
RR.
.BB
"""

[[passenger]]
id = "take-turns"
symbol = "swap"
source = "stand-in"
seats = """
RBRB
"""

[[passenger]]
id = "bodyguards"
symbol = "skip"
source = "stand-in"
seats = """
GRRG
"""

[[passenger]]
id = "lanterns"
symbol = "swap"
source = "stand-in"
seats = """
.W.
Y.Y
.W.
"""

[[passenger]]
id = "four-corners"
symbol = "plus-one"
source = "stand-in"
seats = """
R.R
...
G.G
"""

[[passenger]]
id = "goalposts"
symbol = "plus-one"
source = "stand-in"
seats = """
Y..Y
.WW.
"""

[[passenger]]
id = "zigzag"
symbol = "plus-one"
source = "stand-in"
seats = """
B.B.
.R.R
"""

[[passenger]]
id = "grandchildren"
symbol = "skip"
source = "stand-in"
seats = """
WGW
.G.
"""

[[passenger]]
id = "slalom"
symbol = "swap"
source = "stand-in"
seats = """
B.W
B.W
"""

# Five

[[passenger]]
id = "x-five"
symbol = "plus-one"
source = "published"
seats = """
B.G
.Y.
Y.R
"""

[[passenger]]
id = "group-hug"
symbol = "skip"
source = "stand-in"
seats = """
.B.
BWB
.B.
"""

[[passenger]]
id = "campfire"
symbol = "cross"
source = "stand-in"
seats = """
Y.Y
YGY
"""

[[passenger]]
id = "crown"
source = "stand-in"
seats = """
G.G.G
.R.R.
"""

[[passenger]]
id = "centre-row"
symbol = "swap"
source = "stand-in"
seats = """
YGWGY
"""

[[passenger]]
id = "panhandle"
symbol = "plus-one"
source = "stand-in"
seats = """
BB
BB
R.
"""

[[passenger]]
id = "crankshaft"
symbol = "swap"
source = "stand-in"
seats = """
..B
BYB
B..
"""

[[passenger]]
id = "picnic"
symbol = "skip"
source = "stand-in"
seats = """
R.R
.W.
YY.
"""

# Six

[[passenger]]
id = "coach-party"
symbol = "cross"
source = "stand-in"
seats = """
YYY
GGG
"""

[[passenger]]
id = "patchwork"
symbol = "cross"
source = "stand-in"
seats = """
R.B
B.R
W.W
"""

# Wishes: window

[[passenger]]
id = "sunrise"
wish = "window"
symbol = "skip"
source = "stand-in"
seats = """
RG
"""

[[passenger]]
id = "cloud-spotters"
wish = "window"
symbol = "plus-one"
source = "stand-in"
seats = """
GRW
"""

[[passenger]]
id = "photographers"
wish = "window"
source = "stand-in"
seats = """
WWB
"""

[[passenger]]
id = "first-flight"
wish = "window"
source = "stand-in"
seats = """
WGRY
"""

# Wishes: aisle

[[passenger]]
id = "long-legs"
wish = "aisle"
source = "stand-in"
seats = """
WB
"""

[[passenger]]
id = "restless-feet"
wish = "aisle"
source = "stand-in"
seats = """
WWR
"""

[[passenger]]
id = "early-exit"
wish = "aisle"
source = "stand-in"
seats = """
YRW
"""

[[passenger]]
id = "trolley-fans"
wish = "aisle"
symbol = "plus-one"
source = "stand-in"
seats = """
RWYB
"""

# Wishes: middle

[[passenger]]
id = "easy-going"
wish = "middle"
symbol = "skip"
source = "stand-in"
seats = """
YR
"""

[[passenger]]
id = "late-bookers"
wish = "middle"
source = "stand-in"
seats = """
GRY
"""

[[passenger]]
id = "middle-children"
wish = "middle"
symbol = "swap"
source = "stand-in"
seats = """
WWG
"""

[[passenger]]
id = "standby"
wish = "middle"
source = "stand-in"
seats = """
YWBR
"""

# Complex cards: scattered, and without a symbol

[[passenger]]
id = "wide-apart"
complex = true
source = "stand-in"
seats = """
G...W
..Y..
R...B
"""

[[passenger]]
id = "stepping-stones"
complex = true
source = "stand-in"
seats = """
W.Y.B
.....
.G.R.
"""

[[passenger]]
id = "ladder"
complex = true
source = "stand-in"
seats = """
B.G
...
Y.B
...
W.R
"""

[[passenger]]
id = "honeycomb"
complex = true
source = "stand-in"
seats = """
.R.B.
G...W
.Y.R.
"""

[[passenger]]
id = "constellation"
complex = true
source = "stand-in"
seats = """
W..G.
....Y
R..B.
"""

[[passenger]]
id = "kite"
complex = true
source = "stand-in"
seats = """
W.G.B
.Y.R.
..G..
"""

[[passenger]]
id = "school-of-fish"
complex = true
source = "stand-in"
seats = """
..R..
W...B
.G.Y.
"""

[[passenger]]
id = "broken-mirror"
complex = true
source = "stand-in"
seats = """
B..W
.Y..
G..R
"""

[[passenger]]
id = "chessboard"
complex = true
source = "stand-in"
seats = """
B...Y
.W.G.
R...W
"""
',1,NULL,1794812873883);
INSERT INTO "packs" VALUES('b79ac4d7ef7fae978125191ca27886998d59558db4036da324af0abe167a2e0b','oktoberfest','Houseful standard','# The cards of Heroes of Oktoberfest. `source` says where each figure comes from: rulebook, published, inferred or stand-in.
# Own the box? Copy this file, type in the faces of your cards and play them: houseful play oktoberfest --pack FILE

game = "oktoberfest"
name = "Houseful standard"

# The food pile: 42 cards in all.

[[food]]
id = "pretzel"
cards = 14
source = "inferred"

[[food]]
id = "beer"
cards = 14
source = "inferred"

[[food]]
id = "sausage"
cards = 14
source = "inferred"

# Both faces of a coin card are worth two coins. `known` lists figures of a card that stand in the rulebook although
# others do not.

[coin]
worth = 2
points = 1
known = ["worth"]
source = "stand-in"

# A table seats two customers on either long side: colour g b r y, then h for a hat or b for braids. Both sides are
# written from left to right as the people on the first side see them. Ten of each of the eight kinds in all.

[[table]]
seats = "yb yb / gh gh"
food = { pretzel = 2, beer = 1, sausage = 1 }
source = "stand-in"

[[table]]
seats = "bb bh / gh gh"
food = { pretzel = 2, beer = 1, sausage = 1 }
source = "stand-in"

[[table]]
seats = "gb gb / yb yh"
food = { pretzel = 2, beer = 1, sausage = 1 }
source = "stand-in"

[[table]]
seats = "yh yh / gb gh"
food = { pretzel = 1, beer = 2, sausage = 1 }
source = "stand-in"

[[table]]
seats = "yh rb / yh rh"
food = { pretzel = 1, beer = 2, sausage = 1 }
source = "stand-in"

[[table]]
seats = "rb rb / gb gh"
food = { pretzel = 1, beer = 2, sausage = 1 }
source = "stand-in"

[[table]]
seats = "bb rh / yb rh"
food = { pretzel = 1, beer = 1, sausage = 2 }
source = "stand-in"

[[table]]
seats = "gh gb / bh yb"
food = { pretzel = 1, beer = 1, sausage = 2 }
source = "stand-in"

[[table]]
seats = "yb yh / rb bb"
food = { pretzel = 2, beer = 2 }
source = "stand-in"

[[table]]
seats = "gb gb / bb yh"
food = { pretzel = 2, beer = 2 }
source = "stand-in"

[[table]]
seats = "yb bb / rb rh"
food = { pretzel = 2, sausage = 2 }
source = "stand-in"

[[table]]
seats = "rh yh / yh yh"
food = { pretzel = 2, sausage = 2 }
source = "stand-in"

[[table]]
seats = "bh bh / gb bh"
food = { beer = 2, sausage = 2 }
source = "stand-in"

[[table]]
seats = "bb rb / yb rh"
food = { beer = 2, sausage = 2 }
source = "stand-in"

[[table]]
seats = "gh gb / bb bb"
food = { pretzel = 3, beer = 1 }
source = "stand-in"

[[table]]
seats = "bb bh / gh rb"
food = { pretzel = 3, sausage = 1 }
source = "stand-in"

[[table]]
seats = "gh gb / bh bh"
food = { pretzel = 1, beer = 3 }
source = "stand-in"

[[table]]
seats = "yb yb / rb bh"
food = { beer = 3, sausage = 1 }
source = "stand-in"

[[table]]
seats = "rh rb / bb bh"
food = { pretzel = 1, sausage = 3 }
source = "stand-in"

[[table]]
seats = "rh rb / rh rh"
food = { beer = 1, sausage = 3 }
source = "stand-in"

# Objectives. A: a customer, and a series. B: a colour each; `runs` gives the points for a run of that length.

[[objective_a]]
colour = "green"
headgear = "hats"
series = "colours"
source = "inferred"

[[objective_a]]
colour = "blue"
headgear = "hats"
series = "colours"
source = "inferred"

[[objective_a]]
colour = "red"
headgear = "hats"
series = "colours"
source = "inferred"

[[objective_a]]
colour = "yellow"
headgear = "hats"
series = "colours"
source = "inferred"

[[objective_a]]
colour = "green"
headgear = "braids"
series = "alternating"
source = "inferred"

[[objective_a]]
colour = "blue"
headgear = "braids"
series = "alternating"
source = "inferred"

[[objective_a]]
colour = "red"
headgear = "braids"
series = "alternating"
source = "inferred"

[[objective_a]]
colour = "yellow"
headgear = "braids"
series = "alternating"
source = "inferred"

[objective_b]
colours = ["green", "blue", "red", "yellow"]
runs = { 2 = 1, 4 = 3, 6 = 6, 8 = 10 }
source = "stand-in"

# Heroes, the upper pile before the lower one. A gift is there every turn; a joker is food of any kind.
# Powers: hand (one card more), heroes, objective-a, victory (these points twice), hats, braids (a point for each pair).
# What is not `known` was chosen for balance.

[[hero]]
name = "Erich"
pile = 1
cost = 2
points = 0
gift = { sausage = 1 }
known = ["gift"]
source = "stand-in"

[[hero]]
name = "Anton"
pile = 1
cost = 2
points = 1
gift = { pretzel = 1, coins = 1 }
source = "stand-in"

[[hero]]
name = "Berta"
pile = 1
cost = 5
points = 0
gift = { joker = 1, coins = 1 }
source = "stand-in"

[[hero]]
name = "Franzi"
pile = 1
cost = 2
points = 2
gift = { pretzel = 1, beer = 1 }
source = "stand-in"

[[hero]]
name = "Klaus"
pile = 1
cost = 2
points = 1
power = "objective-a"
known = ["power"]
source = "stand-in"

[[hero]]
name = "Vroni"
pile = 1
cost = 3
points = 2
gift = { beer = 1, coins = 1 }
source = "stand-in"

[[hero]]
name = "Gustl"
pile = 1
cost = 3
points = 0
gift = { joker = 1 }
source = "stand-in"

[[hero]]
name = "Heidi"
pile = 1
cost = 4
points = 1
gift = { pretzel = 1, beer = 1, sausage = 1 }
known = ["cost"]
source = "stand-in"

[[hero]]
name = "Zenzi"
pile = 1
cost = 3
points = 2
gift = { pretzel = 1, sausage = 1 }
source = "stand-in"

[[hero]]
name = "Leonore"
pile = 1
cost = 2
points = 1
power = "victory"
known = ["power"]
source = "stand-in"

[[hero]]
name = "Suse"
pile = 2
cost = 5
points = 1
power = "braids"
known = ["power"]
source = "stand-in"

[[hero]]
name = "Resi"
pile = 2
cost = 2
points = 3
gift = { beer = 1, sausage = 1 }
source = "stand-in"

[[hero]]
name = "Helmut"
pile = 2
cost = 4
points = 3
power = "hand"
known = ["power"]
source = "stand-in"

[[hero]]
name = "Mathäus"
pile = 2
cost = 5
points = 2
power = "hats"
known = ["power"]
source = "stand-in"

[[hero]]
name = "Xaver"
pile = 2
cost = 3
points = 3
gift = { sausage = 1, coins = 1 }
source = "stand-in"

[[hero]]
name = "Lorenz"
pile = 2
cost = 2
points = 3
gift = { coins = 1 }
source = "stand-in"

[[hero]]
name = "Katharina"
pile = 2
cost = 4
points = 0
power = "heroes"
known = ["power"]
source = "stand-in"

[[hero]]
name = "Korbinian"
pile = 2
cost = 3
points = 3
gift = { coins = 2 }
source = "stand-in"

[[hero]]
name = "Walburga"
pile = 2
cost = 2
points = 3
gift = { joker = 1 }
source = "stand-in"
',1,NULL,1794812884176);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ng8cpazectz2','Ada','en',1794812863088,NULL);
INSERT INTO "people" VALUES('vcsvtxyp9uew','Bob','en',1794812863724,NULL);
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
INSERT INTO "seats" VALUES('fcxaau7fkjam',0,'vcsvtxyp9uew',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('fcxaau7fkjam',1,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('fcxaau7fkjam',2,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('mcua5mnjuqnt',0,'vcsvtxyp9uew',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('mcua5mnjuqnt',1,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('mcua5mnjuqnt',2,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('sqfcyvjs8q3g',0,'vcsvtxyp9uew',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('sqfcyvjs8q3g',1,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('u7njtf3pmmn2',0,'vcsvtxyp9uew',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('u7njtf3pmmn2',1,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('wf3ngarfd93c',0,'vcsvtxyp9uew',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('wf3ngarfd93c',1,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pus3p8g2g7pm',0,'vcsvtxyp9uew',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pus3p8g2g7pm',1,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('dkx9568gngh7',0,'ng8cpazectz2',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('dkx9568gngh7',1,NULL,NULL,NULL,'',0);
INSERT INTO "seats" VALUES('dkx9568gngh7',2,NULL,'novice',NULL,'',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','c70e6b0f2ccf55ef318e7000c2629c940c2661b6507a69272510f92cd94ce93e');
INSERT INTO "settings" VALUES('heartbeat','1794812886693');
INSERT INTO "settings" VALUES('probe','cbd1fc8f');
CREATE TABLE "tables" (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	pack TEXT NOT NULL, 
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
	rules_version INTEGER NOT NULL, commitment TEXT, hot_seat BOOLEAN DEFAULT 0 NOT NULL, due BIGINT, 
	PRIMARY KEY (id), 
	CONSTRAINT tables_pack_fkey FOREIGN KEY(pack) REFERENCES packs (digest)
);
INSERT INTO "tables" VALUES('fcxaau7fkjam','overbooking','{}','bc2c75df876f96a8489ccd3451f979f6ec830f34b2e0ec4affe75cc8aee66381','ng8cpazectz2',0,'live','none',0,'like','playing','9d170fea418358a14409982903c809deb9f35be1e8904511daddc5c4ab8651c6',6895421557213548009,1,NULL,1794812863782,1794812864056,NULL,NULL,1794812864041,0,1,NULL,1,NULL);
INSERT INTO "tables" VALUES('mcua5mnjuqnt','overbooking','{}','bc2c75df876f96a8489ccd3451f979f6ec830f34b2e0ec4affe75cc8aee66381','ng8cpazectz2',0,'live','none',0,'like','over','3d15e55d524c782432820951147d59fb230871b7e43f17dcfda8eea9f8d5a465',3891748480951901940,1,'{"game":"overbooking","players":[{"total":28,"rank":3,"lines":{"coins":24,"tiles":0,"crests":4}},{"total":36,"rank":1,"lines":{"coins":26,"tiles":5,"crests":5}},{"total":31,"rank":2,"lines":{"coins":23,"tiles":6,"crests":2}}],"winners":[1]}',1794812866068,1794812866621,1794812873844,NULL,1794812866612,0,1,NULL,1,NULL);
INSERT INTO "tables" VALUES('sqfcyvjs8q3g','overbooked','{}','90745e2ac4e37cd18d013e7a5102c6914787c33ad1f15da301fcf47fb30db4dc','ng8cpazectz2',0,'live','none',0,'like','playing','4844296a6a82d120f236f4debeabbcc5b5442fef8acf39cc09a100aeeb38156f',7205630598132880050,1,NULL,1794812873882,1794812873984,NULL,NULL,1794812873953,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('u7njtf3pmmn2','overbooked','{}','90745e2ac4e37cd18d013e7a5102c6914787c33ad1f15da301fcf47fb30db4dc','ng8cpazectz2',0,'live','none',0,'like','over','4fb5cb7da9d282a6c94542b4edc02cfae1321bc49bdf8085de33a0d36b157d7a',4563753966591258515,1,'{"game":"overbooked","players":[{"total":-33,"rank":2,"lines":{"couples":0,"kids":6,"rugby":4,"friends":1,"seniors":8,"vouchers":2,"bonus-cards":0,"overbooked":-26,"most-overbooked":-2,"empty-seats":-26}},{"total":-3,"rank":1,"lines":{"couples":10,"kids":12,"rugby":4,"friends":6,"seniors":1,"vouchers":2,"bonus-cards":0,"overbooked":-22,"most-overbooked":0,"empty-seats":-16}}],"winners":[1]}',1794812876771,1794812877012,1794812884124,NULL,1794812877008,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('wf3ngarfd93c','oktoberfest','{}','b79ac4d7ef7fae978125191ca27886998d59558db4036da324af0abe167a2e0b','ng8cpazectz2',0,'live','none',0,'like','playing','cc0d03536f1f171a85e8e521d2f1799584cf347a3ab439c8f5f0d72ce5d70208',337665078596959607,1,NULL,1794812884176,1794812884273,NULL,NULL,1794812884269,0,1,NULL,0,1794812884269);
INSERT INTO "tables" VALUES('pus3p8g2g7pm','oktoberfest','{}','b79ac4d7ef7fae978125191ca27886998d59558db4036da324af0abe167a2e0b','ng8cpazectz2',0,'live','none',0,'like','over','cd75757c4fcfde58a885ca850d0c47998ba32af6ee74f9af2d84f7bf8f08520c',4168594179722532739,1,'{"game":"oktoberfest","players":[{"total":22,"rank":1,"lines":{"vp-cards":5,"heroes":5,"coins":1,"objective-a":6,"objective-b":0,"hero-bonus":5}},{"total":16,"rank":2,"lines":{"vp-cards":4,"heroes":1,"coins":1,"objective-a":4,"objective-b":2,"hero-bonus":4}}],"winners":[0]}',1794812885079,1794812885100,1794812885993,NULL,1794812885099,0,1,NULL,0,1794812885099);
INSERT INTO "tables" VALUES('dkx9568gngh7','overbooking','{}','bc2c75df876f96a8489ccd3451f979f6ec830f34b2e0ec4affe75cc8aee66381','ng8cpazectz2',1,'live','none',0,'like','waiting','eab1ff2f3d64a0298f38e6d04c81c52ec45d446576ebb0351a2544ec215df699',NULL,1,NULL,1794812886109,NULL,NULL,NULL,1794812886109,0,1,NULL,0,NULL);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, label TEXT, used BIGINT, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('f2d4b615fecadc4c125d2d059962d8b72a52b2b8182277fc9b9081fa38ee1413','ng8cpazectz2','cookie',1794812863384,NULL,1794812863384);
INSERT INTO "tokens" VALUES('148b0c3bd3a531ff214b75b26027ff12e1250553ab63dcccf9809bfc49df7779','vcsvtxyp9uew','cookie',1794812863737,NULL,1794812863737);
CREATE INDEX messages_of_a_table ON messages (table_id, number);
CREATE INDEX seats_of_a_person ON seats (person);
CREATE INDEX tokens_of_a_person ON tokens (person);
CREATE INDEX packs_of_a_person ON packs (person, created);
CREATE INDEX tables_by_stage ON tables (stage, public, created);
CREATE UNIQUE INDEX tables_by_commitment ON tables (commitment);
CREATE INDEX tables_due ON tables (stage, due) WHERE due IS NOT NULL;
CREATE INDEX tables_by_age ON tables (stage, touched);
CREATE INDEX tables_of_a_host ON tables (host);
CREATE INDEX messages_of_a_person ON messages (person);
CREATE INDEX mutes_of_a_person ON mutes (person);
CREATE INDEX mutes_against_a_person ON mutes (muted);
COMMIT;
