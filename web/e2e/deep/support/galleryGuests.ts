import { encodedSheet } from '@upper-bracket/shared/guest/sheet/testing/encodedSheet'
import { at, type GalleryPage, press } from './galleryPage.ts'

/** Five players and two lines that stay. */
const pastedList = `Список на субботу:
1. Wolf - Legend 4
2) Медведь — титан 🔥
3. Фокс [5400]

Иван Петров, [25.11.2026 19:03]
+ архонт 3

Анна, [25.11.2026 19:04]
Кто сегодня играет?
Росомаха | лега 2 | мид
Сова, Алмаз`

/** Four players, one row that stays, and columns to look at. */
const pastedSheet = `Отметка времени,Адрес электронной почты,Ваш никнейм,Команда,Какой у вас MMR?,Discord,Star
25.11.2026 19:03:11,wolf@example.org,Волк-одиночка,Стая,3400,wolf_77,4
25.11.2026 19:05:40,bear@example.org,Медведь,Стая,5400,bear.dota,1
25.11.2026 19:09:02,owl@example.org,Полярная сова,,3000-3500,owl,
25.11.2026 20:44:18,bear@example.org,Медвежонок,Берлога,2100,,5
26.11.2026 08:12:55,fox@example.org,Лис,,,foxy,`

/** Players without an account: how they are entered, invited and reached. */
export const guestPages: Readonly<Record<string, GalleryPage>> = {
  'players-added': { ...at('open', '/teams'), as: 'owner', act: press(/^(Добавить игроков|Add players)/) },
  'players-pasted': {
    ...at('open', '/teams'),
    as: 'owner',
    act: async page => {
      await press(/^(Добавить игроков|Add players)/)(page)
      await page.locator('textarea[name=list]').fill(pastedList)
      await page.getByRole('status').getByText(/5/).waitFor()
    },
  },
  'players-of-sheet': {
    ...at('open', '/teams'),
    as: 'owner',
    act: async page => {
      await press(/^(Добавить игроков|Add players)/)(page)
      await page.locator('textarea[name=list]').fill(pastedSheet)
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  'players-of-workbook': {
    ...at('open', '/teams'),
    as: 'owner',
    act: async page => {
      await press(/^(Добавить игроков|Add players)/)(page)
      const rows = pastedSheet.replaceAll(',', '\t')
      const bytes = encodedSheet({ text: `${rows}\f${rows}\f${rows}`, as: 'xlsx' })
      await page.locator('input[type=file]').setInputFiles({
        name: 'Заявки на зимний кубок Заречного района.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(bytes),
      })
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  'guests-mailed': {
    ...at('whole', '/teams'),
    as: 'owner',
    act: async page => {
      await press(/^(Позвать на сайт|Invite to the site)/)(page)
      await page.getByRole('dialog').getByRole('list').first().waitFor()
    },
  },
  'guest-card': {
    at: ({ whole, guest }) => `/competitions/${whole}/teams?player=${guest}`,
    as: 'owner',
  },
  'player-card': {
    at: ({ open, people }) => `/competitions/${open}/teams?player=${people.player.uid}`,
    as: 'owner',
  },
}
