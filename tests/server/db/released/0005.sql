BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "entries" VALUES('2v4td6tbv2qz',1,2,'move','2 oak back 1',1794835075168);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',2,0,'move','2 bird line 2',1794835075192);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',3,1,'move','5 fish back 3',1794835075207);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',4,2,'move','6 oak back 3',1794835075227);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',5,0,'move','3 lion back 1',1794835075244);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',6,1,'move','5 lion back 2',1794835075263);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',7,2,'move','3 bird line 2',1794835075282);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',8,0,'move','1 oak line 3',1794835075304);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',9,1,'move','6 lion line 1',1794835075323);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',10,2,'move','3 fish line 2',1794835075343);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',11,0,'move','6 oak line 1',1794835075357);
INSERT INTO "entries" VALUES('2v4td6tbv2qz',12,1,'move','3 oak line 1',1794835075367);
INSERT INTO "entries" VALUES('9qubmktsfbzk',1,1,'move','hire franzi',1794835087357);
INSERT INTO "entries" VALUES('9qubmktsfbzk',2,0,'move','hire berta',1794835087488);
INSERT INTO "entries" VALUES('9qubmktsfbzk',3,0,'move','serve 3 with 1 beer 2 sausage',1794835087613);
INSERT INTO "entries" VALUES('9qubmktsfbzk',4,0,'move','row 1 right turned',1794835087734);
INSERT INTO "entries" VALUES('9qubmktsfbzk',5,1,'move','serve 1 with 1 beer 2 sausage',1794835087852);
INSERT INTO "entries" VALUES('9qubmktsfbzk',6,1,'move','row 1 right turned',1794835087966);
INSERT INTO "entries" VALUES('9qubmktsfbzk',7,0,'move','hire erich with 1 coin',1794835088108);
INSERT INTO "entries" VALUES('9qubmktsfbzk',8,1,'move','more',1794835088228);
INSERT INTO "entries" VALUES('9qubmktsfbzk',9,1,'move','serve 1 with 2 beer 1 sausage',1794835088345);
INSERT INTO "entries" VALUES('9qubmktsfbzk',10,1,'move','row 2 right turned',1794835088482);
INSERT INTO "entries" VALUES('9qubmktsfbzk',11,0,'move','serve 2 with 2 pretzel 1 beer',1794835088600);
INSERT INTO "entries" VALUES('9qubmktsfbzk',12,0,'move','row 2 left',1794835088734);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',1,0,'move','4 fish line 1',1794835075403);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',2,1,'move','4 oak line 3',1794835075411);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',3,2,'move','4 fish line 2',1794835075419);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',4,0,'move','5 bird back 2',1794835075427);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',5,1,'move','2 fish line 1',1794835075435);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',6,2,'move','1 fish line 3',1794835075443);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',7,0,'move','3 bird line 2',1794835075451);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',8,1,'move','3 bird line 1',1794835075459);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',9,2,'move','5 fish back 2',1794835075466);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',10,0,'move','3 oak line 1',1794835075474);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',11,1,'move','3 lion line 1',1794835075482);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',12,2,'move','6 bird line 3',1794835075491);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',13,0,'move','1 oak back 3',1794835075498);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',14,1,'move','2 oak line 3',1794835075506);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',15,2,'move','4 bird back 3',1794835075513);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',16,2,'move','choose green 1 fish',1794835075521);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',17,1,'move','3 oak back 1',1794835075528);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',18,2,'move','4 lion line 2',1794835075536);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',19,0,'move','2 lion back 1',1794835075544);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',20,1,'move','6 fish back 3',1794835075552);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',21,2,'move','5 oak back 3',1794835075560);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',22,0,'move','4 bird back 2',1794835075568);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',23,1,'move','6 oak line 2',1794835075576);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',24,2,'move','3 bird back 2',1794835075586);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',25,0,'move','6 oak line 1',1794835075595);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',26,1,'move','5 bird line 3',1794835075609);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',27,2,'move','3 oak line 1',1794835075626);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',28,0,'move','2 bird line 1',1794835075635);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',29,1,'move','1 lion line 2',1794835075644);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',30,2,'move','6 lion line 3',1794835075652);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',31,0,'move','5 oak line 1',1794835075661);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',32,2,'move','decline',1794835075671);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',33,2,'move','choose green 6 lion',1794835075680);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',34,2,'move','3 fish back 2',1794835075689);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',35,0,'move','2 oak line 3',1794835075703);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',36,1,'move','3 fish back 3',1794835075715);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',37,2,'move','4 oak back 2',1794835075725);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',38,0,'move','3 fish back 3',1794835075734);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',39,1,'move','5 lion line 1',1794835075743);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',40,2,'move','2 fish back 1',1794835075753);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',41,0,'move','6 lion line 1',1794835075762);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',42,1,'move','6 lion line 1',1794835075773);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',43,2,'move','2 bird line 3',1794835075783);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',44,0,'move','5 lion back 1',1794835075792);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',45,1,'move','4 fish line 2',1794835075801);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',46,2,'move','6 fish line 2',1794835075810);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',47,0,'move','2 fish line 2',1794835075820);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',48,1,'move','4 lion line 2',1794835075828);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',49,0,'move','decline',1794835075838);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',50,2,'move','decline',1794835075847);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',51,2,'move','decline',1794835075856);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',52,0,'move','choose red 2 oak',1794835075867);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',53,0,'move','1 bird line 3',1794835075877);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',54,1,'move','1 fish back 2',1794835075886);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',55,2,'move','6 oak back 2',1794835075896);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',56,0,'move','4 oak back 1',1794835075905);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',57,1,'move','5 fish back 3',1794835075915);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',58,2,'move','2 oak back 1',1794835075929);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',59,0,'move','4 lion line 1',1794835075980);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',60,1,'move','2 bird back 3',1794835076062);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',61,2,'move','3 lion line 2',1794835076178);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',62,0,'move','1 lion line 1',1794835076336);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',63,1,'move','6 bird line 1',1794835076452);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',64,2,'move','5 bird line 3',1794835076580);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',65,0,'move','6 bird line 3',1794835076700);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',66,1,'move','1 bird line 3',1794835076809);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',67,2,'move','2 lion line 2',1794835076936);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',68,0,'move','choose red 1 lion',1794835077056);
INSERT INTO "entries" VALUES('pkmzbwhg4h5f',69,1,'move','choose red 6 bird',1794835077153);
INSERT INTO "entries" VALUES('se7ywj29jckt',1,0,'move','hire berta',1794835089254);
INSERT INTO "entries" VALUES('se7ywj29jckt',2,1,'move','hire helmut',1794835089424);
INSERT INTO "entries" VALUES('se7ywj29jckt',3,1,'move','kitchen',1794835089579);
INSERT INTO "entries" VALUES('se7ywj29jckt',4,1,'move','discard 1 beer 2 sausage',1794835089692);
INSERT INTO "entries" VALUES('se7ywj29jckt',5,0,'move','serve 4 with 1 pretzel 2 beer 1 sausage',1794835089798);
INSERT INTO "entries" VALUES('se7ywj29jckt',6,0,'move','row 1 right',1794835089928);
INSERT INTO "entries" VALUES('se7ywj29jckt',7,1,'move','kitchen',1794835090088);
INSERT INTO "entries" VALUES('se7ywj29jckt',8,1,'move','discard 3 pretzel 1 sausage',1794835090255);
INSERT INTO "entries" VALUES('se7ywj29jckt',9,0,'move','serve 1 with 1 pretzel 2 beer',1794835090372);
INSERT INTO "entries" VALUES('se7ywj29jckt',10,0,'move','row 2 right',1794835090493);
INSERT INTO "entries" VALUES('se7ywj29jckt',11,1,'move','kitchen',1794835090619);
INSERT INTO "entries" VALUES('se7ywj29jckt',12,1,'move','discard 1 pretzel',1794835090736);
INSERT INTO "entries" VALUES('se7ywj29jckt',13,0,'move','hire vroni with 2 coin',1794835090878);
INSERT INTO "entries" VALUES('se7ywj29jckt',14,1,'move','kitchen',1794835091013);
INSERT INTO "entries" VALUES('se7ywj29jckt',15,1,'move','discard 1 pretzel',1794835091142);
INSERT INTO "entries" VALUES('se7ywj29jckt',16,0,'move','serve 1 with 3 beer',1794835091281);
INSERT INTO "entries" VALUES('se7ywj29jckt',17,0,'move','row 2 left turned',1794835091404);
INSERT INTO "entries" VALUES('se7ywj29jckt',18,1,'move','kitchen',1794835091544);
INSERT INTO "entries" VALUES('se7ywj29jckt',19,1,'move','discard 1 beer',1794835091666);
INSERT INTO "entries" VALUES('se7ywj29jckt',20,0,'move','serve 3 with 2 pretzel 1 beer',1794835091781);
INSERT INTO "entries" VALUES('se7ywj29jckt',21,0,'move','row 1 left turned',1794835091895);
INSERT INTO "entries" VALUES('se7ywj29jckt',22,1,'move','kitchen',1794835092028);
INSERT INTO "entries" VALUES('se7ywj29jckt',23,1,'move','discard 1 sausage',1794835092135);
INSERT INTO "entries" VALUES('se7ywj29jckt',24,0,'move','kitchen',1794835092243);
INSERT INTO "entries" VALUES('se7ywj29jckt',25,0,'move','discard 1 beer 2 coin',1794835092376);
INSERT INTO "entries" VALUES('se7ywj29jckt',26,1,'move','kitchen',1794835092528);
INSERT INTO "entries" VALUES('se7ywj29jckt',27,1,'move','discard 1 pretzel',1794835092677);
INSERT INTO "entries" VALUES('se7ywj29jckt',28,0,'move','hire anton',1794835092814);
INSERT INTO "entries" VALUES('se7ywj29jckt',29,1,'move','kitchen',1794835092951);
INSERT INTO "entries" VALUES('se7ywj29jckt',30,1,'move','discard 3 sausage',1794835093061);
INSERT INTO "entries" VALUES('se7ywj29jckt',31,0,'move','serve 1 with 2 pretzel 1 sausage',1794835093178);
INSERT INTO "entries" VALUES('se7ywj29jckt',32,0,'move','row 2 left',1794835093305);
INSERT INTO "entries" VALUES('se7ywj29jckt',33,1,'move','kitchen',1794835093425);
INSERT INTO "entries" VALUES('se7ywj29jckt',34,1,'move','discard 1 pretzel',1794835093547);
INSERT INTO "entries" VALUES('se7ywj29jckt',35,0,'move','serve 3 with 1 beer 1 sausage',1794835093662);
INSERT INTO "entries" VALUES('se7ywj29jckt',36,0,'move','row 1 left',1794835093782);
INSERT INTO "entries" VALUES('se7ywj29jckt',37,1,'move','serve 1 with 1 pretzel 1 beer 2 sausage',1794835093901);
INSERT INTO "entries" VALUES('se7ywj29jckt',38,1,'move','row 2 left turned',1794835094014);
INSERT INTO "entries" VALUES('se7ywj29jckt',39,0,'move','hire gustl with 1 coin',1794835094127);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',1,0,'move','take right-hand-family',1794835077864);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',2,0,'move','place 4j turn 270',1794835077984);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',3,1,'move','take fan-and-star',1794835078108);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',4,1,'move','place 1j turn 90',1794835078224);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',5,0,'move','take crankshaft',1794835078341);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',6,0,'move','place 1h turn 90',1794835078470);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',7,1,'move','take jealousy',1794835078589);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',8,1,'move','place 3d turn 90',1794835078720);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',9,0,'move','take playmates',1794835078840);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',10,0,'move','place 2h turn 90',1794835078946);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',11,1,'move','take corner-choir',1794835079083);
INSERT INTO "entries" VALUES('w3jnv3hxfdg3',12,1,'move','place 2j turn 270',1794835079220);
INSERT INTO "entries" VALUES('w88bnsvk32p9',1,1,'move','take campfire',1794835079812);
INSERT INTO "entries" VALUES('w88bnsvk32p9',2,1,'move','place 2d turn 90',1794835079928);
INSERT INTO "entries" VALUES('w88bnsvk32p9',3,0,'move','take crown',1794835080102);
INSERT INTO "entries" VALUES('w88bnsvk32p9',4,0,'move','place 1b turn 270',1794835080239);
INSERT INTO "entries" VALUES('w88bnsvk32p9',5,1,'move','take early-exit',1794835080382);
INSERT INTO "entries" VALUES('w88bnsvk32p9',6,1,'move','seat 5h',1794835080525);
INSERT INTO "entries" VALUES('w88bnsvk32p9',7,1,'move','seat 2h',1794835080668);
INSERT INTO "entries" VALUES('w88bnsvk32p9',8,1,'move','seat 5c',1794835080802);
INSERT INTO "entries" VALUES('w88bnsvk32p9',9,0,'move','take restless-feet',1794835080937);
INSERT INTO "entries" VALUES('w88bnsvk32p9',10,0,'move','seat 5h',1794835081066);
INSERT INTO "entries" VALUES('w88bnsvk32p9',11,0,'move','seat 1d',1794835081209);
INSERT INTO "entries" VALUES('w88bnsvk32p9',12,0,'move','seat 1g',1794835081359);
INSERT INTO "entries" VALUES('w88bnsvk32p9',13,1,'move','take loose-pass',1794835081492);
INSERT INTO "entries" VALUES('w88bnsvk32p9',14,1,'move','place 3h turn 270',1794835081640);
INSERT INTO "entries" VALUES('w88bnsvk32p9',15,0,'move','take slalom',1794835081776);
INSERT INTO "entries" VALUES('w88bnsvk32p9',16,0,'move','place 2a turn 90',1794835081932);
INSERT INTO "entries" VALUES('w88bnsvk32p9',17,1,'move','take lovers-and-tail',1794835082071);
INSERT INTO "entries" VALUES('w88bnsvk32p9',18,1,'move','place 1h turn 90',1794835082218);
INSERT INTO "entries" VALUES('w88bnsvk32p9',19,0,'move','take dancing-shoes',1794835082364);
INSERT INTO "entries" VALUES('w88bnsvk32p9',20,0,'move','place 3f turn 270',1794835082505);
INSERT INTO "entries" VALUES('w88bnsvk32p9',21,1,'move','take jealousy',1794835082635);
INSERT INTO "entries" VALUES('w88bnsvk32p9',22,1,'move','place 2h turn 90',1794835082788);
INSERT INTO "entries" VALUES('w88bnsvk32p9',23,0,'move','take x-five',1794835082916);
INSERT INTO "entries" VALUES('w88bnsvk32p9',24,0,'move','place 2a',1794835083049);
INSERT INTO "entries" VALUES('w88bnsvk32p9',25,1,'move','take honeymoon',1794835083192);
INSERT INTO "entries" VALUES('w88bnsvk32p9',26,1,'move','place 4g turn 90',1794835083335);
INSERT INTO "entries" VALUES('w88bnsvk32p9',27,0,'move','take sunrise',1794835083467);
INSERT INTO "entries" VALUES('w88bnsvk32p9',28,0,'move','seat 4k',1794835083592);
INSERT INTO "entries" VALUES('w88bnsvk32p9',29,0,'move','seat 3k',1794835083722);
INSERT INTO "entries" VALUES('w88bnsvk32p9',30,1,'move','take long-legs',1794835083850);
INSERT INTO "entries" VALUES('w88bnsvk32p9',31,1,'move','seat 5c',1794835083992);
INSERT INTO "entries" VALUES('w88bnsvk32p9',32,1,'move','seat 1c',1794835084124);
INSERT INTO "entries" VALUES('w88bnsvk32p9',33,0,'move','take goalposts',1794835084288);
INSERT INTO "entries" VALUES('w88bnsvk32p9',34,0,'move','place 2d turn 180',1794835084464);
INSERT INTO "entries" VALUES('w88bnsvk32p9',35,1,'move','take lanterns',1794835084610);
INSERT INTO "entries" VALUES('w88bnsvk32p9',36,1,'move','place 1d turn 90',1794835084722);
INSERT INTO "entries" VALUES('w88bnsvk32p9',37,0,'move','take group-hug',1794835084851);
INSERT INTO "entries" VALUES('w88bnsvk32p9',38,0,'move','place 2a',1794835084984);
INSERT INTO "entries" VALUES('w88bnsvk32p9',39,1,'move','take joined-late',1794835085128);
INSERT INTO "entries" VALUES('w88bnsvk32p9',40,1,'move','place 1a turn 270',1794835085264);
INSERT INTO "entries" VALUES('w88bnsvk32p9',41,0,'move','take generations',1794835085392);
INSERT INTO "entries" VALUES('w88bnsvk32p9',42,0,'move','place 2a',1794835085527);
INSERT INTO "entries" VALUES('w88bnsvk32p9',43,1,'move','take coach-party',1794835085667);
INSERT INTO "entries" VALUES('w88bnsvk32p9',44,1,'move','place 1h turn 180',1794835085790);
INSERT INTO "entries" VALUES('w88bnsvk32p9',45,0,'move','take zigzag',1794835085932);
INSERT INTO "entries" VALUES('w88bnsvk32p9',46,0,'move','place 1h turn 90',1794835086068);
INSERT INTO "entries" VALUES('w88bnsvk32p9',47,1,'move','take gossips',1794835086187);
INSERT INTO "entries" VALUES('w88bnsvk32p9',48,1,'move','place 4g turn 90',1794835086371);
INSERT INTO "entries" VALUES('w88bnsvk32p9',49,0,'move','take peekaboo',1794835086506);
INSERT INTO "entries" VALUES('w88bnsvk32p9',50,0,'move','place 2e turn 180',1794835086635);
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
INSERT INTO "messages" VALUES(1,'2v4td6tbv2qz','zvd99h7afsjk','chat','Good luck at overbooking!',1794835075137);
INSERT INTO "messages" VALUES(2,'pkmzbwhg4h5f','zvd99h7afsjk','chat','Good luck at overbooking!',1794835075393);
INSERT INTO "messages" VALUES(3,'w3jnv3hxfdg3','zvd99h7afsjk','chat','Good luck at overbooked!',1794835077580);
INSERT INTO "messages" VALUES(4,'w88bnsvk32p9','zvd99h7afsjk','chat','Good luck at overbooked!',1794835079664);
INSERT INTO "messages" VALUES(5,'9qubmktsfbzk','zvd99h7afsjk','chat','Good luck at oktoberfest!',1794835087199);
INSERT INTO "messages" VALUES(6,'se7ywj29jckt','zvd99h7afsjk','chat','Good luck at oktoberfest!',1794835089112);
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
INSERT INTO "outages" VALUES(1794835074160,1794835074161);
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
',1,NULL,1794835075067);
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
',1,NULL,1794835077300);
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
',1,NULL,1794835086817);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('zvd99h7afsjk','Ada','en',1794835074990,NULL);
INSERT INTO "people" VALUES('j2hh38nx5fw5','Bob','en',1794835075052,NULL);
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
INSERT INTO "seats" VALUES('2v4td6tbv2qz',0,'j2hh38nx5fw5',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('2v4td6tbv2qz',1,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('2v4td6tbv2qz',2,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pkmzbwhg4h5f',0,'j2hh38nx5fw5',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pkmzbwhg4h5f',1,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pkmzbwhg4h5f',2,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('w3jnv3hxfdg3',0,'j2hh38nx5fw5',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('w3jnv3hxfdg3',1,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('w88bnsvk32p9',0,'j2hh38nx5fw5',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('w88bnsvk32p9',1,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('9qubmktsfbzk',0,'j2hh38nx5fw5',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('9qubmktsfbzk',1,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('se7ywj29jckt',0,'j2hh38nx5fw5',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('se7ywj29jckt',1,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('b6d5d9mep4gz',0,'zvd99h7afsjk',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('b6d5d9mep4gz',1,NULL,NULL,NULL,'',0);
INSERT INTO "seats" VALUES('b6d5d9mep4gz',2,NULL,'novice',NULL,'',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','d6ee33cbdc363c2ce9c51a210e0c6ad6457639becc06b4214e0076f6bcf04bdf');
INSERT INTO "settings" VALUES('heartbeat','1794835094527');
INSERT INTO "settings" VALUES('probe','4ed375ca');
CREATE TABLE sheet_parts (
	code TEXT NOT NULL, 
	part INTEGER NOT NULL, 
	change INTEGER NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (code, part), 
	FOREIGN KEY(code) REFERENCES sheets (code) ON DELETE CASCADE
);
CREATE TABLE sheets (
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	change INTEGER NOT NULL, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
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
INSERT INTO "tables" VALUES('2v4td6tbv2qz','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','zvd99h7afsjk',0,'live','none',0,'like','playing','ec5068d3edf068edbf5785235bcd5a5d7ef3de11ee30af58595ffb23e4e466b6',2387213764921955259,1,NULL,1794835075067,1794835075124,NULL,NULL,1794835075123,0,1,NULL,1,NULL);
INSERT INTO "tables" VALUES('pkmzbwhg4h5f','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','zvd99h7afsjk',0,'live','none',0,'like','over','4399c0e8225da718f6f995f6cf513b5f6042ede649e2a223401f206a7715ae8e',7651150771600157761,1,'{"game":"overbooking","players":[{"total":23,"rank":2,"lines":{"coins":19,"tiles":4,"crests":0}},{"total":34,"rank":1,"lines":{"coins":25,"tiles":5,"crests":4}},{"total":21,"rank":3,"lines":{"coins":19,"tiles":2,"crests":0}}],"winners":[1]}',1794835075370,1794835075387,1794835077153,NULL,1794835075386,0,1,NULL,1,1794835075386);
INSERT INTO "tables" VALUES('w3jnv3hxfdg3','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','zvd99h7afsjk',0,'live','none',0,'like','playing','a8a34fbe7810dceb29272fb19fa9a1dc0a73475eb1b2b435b50c29f7258d530e',2032128922857911214,1,NULL,1794835077300,1794835077508,NULL,NULL,1794835077490,0,2,NULL,0,NULL);
INSERT INTO "tables" VALUES('w88bnsvk32p9','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','zvd99h7afsjk',0,'live','none',0,'like','over','d40f69d4de898eac09af3834286bb6feacb3960d8e7667f30ac7e1f95be40eaa',2662985734507448193,1,'{"game":"overbooked","players":[{"total":-40,"rank":2,"lines":{"couples":0,"kids":6,"rugby":2,"friends":2,"seniors":1,"vouchers":0,"bonus-cards":0,"overbooked":-26,"most-overbooked":-2,"empty-seats":-23}},{"total":-18,"rank":1,"lines":{"couples":0,"kids":6,"rugby":2,"friends":10,"seniors":6,"vouchers":2,"bonus-cards":0,"overbooked":-20,"most-overbooked":0,"empty-seats":-24}}],"winners":[1]}',1794835079293,1794835079599,1794835086635,NULL,1794835079571,0,2,NULL,0,NULL);
INSERT INTO "tables" VALUES('9qubmktsfbzk','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','zvd99h7afsjk',0,'live','none',0,'like','playing','a2bcef532151b699caa32f261f373f5b08a0840e82d4a548b78c68af400c17ce',2327999806938481588,1,NULL,1794835086816,1794835087120,NULL,NULL,1794835087093,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('se7ywj29jckt','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','zvd99h7afsjk',0,'live','none',0,'like','over','12a7b717d549cfd6bed3b25b49618589fca87c50599b7bfc1be9980156507082',6617430816254659202,1,'{"game":"oktoberfest","players":[{"total":12,"rank":1,"lines":{"vp-cards":6,"heroes":1,"coins":1,"objective-a":4,"objective-b":0,"hero-bonus":0}},{"total":4,"rank":2,"lines":{"vp-cards":1,"heroes":0,"coins":1,"objective-a":2,"objective-b":0,"hero-bonus":0}}],"winners":[0]}',1794835088792,1794835089036,1794835094127,NULL,1794835089019,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('b6d5d9mep4gz','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','zvd99h7afsjk',1,'live','none',0,'like','waiting','7980bbe2fb4ca560c7b7072593a85756c9ae651c54b996ac06a511c1de8b554f',NULL,1,NULL,1794835094260,NULL,NULL,NULL,1794835094260,0,1,NULL,0,NULL);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, label TEXT, used BIGINT, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('0cb55d972a01003d471e8b60d99e5a84a1d86fb7c6a4fece114f0ebb19a6d0e3','zvd99h7afsjk','cookie',1794835074995,NULL,1794835074995);
INSERT INTO "tokens" VALUES('5a824a5bc216fee99620997fbd2dd56a4f3b981b871fa51ad568fbb1cd3ec7a4','j2hh38nx5fw5','cookie',1794835075055,NULL,1794835075055);
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
CREATE INDEX sheets_by_age ON sheets (touched);
COMMIT;
