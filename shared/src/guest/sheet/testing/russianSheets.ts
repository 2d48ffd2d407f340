import type { TestSheet } from './testSheet.ts'

/** Sheets as Russian organizers have them, one per way of keeping sign-ups. */
export const russianSheets: readonly TestSheet[] = [
  {
    title: 'answers of a form, one player per row',
    text: `Отметка времени,Адрес электронной почты,Ваш никнейм в Dota 2 (как в Steam),Какой у вас MMR или медаль?,Ссылка на профиль Steam,Ваш Discord,"Готовы играть в субботу, с 12:00?"
25.11.2026 19:03:11,wolf@example.org,Волк,Легенда 4,https://steamcommunity.com/id/wolf,wolf_77,Да
25.11.2026 19:10:45,bear@example.org,Медведь,5400,https://steamcommunity.com/profiles/76561198000000001,bear.dota,Да
25.11.2026 21:44:02,fox@example.org,"Лис, просто Лис",без ранга,,foxy,Не уверен`,
    expected: [
      'Волк 54 d:wolf_77 e:wolf@example.org s:https://steamcommunity.com/id/wolf',
      'Медведь 74 d:bear.dota e:bear@example.org s:https://steamcommunity.com/profiles/76561198000000001',
      'Лис, просто Лис - d:foxy e:fox@example.org',
    ],
  },
  {
    title: 'answers of a form, one team per row with its line-up in one cell',
    text: `"Отметка времени";"Название команды";"Никнейм капитана";"Telegram капитана";"Состав команды (каждый игрок с новой строки)"
"25.11.2026 19:03:11";"Стая";"Вожак";"@vozhak";"Волк
Волчица
Щенок
Седой"
"26.11.2026 08:15:00";"Берлога";"Миша";"t.me/misha_b";"1. Бурый
2. Белый
3. Гризли
4. Панда"`,
    expected: [
      'Вожак - @Стая* t:vozhak',
      ...['Волк', 'Волчица', 'Щенок', 'Седой'].map(name => `${name} - @Стая`),
      'Миша - @Берлога* t:misha_b',
      ...['Бурый', 'Белый', 'Гризли', 'Панда'].map(name => `${name} - @Берлога`),
    ],
  },
  {
    title: 'a copy from a spreadsheet with numbers',
    text: '№\tНик\tРанг\tКоманда\tКомментарий\n1\tВолк\tЛегенда 4\tСтая\tопоздает\n2\tМедведь\tтитан\tБерлога\t\n3\tЛис\tдивайн 2\tСтая\t',
    expected: ['Волк 54 @Стая', 'Медведь 80 @Берлога', 'Лис 72 @Стая'],
  },
  {
    title: 'a file of an old Excel with flags for captains',
    as: 'windows-1251',
    text: 'Команда;Игрок;ММР;Капитан\r\nСтая;Волк;3400;да\r\nСтая;Волчица;2100;\r\nБерлога;Бурый;4100;нет\r\nБерлога;Белый;6200;да\r\n',
    expected: ['Волк 53 @Стая*', 'Волчица 34 @Стая', 'Бурый 62 @Берлога', 'Белый 80 @Берлога*'],
  },
  {
    title: 'Unicode text of a spreadsheet',
    as: 'utf-16le',
    text: 'Участник\tЗвание\tСтим\r\nВолк\tархонт 3\t76561198000000001\r\nЁж\tнет\t76561198000000002\r\n',
    expected: [
      'Волк 43 s:https://steamcommunity.com/profiles/76561198000000001',
      'Ёж - s:https://steamcommunity.com/profiles/76561198000000002',
    ],
  },
  {
    title: 'blocks under headings with empty rows between them',
    text: 'Стая\t\t\nВолк\tЛегенда 4\twolf_77\nВолчица\tЛегенда 2\tshewolf\n\t\t\nБерлога\t\t\nБурый\tтитан\tbrown.bear\nБелый\tдивайн 1\twhite_bear',
    expected: [
      'Волк 54 @Стая d:wolf_77',
      'Волчица 52 @Стая d:shewolf',
      'Бурый 80 @Берлога d:brown.bear',
      'Белый 71 @Берлога d:white_bear',
    ],
    byHand: { roles: { C: 'discord' } },
  },
  {
    title: 'one team per row',
    text: 'Команда;Игрок 1;Игрок 2;Игрок 3;Игрок 4;Игрок 5\nСтая;Волк;Волчица;Щенок;Седой;Вожак\nБерлога;Бурый;Белый;Гризли;Панда;',
    expected: [
      ...['Волк', 'Волчица', 'Щенок', 'Седой', 'Вожак'].map(name => `${name} - @Стая`),
      ...['Бурый', 'Белый', 'Гризли', 'Панда'].map(name => `${name} - @Берлога`),
    ],
  },
  {
    title: 'one team per row with a rank after each player',
    text: 'Название,Капитан,MMR,Игрок 2,MMR,Игрок 3,MMR\nСтая,Волк,3400,Волчица,2100,Щенок,900\nБерлога,Бурый,4100,Белый,6200,Гризли,2000',
    expected: [
      'Волк 53 @Стая*',
      'Волчица 34 @Стая',
      'Щенок 21 @Стая',
      'Бурый 62 @Берлога*',
      'Белый 80 @Берлога',
      'Гризли 33 @Берлога',
    ],
  },
  {
    title: 'no header: name, rank, mail',
    text: 'Волк\tЛегенда 4\twolf@example.org\nМедведь\tтитан\tbear@example.org\nЛис\t\tfox@example.org',
    expected: ['Волк 54 e:wolf@example.org', 'Медведь 80 e:bear@example.org', 'Лис - e:fox@example.org'],
  },
  {
    title: 'a title above the header',
    text: 'Зимний кубок 2026 — заявки;;;\n;;;\nНикнейм;Медаль;Дискорд;Город\nВолк;Легенда 4;wolf_77;Тверь\nМедведь;Титан;bear.dota;Омск',
    expected: ['Волк 54 d:wolf_77', 'Медведь 80 d:bear.dota'],
  },
  {
    title: 'a workbook with ratings as numbers',
    as: 'xlsx',
    scale: 'mmr',
    text: 'Ник игрока\tММР\tДата рождения\tТелеграм\nВолк\t3400\t01.02.2001\t@wolf_77\nМедведь\t5400\t03.04.1999\t@bear_dota\nЛис\t\t05.06.2003\t',
    expected: ['Волк 3400 t:wolf_77', 'Медведь 5400 t:bear_dota', 'Лис -'],
  },
  {
    title: 'ranks of CS with a level of FACEIT that is not needed',
    as: 'utf-8-mark',
    scale: 'csgo',
    text: 'Ник в Steam;Звание в CS;Уровень Faceit;Ссылка на Steam\nВолк;GN2;5;steamcommunity.com/id/wolf\nМедведь;калаш;8;steamcommunity.com/id/bear\nЛис;глобал;10;steamcommunity.com/id/fox',
    expected: [
      'Волк 8 s:https://steamcommunity.com/id/wolf',
      'Медведь 11 s:https://steamcommunity.com/id/bear',
      'Лис 18 s:https://steamcommunity.com/id/fox',
    ],
  },
  {
    title: 'one team per row with a substitute',
    as: 'windows-1251',
    text: 'Название команды;Discord капитана;Капитан;Игрок 2;Игрок 3;Игрок 4;Игрок 5;Замена\nСтая;wolf_77;Волк;Волчица;Щенок;Седой;Вожак;Запасной Волк\nБерлога;brown.bear;Бурый;Белый;Гризли;Панда;Коала;',
    expected: [
      'Волк - @Стая* d:wolf_77',
      ...['Волчица', 'Щенок', 'Седой', 'Вожак'].map(name => `${name} - @Стая`),
      'Запасной Волк - ~Стая',
      'Бурый - @Берлога* d:brown.bear',
      ...['Белый', 'Гризли', 'Панда', 'Коала'].map(name => `${name} - @Берлога`),
    ],
  },
  {
    title: 'no header: one team per row',
    text: 'Стая\tВолк\tВолчица\tЩенок\tСедой\tВожак\nБерлога\tБурый\tБелый\tГризли\tПанда\tКоала\nЛисы\tЛис\tЛиса\tЛисёнок\tРыжий\tХвост',
    expected: [
      ...['Волк', 'Волчица', 'Щенок', 'Седой', 'Вожак'].map(name => `${name} - @Стая`),
      ...['Бурый', 'Белый', 'Гризли', 'Панда', 'Коала'].map(name => `${name} - @Берлога`),
      ...['Лис', 'Лиса', 'Лисёнок', 'Рыжий', 'Хвост'].map(name => `${name} - @Лисы`),
    ],
  },
  {
    title: 'messages from a chat',
    text: '[19:03, 25.11.2026] Анна: + легенда 4\n[19:05, 25.11.2026] Пётр: я, титан\n[19:07, 25.11.2026] Вера: кто судит?',
    expected: ['Анна 54', 'Пётр 80', '!not-a-player'],
  },
  {
    title: 'a header of one word per column in capitals, and pre-numbered empty rows',
    text: '№;НИК;РАНГ;КОМАНДА\n1;Волк;Легенда 4;Стая\n2;Медведь;Титан;Берлога\n3;;;\n4;;;\n5;;;',
    expected: ['Волк 54 @Стая', 'Медведь 80 @Берлога'],
  },
  {
    title: 'a form that asks for the team of those who have one',
    as: 'utf-8-mark',
    text: `Отметка времени,Твой ник,Твоя медаль,"Есть ли у тебя команда?","Если да, то как она называется?",Telegram для связи
25.11.2026 19:03:11,Волк,Легенда 4,Да,Стая,@wolf_77
25.11.2026 19:05:02,Медведь,Титан,Нет,-,@bear_dota
25.11.2026 20:00:00,Лис,Архонт 2,Нет,,`,
    expected: ['Волк 54 @Стая t:wolf_77', 'Медведь 80 t:bear_dota', 'Лис 42'],
    byHand: { roles: { 'Если да, то как она называется?': 'team' } },
  },
  {
    title: 'real names next to nicknames',
    as: 'windows-1251',
    text: 'ФИО;Возраст;Группа;Игровой ник;ММР;Телефон\nИванов Иван Иванович;19;ИВТ-21;Волк;3400;+7 900 000-00-00\nПетров Пётр;20;ПМИ-22;Медведь;5400;89000000000',
    expected: ['Волк 53', 'Медведь 74'],
  },
  {
    title: 'one team per row, nicknames and ranks in the same cells',
    text: 'Команда\tИгрок 1 (ник, ранг)\tИгрок 2 (ник, ранг)\tИгрок 3 (ник, ранг)\nСтая\tВолк, легенда 4\tВолчица, архонт 2\tЩенок, рыцарь 1\nБерлога\tБурый, титан\tБелый, дивайн 3\tГризли, 4100',
    expected: [
      'Волк 54 @Стая',
      'Волчица 42 @Стая',
      'Щенок 31 @Стая',
      'Бурый 80 @Берлога',
      'Белый 73 @Берлога',
      'Гризли 62 @Берлога',
    ],
  },
  {
    title: 'the role in the team in a column',
    text: 'Команда,Роль,Ник,Дискорд\nСтая,Капитан,Волк,wolf_77\nСтая,Игрок,Волчица,shewolf\nСтая,Запасной,Щенок,\nБерлога,Капитан,Бурый,brown.bear\nБерлога,Тренер,Дед,ded',
    expected: [
      'Волк - @Стая* d:wolf_77',
      'Волчица - @Стая d:shewolf',
      'Щенок - ~Стая',
      'Бурый - @Берлога* d:brown.bear',
      '!not-a-player',
    ],
  },
  {
    title: 'a workbook with a title, an empty row and a sum',
    as: 'xlsx',
    text: 'Кубок района\t\t\t\n\t\t\t\nУчастник\tMMR\tКоманда\tДата заявки\nВолк\t3400\tСтая\t25.11.2026\nМедведь\t5400\tБерлога\t26.11.2026\n\t\t\t\nВсего участников: 2\t\t\t',
    expected: ['Волк 53 @Стая', 'Медведь 74 @Берлога'],
  },
  {
    title: 'ranges instead of ranks',
    text: 'Ник;ММР\nВолк;3000-3500\nМедведь;5400\nЛис;2100',
    expected: ['Медведь 74', 'Лис 34', '!rank-unknown'],
  },
  {
    title: 'names that are no ordinary words',
    as: 'utf-16le',
    text: 'Ник\tМедаль\n"Лис ""Хвост"" Рыжий"\tЛегенда 1\n[СТАЯ] Волк | 17\tТитан\nx\tАрхонт 5\nэто очень длинный ник из шести слов\tрыцарь 3\n👨‍👩‍👧 семья\tстраж 2',
    expected: [
      'Лис "Хвост" Рыжий 51',
      '[СТАЯ] Волк | 17 80',
      'x 45',
      'это очень длинный ник из шести слов 33',
      '👨‍👩‍👧 семья 22',
    ],
  },
  {
    title: 'blocks, each with its own header',
    text: 'Стая;;\nНик;Ранг;Стим\nВолк;Легенда 4;https://steamcommunity.com/id/wolf\nВолчица;Легенда 2;https://steamcommunity.com/id/shewolf\n;;\nБерлога;;\nНик;Ранг;Стим\nБурый;Титан;https://steamcommunity.com/id/brown\nБелый;Дивайн 1;https://steamcommunity.com/id/white',
    expected: [
      'Волк 54 @Стая s:https://steamcommunity.com/id/wolf',
      'Волчица 52 @Стая s:https://steamcommunity.com/id/shewolf',
      'Бурый 80 @Берлога s:https://steamcommunity.com/id/brown',
      'Белый 71 @Берлога s:https://steamcommunity.com/id/white',
    ],
  },
  {
    title: 'medal and rating in two columns',
    text: 'Никнейм,Медаль,MMR,Готов быть капитаном?\nВолк,Легенда 4,3350,Да\nМедведь,Титан,6100,Нет\nЛис,,2100,Да',
    expected: ['Волк 54', 'Медведь 80', 'Лис -'],
  },
  {
    title: 'the same by rating',
    scale: 'mmr',
    text: 'Никнейм,Медаль,MMR,Готов быть капитаном?\nВолк,Легенда 4,3350,Да\nМедведь,Титан,6100,Нет\nЛис,,2100,Да',
    expected: ['Волк 3350', 'Медведь 6100', 'Лис 2100'],
  },
  {
    title: 'merged cells of teams: the team only in its first row',
    text: 'Команда\tИгрок\tРанг\nСтая\tВолк\tЛегенда 4\n\tВолчица\tЛегенда 2\n\tЩенок\tСтраж 1\nБерлога\tБурый\tТитан\n\tБелый\tДивайн 1',
    expected: [
      'Волк 54 @Стая',
      'Волчица 52 @Стая',
      'Щенок 21 @Стая',
      'Бурый 80 @Берлога',
      'Белый 71 @Берлога',
    ],
  },
  {
    title: 'a roster with ranks in one cell',
    text: `Команда;Игроки;Контакт капитана (Discord)
Стая;"Волк - легенда 4, Волчица - архонт 2, Щенок - страж 1";wolf_77
Берлога;"Бурый - титан, Белый - дивайн 3, Гризли - рыцарь 5";brown.bear`,
    expected: [
      'Волк 54 @Стая d:wolf_77',
      'Волчица 42 @Стая',
      'Щенок 21 @Стая',
      'Бурый 80 @Берлога d:brown.bear',
      'Белый 73 @Берлога',
      'Гризли 35 @Берлога',
    ],
  },
  {
    title: 'a name that another line shows to be a heading',
    text: 'Команда Стая\nВолк легенда 4\nВолчица легенда 2\n\nКоманда Берлога\nБурый титан\nБелый дивайн 1',
    expected: [
      'Волк 54 @Команда Стая',
      'Волчица 52 @Команда Стая',
      'Бурый 80 @Команда Берлога',
      'Белый 71 @Команда Берлога',
    ],
  },
  {
    title: 'headers that say nothing',
    text: 'Кто\tСколько\tКуда писать\nВолк\tЛегенда 4\twolf@example.org\nМедведь\tТитан\tbear@example.org',
    expected: ['Волк 54 e:wolf@example.org', 'Медведь 80 e:bear@example.org'],
    byHand: { header: 1, roles: { Кто: 'player', Сколько: 'rank', 'Куда писать': 'email' } },
  },
  {
    title: 'a captain who stands in the line-up again',
    text: 'Команда\tКапитан\tСостав\nСтая\tВолк\tВолчица, Волк, Щенок\nБерлога\tБурый\tБурый, Белый, Гризли',
    expected: [
      'Волк - @Стая*',
      ...['Волчица', 'Щенок'].map(name => `${name} - @Стая`),
      'Бурый - @Берлога*',
      ...['Белый', 'Гризли'].map(name => `${name} - @Берлога`),
    ],
  },
]
