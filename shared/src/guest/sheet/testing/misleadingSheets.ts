import type { TestSheet } from './testSheet.ts'

/** Sheets with headers, rows or numbers that look like something else. */
export const misleadingSheets: readonly TestSheet[] = [
  {
    title: 'with whom somebody wants to play',
    text: 'Ник,MMR,С кем хотите быть в команде\nВолк,3400,с Лисом\nЛис,2100,с кем угодно\nЁж,4100,без разницы',
    expected: ['Волк 53', 'Лис 34', 'Ёж 62'],
  },
  {
    title: 'with whom somebody wants to play, in another language and other words',
    text: 'Nickname,Who would you like to have in your team?,Would you like to play with a friend? (nickname)\nWolf,Fox,Hare\nFox,nobody,Cat\nBear,Wolf or Fox,',
    expected: ['Wolf -', 'Fox -', 'Bear -'],
  },
  {
    title: 'a favourite team and a previous one',
    text: 'Name,Favourite team,Previous team\nWolf,Team Spirit,Foxes\nBear,OG,Birds\nFox,Team Spirit,-',
    expected: ['Wolf -', 'Bear -', 'Fox -'],
  },
  {
    title: 'a favourite team, a team of the past and an idol',
    as: 'windows-1251',
    text: 'Игрок;Любимая команда;Бывшая команда;Любимый игрок\nВолк;Спирит;Лисы;Миракл\nМедведь;НаВи;Птицы;Денди',
    expected: ['Волк -', 'Медведь -'],
  },
  {
    title: 'addresses of friends and parents',
    text: 'Nick,E-mail of a parent,Friend’s email,Discord of a friend,Discord\nWolf,mum@example.org,fox@example.org,foxy,wolf_77\nBear,dad@example.org,owl@example.org,owl_2,bear.dota',
    expected: ['Wolf - d:wolf_77', 'Bear - d:bear.dota'],
  },
  {
    title: 'addresses of friends, parents and coaches, and none of the player',
    text: 'Ник\tПочта друга\tПочта родителей\tТелеграм тренера\tДискорд тиммейта\nВолк\tfox@example.org\tmum@example.org\t@trener\tfox.dota\nЛис\twolf@example.org\tdad@example.org\t@trener\twolf.dota',
    expected: ['Волк -', 'Лис -'],
  },
  {
    title: 'who has invited somebody',
    text: 'Отметка времени\tВаше имя\tНик того, кто вас пригласил\n25.11.2026 19:03:11\tВолк\tХвост\n25.11.2026 19:04:11\tЛис\tПушок',
    expected: ['Волк -', 'Лис -'],
    byHand: { roles: { 'Ваше имя': 'player' } },
  },
  {
    title: 'the peak rating before the current one',
    text: 'Nick,Peak MMR,Current MMR\nWolf,6000,3400\nBear,7000,5400',
    expected: ['Wolf 53', 'Bear 74'],
  },
  {
    title: 'the peak rank before the rank of today',
    text: 'Nick,Peak rank,Rank now\nWolf,Immortal,Legend 4\nBear,Immortal,4k',
    expected: ['Wolf 54', 'Bear 61'],
  },
  {
    title: 'ranks of last season, of a friend and of today',
    text: 'Ник;Ранг в прошлом сезоне;Ранг друга;Ранг\nВолк;Титан;Дивайн 1;Легенда 4\nЛис;Дивайн 2;Титан;4000 ммр',
    expected: ['Волк 54', 'Лис 61'],
  },
  {
    title: 'no other rank than the highest',
    text: 'Ник;Максимальный MMR\nВолк;3400\nЛис;5400',
    expected: ['Волк -', 'Лис -'],
    byHand: { roles: { 'Максимальный MMR': 'ignored' } },
  },
  {
    title: 'an old nickname and a new one',
    text: 'Name,Old nickname,Team,Team region,Team manager\nWolf,Lupus,Beasts,EU,Ann\nBear,Ursus,Beasts,EU,Ann',
    expected: ['Wolf - @Beasts', 'Bear - @Beasts'],
  },
  {
    title: 'what a team is asked besides its name',
    text: 'Nick\tTeam region\tTeam size\tTeam manager\nWolf\tEurope\tfive\tAnn\nBear\tAsia\tfour\tBob',
    expected: ['Wolf -', 'Bear -'],
  },
  {
    title: 'an answer in words to whether somebody would be captain',
    text: 'Ник;Ранг;Готовы быть капитаном?\nВолк;Легенда 4;если надо\nЛис;Титан;лучше не стоит',
    expected: ['Волк 54', 'Лис 80'],
  },
  {
    title: 'a first row with words of headers, and a team that comes again',
    text: 'Captain Jack\tTeam Spirit\nBear\tTeam Spirit\nFox\tFoxes',
    expected: ['Captain Jack - @Team Spirit', 'Bear - @Team Spirit', 'Fox - @Foxes'],
    byHand: { roles: { A: 'player', B: 'team' } },
  },
  {
    title: 'a first row with words of headers',
    text: 'Username1;Clanless\nBear;Foxes\nOwl;Birds',
    expected: ['Username1 - @Clanless', 'Bear - @Foxes', 'Owl - @Birds'],
    byHand: { header: null, roles: { A: 'player', B: 'team' } },
  },
  {
    title: 'a first row with words of headers, in another language',
    text: 'Никита\tКомандор\nМаша\tСтая\nЛёша\tБерлога',
    expected: ['Никита - @Командор', 'Маша - @Стая', 'Лёша - @Берлога'],
    byHand: { header: null, roles: { A: 'player', B: 'team' } },
  },
  {
    title: 'a third row with words of headers',
    text: 'Wolf;Beasts;x\nOwl;Birds;y\nCaptain Jack;Team Spirit;Nick Cave\nFox;Foxes;z',
    expected: ['Wolf - @Beasts', 'Owl - @Birds', 'Captain Jack - @Team Spirit', 'Fox - @Foxes'],
    byHand: { header: null, roles: { A: 'player', B: 'team', C: 'ignored' } },
  },
  {
    title: 'Steam ids as numbers, which a workbook cuts',
    as: 'xlsx',
    text: 'Nick\tSteam ID\nWolf\t76561198098765431\nBear\t76561198000000123',
    expected: ['Wolf -', 'Bear -'],
  },
  {
    title: 'Steam ids that a spreadsheet has rounded',
    text: 'Nick;Steam ID;Discord ID\nWolf;76561198098765400;381234567890123000\nBear;76561198012345600;7,65612E+16',
    expected: ['Wolf -', 'Bear -'],
  },
  {
    title: 'Western European names in an old code page',
    as: 'windows-1252',
    text: 'Name;Team\nJosé;Peñarol\nMüller;Bären\nÅse;Peñarol',
    expected: ['José - @Peñarol', 'Müller - @Bären', 'Åse - @Peñarol'],
  },
  {
    title: 'a Russian list with a word of both scripts',
    as: 'windows-1251',
    text: 'Ник;Команда\nWolfёнок;Стая\nМедведь;Берлога',
    expected: ['Wolfёнок - @Стая', 'Медведь - @Берлога'],
  },
  {
    title: 'garbage between letters',
    text: 'Ник;Ранг;Хвост\nВолк;Легенда 4;\u0000\nЛис;Титан;x',
    expected: ['Волк 54', 'Лис 80'],
  },
  {
    title: 'headers with remarks about others, past and best things',
    text: 'Nick you want to play under (example: Wolf)\tRank (Herald, Guardian … Immortal)\tBest Discord to be invited to our server\tPaste a Steam link, so that we add you as a friend\nWolf\tLegend 4\twolf_77\thttps://steamcommunity.com/id/wolf\nBear\tImmortal\tbear.dota\t',
    expected: ['Wolf 54 d:wolf_77 s:https://steamcommunity.com/id/wolf', 'Bear 80 d:bear.dota'],
  },
  {
    title: 'headers with remarks about others, past and best things, in another language',
    text: 'Ник, под которым хотите играть\tРанг\tТелеграм (пригласим в чат, напишет соперник)\tСтим (добавим в друзья)\nВолк\tЛегенда 4\t@wolf_77\thttps://steamcommunity.com/id/wolf\nЛис\tТитан\t@fox_77\t',
    expected: ['Волк 54 s:https://steamcommunity.com/id/wolf t:wolf_77', 'Лис 80 t:fox_77'],
  },
]
