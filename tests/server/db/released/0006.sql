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
INSERT INTO "entries" VALUES('39rmehtfuqfj',1,0,'move','take sulking-lovers',1794842725999);
INSERT INTO "entries" VALUES('39rmehtfuqfj',2,0,'move','place 3a turn 90',1794842726008);
INSERT INTO "entries" VALUES('39rmehtfuqfj',3,1,'move','take early-exit',1794842726017);
INSERT INTO "entries" VALUES('39rmehtfuqfj',4,1,'move','seat 2d',1794842726028);
INSERT INTO "entries" VALUES('39rmehtfuqfj',5,1,'move','seat 4g',1794842726038);
INSERT INTO "entries" VALUES('39rmehtfuqfj',6,1,'move','seat 3d',1794842726080);
INSERT INTO "entries" VALUES('39rmehtfuqfj',7,0,'move','take restless-feet',1794842726089);
INSERT INTO "entries" VALUES('39rmehtfuqfj',8,0,'move','seat 2g',1794842726102);
INSERT INTO "entries" VALUES('39rmehtfuqfj',9,0,'move','seat 4c',1794842726113);
INSERT INTO "entries" VALUES('39rmehtfuqfj',10,0,'move','seat 5g',1794842726127);
INSERT INTO "entries" VALUES('39rmehtfuqfj',11,1,'move','take scrum',1794842726139);
INSERT INTO "entries" VALUES('39rmehtfuqfj',12,1,'move','place 4b',1794842726150);
INSERT INTO "entries" VALUES('39rmehtfuqfj',13,0,'move','take jealousy',1794842726157);
INSERT INTO "entries" VALUES('39rmehtfuqfj',14,0,'move','place 2e turn 270',1794842726164);
INSERT INTO "entries" VALUES('39rmehtfuqfj',15,1,'move','take zigzag',1794842726173);
INSERT INTO "entries" VALUES('39rmehtfuqfj',16,1,'move','place 3d',1794842726183);
INSERT INTO "entries" VALUES('39rmehtfuqfj',17,0,'move','take table-talk',1794842726195);
INSERT INTO "entries" VALUES('39rmehtfuqfj',18,0,'move','place 3a turn 180',1794842726204);
INSERT INTO "entries" VALUES('39rmehtfuqfj',19,1,'move','take late-bookers',1794842726213);
INSERT INTO "entries" VALUES('39rmehtfuqfj',20,1,'move','seat 2e',1794842726226);
INSERT INTO "entries" VALUES('39rmehtfuqfj',21,1,'move','seat 3f',1794842726242);
INSERT INTO "entries" VALUES('39rmehtfuqfj',22,1,'move','seat 2j',1794842726312);
INSERT INTO "entries" VALUES('39rmehtfuqfj',23,0,'move','take easy-going',1794842726348);
INSERT INTO "entries" VALUES('39rmehtfuqfj',24,0,'move','seat 5e',1794842726355);
INSERT INTO "entries" VALUES('39rmehtfuqfj',25,0,'move','seat 1j',1794842726362);
INSERT INTO "entries" VALUES('39rmehtfuqfj',26,1,'move','take double-date',1794842726369);
INSERT INTO "entries" VALUES('39rmehtfuqfj',27,1,'move','place 2e',1794842726376);
INSERT INTO "entries" VALUES('39rmehtfuqfj',28,0,'move','take newlyweds-with-child',1794842726383);
INSERT INTO "entries" VALUES('39rmehtfuqfj',29,0,'move','place 1h turn 90',1794842726394);
INSERT INTO "entries" VALUES('39rmehtfuqfj',30,1,'move','take panhandle',1794842726405);
INSERT INTO "entries" VALUES('39rmehtfuqfj',31,1,'move','place 3h turn 180',1794842726419);
INSERT INTO "entries" VALUES('39rmehtfuqfj',32,0,'move','take corner-team',1794842726431);
INSERT INTO "entries" VALUES('39rmehtfuqfj',33,0,'move','place 4h turn 180',1794842726450);
INSERT INTO "entries" VALUES('39rmehtfuqfj',34,1,'move','take crankshaft',1794842726466);
INSERT INTO "entries" VALUES('39rmehtfuqfj',35,1,'move','place 2a turn 90',1794842726479);
INSERT INTO "entries" VALUES('39rmehtfuqfj',36,0,'move','take lanterns',1794842726495);
INSERT INTO "entries" VALUES('39rmehtfuqfj',37,0,'move','place 2a',1794842726509);
INSERT INTO "entries" VALUES('39rmehtfuqfj',38,1,'move','take generations',1794842726518);
INSERT INTO "entries" VALUES('39rmehtfuqfj',39,1,'move','place 4h',1794842726525);
INSERT INTO "entries" VALUES('39rmehtfuqfj',40,0,'move','take photographers',1794842726533);
INSERT INTO "entries" VALUES('39rmehtfuqfj',41,0,'move','seat 3a',1794842726542);
INSERT INTO "entries" VALUES('39rmehtfuqfj',42,0,'move','seat 3k',1794842726549);
INSERT INTO "entries" VALUES('39rmehtfuqfj',43,0,'move','seat 1k',1794842726559);
INSERT INTO "entries" VALUES('39rmehtfuqfj',44,1,'move','take loose-pass',1794842726567);
INSERT INTO "entries" VALUES('39rmehtfuqfj',45,1,'move','place 2j turn 270',1794842726575);
INSERT INTO "entries" VALUES('cvmc83eudfjm',1,1,'move','hire erich',1794842726819);
INSERT INTO "entries" VALUES('cvmc83eudfjm',2,0,'move','hire zenzi',1794842726829);
INSERT INTO "entries" VALUES('cvmc83eudfjm',3,0,'move','serve 1 with 1 pretzel 2 beer 1 sausage',1794842726841);
INSERT INTO "entries" VALUES('cvmc83eudfjm',4,0,'move','row 1 right turned',1794842726852);
INSERT INTO "entries" VALUES('cvmc83eudfjm',5,1,'move','more',1794842726863);
INSERT INTO "entries" VALUES('cvmc83eudfjm',6,1,'move','serve 2 with 2 pretzel 2 beer',1794842726874);
INSERT INTO "entries" VALUES('cvmc83eudfjm',7,1,'move','row 2 right turned',1794842726884);
INSERT INTO "entries" VALUES('cvmc83eudfjm',8,0,'move','serve 3 with 2 beer 1 sausage',1794842726894);
INSERT INTO "entries" VALUES('cvmc83eudfjm',9,0,'move','row 2 left',1794842726905);
INSERT INTO "entries" VALUES('cvmc83eudfjm',10,1,'move','kitchen',1794842726916);
INSERT INTO "entries" VALUES('cvmc83eudfjm',11,1,'move','discard 1 pretzel 2 sausage 1 coin',1794842726926);
INSERT INTO "entries" VALUES('cvmc83eudfjm',12,0,'move','hire resi with 1 coin',1794842726938);
INSERT INTO "entries" VALUES('cvmc83eudfjm',13,1,'move','serve 3 with 1 pretzel 1 beer 2 sausage',1794842726948);
INSERT INTO "entries" VALUES('cvmc83eudfjm',14,1,'move','row 2 right',1794842726959);
INSERT INTO "entries" VALUES('cvmc83eudfjm',15,0,'move','serve 3 with 1 pretzel 1 sausage',1794842726969);
INSERT INTO "entries" VALUES('cvmc83eudfjm',16,0,'move','row 2 left turned',1794842726980);
INSERT INTO "entries" VALUES('cvmc83eudfjm',17,1,'move','hire anton with 1 coin',1794842726991);
INSERT INTO "entries" VALUES('cvmc83eudfjm',18,0,'move','kitchen',1794842727002);
INSERT INTO "entries" VALUES('cvmc83eudfjm',19,0,'move','discard 1 sausage 2 coin',1794842727014);
INSERT INTO "entries" VALUES('cvmc83eudfjm',20,1,'move','kitchen',1794842727026);
INSERT INTO "entries" VALUES('cvmc83eudfjm',21,1,'move','discard 1 beer',1794842727035);
INSERT INTO "entries" VALUES('cvmc83eudfjm',22,0,'move','kitchen',1794842727051);
INSERT INTO "entries" VALUES('cvmc83eudfjm',23,0,'move','discard 1 pretzel',1794842727063);
INSERT INTO "entries" VALUES('cvmc83eudfjm',24,1,'move','more',1794842727076);
INSERT INTO "entries" VALUES('cvmc83eudfjm',25,1,'move','serve 1 with 1 pretzel 2 beer 1 sausage',1794842727088);
INSERT INTO "entries" VALUES('cvmc83eudfjm',26,1,'move','row 1 right',1794842727099);
INSERT INTO "entries" VALUES('cvmc83eudfjm',27,0,'move','serve 4 with 2 sausage',1794842727112);
INSERT INTO "entries" VALUES('cvmc83eudfjm',28,0,'move','row 1 right turned',1794842727123);
INSERT INTO "entries" VALUES('cvmc83eudfjm',29,1,'move','serve 1 with 1 pretzel 1 beer 1 sausage',1794842727136);
INSERT INTO "entries" VALUES('cvmc83eudfjm',30,1,'move','row 1 left',1794842727147);
INSERT INTO "entries" VALUES('cvmc83eudfjm',31,0,'move','serve 1 with 2 pretzel 1 beer',1794842727159);
INSERT INTO "entries" VALUES('cvmc83eudfjm',32,0,'move','row 3 right',1794842727172);
INSERT INTO "entries" VALUES('cvmc83eudfjm',33,1,'move','hire gustl with 2 coin',1794842727184);
INSERT INTO "entries" VALUES('cvmc83eudfjm',34,0,'move','hire vroni with 2 coin',1794842727198);
INSERT INTO "entries" VALUES('cvmc83eudfjm',35,1,'move','more',1794842727208);
INSERT INTO "entries" VALUES('cvmc83eudfjm',36,1,'move','serve 3 with 2 pretzel 2 beer',1794842727224);
INSERT INTO "entries" VALUES('cvmc83eudfjm',37,1,'move','row 3 right turned',1794842727237);
INSERT INTO "entries" VALUES('ghajdekzv553',1,2,'move','2 oak back 1',1794842724595);
INSERT INTO "entries" VALUES('ghajdekzv553',2,0,'move','1 bird line 2',1794842724615);
INSERT INTO "entries" VALUES('ghajdekzv553',3,1,'move','5 lion line 3',1794842724628);
INSERT INTO "entries" VALUES('ghajdekzv553',4,2,'move','1 lion back 3',1794842724638);
INSERT INTO "entries" VALUES('ghajdekzv553',5,0,'move','3 lion back 1',1794842724654);
INSERT INTO "entries" VALUES('ghajdekzv553',6,1,'move','5 fish line 2',1794842724667);
INSERT INTO "entries" VALUES('ghajdekzv553',7,2,'move','4 lion line 3',1794842724702);
INSERT INTO "entries" VALUES('ghajdekzv553',8,0,'move','1 oak line 1',1794842724713);
INSERT INTO "entries" VALUES('ghajdekzv553',9,1,'move','4 bird back 2',1794842724721);
INSERT INTO "entries" VALUES('ghajdekzv553',10,2,'move','5 oak line 3',1794842724728);
INSERT INTO "entries" VALUES('ghajdekzv553',11,0,'move','4 lion back 3',1794842724763);
INSERT INTO "entries" VALUES('ghajdekzv553',12,1,'move','2 oak line 1',1794842724807);
INSERT INTO "entries" VALUES('h39csjueczu9',1,0,'move','hire franzi',1794842726624);
INSERT INTO "entries" VALUES('h39csjueczu9',2,1,'move','hire heidi',1794842726636);
INSERT INTO "entries" VALUES('h39csjueczu9',3,1,'move','serve 1 with 1 pretzel 1 beer',1794842726652);
INSERT INTO "entries" VALUES('h39csjueczu9',4,1,'move','row 1 right turned',1794842726665);
INSERT INTO "entries" VALUES('h39csjueczu9',5,0,'move','serve 3 with 1 beer 1 sausage',1794842726680);
INSERT INTO "entries" VALUES('h39csjueczu9',6,0,'move','row 1 left turned',1794842726694);
INSERT INTO "entries" VALUES('h39csjueczu9',7,1,'move','hire anton with 1 coin',1794842726710);
INSERT INTO "entries" VALUES('h39csjueczu9',8,0,'move','kitchen',1794842726728);
INSERT INTO "entries" VALUES('h39csjueczu9',9,0,'move','discard 2 pretzel 1 coin',1794842726740);
INSERT INTO "entries" VALUES('h39csjueczu9',10,1,'move','kitchen',1794842726750);
INSERT INTO "entries" VALUES('h39csjueczu9',11,1,'move','discard 1 pretzel 2 sausage',1794842726761);
INSERT INTO "entries" VALUES('h39csjueczu9',12,0,'move','serve 2 with 2 beer',1794842726771);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',1,2,'move','2 oak line 1',1794842724870);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',2,0,'move','1 lion line 1',1794842724890);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',3,1,'move','2 oak back 2',1794842724902);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',4,2,'move','6 fish back 1',1794842724910);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',5,0,'move','4 oak back 3',1794842724918);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',6,1,'move','2 fish line 2',1794842724925);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',7,2,'move','5 bird line 1',1794842724934);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',8,0,'move','3 oak back 2',1794842724945);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',9,1,'move','3 bird back 1',1794842724972);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',10,2,'move','4 fish back 3',1794842724985);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',11,0,'move','2 bird line 1',1794842724997);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',12,1,'move','1 oak line 2',1794842725013);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',13,2,'move','1 oak line 2',1794842725046);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',14,0,'move','5 fish line 2',1794842725063);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',15,1,'move','3 lion line 3',1794842725075);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',16,0,'move','decline',1794842725084);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',17,0,'move','1 bird back 2',1794842725095);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',18,1,'move','3 oak line 1',1794842725107);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',19,2,'move','4 lion back 1',1794842725126);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',20,0,'move','5 lion line 2',1794842725141);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',21,1,'move','6 fish back 1',1794842725163);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',22,2,'move','3 oak line 3',1794842725189);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',23,0,'move','6 fish line 3',1794842725214);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',24,1,'move','5 bird back 2',1794842725231);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',25,2,'move','5 fish line 3',1794842725247);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',26,0,'move','5 bird line 3',1794842725260);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',27,1,'move','5 lion line 2',1794842725304);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',28,2,'move','3 bird line 3',1794842725371);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',29,0,'move','4 bird line 2',1794842725378);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',30,1,'move','2 bird line 1',1794842725386);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',31,2,'move','2 bird line 2',1794842725393);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',32,1,'move','4 fish line 3',1794842725402);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',33,2,'move','6 bird back 3',1794842725416);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',34,0,'move','5 oak back 1',1794842725432);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',35,1,'move','5 oak back 3',1794842725440);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',36,2,'move','3 lion back 2',1794842725450);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',37,0,'move','6 lion line 3',1794842725480);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',38,1,'move','4 bird back 1',1794842725492);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',39,2,'move','1 fish back 2',1794842725507);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',40,0,'move','6 bird line 3',1794842725527);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',41,1,'move','1 fish line 2',1794842725540);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',42,2,'move','2 lion line 1',1794842725547);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',43,0,'move','4 lion line 1',1794842725555);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',44,1,'move','4 lion line 1',1794842725566);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',45,2,'move','6 lion line 1',1794842725574);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',46,0,'move','4 fish line 3',1794842725586);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',47,0,'move','decline',1794842725596);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',48,1,'move','decline',1794842725606);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',49,1,'move','choose red 6 bird',1794842725617);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',50,2,'move','1 bird line 2',1794842725625);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',51,0,'move','2 fish line 3',1794842725632);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',52,1,'move','1 bird line 2',1794842725641);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',53,2,'move','1 lion back 2',1794842725652);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',54,0,'move','3 bird back 1',1794842725661);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',55,1,'move','6 lion line 3',1794842725671);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',56,2,'move','5 oak line 3',1794842725681);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',57,0,'move','1 fish back 3',1794842725690);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',58,1,'move','5 fish line 2',1794842725699);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',59,2,'move','4 oak line 2',1794842725707);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',60,0,'move','2 oak back 3',1794842725718);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',61,1,'move','6 bird back 1',1794842725727);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',62,2,'move','3 fish line 3',1794842725736);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',63,0,'move','3 fish back 2',1794842725745);
INSERT INTO "entries" VALUES('nuv3f7gbnnp6',64,1,'move','1 lion line 1',1794842725757);
INSERT INTO "entries" VALUES('upchb7m9kjrg',1,0,'move','take lovers-and-tail',1794842725829);
INSERT INTO "entries" VALUES('upchb7m9kjrg',2,0,'move','place 3d turn 180',1794842725840);
INSERT INTO "entries" VALUES('upchb7m9kjrg',3,1,'move','take honeymoon',1794842725854);
INSERT INTO "entries" VALUES('upchb7m9kjrg',4,1,'move','place 2e turn 90',1794842725865);
INSERT INTO "entries" VALUES('upchb7m9kjrg',5,0,'move','take fan-and-star',1794842725878);
INSERT INTO "entries" VALUES('upchb7m9kjrg',6,0,'move','place 3c turn 270',1794842725889);
INSERT INTO "entries" VALUES('upchb7m9kjrg',7,1,'move','take front-row',1794842725901);
INSERT INTO "entries" VALUES('upchb7m9kjrg',8,1,'move','place 1e',1794842725911);
INSERT INTO "entries" VALUES('upchb7m9kjrg',9,0,'move','take secret-glance',1794842725921);
INSERT INTO "entries" VALUES('upchb7m9kjrg',10,0,'move','place 1d turn 90',1794842725932);
INSERT INTO "entries" VALUES('upchb7m9kjrg',11,1,'move','take corner-choir',1794842725943);
INSERT INTO "entries" VALUES('upchb7m9kjrg',12,1,'move','place 3h turn 270',1794842725954);
CREATE TABLE mail_addresses (
	person TEXT NOT NULL, 
	address TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	confirmed BIGINT, 
	day INTEGER NOT NULL, 
	sent INTEGER NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
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
INSERT INTO "messages" VALUES(1,'ghajdekzv553','h67rk7mcz2e9','chat','Good luck at overbooking!',1794842724578);
INSERT INTO "messages" VALUES(2,'nuv3f7gbnnp6','tj7pxthxxdnu','chat','Good luck at overbooking!',1794842724847);
INSERT INTO "messages" VALUES(3,'upchb7m9kjrg','h67rk7mcz2e9','chat','Good luck at overbooked!',1794842725797);
INSERT INTO "messages" VALUES(4,'39rmehtfuqfj','tj7pxthxxdnu','chat','Good luck at overbooked!',1794842725988);
INSERT INTO "messages" VALUES(5,'h39csjueczu9','h67rk7mcz2e9','chat','Good luck at oktoberfest!',1794842726614);
INSERT INTO "messages" VALUES(6,'cvmc83eudfjm','tj7pxthxxdnu','chat','Good luck at oktoberfest!',1794842726806);
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
INSERT INTO "outages" VALUES(1794842724419,1794842724420);
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
',1,NULL,1794842724474);
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
',1,NULL,1794842725767);
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
',1,NULL,1794842726586);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('h67rk7mcz2e9','Ada','en',1794842724461,NULL);
INSERT INTO "people" VALUES('tj7pxthxxdnu','Bob','en',1794842724465,NULL);
CREATE TABLE push_subscriptions (
	token TEXT NOT NULL, 
	person TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(token) REFERENCES tokens (digest) ON DELETE CASCADE
);
INSERT INTO "push_subscriptions" VALUES('51a131154dad62c7b2c3cf7ddef63d925c933078e4544cddbcb63e63ad4163eb','h67rk7mcz2e9','https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV','BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4','BTBZMqHH6r4Tts7J_aSIgg',1794842727286);
CREATE TABLE reminder_choices (
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	wanted BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reminder_choices" VALUES('cvmc83eudfjm','h67rk7mcz2e9',0);
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
INSERT INTO "seats" VALUES('ghajdekzv553',0,'tj7pxthxxdnu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('ghajdekzv553',1,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('ghajdekzv553',2,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('nuv3f7gbnnp6',0,'tj7pxthxxdnu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('nuv3f7gbnnp6',1,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('nuv3f7gbnnp6',2,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('upchb7m9kjrg',0,'tj7pxthxxdnu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('upchb7m9kjrg',1,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('39rmehtfuqfj',0,'tj7pxthxxdnu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('39rmehtfuqfj',1,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('h39csjueczu9',0,'tj7pxthxxdnu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('h39csjueczu9',1,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('cvmc83eudfjm',0,'tj7pxthxxdnu',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('cvmc83eudfjm',1,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('mnv89x9tq8da',0,'h67rk7mcz2e9',NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('mnv89x9tq8da',1,NULL,NULL,NULL,'',0,NULL);
INSERT INTO "seats" VALUES('mnv89x9tq8da',2,NULL,'novice',NULL,'',0,NULL);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','eb584677008ef397b4d9c49f3130e0d26407b6cd38619b3400e2e1c10cb719a2');
INSERT INTO "settings" VALUES('heartbeat','1794842727496');
INSERT INTO "settings" VALUES('probe','58d53585');
INSERT INTO "settings" VALUES('vapid','1c6b2b32d117c642939c55866b74a6a4dc25c0181842411c3ba4de6a2f505da1');
CREATE TABLE sheet_parts (
	code TEXT NOT NULL, 
	part INTEGER NOT NULL, 
	change INTEGER NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (code, part), 
	FOREIGN KEY(code) REFERENCES sheets (code) ON DELETE CASCADE
);
INSERT INTO "sheet_parts" VALUES('5qx93z',0,1,'{"count":2}');
INSERT INTO "sheet_parts" VALUES('5qx93z',1,1,'{"name":"Ada"}');
CREATE TABLE sheets (
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	change INTEGER NOT NULL, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "sheets" VALUES('5qx93z','overbooked',1,1794842727271);
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
INSERT INTO "tables" VALUES('ghajdekzv553','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','h67rk7mcz2e9',0,'live','none',0,'like','playing','f44f057f12570c59f28979bc5558035980bcfbcb23137c8ace4f55f0ab80757a',1306645114120518321,1,NULL,1794842724474,1794842724570,NULL,NULL,1794842724567,0,1,NULL,1,1794842724567,'');
INSERT INTO "tables" VALUES('nuv3f7gbnnp6','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','h67rk7mcz2e9',0,'live','none',0,'like','over','0d9fef8c9a7ac367635b1fd6e5fa96b2d2f94bebb9a045514eff565fc76db44b',5061611505960220860,1,'{"game":"overbooking","players":[{"total":20,"rank":3,"lines":{"coins":13,"tiles":5,"crests":2}},{"total":29,"rank":2,"lines":{"coins":26,"tiles":1,"crests":2}},{"total":36,"rank":1,"lines":{"coins":29,"tiles":5,"crests":2}}],"winners":[2]}',1794842724820,1794842724840,1794842725757,NULL,1794842724838,0,1,NULL,1,1794842724838,'');
INSERT INTO "tables" VALUES('upchb7m9kjrg','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','h67rk7mcz2e9',0,'live','none',0,'like','playing','c4d172fba3ad4e3e9ff0d8cc8ae8a4121ab37f13c247c9170d5142a55fb35aee',2392025392882142988,1,NULL,1794842725767,1794842725789,NULL,NULL,1794842725787,0,2,NULL,0,1794842725787,'');
INSERT INTO "tables" VALUES('39rmehtfuqfj','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','h67rk7mcz2e9',0,'live','none',0,'like','over','69bd6f1d239a20dfa08f088c792074c14fd1e9194357ee38ea65b000dbe2d129',4314424004756755712,1,'{"game":"overbooked","players":[{"total":-19,"rank":1,"lines":{"couples":5,"kids":0,"rugby":3,"friends":6,"seniors":0,"vouchers":2,"bonus-cards":0,"overbooked":-8,"most-overbooked":0,"empty-seats":-27}},{"total":-36,"rank":2,"lines":{"couples":0,"kids":0,"rugby":8,"friends":1,"seniors":2,"vouchers":1,"bonus-cards":0,"overbooked":-20,"most-overbooked":-2,"empty-seats":-26}}],"winners":[0]}',1794842725958,1794842725981,1794842726575,NULL,1794842725979,0,2,NULL,0,1794842725979,'');
INSERT INTO "tables" VALUES('h39csjueczu9','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','h67rk7mcz2e9',0,'live','none',0,'like','playing','c6a9b891685ababdbda0d4db30d3d98ee33ab7b2ad4620f3cdf6ff61ed405d34',8764521727578554174,1,NULL,1794842726585,1794842726607,NULL,NULL,1794842726605,0,1,NULL,0,1794842726605,'');
INSERT INTO "tables" VALUES('cvmc83eudfjm','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','h67rk7mcz2e9',0,'live','none',0,'like','over','9309d6e1737e3971f1f6049ee0c6661b63ec8de17d4e960a5bc503e28a080657',4557746861963067587,1,'{"game":"oktoberfest","players":[{"total":8,"rank":2,"lines":{"vp-cards":5,"heroes":0,"coins":0,"objective-a":3,"objective-b":0,"hero-bonus":0}},{"total":10,"rank":1,"lines":{"vp-cards":5,"heroes":1,"coins":1,"objective-a":2,"objective-b":1,"hero-bonus":0}}],"winners":[1]}',1794842726778,1794842726798,1794842727237,NULL,1794842726796,0,1,NULL,0,1794842726796,'');
INSERT INTO "tables" VALUES('mnv89x9tq8da','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','h67rk7mcz2e9',1,'live','none',0,'like','waiting','40231f938e97796981c84a119d939d971b4cd9957f95cb4b193e0e443fb8cdac',NULL,1,NULL,1794842727260,NULL,NULL,NULL,1794842727260,0,1,NULL,0,NULL,'');
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, label TEXT, used BIGINT, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('51a131154dad62c7b2c3cf7ddef63d925c933078e4544cddbcb63e63ad4163eb','h67rk7mcz2e9','cookie',1794842724462,NULL,1794842724462);
INSERT INTO "tokens" VALUES('e554f3467467965e80fbb4bcfb23f24e226c53f0de0ae901ef8ce7bbcee26be4','tj7pxthxxdnu','cookie',1794842724466,NULL,1794842724466);
CREATE TABLE turn_reminders (
	table_id TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
CREATE INDEX push_subscriptions_of_a_person ON push_subscriptions (person);
CREATE UNIQUE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint);
CREATE INDEX reminder_choices_of_a_person ON reminder_choices (person);
CREATE INDEX tables_by_pace ON tables (stage, pace);
CREATE INDEX sheets_by_age ON sheets (touched);
COMMIT;
