BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',1,0,'move','2 oak back 1',1794835771581);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',2,1,'move','6 bird line 2',1794835771633);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',3,2,'move','6 lion line 3',1794835771686);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',4,0,'move','5 fish back 3',1794835771737);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',5,1,'move','5 lion back 1',1794835771804);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',6,2,'move','3 lion line 2',1794835771829);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',7,0,'move','2 fish line 2',1794835771848);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',8,1,'move','1 fish back 2',1794835771867);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',9,2,'move','5 fish line 2',1794835771878);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',10,0,'move','5 lion line 1',1794835771907);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',11,1,'move','6 lion line 1',1794835771946);
INSERT INTO "entries" VALUES('3cxp3j4g7ymx',12,2,'move','4 oak line 3',1794835771987);
INSERT INTO "entries" VALUES('jsukg69ebk9s',1,0,'move','hire gustl',1794835776911);
INSERT INTO "entries" VALUES('jsukg69ebk9s',2,1,'move','hire berta',1794835776934);
INSERT INTO "entries" VALUES('jsukg69ebk9s',3,1,'move','serve 3 with 1 beer 2 sausage',1794835776961);
INSERT INTO "entries" VALUES('jsukg69ebk9s',4,1,'move','row 1 right',1794835776984);
INSERT INTO "entries" VALUES('jsukg69ebk9s',5,0,'move','kitchen',1794835777008);
INSERT INTO "entries" VALUES('jsukg69ebk9s',6,0,'move','discard 2 pretzel',1794835777024);
INSERT INTO "entries" VALUES('jsukg69ebk9s',7,1,'move','hire helmut with 1 coin',1794835777041);
INSERT INTO "entries" VALUES('jsukg69ebk9s',8,0,'move','serve 4 with 3 beer 1 sausage',1794835777061);
INSERT INTO "entries" VALUES('jsukg69ebk9s',9,0,'move','row 1 right',1794835777076);
INSERT INTO "entries" VALUES('jsukg69ebk9s',10,1,'move','serve 1 with 1 pretzel 1 beer 1 sausage',1794835777085);
INSERT INTO "entries" VALUES('jsukg69ebk9s',11,1,'move','row 1 right',1794835777112);
INSERT INTO "entries" VALUES('jsukg69ebk9s',12,0,'move','kitchen',1794835777135);
INSERT INTO "entries" VALUES('jsukg69ebk9s',13,0,'move','discard 1 pretzel 1 sausage 1 coin',1794835777166);
INSERT INTO "entries" VALUES('jsukg69ebk9s',14,1,'move','serve 4 with 3 pretzel',1794835777198);
INSERT INTO "entries" VALUES('jsukg69ebk9s',15,1,'move','row 1 left turned',1794835777223);
INSERT INTO "entries" VALUES('jsukg69ebk9s',16,0,'move','serve 1 with 1 pretzel 2 sausage',1794835777257);
INSERT INTO "entries" VALUES('jsukg69ebk9s',17,0,'move','row 2 right',1794835777284);
INSERT INTO "entries" VALUES('jsukg69ebk9s',18,1,'move','hire anton with 1 coin',1794835777307);
INSERT INTO "entries" VALUES('jsukg69ebk9s',19,0,'move','hire resi with 1 coin',1794835777328);
INSERT INTO "entries" VALUES('jsukg69ebk9s',20,1,'move','serve 4 with 3 beer 1 sausage',1794835777362);
INSERT INTO "entries" VALUES('jsukg69ebk9s',21,1,'move','row 2 right',1794835777389);
INSERT INTO "entries" VALUES('jsukg69ebk9s',22,0,'move','serve 2 with 2 pretzel',1794835777408);
INSERT INTO "entries" VALUES('jsukg69ebk9s',23,0,'move','row 3 right',1794835777430);
INSERT INTO "entries" VALUES('jsukg69ebk9s',24,1,'move','hire erich',1794835777452);
INSERT INTO "entries" VALUES('jsukg69ebk9s',25,0,'move','serve 3 with 1 beer 1 sausage',1794835777472);
INSERT INTO "entries" VALUES('jsukg69ebk9s',26,0,'move','row 2 left',1794835777497);
INSERT INTO "entries" VALUES('jsukg69ebk9s',27,1,'move','serve 4 with 1 pretzel 1 beer',1794835777519);
INSERT INTO "entries" VALUES('jsukg69ebk9s',28,1,'move','row 2 right',1794835777547);
INSERT INTO "entries" VALUES('jsukg69ebk9s',29,0,'move','serve 1 with 1 pretzel 1 sausage',1794835777574);
INSERT INTO "entries" VALUES('jsukg69ebk9s',30,0,'move','row 3 right',1794835777603);
INSERT INTO "entries" VALUES('jsukg69ebk9s',31,1,'move','hire zenzi with 1 coin',1794835777638);
INSERT INTO "entries" VALUES('jsukg69ebk9s',32,0,'move','kitchen',1794835777656);
INSERT INTO "entries" VALUES('jsukg69ebk9s',33,0,'move','discard 1 beer 1 coin',1794835777666);
INSERT INTO "entries" VALUES('jsukg69ebk9s',34,1,'move','hire heidi with 1 coin',1794835777678);
INSERT INTO "entries" VALUES('jsukg69ebk9s',35,0,'move','serve 1 with 1 pretzel 1 sausage',1794835777710);
INSERT INTO "entries" VALUES('jsukg69ebk9s',36,0,'move','row 3 right',1794835777731);
INSERT INTO "entries" VALUES('jsukg69ebk9s',37,1,'move','serve 3 with 1 coin',1794835777762);
INSERT INTO "entries" VALUES('jsukg69ebk9s',38,1,'move','row 3 right',1794835777799);
INSERT INTO "entries" VALUES('jsukg69ebk9s',39,0,'move','hire franzi with 3 coin',1794835777839);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',1,0,'move','take lineout',1794835774204);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',2,0,'move','place 3e turn 180',1794835774241);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',3,1,'move','take left-hand-family',1794835774269);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',4,1,'move','place 1j turn 270',1794835774292);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',5,0,'move','take half-backs',1794835774316);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',6,0,'move','place 3j turn 90',1794835774342);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',7,1,'move','take book-club',1794835774366);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',8,1,'move','place 2k turn 90',1794835774388);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',9,0,'move','take loose-pass',1794835774415);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',10,0,'move','place 2a',1794835774443);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',11,1,'move','take grandchildren',1794835774481);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',12,1,'move','place 3h turn 270',1794835774511);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',13,0,'move','take late-bookers',1794835774539);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',14,0,'move','seat 2e',1794835774561);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',15,0,'move','seat 3f',1794835774588);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',16,0,'move','seat 2j',1794835774616);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',17,1,'move','take cloud-spotters',1794835774642);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',18,1,'move','seat 5a',1794835774673);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',19,1,'move','seat 1k',1794835774702);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',20,1,'move','seat 3a',1794835774726);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',21,0,'move','take odd-couple',1794835774753);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',22,0,'move','place 3e',1794835774785);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',23,1,'move','take front-row',1794835774824);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',24,1,'move','place 3b turn 90',1794835774851);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',25,0,'move','take echelon',1794835774875);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',26,0,'move','place 1e turn 90',1794835774900);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',27,1,'move','take bodyguards',1794835774927);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',28,1,'move','place 2f turn 90',1794835774954);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',29,0,'move','take middle-children',1794835774984);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',30,0,'move','seat 5b',1794835775010);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',31,0,'move','seat 1b',1794835775043);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',32,0,'move','seat 2e',1794835775069);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',33,1,'move','take fan-and-star',1794835775095);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',34,1,'move','place 4h',1794835775120);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',35,0,'move','take jealousy',1794835775143);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',36,0,'move','place 1d turn 180',1794835775168);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',37,1,'move','take corner-friends',1794835775195);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',38,1,'move','place 3d turn 180',1794835775219);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',39,0,'move','take peekaboo',1794835775244);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',40,0,'move','place 1f turn 180',1794835775271);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',41,1,'move','take sunrise',1794835775303);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',42,1,'move','seat 3k',1794835775346);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',43,1,'move','seat 1a',1794835775380);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',44,0,'move','take slumber-party',1794835775407);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',45,0,'move','place 2h turn 90',1794835775436);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',46,1,'move','take hockey-stick',1794835775461);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',47,1,'move','place 1e turn 90',1794835775507);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',48,0,'move','take slalom',1794835775534);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',49,0,'move','place 3f turn 270',1794835775561);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',50,1,'move','take double-date',1794835775583);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',51,1,'move','place 3a',1794835775608);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',52,0,'move','take knitting-circle',1794835775632);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',53,0,'move','place 1c turn 90',1794835775660);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',54,1,'move','take trolley-fans',1794835775689);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',55,1,'move','seat 4c',1794835775724);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',56,1,'move','seat 5d',1794835775754);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',57,1,'move','seat 2d',1794835775781);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',58,1,'move','seat 2c',1794835775814);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',59,0,'move','take chaperones',1794835775856);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',60,0,'move','place 1h turn 90',1794835775903);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',61,1,'move','take crown',1794835775960);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',62,1,'move','place 1f turn 90',1794835776004);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',63,0,'move','take generations',1794835776055);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',64,0,'move','place 1f turn 270',1794835776098);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',65,1,'move','take crankshaft',1794835776139);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',66,1,'move','place 3h',1794835776188);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',67,0,'move','take lanterns',1794835776222);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',68,0,'move','place 2e turn 90',1794835776259);
INSERT INTO "entries" VALUES('jvvssk7ax5gk',69,1,'move','take every-other',1794835776300);
INSERT INTO "entries" VALUES('mw97kutyyr8g',1,0,'move','hire zenzi',1794835776459);
INSERT INTO "entries" VALUES('mw97kutyyr8g',2,1,'move','hire heidi',1794835776488);
INSERT INTO "entries" VALUES('mw97kutyyr8g',3,1,'move','kitchen',1794835776534);
INSERT INTO "entries" VALUES('mw97kutyyr8g',4,1,'move','discard 2 pretzel',1794835776577);
INSERT INTO "entries" VALUES('mw97kutyyr8g',5,0,'move','serve 3 with 1 beer 2 sausage',1794835776610);
INSERT INTO "entries" VALUES('mw97kutyyr8g',6,0,'move','row 1 right',1794835776644);
INSERT INTO "entries" VALUES('mw97kutyyr8g',7,1,'move','serve 3 with 2 pretzel 2 beer',1794835776680);
INSERT INTO "entries" VALUES('mw97kutyyr8g',8,1,'move','row 1 right turned',1794835776715);
INSERT INTO "entries" VALUES('mw97kutyyr8g',9,0,'move','kitchen',1794835776745);
INSERT INTO "entries" VALUES('mw97kutyyr8g',10,0,'move','discard 1 sausage',1794835776776);
INSERT INTO "entries" VALUES('mw97kutyyr8g',11,1,'move','serve 1 with 3 beer',1794835776799);
INSERT INTO "entries" VALUES('mw97kutyyr8g',12,1,'move','row 1 left',1794835776818);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',1,0,'move','1 lion back 1',1794835772088);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',2,1,'move','2 fish back 3',1794835772115);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',3,2,'move','1 bird line 2',1794835772139);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',4,0,'move','4 bird line 1',1794835772164);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',5,1,'move','6 fish back 2',1794835772188);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',6,2,'move','3 bird back 1',1794835772212);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',7,0,'move','3 bird line 1',1794835772232);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',8,1,'move','3 lion back 2',1794835772257);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',9,2,'move','5 oak back 3',1794835772287);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',10,0,'move','3 oak line 1',1794835772319);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',11,1,'move','3 fish line 1',1794835772343);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',12,2,'move','3 oak line 2',1794835772378);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',13,0,'move','6 lion line 3',1794835772416);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',14,1,'move','5 bird line 3',1794835772444);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',15,2,'move','2 lion line 2',1794835772466);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',16,2,'move','decline',1794835772487);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',17,1,'move','6 oak line 2',1794835772515);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',18,2,'move','6 oak back 1',1794835772549);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',19,0,'move','1 fish line 3',1794835772581);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',20,1,'move','5 oak line 3',1794835772600);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',21,2,'move','1 oak line 3',1794835772620);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',22,0,'move','6 oak back 2',1794835772641);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',23,1,'move','4 oak back 2',1794835772666);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',24,2,'move','6 bird back 3',1794835772690);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',25,0,'move','4 lion line 3',1794835772712);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',26,1,'move','1 lion line 2',1794835772731);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',27,2,'move','3 lion back 3',1794835772753);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',28,0,'move','5 oak line 1',1794835772775);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',29,1,'move','6 lion back 1',1794835772793);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',30,2,'move','5 bird line 2',1794835772814);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',31,0,'move','2 oak line 2',1794835772834);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',32,1,'move','choose blue 1 lion',1794835772857);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',33,2,'move','choose green 1 oak',1794835772883);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',34,2,'move','1 fish back 2',1794835772907);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',35,0,'move','4 oak line 3',1794835772930);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',36,1,'move','5 fish back 3',1794835772956);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',37,2,'move','5 fish back 2',1794835772980);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',38,0,'move','4 fish back 3',1794835773001);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',39,1,'move','5 lion line 1',1794835773025);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',40,2,'move','3 fish back 1',1794835773047);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',41,0,'move','1 oak line 1',1794835773067);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',42,1,'move','2 oak line 1',1794835773107);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',43,2,'move','4 lion line 2',1794835773144);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',44,0,'move','5 lion back 1',1794835773166);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',45,1,'move','4 bird line 2',1794835773190);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',46,2,'move','2 bird line 2',1794835773213);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',47,0,'move','3 fish line 2',1794835773235);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',48,1,'move','3 oak line 1',1794835773256);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',49,0,'move','decline',1794835773279);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',50,0,'move','2 lion back 2',1794835773299);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',51,1,'move','1 oak line 1',1794835773320);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',52,2,'move','4 bird back 3',1794835773339);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',53,0,'move','3 lion line 3',1794835773364);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',54,1,'move','6 bird back 3',1794835773394);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',55,2,'move','4 oak line 2',1794835773428);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',56,0,'move','2 fish back 2',1794835773453);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',57,1,'move','1 bird line 2',1794835773475);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',58,2,'move','2 oak line 1',1794835773496);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',59,0,'move','6 fish line 2',1794835773515);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',60,1,'move','2 lion line 1',1794835773540);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',61,2,'move','6 fish line 1',1794835773563);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',62,0,'move','2 bird line 2',1794835773587);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',63,1,'move','1 fish line 3',1794835773610);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',64,2,'move','4 fish line 3',1794835773636);
INSERT INTO "entries" VALUES('pwjn8ehhgd6b',65,2,'move','choose green 4 fish',1794835773656);
INSERT INTO "entries" VALUES('zfpp7mk67fff',1,1,'move','take slalom',1794835773821);
INSERT INTO "entries" VALUES('zfpp7mk67fff',2,1,'move','place 2d',1794835773846);
INSERT INTO "entries" VALUES('zfpp7mk67fff',3,0,'move','take half-backs',1794835773869);
INSERT INTO "entries" VALUES('zfpp7mk67fff',4,0,'move','place 3f',1794835773902);
INSERT INTO "entries" VALUES('zfpp7mk67fff',5,1,'move','take peekaboo',1794835773927);
INSERT INTO "entries" VALUES('zfpp7mk67fff',6,1,'move','place 3h turn 270',1794835773952);
INSERT INTO "entries" VALUES('zfpp7mk67fff',7,0,'move','take hockey-stick',1794835773976);
INSERT INTO "entries" VALUES('zfpp7mk67fff',8,0,'move','place 3d turn 90',1794835774002);
INSERT INTO "entries" VALUES('zfpp7mk67fff',9,1,'move','take coach-party',1794835774031);
INSERT INTO "entries" VALUES('zfpp7mk67fff',10,1,'move','place 4h turn 180',1794835774058);
INSERT INTO "entries" VALUES('zfpp7mk67fff',11,0,'move','take four-corners',1794835774081);
INSERT INTO "entries" VALUES('zfpp7mk67fff',12,0,'move','place 3e turn 90',1794835774102);
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
INSERT INTO "messages" VALUES(1,'3cxp3j4g7ymx','t39pk6syvd8g','chat','Good luck at overbooking!',1794835771495);
INSERT INTO "messages" VALUES(2,'pwjn8ehhgd6b','t39pk6syvd8g','chat','Good luck at overbooking!',1794835772058);
INSERT INTO "messages" VALUES(3,'zfpp7mk67fff','t39pk6syvd8g','chat','Good luck at overbooked!',1794835773756);
INSERT INTO "messages" VALUES(4,'jvvssk7ax5gk','t39pk6syvd8g','chat','Good luck at overbooked!',1794835774169);
INSERT INTO "messages" VALUES(5,'mw97kutyyr8g','t39pk6syvd8g','chat','Good luck at oktoberfest!',1794835776434);
INSERT INTO "messages" VALUES(6,'jsukg69ebk9s','t39pk6syvd8g','chat','Good luck at oktoberfest!',1794835776887);
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
INSERT INTO "outages" VALUES(1794835769163,1794835769168);
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
INSERT INTO "packs" VALUES('7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','overbooking','Houseful standard','# The cards of Overbooking. `source` says where each figure comes from: rulebook, published, inferred or stand-in;
# one word for a whole entry, or a word for each field.
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

# In every colour, so many guests of each number in each crest.

[deck]
each = 1
source = "inferred"

# `coins` may also be given crest by crest: { bird = 3, fish = 2, … }

[[guest]]
number = 1
id = "monk"
coins = 3
source = { number = "rulebook", id = "rulebook", coins = "stand-in" }

[[guest]]
number = 2
id = "merchants"
coins = 3
source = { number = "rulebook", id = "rulebook", coins = "stand-in" }

[[guest]]
number = 3
id = "maids"
coins = 2
source = { number = "rulebook", id = "rulebook", coins = "stand-in" }

[[guest]]
number = 4
id = "nobles"
coins = 2
source = { number = "rulebook", id = "rulebook", coins = "stand-in" }

[[guest]]
number = 5
id = "soldiers"
coins = 1
source = { number = "rulebook", id = "rulebook", coins = "stand-in" }

[[guest]]
number = 6
id = "workers"
coins = 1
source = { number = "rulebook", id = "rulebook", coins = "stand-in" }

# Points for the best set of a crest: cards of it = points.

[[bonus]]
id = "beginner"
sets = { 4 = 2, 5 = 4, 6 = 6 }
source = "rulebook"

[[bonus]]
id = "expert"
sets = { 4 = 2, 5 = 5, 6 = 10 }
source = "rulebook"

# Eight cards with two faces, by our own choice never with the same rule on both. The last `source` of a card says where we
# know from that these two faces share a card.

[[hotel]]
front = { rule = "none", beds = 13, source = "rulebook" }
back = { rule = "second-face-up", beds = 9, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "monks-first", beds = 8, source = "rulebook" }
back = { rule = "no-back-door", beds = 16, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "two-crests", beds = 15, source = "rulebook" }
back = { rule = "small-only", beds = 8, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "none", beds = 10, source = "stand-in" }
back = { rule = "soldiers-first", beds = 14, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "large-only", beds = 17, source = "stand-in" }
back = { rule = "first-face-up", beds = 11, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "first-face-up", beds = 14, source = "stand-in" }
back = { rule = "monks-first", beds = 11, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "second-face-up", beds = 12, source = "stand-in" }
back = { rule = "no-soldiers", beds = 11, source = "stand-in" }
source = "stand-in"

[[hotel]]
front = { rule = "soldiers-first", beds = 12, source = "stand-in" }
back = { rule = "two-crests", beds = 13, source = "stand-in" }
source = "stand-in"
',1,NULL,1794835771284);
INSERT INTO "packs" VALUES('1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','overbooked','Houseful standard','# The cards of Overbooked. `source` says where each face comes from: rulebook, published, inferred or stand-in; where
# seats, symbol and wish of a card come from different places, it has a word for each of them.
# Own the box? Copy this file, draw the faces of your cards and play them: houseful play overbooked --pack FILE
#
# A card is a drawing: R lovers, W kids, B rugby players, Y friends, G seniors, a dot for a gap. It may be turned, never
# mirrored. A card with a `wish` has no pattern: each of its passengers takes any seat of that kind. A list of wishes
# has one for each passenger in reading order; `deck` counts such cards as "mixed" where the wishes differ.
# 72 normal cards come first, then the 9 complex ones, which may have a symbol and wishes, too. `deck` announces what
# they add up to, and is checked: sizes of normal and of complex cards, wishes and symbols of all of them.

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
source = { seats = "published", symbol = "stand-in" }
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
',1,NULL,1794835773686);
INSERT INTO "packs" VALUES('f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','oktoberfest','Houseful standard','# The cards of Heroes of Oktoberfest. `source` says where figures come from: rulebook, published, inferred or stand-in.
# It is one word for all figures of a card, or a word for each.
# Own the box? Copy this file, type in the faces of your cards and play them: houseful play oktoberfest --pack FILE

game = "oktoberfest"
name = "Houseful standard"

# The food pile: 42 cards in all.

[[food]]
id = "pretzel"
cards = 14
source = { id = "rulebook", cards = "inferred" }

[[food]]
id = "beer"
cards = 14
source = { id = "rulebook", cards = "inferred" }

[[food]]
id = "sausage"
cards = 14
source = { id = "rulebook", cards = "inferred" }

# A coin card: coins on it, and points for one in hand at the end.

[coin]
worth = 2
points = 1
source = { worth = "rulebook", points = "stand-in" }

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
source = "rulebook"

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
source = { colours = "inferred", runs = "stand-in" }

# Heroes, the upper pile before the lower one. A gift is there every turn; a joker is food of any kind. Points as a gift
# count at the end, apart from the hero''s own points.
# Powers: hand (one card more), heroes, objective-a, victory (these points twice), hats, braids (a point for each pair).
# Stand-ins were chosen for balance.

[[hero]]
name = "Erich"
pile = 1
cost = 2
points = 0
gift = { sausage = 1 }
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", gift = "rulebook" }

[[hero]]
name = "Resi"
pile = 1
cost = 2
points = 0
gift = { beer = 1 }
source = "stand-in"

[[hero]]
name = "Anton"
pile = 1
cost = 2
points = 0
gift = { coins = 1 }
source = "stand-in"

[[hero]]
name = "Helmut"
pile = 1
cost = 3
points = 0
power = "hand"
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", power = "rulebook" }

[[hero]]
name = "Heidi"
pile = 1
cost = 4
points = 0
gift = { pretzel = 1, beer = 1 }
source = { name = "rulebook", pile = "stand-in", cost = "rulebook", points = "stand-in", gift = "stand-in" }

[[hero]]
name = "Vroni"
pile = 1
cost = 4
points = 0
gift = { beer = 1, coins = 1 }
source = "stand-in"

[[hero]]
name = "Zenzi"
pile = 1
cost = 4
points = 0
gift = { pretzel = 1, sausage = 1 }
source = "stand-in"

[[hero]]
name = "Gustl"
pile = 1
cost = 5
points = 1
gift = { joker = 1 }
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
cost = 6
points = 0
gift = { pretzel = 1, beer = 1, sausage = 1 }
source = "stand-in"

[[hero]]
name = "Lorenz"
pile = 2
cost = 3
points = 1
gift = { coins = 1 }
source = "stand-in"

[[hero]]
name = "Walburga"
pile = 2
cost = 5
points = 2
gift = { points = 1 }
source = "stand-in"

[[hero]]
name = "Katharina"
pile = 2
cost = 6
points = 2
power = "heroes"
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", power = "rulebook" }

[[hero]]
name = "Xaver"
pile = 2
cost = 6
points = 3
gift = { points = 1 }
source = "stand-in"

[[hero]]
name = "Mathäus"
pile = 2
cost = 7
points = 0
power = "hats"
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", power = "rulebook" }

[[hero]]
name = "Suse"
pile = 2
cost = 7
points = 0
power = "braids"
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", power = "rulebook" }

[[hero]]
name = "Korbinian"
pile = 2
cost = 6
points = 2
gift = { points = 2 }
source = "stand-in"

[[hero]]
name = "Klaus"
pile = 2
cost = 7
points = 0
power = "objective-a"
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", power = "rulebook" }

[[hero]]
name = "Leonore"
pile = 2
cost = 7
points = 0
power = "victory"
source = { name = "rulebook", pile = "stand-in", cost = "stand-in", points = "stand-in", power = "rulebook" }
',1,NULL,1794835776338);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('t39pk6syvd8g','Ada','en',1794835771116,NULL);
INSERT INTO "people" VALUES('xa6ppu7dehsu','Bob','en',1794835771244,NULL);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	person TEXT, 
	level TEXT, 
	invite TEXT, 
	luck TEXT NOT NULL, 
	away BOOLEAN NOT NULL, nickname TEXT, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('3cxp3j4g7ymx',0,'xa6ppu7dehsu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('3cxp3j4g7ymx',1,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('3cxp3j4g7ymx',2,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('pwjn8ehhgd6b',0,'xa6ppu7dehsu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('pwjn8ehhgd6b',1,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('pwjn8ehhgd6b',2,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('zfpp7mk67fff',0,'xa6ppu7dehsu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('zfpp7mk67fff',1,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('jvvssk7ax5gk',0,'xa6ppu7dehsu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('jvvssk7ax5gk',1,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('mw97kutyyr8g',0,'xa6ppu7dehsu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('mw97kutyyr8g',1,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('jsukg69ebk9s',0,'xa6ppu7dehsu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('jsukg69ebk9s',1,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('gwqr2fwb6yu2',0,'t39pk6syvd8g',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('gwqr2fwb6yu2',1,NULL,NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('gwqr2fwb6yu2',2,NULL,'novice',NULL,'',0,NULL);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','e8c8aef5b1062f9b40d79a939ddcd3f98c8dceaeb7a0f72dbfe61ee088af9c0c');
INSERT INTO "settings" VALUES('heartbeat','1794835778089');
INSERT INTO "settings" VALUES('probe','fa8136ab');
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
	rules_version INTEGER NOT NULL, commitment TEXT, hot_seat BOOLEAN DEFAULT 0 NOT NULL, due BIGINT, pauses TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT tables_pack_fkey FOREIGN KEY(pack) REFERENCES packs (digest)
);
INSERT INTO "tables" VALUES('3cxp3j4g7ymx','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','t39pk6syvd8g',0,'live','none',0,'like','playing','fbb31b849deb3220e5c1cf2645701604d384cf7e04bcc6c41aef57def78817e9',3263962767989796059,1,NULL,1794835771283,1794835771457,NULL,NULL,1794835771445,0,1,NULL,1,NULL,'');
INSERT INTO "tables" VALUES('pwjn8ehhgd6b','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','t39pk6syvd8g',0,'live','none',0,'like','over','0f71e4c58727759aed76d42f49f1003f4422551a5284ed6ebf0fbedeaa05b474',1467917051673620352,1,'{"game":"overbooking","players":[{"total":38,"rank":1,"lines":{"coins":30,"tiles":3,"crests":5}},{"total":29,"rank":2,"lines":{"coins":24,"tiles":3,"crests":2}},{"total":29,"rank":3,"lines":{"coins":24,"tiles":5,"crests":0}}],"winners":[0]}',1794835771997,1794835772043,1794835773656,NULL,1794835772039,0,1,NULL,1,1794835772039,'');
INSERT INTO "tables" VALUES('zfpp7mk67fff','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','t39pk6syvd8g',0,'live','none',0,'like','playing','496d3503b8a40ed5c56b49e86f1dbb6f88b8387fd12e6628822a1524ac6c2719',4442883033687028019,1,NULL,1794835773685,1794835773741,NULL,NULL,1794835773739,0,2,NULL,0,NULL,'');
INSERT INTO "tables" VALUES('jvvssk7ax5gk','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','t39pk6syvd8g',0,'live','none',0,'like','over','0b351221dc6ceca0d720ef02d0c58786baad2ee4c2a2f2a2a057a775068b8c96',6457937721950879921,1,'{"game":"overbooked","players":[{"total":-39,"rank":2,"lines":{"couples":0,"kids":9,"rugby":6,"friends":2,"seniors":4,"vouchers":1,"bonus-cards":0,"overbooked":-36,"most-overbooked":-2,"empty-seats":-23}},{"total":-18,"rank":1,"lines":{"couples":5,"kids":0,"rugby":2,"friends":16,"seniors":4,"vouchers":1,"bonus-cards":0,"overbooked":-30,"most-overbooked":0,"empty-seats":-16}}],"winners":[1]}',1794835774110,1794835774152,1794835776300,NULL,1794835774147,0,2,NULL,0,NULL,'');
INSERT INTO "tables" VALUES('mw97kutyyr8g','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','t39pk6syvd8g',0,'live','none',0,'like','playing','799602907cc4c76c300d8ab87be017f90eff1331447abde3adbeb6038b94a5b7',7806453700365442036,1,NULL,1794835776338,1794835776415,NULL,NULL,1794835776409,0,1,NULL,0,1794835776409,'');
INSERT INTO "tables" VALUES('jsukg69ebk9s','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','t39pk6syvd8g',0,'live','none',0,'like','over','03e015dd76d6c30550b3b59304ae4a3e9260ac978a23d398149e1663f46d6c5c',4470693724221274514,1,'{"game":"oktoberfest","players":[{"total":16,"rank":1,"lines":{"vp-cards":6,"heroes":1,"coins":0,"objective-a":4,"objective-b":5,"hero-bonus":0}},{"total":11,"rank":2,"lines":{"vp-cards":6,"heroes":0,"coins":1,"objective-a":4,"objective-b":0,"hero-bonus":0}}],"winners":[0]}',1794835776830,1794835776871,1794835777839,NULL,1794835776868,0,1,NULL,0,1794835776868,'');
INSERT INTO "tables" VALUES('gwqr2fwb6yu2','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','t39pk6syvd8g',1,'live','none',0,'like','waiting','7b639366ceb1bbd2e2c11837f01bef42def463fcdee8c756b1eaa2b3116f6df8',NULL,1,NULL,1794835777875,NULL,NULL,NULL,1794835777875,0,1,NULL,0,NULL,'');
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, label TEXT, used BIGINT, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('ade34653632edbbfcc4dc9a06de7448543f4ddb540de98b225ff79662f5bee7f','t39pk6syvd8g','cookie',1794835771127,NULL,1794835771127);
INSERT INTO "tokens" VALUES('af32030ab3d06210dc67dd3e5b0eb99b70f053354c3b2516d8c5f4c2402d1970','xa6ppu7dehsu','cookie',1794835771250,NULL,1794835771250);
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
