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
INSERT INTO "entries" VALUES('8uvjdgna696e',1,2,'move','2 lion line 1',1794834560144);
INSERT INTO "entries" VALUES('8uvjdgna696e',2,0,'move','4 oak back 2',1794834560184);
INSERT INTO "entries" VALUES('8uvjdgna696e',3,1,'move','3 lion back 1',1794834560212);
INSERT INTO "entries" VALUES('8uvjdgna696e',4,2,'move','4 oak back 3',1794834560244);
INSERT INTO "entries" VALUES('8uvjdgna696e',5,0,'move','6 bird line 2',1794834560274);
INSERT INTO "entries" VALUES('8uvjdgna696e',6,1,'move','6 bird line 1',1794834560324);
INSERT INTO "entries" VALUES('8uvjdgna696e',7,2,'move','3 oak back 2',1794834560380);
INSERT INTO "entries" VALUES('8uvjdgna696e',8,0,'move','3 bird back 1',1794834560416);
INSERT INTO "entries" VALUES('8uvjdgna696e',9,1,'move','3 oak back 3',1794834560443);
INSERT INTO "entries" VALUES('8uvjdgna696e',10,2,'move','2 bird line 1',1794834560468);
INSERT INTO "entries" VALUES('8uvjdgna696e',11,0,'move','6 lion line 2',1794834560502);
INSERT INTO "entries" VALUES('8uvjdgna696e',12,1,'move','2 oak line 1',1794834560546);
INSERT INTO "entries" VALUES('8uvjdgna696e',13,2,'move','4 bird line 2',1794834560582);
INSERT INTO "entries" VALUES('8uvjdgna696e',14,0,'move','6 oak line 2',1794834560632);
INSERT INTO "entries" VALUES('8uvjdgna696e',15,1,'move','1 oak line 3',1794834560698);
INSERT INTO "entries" VALUES('8uvjdgna696e',16,1,'move','decline',1794834560752);
INSERT INTO "entries" VALUES('8uvjdgna696e',17,0,'move','decline',1794834560794);
INSERT INTO "entries" VALUES('8uvjdgna696e',18,2,'move','choose green 4 bird',1794834560831);
INSERT INTO "entries" VALUES('8uvjdgna696e',19,1,'move','decline',1794834560860);
INSERT INTO "entries" VALUES('8uvjdgna696e',20,0,'move','4 lion line 2',1794834560900);
INSERT INTO "entries" VALUES('8uvjdgna696e',21,1,'move','4 lion back 1',1794834560915);
INSERT INTO "entries" VALUES('8uvjdgna696e',22,2,'move','5 fish back 2',1794834560934);
INSERT INTO "entries" VALUES('8uvjdgna696e',23,0,'move','1 lion line 3',1794834560971);
INSERT INTO "entries" VALUES('8uvjdgna696e',24,1,'move','6 fish line 3',1794834561000);
INSERT INTO "entries" VALUES('8uvjdgna696e',25,2,'move','3 fish back 2',1794834561060);
INSERT INTO "entries" VALUES('8uvjdgna696e',26,0,'move','3 fish line 3',1794834561100);
INSERT INTO "entries" VALUES('8uvjdgna696e',27,1,'move','6 oak line 3',1794834561142);
INSERT INTO "entries" VALUES('8uvjdgna696e',28,2,'move','1 oak line 2',1794834561180);
INSERT INTO "entries" VALUES('8uvjdgna696e',29,0,'move','2 oak back 1',1794834561201);
INSERT INTO "entries" VALUES('8uvjdgna696e',30,1,'move','2 fish back 3',1794834561230);
INSERT INTO "entries" VALUES('8uvjdgna696e',31,2,'move','6 bird line 1',1794834561254);
INSERT INTO "entries" VALUES('8uvjdgna696e',32,0,'move','5 lion line 2',1794834561266);
INSERT INTO "entries" VALUES('8uvjdgna696e',33,1,'move','4 fish back 3',1794834561300);
INSERT INTO "entries" VALUES('8uvjdgna696e',34,2,'move','6 lion line 1',1794834561348);
INSERT INTO "entries" VALUES('8uvjdgna696e',35,2,'move','decline',1794834561385);
INSERT INTO "entries" VALUES('8uvjdgna696e',36,1,'move','decline',1794834561398);
INSERT INTO "entries" VALUES('8uvjdgna696e',37,1,'move','5 bird line 3',1794834561420);
INSERT INTO "entries" VALUES('8uvjdgna696e',38,2,'move','1 fish back 3',1794834561440);
INSERT INTO "entries" VALUES('8uvjdgna696e',39,0,'move','5 oak line 1',1794834561460);
INSERT INTO "entries" VALUES('8uvjdgna696e',40,1,'move','5 lion back 2',1794834561476);
INSERT INTO "entries" VALUES('8uvjdgna696e',41,2,'move','4 fish back 3',1794834561502);
INSERT INTO "entries" VALUES('8uvjdgna696e',42,0,'move','6 fish back 2',1794834561540);
INSERT INTO "entries" VALUES('8uvjdgna696e',43,1,'move','5 fish line 2',1794834561602);
INSERT INTO "entries" VALUES('8uvjdgna696e',44,2,'move','5 lion line 1',1794834561628);
INSERT INTO "entries" VALUES('8uvjdgna696e',45,0,'move','5 bird back 1',1794834561669);
INSERT INTO "entries" VALUES('8uvjdgna696e',46,1,'move','1 bird back 1',1794834561715);
INSERT INTO "entries" VALUES('8uvjdgna696e',47,2,'move','2 oak line 1',1794834561776);
INSERT INTO "entries" VALUES('8uvjdgna696e',48,0,'move','3 lion line 3',1794834561796);
INSERT INTO "entries" VALUES('8uvjdgna696e',49,1,'move','2 bird line 2',1794834561836);
INSERT INTO "entries" VALUES('8uvjdgna696e',50,2,'move','3 lion line 1',1794834561878);
INSERT INTO "entries" VALUES('8uvjdgna696e',51,0,'move','5 fish line 3',1794834561936);
INSERT INTO "entries" VALUES('8uvjdgna696e',52,2,'move','decline',1794834561955);
INSERT INTO "entries" VALUES('8uvjdgna696e',53,2,'move','5 oak back 1',1794834561994);
INSERT INTO "entries" VALUES('8uvjdgna696e',54,0,'move','2 fish line 3',1794834562032);
INSERT INTO "entries" VALUES('8uvjdgna696e',55,1,'move','5 oak back 1',1794834562064);
INSERT INTO "entries" VALUES('8uvjdgna696e',56,2,'move','1 lion line 3',1794834562087);
INSERT INTO "entries" VALUES('8uvjdgna696e',57,0,'move','1 bird line 2',1794834562103);
INSERT INTO "entries" VALUES('8uvjdgna696e',58,1,'move','4 oak back 3',1794834562117);
INSERT INTO "entries" VALUES('8uvjdgna696e',59,2,'move','4 lion back 2',1794834562129);
INSERT INTO "entries" VALUES('8uvjdgna696e',60,0,'move','4 fish back 2',1794834562145);
INSERT INTO "entries" VALUES('8uvjdgna696e',61,1,'move','6 lion line 3',1794834562168);
INSERT INTO "entries" VALUES('8uvjdgna696e',62,2,'move','3 bird line 2',1794834562204);
INSERT INTO "entries" VALUES('8uvjdgna696e',63,0,'move','2 bird line 2',1794834562252);
INSERT INTO "entries" VALUES('8uvjdgna696e',64,1,'move','2 lion back 3',1794834562304);
INSERT INTO "entries" VALUES('8uvjdgna696e',65,2,'move','1 bird line 2',1794834562344);
INSERT INTO "entries" VALUES('8uvjdgna696e',66,0,'move','2 lion line 1',1794834562386);
INSERT INTO "entries" VALUES('8uvjdgna696e',67,1,'move','4 bird line 1',1794834562424);
INSERT INTO "entries" VALUES('8uvjdgna696e',68,2,'move','choose green 1 bird',1794834562480);
INSERT INTO "entries" VALUES('8uvjdgna696e',69,0,'move','decline',1794834562519);
INSERT INTO "entries" VALUES('8uvjdgna696e',70,1,'move','decline',1794834562571);
INSERT INTO "entries" VALUES('kh38z327h7hf',1,1,'move','take joined-late',1794834562856);
INSERT INTO "entries" VALUES('kh38z327h7hf',2,1,'move','place 1d',1794834562891);
INSERT INTO "entries" VALUES('kh38z327h7hf',3,0,'move','take bodyguards',1794834562930);
INSERT INTO "entries" VALUES('kh38z327h7hf',4,0,'move','place 2d',1794834562985);
INSERT INTO "entries" VALUES('kh38z327h7hf',5,1,'move','take corner-friends',1794834563028);
INSERT INTO "entries" VALUES('kh38z327h7hf',6,1,'move','place 3f',1794834563068);
INSERT INTO "entries" VALUES('kh38z327h7hf',7,0,'move','take banister',1794834563113);
INSERT INTO "entries" VALUES('kh38z327h7hf',8,0,'move','place 3a turn 270',1794834563164);
INSERT INTO "entries" VALUES('kh38z327h7hf',9,1,'move','take tug-of-war',1794834563211);
INSERT INTO "entries" VALUES('kh38z327h7hf',10,1,'move','place 3d turn 90',1794834563251);
INSERT INTO "entries" VALUES('kh38z327h7hf',11,0,'move','take early-exit',1794834563292);
INSERT INTO "entries" VALUES('kh38z327h7hf',12,0,'move','seat 4d',1794834563340);
INSERT INTO "entries" VALUES('pzeb9efzacxd',1,1,'move','hire franzi',1794834566884);
INSERT INTO "entries" VALUES('pzeb9efzacxd',2,0,'move','hire gustl',1794834566928);
INSERT INTO "entries" VALUES('pzeb9efzacxd',3,0,'move','more',1794834566980);
INSERT INTO "entries" VALUES('pzeb9efzacxd',4,0,'move','serve 2 with 1 pretzel 3 sausage',1794834567035);
INSERT INTO "entries" VALUES('pzeb9efzacxd',5,0,'move','row 1 right',1794834567091);
INSERT INTO "entries" VALUES('pzeb9efzacxd',6,1,'move','more',1794834567147);
INSERT INTO "entries" VALUES('pzeb9efzacxd',7,1,'move','serve 3 with 2 beer 1 sausage',1794834567196);
INSERT INTO "entries" VALUES('pzeb9efzacxd',8,1,'move','row 1 right turned',1794834567237);
INSERT INTO "entries" VALUES('pzeb9efzacxd',9,0,'move','serve 1 with 2 pretzel 1 sausage',1794834567257);
INSERT INTO "entries" VALUES('pzeb9efzacxd',10,0,'move','row 1 right',1794834567272);
INSERT INTO "entries" VALUES('pzeb9efzacxd',11,1,'move','hire anton with 1 coin',1794834567356);
INSERT INTO "entries" VALUES('pzeb9efzacxd',12,0,'move','kitchen',1794834567413);
INSERT INTO "entries" VALUES('pzeb9efzacxd',13,0,'move','discard 2 coin',1794834567510);
INSERT INTO "entries" VALUES('pzeb9efzacxd',14,1,'move','serve 1 with 1 beer',1794834567605);
INSERT INTO "entries" VALUES('pzeb9efzacxd',15,1,'move','row 1 left',1794834567943);
INSERT INTO "entries" VALUES('pzeb9efzacxd',16,0,'move','more',1794834568051);
INSERT INTO "entries" VALUES('pzeb9efzacxd',17,0,'move','serve 1 with 1 pretzel 1 beer 2 sausage',1794834568176);
INSERT INTO "entries" VALUES('pzeb9efzacxd',18,0,'move','row 2 right turned',1794834568256);
INSERT INTO "entries" VALUES('pzeb9efzacxd',19,1,'move','serve 3 with 1 pretzel 2 sausage',1794834568364);
INSERT INTO "entries" VALUES('pzeb9efzacxd',20,1,'move','row 2 right turned',1794834568636);
INSERT INTO "entries" VALUES('pzeb9efzacxd',21,0,'move','hire resi with 1 coin',1794834568681);
INSERT INTO "entries" VALUES('pzeb9efzacxd',22,1,'move','more',1794834568953);
INSERT INTO "entries" VALUES('pzeb9efzacxd',23,1,'move','serve 3 with 2 pretzel',1794834569370);
INSERT INTO "entries" VALUES('pzeb9efzacxd',24,1,'move','row 2 left',1794834569474);
INSERT INTO "entries" VALUES('pzeb9efzacxd',25,0,'move','serve 4 with 1 pretzel 1 beer',1794834569552);
INSERT INTO "entries" VALUES('pzeb9efzacxd',26,0,'move','row 3 right',1794834569619);
INSERT INTO "entries" VALUES('pzeb9efzacxd',27,1,'move','more',1794834569696);
INSERT INTO "entries" VALUES('pzeb9efzacxd',28,1,'move','hire berta with 3 coin',1794834569769);
INSERT INTO "entries" VALUES('pzeb9efzacxd',29,0,'move','serve 3 with 1 pretzel 2 beer',1794834569863);
INSERT INTO "entries" VALUES('pzeb9efzacxd',30,0,'move','row 2 left',1794834569936);
INSERT INTO "entries" VALUES('pzeb9efzacxd',31,1,'move','serve 1 with 1 beer',1794834570016);
INSERT INTO "entries" VALUES('pzeb9efzacxd',32,1,'move','row 3 right',1794834570081);
INSERT INTO "entries" VALUES('pzeb9efzacxd',33,0,'move','hire vroni with 2 coin',1794834570128);
INSERT INTO "entries" VALUES('pzeb9efzacxd',34,1,'move','serve 3 with 1 beer',1794834570199);
INSERT INTO "entries" VALUES('pzeb9efzacxd',35,1,'move','row 3 right',1794834570247);
INSERT INTO "entries" VALUES('pzeb9efzacxd',36,0,'move','serve 4 with 1 sausage',1794834570312);
INSERT INTO "entries" VALUES('pzeb9efzacxd',37,0,'move','row 3 right turned',1794834570378);
INSERT INTO "entries" VALUES('pzeb9efzacxd',38,1,'move','hire zenzi with 1 coin',1794834570428);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',1,0,'move','4 oak back 1',1794834559292);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',2,1,'move','1 bird line 2',1794834559341);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',3,2,'move','4 oak line 3',1794834559358);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',4,0,'move','3 fish back 3',1794834559460);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',5,1,'move','4 fish back 1',1794834559536);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',6,2,'move','1 oak line 2',1794834559587);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',7,0,'move','4 lion line 3',1794834559680);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',8,1,'move','1 oak line 2',1794834559724);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',9,2,'move','4 fish back 3',1794834559795);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',10,0,'move','2 oak line 2',1794834559840);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',11,1,'move','4 oak line 1',1794834559892);
INSERT INTO "entries" VALUES('q6y8b6dnpzc8',12,2,'move','4 lion line 1',1794834559969);
INSERT INTO "entries" VALUES('qcexw777xhjg',1,0,'move','hire vroni',1794834566266);
INSERT INTO "entries" VALUES('qcexw777xhjg',2,1,'move','hire berta',1794834566287);
INSERT INTO "entries" VALUES('qcexw777xhjg',3,1,'move','serve 2 with 1 pretzel 2 sausage',1794834566321);
INSERT INTO "entries" VALUES('qcexw777xhjg',4,1,'move','row 1 right',1794834566357);
INSERT INTO "entries" VALUES('qcexw777xhjg',5,0,'move','serve 4 with 1 beer 3 sausage',1794834566400);
INSERT INTO "entries" VALUES('qcexw777xhjg',6,0,'move','row 1 right turned',1794834566446);
INSERT INTO "entries" VALUES('qcexw777xhjg',7,1,'move','hire anton with 1 coin',1794834566492);
INSERT INTO "entries" VALUES('qcexw777xhjg',8,0,'move','kitchen',1794834566544);
INSERT INTO "entries" VALUES('qcexw777xhjg',9,0,'move','discard 1 beer 1 sausage 1 coin',1794834566592);
INSERT INTO "entries" VALUES('qcexw777xhjg',10,1,'move','hire erich',1794834566632);
INSERT INTO "entries" VALUES('qcexw777xhjg',11,0,'move','serve 4 with 2 pretzel 1 sausage',1794834566664);
INSERT INTO "entries" VALUES('qcexw777xhjg',12,0,'move','row 1 right',1794834566697);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',1,1,'move','take standby',1794834563543);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',2,1,'move','seat 3j',1794834563586);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',3,1,'move','seat 2f',1794834563639);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',4,1,'move','seat 4e',1794834563685);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',5,1,'move','seat 5j',1794834563752);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',6,0,'move','take first-flight',1794834563799);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',7,0,'move','seat 5k',1794834563860);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',8,0,'move','seat 2k',1794834563911);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',9,0,'move','seat 5a',1794834563956);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',10,0,'move','seat 1k',1794834564008);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',11,1,'move','take slumber-party',1794834564052);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',12,1,'move','place 3f turn 180',1794834564148);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',13,0,'move','take easy-going',1794834564188);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',14,0,'move','seat 3j',1794834564236);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',15,0,'move','seat 5j',1794834564267);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',16,1,'move','take long-legs',1794834564320);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',17,1,'move','seat 2d',1794834564364);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',18,1,'move','seat 3g',1794834564404);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',19,0,'move','take every-other',1794834564456);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',20,0,'move','place 1c turn 90',1794834564489);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',21,1,'move','take lanterns',1794834564538);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',22,1,'move','place 2h',1794834564585);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',23,0,'move','take half-backs',1794834564626);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',24,0,'move','place 2b',1794834564673);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',25,1,'move','take middle-children',1794834564715);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',26,1,'move','seat 5j',1794834564756);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',27,1,'move','seat 5e',1794834564802);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',28,1,'move','seat 5f',1794834564845);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',29,0,'move','take picnic',1794834564886);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',30,0,'move','place 2a turn 180',1794834564938);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',31,1,'move','take grandchildren',1794834564986);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',32,1,'move','place 3h',1794834565048);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',33,0,'move','take jealousy',1794834565105);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',34,0,'move','place 1a turn 90',1794834565170);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',35,1,'move','take zigzag',1794834565218);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',36,1,'move','place 1e turn 90',1794834565271);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',37,0,'move','take knitting-circle',1794834565320);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',38,0,'move','place 1d turn 90',1794834565359);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',39,1,'move','take loose-pass',1794834565407);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',40,1,'move','place 3h turn 270',1794834565448);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',41,0,'move','take left-hand-family',1794834565500);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',42,0,'move','place 1f turn 180',1794834565552);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',43,1,'move','take centre-row',1794834565599);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',44,1,'move','place 1a turn 90',1794834565646);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',45,0,'move','take choir',1794834565688);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',46,0,'move','place 1a turn 90',1794834565728);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',47,1,'move','take banister',1794834565767);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',48,1,'move','place 3d',1794834565828);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',49,0,'move','take late-bookers',1794834565888);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',50,0,'move','seat 5e',1794834565960);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',51,0,'move','seat 5f',1794834566024);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',52,0,'move','seat 5b',1794834566044);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',53,1,'move','take group-hug',1794834566089);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',54,1,'move','place 1h',1794834566124);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',55,0,'move','take echelon',1794834566153);
INSERT INTO "entries" VALUES('tyqjekyf6mbw',56,0,'move','place 3d',1794834566174);
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
INSERT INTO "messages" VALUES(1,'q6y8b6dnpzc8','r5c6xf7nggm6','chat','Good luck at overbooking!',1794834559158);
INSERT INTO "messages" VALUES(2,'8uvjdgna696e','r5c6xf7nggm6','chat','Good luck at overbooking!',1794834560113);
INSERT INTO "messages" VALUES(3,'kh38z327h7hf','r5c6xf7nggm6','chat','Good luck at overbooked!',1794834562752);
INSERT INTO "messages" VALUES(4,'tyqjekyf6mbw','r5c6xf7nggm6','chat','Good luck at overbooked!',1794834563487);
INSERT INTO "messages" VALUES(5,'qcexw777xhjg','r5c6xf7nggm6','chat','Good luck at oktoberfest!',1794834566254);
INSERT INTO "messages" VALUES(6,'pzeb9efzacxd','r5c6xf7nggm6','chat','Good luck at oktoberfest!',1794834566830);
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
INSERT INTO "outages" VALUES(1794834555187,1794834555190);
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
',1,NULL,1794834558832);
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
',1,NULL,1794834562624);
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
',1,NULL,1794834566220);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created BIGINT NOT NULL, banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('r5c6xf7nggm6','Ada','en',1794834558605,NULL);
INSERT INTO "people" VALUES('dgn2c4bp2esy','Bob','en',1794834558776,NULL);
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
INSERT INTO "push_subscriptions" VALUES('bbc089728ad8aa36b5b9728a2b28e90df8d4625ddfa3339e69d5d8e81beb9b7d','r5c6xf7nggm6','https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV','BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4','BTBZMqHH6r4Tts7J_aSIgg',1794834570488);
CREATE TABLE reminder_choices (
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	wanted BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reminder_choices" VALUES('pzeb9efzacxd','r5c6xf7nggm6',0);
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
INSERT INTO "seats" VALUES('q6y8b6dnpzc8',0,'dgn2c4bp2esy',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('q6y8b6dnpzc8',1,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('q6y8b6dnpzc8',2,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('8uvjdgna696e',0,'dgn2c4bp2esy',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('8uvjdgna696e',1,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('8uvjdgna696e',2,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('kh38z327h7hf',0,'dgn2c4bp2esy',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('kh38z327h7hf',1,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tyqjekyf6mbw',0,'dgn2c4bp2esy',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('tyqjekyf6mbw',1,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('qcexw777xhjg',0,'dgn2c4bp2esy',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('qcexw777xhjg',1,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pzeb9efzacxd',0,'dgn2c4bp2esy',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('pzeb9efzacxd',1,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('d3r7xywyt2dv',0,'r5c6xf7nggm6',NULL,NULL,'',0);
INSERT INTO "seats" VALUES('d3r7xywyt2dv',1,NULL,NULL,NULL,'',0);
INSERT INTO "seats" VALUES('d3r7xywyt2dv',2,NULL,'novice',NULL,'',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','9e072dde11778dd7e458d93d679fad41154d53105ac8047287db99ec109910bf');
INSERT INTO "settings" VALUES('heartbeat','1794834570717');
INSERT INTO "settings" VALUES('probe','19f5ac7a');
INSERT INTO "settings" VALUES('vapid','b0adf33ba6e8a0d178f34650e313f7e57289c04551a424808100d03c2d85f020');
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
INSERT INTO "tables" VALUES('q6y8b6dnpzc8','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','r5c6xf7nggm6',0,'live','none',0,'like','playing','e126a39fc5fe8acd024ea472e81f6fa3eee5e07898239f826d06339217d3e0b6',1698420917850948163,1,NULL,1794834558832,1794834559104,NULL,NULL,1794834559082,0,1,NULL,1,NULL);
INSERT INTO "tables" VALUES('8uvjdgna696e','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','r5c6xf7nggm6',0,'live','none',0,'like','over','bd5110e1098ad7e00f51573cfd1b082a444219f92479e2598f7b4c73a4c43726',3904305276453947938,1,'{"game":"overbooking","players":[{"total":30,"rank":2,"lines":{"coins":23,"tiles":2,"crests":5}},{"total":30,"rank":2,"lines":{"coins":20,"tiles":5,"crests":5}},{"total":34,"rank":1,"lines":{"coins":22,"tiles":5,"crests":7}}],"winners":[2]}',1794834559992,1794834560101,1794834562571,NULL,1794834560100,0,1,NULL,1,1794834560100);
INSERT INTO "tables" VALUES('kh38z327h7hf','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','r5c6xf7nggm6',0,'live','none',0,'like','playing','95dc00e382473d14aa5993357d97c7b3d4988ae891cf91a5e09d0b1096a85a0e',2847288861883508610,1,NULL,1794834562624,1794834562711,NULL,NULL,1794834562705,0,2,NULL,0,NULL);
INSERT INTO "tables" VALUES('tyqjekyf6mbw','overbooked','{}','1039754e86782aceaf077ddb1e344c452a590fbad8bdab6e0ce748ca4e3915a4','r5c6xf7nggm6',0,'live','none',0,'like','over','3dd460ff576d5232ad39e836c8eab1d38ab2160f2bab90916e742168567e7f8a',2865842403924636189,1,'{"game":"overbooked","players":[{"total":-3,"rank":1,"lines":{"couples":10,"kids":9,"rugby":0,"friends":2,"seniors":6,"vouchers":3,"bonus-cards":0,"overbooked":-10,"most-overbooked":0,"empty-seats":-23}},{"total":-39,"rank":2,"lines":{"couples":0,"kids":3,"rugby":4,"friends":6,"seniors":1,"vouchers":0,"bonus-cards":0,"overbooked":-28,"most-overbooked":-2,"empty-seats":-23}}],"winners":[0]}',1794834563362,1794834563467,1794834566174,NULL,1794834563461,0,2,NULL,0,1794834563461);
INSERT INTO "tables" VALUES('qcexw777xhjg','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','r5c6xf7nggm6',0,'live','none',0,'like','playing','9b550a8c28771e9a712abe893c4800313522b57fb3e3f731fc2def05777ace25',8399579334937147428,1,NULL,1794834566220,1794834566248,NULL,NULL,1794834566247,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('pzeb9efzacxd','oktoberfest','{}','f8693d9380f660af253df096fc49c604da8d0150c4d8f4b2410cc976e77c7fcc','r5c6xf7nggm6',0,'live','none',0,'like','over','f153ad7dc9435e75f25e85f16bb53c71e4bfee547d57c564c30d8ea78fb32d9f',1162073556643551935,1,'{"game":"oktoberfest","players":[{"total":15,"rank":1,"lines":{"vp-cards":6,"heroes":1,"coins":1,"objective-a":2,"objective-b":5,"hero-bonus":0}},{"total":12,"rank":2,"lines":{"vp-cards":6,"heroes":0,"coins":1,"objective-a":4,"objective-b":1,"hero-bonus":0}}],"winners":[0]}',1794834566720,1794834566810,1794834570428,NULL,1794834566808,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('d3r7xywyt2dv','overbooking','{}','7277c5933066445ea5ecc854edc78302bcfa6c34d946b1d47adc31fd864294b5','r5c6xf7nggm6',1,'live','none',0,'like','waiting','8b13e1ca48e4ab632182310a9c34ae713571ac22a078adc67b3d0a8042aa9362',NULL,1,NULL,1794834570472,NULL,NULL,NULL,1794834570472,0,1,NULL,0,NULL);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	use TEXT NOT NULL, 
	created BIGINT NOT NULL, label TEXT, used BIGINT, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('bbc089728ad8aa36b5b9728a2b28e90df8d4625ddfa3339e69d5d8e81beb9b7d','r5c6xf7nggm6','cookie',1794834558619,NULL,1794834558619);
INSERT INTO "tokens" VALUES('739999c6e0fad0dc8d434f64b60a4d69d058c792ac04e843dcde5e9ee683c595','dgn2c4bp2esy','cookie',1794834558778,NULL,1794834558778);
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
COMMIT;
