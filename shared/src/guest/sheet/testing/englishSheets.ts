import type { TestSheet } from './testSheet.ts'

/** The counterpart of `russianSheets`, with the exports of other tools. */
export const englishSheets: readonly TestSheet[] = [
  {
    title: 'answers of a form, one player per row',
    text: `Timestamp,Email Address,What is your in-game name?,What is your current rank / MMR?,Discord username (e.g. wolf_77),Dotabuff or Steam profile link,Which roles can you play?,Do you agree to the rules?
11/25/2026 19:03:11,wolf@example.org,Wolf,Legend 4,wolf_77,https://steamcommunity.com/id/wolf,"Mid, Carry",Yes
11/25/2026 19:10:45,bear@example.org,xX Bear Xx,5.4k,bear.dota,https://www.dotabuff.com/players/111,Support,Yes
11/26/2026 8:44:02,fox@example.org,Fox,Unranked,foxy,,Any,Yes`,
    expected: [
      'Wolf 54 d:wolf_77 e:wolf@example.org s:https://steamcommunity.com/id/wolf',
      'xX Bear Xx 74 d:bear.dota e:bear@example.org s:https://www.dotabuff.com/players/111',
      'Fox - d:foxy e:fox@example.org',
    ],
  },
  {
    title: 'participants of Toornament, teams',
    text: `id,name,email,checked_in,custom_user_identifier,player 1 name,player 1 email,player 2 name,player 2 email
378426939508809728,Beasts,wolf@example.org,1,,Wolf,wolf@example.org,Bear,bear@example.org
378426939508809729,Birds,owl@example.org,0,,Owl,owl@example.org,Crow,
`,
    expected: [
      'Wolf - @Beasts e:wolf@example.org',
      'Bear - @Beasts e:bear@example.org',
      'Owl - @Birds e:owl@example.org',
      'Crow - @Birds',
    ],
  },
  {
    title: 'teams of Battlefy, one player per row',
    text: `Team Name,Player Role,In-Game Name,Battlefy Username,Discord,Checked In At
Beasts,Captain,Wolf,wolfie,wolf_77,2026-11-25T19:03:00Z
Beasts,Player,Bear,bear99,bear.dota,2026-11-25T19:03:00Z
Birds,Captain,Owl,owl_1,owl,
Birds,Substitute,Crow,crow_2,crow_dota,`,
    expected: [
      'Wolf - @Beasts* d:wolf_77',
      'Bear - @Beasts d:bear.dota',
      'Owl - @Birds* d:owl',
      'Crow - ~Birds d:crow_dota',
    ],
  },
  {
    title: 'participants of Challonge',
    text: `Seed,Participant Name,Challonge Username,Email,Misc,Checked In,Final Rank
1,Wolf,wolfie,wolf@example.org,,true,
2,Bear the Brown,,bear@example.org,,false,
3,Fox,foxy,,,true,`,
    expected: ['Wolf - e:wolf@example.org', 'Bear the Brown - e:bear@example.org', 'Fox -'],
  },
  {
    title: 'attendees of start.gg',
    text: `"Id","Short GamerTag","GamerTag","First Name","Last Name","Email","Phone","Country","Checked In"
"1001","Wolf","PACK | Wolf","Ann","Lee","wolf@example.org","","United Kingdom","Yes"
"1002","Bear","Bear","Bob","Ray","bear@example.org","+44 20 7946 0000","United Kingdom","No"
"1003","Fox","FOX1 | Fox","Cid","May","fox@example.org","","Ireland","Yes"`,
    expected: [
      'PACK | Wolf - e:wolf@example.org',
      'Bear - e:bear@example.org',
      'FOX1 | Fox - e:fox@example.org',
    ],
    byHand: { roles: { 'Short GamerTag': 'ignored', GamerTag: 'player' } },
  },
  {
    title: 'a copy from a spreadsheet',
    text: 'Player\tMMR\tPos\tTeam\nWolf\t3,400\t1\tBeasts\nBear\t5,400\t5\tBeasts\nFox\t980\t4\tFoxes',
    expected: ['Wolf 53 @Beasts', 'Bear 74 @Beasts', 'Fox 22 @Foxes'],
  },
  {
    title: 'one team per row, captain first',
    text: `Team,Captain,Player,Player,Player,Player
Beasts,Wolf,Bear,Fox,Cat,Dog
Birds,Owl,Crow,Jay,Kite,Wren`,
    expected: [
      'Wolf - @Beasts*',
      ...['Bear', 'Fox', 'Cat', 'Dog'].map(name => `${name} - @Beasts`),
      'Owl - @Birds*',
      ...['Crow', 'Jay', 'Kite', 'Wren'].map(name => `${name} - @Birds`),
    ],
  },
  {
    title: 'a form for teams with everything for each player',
    text: `Timestamp,Team name,Player 1 (captain) nickname,Player 1 MMR,Player 1 Discord,Player 2 nickname,Player 2 MMR,Player 2 Discord
2026-11-25 19:03,Beasts,Wolf,3400,wolf_77,Bear,5400,bear.dota
2026-11-25 20:14,Birds,Owl,2100,owl,Crow,uncalibrated,crow_dota`,
    expected: [
      'Wolf 53 @Beasts* d:wolf_77',
      'Bear 74 @Beasts d:bear.dota',
      'Owl 34 @Birds* d:owl',
      'Crow - @Birds d:crow_dota',
    ],
  },
  {
    title: 'a roster in one cell',
    text: `Team,Roster,Contact email
Beasts,"Wolf, Bear, Fox, Cat, Dog",wolf@example.org
Birds,"Owl, Crow, Jay, Kite, Wren",owl@example.org`,
    expected: [
      'Wolf - @Beasts e:wolf@example.org',
      ...['Bear', 'Fox', 'Cat', 'Dog'].map(name => `${name} - @Beasts`),
      'Owl - @Birds e:owl@example.org',
      ...['Crow', 'Jay', 'Kite', 'Wren'].map(name => `${name} - @Birds`),
    ],
  },
  {
    title: 'blocks under headings in a workbook',
    as: 'xlsx',
    text: 'Nick\tMedal\tSteam\nTeam Beasts\t\t\nWolf\tLegend 4\thttps://steamcommunity.com/id/wolf\nBear\tImmortal\thttps://steamcommunity.com/id/bear\nTeam Birds\t\t\nOwl\tDivine 2\thttps://steamcommunity.com/id/owl',
    expected: [
      'Wolf 54 @Team Beasts s:https://steamcommunity.com/id/wolf',
      'Bear 80 @Team Beasts s:https://steamcommunity.com/id/bear',
      'Owl 72 @Team Birds s:https://steamcommunity.com/id/owl',
    ],
  },
  {
    title: 'Unicode text with the mark of big-endian systems',
    as: 'utf-16be',
    text: 'Gamertag;Rank;Discord\nWolf;Archon 3;wolf_77\nBjörn "The Bear" Ray;Ancient 5;bear.dota',
    expected: ['Wolf 43 d:wolf_77', 'Björn "The Bear" Ray 65 d:bear.dota'],
  },
  {
    title: 'Premier ratings with separators',
    scale: 'premier',
    text: 'Name;Premier;FACEIT level\nWolf;15,432;8\nBear;21000;10\nFox;n/a;3',
    expected: ['Wolf 15432', 'Bear 21000', 'Fox -'],
  },
  {
    title: 'a rank that nobody knows and a name twice',
    text: 'Nickname,Rank\nWolf,Legend 4\nBear,Diamond\nWOLF,Archon 1\n,Divine 2\nFox,Ancient 3',
    expected: ['Wolf 54', 'Fox 63', '!rank-unknown', '!name-twice', '!name-missing'],
  },
  {
    title: 'a table of Markdown',
    text: '| # | Nick | Rank | Discord |\n|---|---|---|---|\n| 1 | Wolf | Archon 2 | wolf_77 |\n| 2 | Bear | unranked | bear.dota |',
    expected: ['Wolf 42 d:wolf_77', 'Bear - d:bear.dota'],
  },
  {
    title: 'a list without columns',
    text: 'Signups:\n1. Wolf - 3k\n2. Bear - Immortal\n3. Fox (legend 2)',
    expected: ['Wolf 45', 'Bear 80', 'Fox 52'],
  },
  {
    title: 'a spreadsheet with a header in the third row',
    text: 'Winter Cup,,,\n"Sign-ups close on Friday, 18:00",,,\nIGN,Medal,Discord Tag,Timezone\nWolf,Legend 4,wolf#1234,CET\nBear,Immortal,bear#0001,GMT',
    expected: ['Wolf 54 d:wolf#1234', 'Bear 80 d:bear#0001'],
  },
  {
    title: 'Challonge: teams and the accounts that registered them',
    text: 'Team Name,Captain Email,Player 1,Player 2,Player 3,Player 4,Player 5,Sub 1\nBeasts,wolf@example.org,Wolf,Bear,Fox,Cat,Dog,Hare\nBirds,owl@example.org,Owl,Crow,Jay,Kite,Wren,-',
    expected: [
      'Wolf - @Beasts e:wolf@example.org',
      ...['Bear', 'Fox', 'Cat', 'Dog'].map(name => `${name} - @Beasts`),
      'Hare - ~Beasts',
      'Owl - @Birds e:owl@example.org',
      ...['Crow', 'Jay', 'Kite', 'Wren'].map(name => `${name} - @Birds`),
    ],
  },
  {
    title: 'Battlefy: one row per team with camel case',
    text: 'teamName,teamID,captainName,captainDiscord,player2Name,player2Discord,player3Name,player3Discord\nBeasts,5f1,Wolf,wolf_77,Bear,bear.dota,Fox,foxy\nBirds,5f2,Owl,owl,Crow,crow_dota,Jay,',
    expected: [
      'Wolf - @Beasts* d:wolf_77',
      'Bear - @Beasts d:bear.dota',
      'Fox - @Beasts d:foxy',
      'Owl - @Birds* d:owl',
      'Crow - @Birds d:crow_dota',
      'Jay - @Birds',
    ],
  },
  {
    title: 'Toornament: players with custom fields',
    text: '"name","email","custom_field_steam","custom_field_rank","checked_in","created_at"\n"Wolf","wolf@example.org","STEAM_0:1:1234567","Legend 4","1","2026-11-25 19:03:11"\n"Bear","bear@example.org","STEAM_0:0:7654321","Divine 1","0","2026-11-25 19:04:11"',
    expected: [
      'Wolf 54 e:wolf@example.org s:STEAM_0:1:1234567',
      'Bear 71 e:bear@example.org s:STEAM_0:0:7654321',
    ],
  },
  {
    title: 'no header: discord, name, rank',
    text: 'wolf#1234\tWolf\tLegend 4\nbear#0001\tBear\tImmortal\nfox#4321\tFox\tArchon 2',
    expected: ['Wolf 54 d:wolf#1234', 'Bear 80 d:bear#0001', 'Fox 42 d:fox#4321'],
  },
  {
    title: 'no header and commas: name, rank, mail',
    text: 'Wolf,Legend 4,wolf@example.org\nBear,Immortal,bear@example.org\nFox,,fox@example.org',
    expected: ['Wolf 54 e:wolf@example.org', 'Bear 80 e:bear@example.org', 'Fox - e:fox@example.org'],
  },
  {
    title: 'a workbook with one team per row and booleans',
    as: 'xlsx',
    text: 'Squad\tPaid\tCaptain\tPlayer 2\tPlayer 3\nBeasts\tTRUE\tWolf\tBear\tFox\nBirds\tFALSE\tOwl\tCrow\tJay',
    expected: [
      'Wolf - @Beasts*',
      'Bear - @Beasts',
      'Fox - @Beasts',
      'Owl - @Birds*',
      'Crow - @Birds',
      'Jay - @Birds',
    ],
  },
  {
    title: 'a captain named again in each row',
    text: 'Team;Nickname;Team captain;MMR\nBeasts;Wolf;Bear;3400\nBeasts;Bear;Bear;5400\nBirds;Owl;Owl;2100\nBirds;Crow;Owl;900',
    expected: ['Bear 74 @Beasts*', 'Wolf 53 @Beasts', 'Owl 34 @Birds*', 'Crow 21 @Birds'],
  },
  {
    title: 'Steam names and links, no other name',
    as: 'utf-16be',
    text: 'Timestamp\tSteam name\tSteam link\tRank\n2026-11-25 19:03\tWolf\thttps://steamcommunity.com/id/wolf\tLegend 4\n2026-11-25 19:04\tBear\thttps://steamcommunity.com/id/bear\tImmortal',
    expected: [
      'Wolf 54 s:https://steamcommunity.com/id/wolf',
      'Bear 80 s:https://steamcommunity.com/id/bear',
    ],
  },
  {
    title: 'teams side by side in columns',
    text: 'Beasts,Birds\nWolf,Owl\nBear,Crow\nFox,Jay',
    expected: ['Wolf -', 'Owl -', 'Bear -', 'Crow -', 'Fox -', 'Jay -'],
    byHand: { header: 1, roles: { Beasts: 'player', Birds: 'player' } },
  },
  {
    title: 'an apostrophe before what a spreadsheet takes for a formula',
    text: "Player;Rank;Team\n'=Wolf=;Legend 4;'+Beasts\n'-Bear-;Immortal;'+Beasts",
    expected: ['=Wolf= 54 @+Beasts', '-Bear- 80 @+Beasts'],
  },
  {
    title: 'faceit levels and links',
    scale: 'csgo',
    text: 'Nickname,Faceit profile,Faceit level,Discord\nWolf,https://www.faceit.com/en/players/wolf,5,wolf_77\nBear,https://www.faceit.com/en/players/bear,10,bear.cs\nFox,,3,',
    expected: ['Wolf 8 d:wolf_77', 'Bear 18 d:bear.cs', 'Fox 6'],
  },
  {
    title: 'the peak rank next to the current one',
    text: 'In-game name,Current rank,Peak rank,Preferred roles,Hours played\nWolf,Legend 4,Ancient 1,"1, 2",4000\nBear,Divine 1,Immortal,5,9000',
    expected: ['Wolf 54', 'Bear 71'],
  },
  {
    title: 'a rank with its rating in brackets and a remark',
    text: 'Player\tRank\nWolf\tLegend 4 (3350 MMR)\nBear\tImmortal, 6100\nFox\tArchon 2 (was Legend)',
    expected: ['Wolf 54', 'Bear 80', 'Fox 42'],
  },
  {
    title: 'free agents and teams in one sheet',
    text: 'Name,Team,Medal,E-mail\nWolf,Beasts,Legend 4,wolf@example.org\nBear,free agent,Immortal,bear@example.org\nFox,None,Archon 2,\nCat,LFT,Herald 1,cat@example.org',
    expected: [
      'Wolf 54 @Beasts e:wolf@example.org',
      'Bear 80 e:bear@example.org',
      'Fox 42',
      'Cat 11 e:cat@example.org',
    ],
  },
  {
    title: 'blocks in a file without a header',
    text: 'Team: Beasts,,\nWolf,Legend 4,wolf_77\nBear,Immortal,bear.dota\nTeam: Birds,,\nOwl,Divine 2,owl_2\nJay,Archon 1,jay.jay',
    expected: ['Wolf 54 @Beasts', 'Bear 80 @Beasts', 'Owl 72 @Birds', 'Jay 41 @Birds'],
  },
  {
    title: 'one team per row with short headers',
    text: '#,Team,P1,P2,P3\n1,Beasts,Wolf,Bear,Fox\n2,Birds,Owl,Crow,Jay',
    expected: ['Wolf', 'Bear', 'Fox']
      .map(name => `${name} - @Beasts`)
      .concat(['Owl', 'Crow', 'Jay'].map(name => `${name} - @Birds`)),
  },
]
