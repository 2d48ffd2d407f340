import type { Page } from '@playwright/test'
import { playRandomStages } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { bracketOf as bracketOfPlan, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { chance } from '@upper-bracket/shared/random/chance'
import { answersOfVersion1 } from '@upper-bracket/shared/transfer/testing/challongeAnswers'
import { exported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import { competitionOf } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import { fakeStartggToken } from '../../../../scripts/fakes/startgg/startgg.ts'
import { at, bracketOf, type GalleryPage, press, staged } from './galleryPage.ts'

const openLog = async (page: Page) => {
  await press(/^(Журнал|Log)$/)(page)
  await page.locator('summary').first().click()
}

/** Frames on other sites are as wide as a phone, a column, or a page. */
const embedOf = ({ at }: Pick<GalleryPage, 'at'>): GalleryPage => ({
  at: seed => `/embed${at(seed)}`,
  widths: [320, 768, 1440],
})

const openEmbedDialog = async (page: Page) => {
  await page.getByRole('button', { name: /^(Скачать|Export)$/ }).click()
  await page.getByRole('menuitem', { name: /^(Встроить|Embed)/ }).click()
  await page.frameLocator('iframe').locator('[data-match]').first().waitFor()
}

/** The export menu in a window of one width, because a phone has it elsewhere and closes it; then one of its items. */
const exporting = (page: Pick<GalleryPage, 'at'>, width: 360 | 1440, item?: RegExp): GalleryPage => ({
  ...page,
  widths: [width],
  act: async opened => {
    await opened.setViewportSize({ width, height: 740 })
    // The menu moves if the window before was of the other kind.
    await opened.waitForTimeout(1000)
    await opened.getByRole('button', { name: /^(Скачать|Export)$/ }).click()
    if (item !== undefined) await opened.getByRole('menuitem', { name: item }).click()
  },
})

const createKey = /^(Создать ключ|Create key)$/

const plan = {
  teamIds: teamIds(8),
  format: 'single',
  bestOf: { rounds: 1, final: 3 },
  thirdPlace: true,
  grandFinal: 'single',
} as const

/** Chooses the file of a played competition, changed, on the page that imports it. */
async function chooseFile(page: Page, change: (text: string) => string) {
  const bracket = playRandomStages(bracketOfPlan(8, plan), chance(1))
  const text = JSON.stringify(exported(competitionOf({ plan, bracket, luck: 1 })))
  const buffer = Buffer.from(change(text))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cup.json', mimeType: 'application/json', buffer })
}

/** The card covers its radio button. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true })

/** The documentation of the API, imports, exports, integrations and embeds. */
export const transferPages: Readonly<Record<string, GalleryPage>> = {
  developers: { at: () => '/developers' },
  'developers-tried': {
    at: () => '/developers',
    act: async page => {
      await press(/Отправить|Send/)(page)
      await page.getByText(/200/).first().waitFor()
      await page.getByText('GET /competitions/{competitionId}/matches', { exact: true }).click()
    },
  },
  import: { at: () => '/competitions/import', as: 'owner' },
  'import-preview': {
    at: () => '/competitions/import',
    as: 'owner',
    act: page => chooseFile(page, text => text),
  },
  'import-problems': {
    at: () => '/competitions/import',
    as: 'owner',
    act: page =>
      chooseFile(page, text =>
        text.replaceAll('"captain":"p1"', '"captain":"p2000"').replaceAll('"winner":0', '"winner":1'),
      ),
  },
  'import-list': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      const answers = [1, 2, 3].map(id => {
        const participants = ['Owls', 'Elks'].map((name, index) => ({ id: 10 * id + index, name }))
        const [one, other] = [10 * id, 10 * id + 1]
        return answersOfVersion1({
          id,
          name: id === 2 ? 'Monthly Cup of the Northern Counter-Strike League, Second Division' : `Cup ${id}`,
          type: id === 3 ? 'swiss' : 'single elimination',
          game: id === 3 ? 'Chess' : 'Counter-Strike 2',
          startedAt: `2024-0${id}-09T18:00:00Z`,
          participants,
          sets: [{ round: 1, entrants: [one, other], sets: [[4, 5]], winnerId: other }],
        })
      })
      await page.locator('input[type=file]').setInputFiles(
        answers.map((answer, index) => ({
          name: `challonge-${index}.json`,
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(answer)),
        })),
      )
      await page.locator('details').first().waitFor()
      await page.locator('summary').first().click()
    },
  },
  'own-guests': {
    at: () => '/tournaments/player',
    as: 'player',
    before: page =>
      page.route(/\/competitions$/, async (route, request) => {
        if (!request.postData()?.includes('findOwnGuests')) return route.fallback()
        const names = ['Monthly Cup 1', 'Monthly Cup of the Northern Counter-Strike League, Second Division']
        const guests = names.map((competition, index) => ({
          competitionId: `past-competition-${index}`,
          guestUid: `guest-${index}`,
          name: index === 0 ? 'Wolf' : null,
          competition,
          startDate: Date.UTC(2024, index, 9, 18),
        }))
        return route.fulfill({ json: { result: { guests, next: null } } })
      }),
  },
  'import-startgg': {
    at: () => '/competitions/import',
    as: 'owner',
    act: page => choose(page, 'start.gg'),
  },
  'import-startgg-preview': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      await choose(page, 'start.gg')
      await page.locator('input[placeholder]').fill('start.gg/tournament/winter-clash/event/dota-2')
      await page.locator('input[type=password]').fill(fakeStartggToken)
      await page.locator('input[type=password]').press('Enter')
      await page.locator('dl').waitFor()
    },
  },
  'import-notes': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      await showTable(
        page,
        'Команда 1;Счёт 1;Счёт 2;Команда 2;Тренер\nВолки;13;7;Ежи;Аня\nЛисы;4;3;Рыси;\nВолки;2;1;Лисы;',
      )
      await page.getByText('Волки – Ежи').waitFor()
    },
  },
  'import-table': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      await showTable(page, 'Команда 1;Счёт 1;Счёт 2;Команда 2\nВолки;13;7;Ежи\nЛисы;x;1;Лисы')
      await page
        .getByText(/^(Строка|Line) 3,/)
        .first()
        .waitFor()
    },
  },
  'export-menu': exporting(bracketOf('eight'), 1440),
  'export-menu-phone': exporting(bracketOf('eight'), 360),
  'export-wikitext': exporting(bracketOf('eight'), 1440, /Liquipedia/),
  'export-wikitext-phone': exporting(bracketOf('eight'), 360, /Liquipedia/),
  'export-csv': exporting(bracketOf('eight'), 1440, /CSV/),
  'export-csv-phone': exporting(bracketOf('eight'), 360, /CSV/),
  'export-unfit': exporting(staged('swiss'), 1440, /brackets-manager/),
  calendar: exporting(bracketOf('eight'), 1440, /^(Календарь|Calendar)/),
  integrations: { ...bracketOf('eight', '/integrations'), as: 'owner' },
  'integrations-empty': { ...at('open', '/integrations'), as: 'owner' },
  'integrations-not-yours': { ...at('open', '/integrations'), as: 'newcomer' },
  'integrations-new-key': { ...at('open', '/integrations'), as: 'owner', act: press(createKey) },
  'integrations-secret': {
    ...at('calling', '/integrations'),
    as: 'owner',
    act: async page => {
      await press(createKey)(page)
      await page.locator('input[name=name]').fill('Табло')
      await page.getByRole('dialog').getByRole('checkbox').last().check()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Создать|Create)$/ })
        .click()
      await page.getByRole('dialog').getByRole('code').first().waitFor()
    },
  },
  'webhooks-log': { ...bracketOf('eight', '/integrations'), as: 'owner', act: openLog },
  'webhooks-add': { ...bracketOf('eight', '/integrations'), as: 'owner', act: press(/вебхук|webhook/) },
  'webhooks-secret': { ...bracketOf('eight', '/integrations'), as: 'owner', act: press(/секрет|secret/) },
  'embed-dialog': { ...bracketOf('eight'), act: openEmbedDialog, widths: [1440] },
  'embed-dialog-phone': {
    ...bracketOf('eight'),
    act: async page => {
      await page.setViewportSize({ width: 360, height: 740 })
      await openEmbedDialog(page)
    },
    widths: [360, 320],
  },
  'embed-bracket': embedOf(bracketOf('eight')),
  'embed-bracket-large': embedOf(bracketOf('sixtyFour')),
  'embed-bracket-over': embedOf(bracketOf('over')),
  'embed-bracket-groups': embedOf(staged('groups')),
  'embed-bracket-swiss': embedOf(staged('swiss')),
  'embed-bracket-gsl': embedOf(staged('gslGroups')),
  'embed-bracket-empty': embedOf(at('open', '/bracket')),
  'embed-table': embedOf(staged('groups', '/table')),
  'embed-table-places': embedOf(bracketOf('over', '/table')),
  'embed-agenda': embedOf(bracketOf('eight', '/agenda')),
  'embed-missing': {
    at: () => '/embed/competitions/00000000000000000000/bracket',
    says: /status of 404/,
    widths: [320],
  },
}

async function showTable(page: Page, table: string): Promise<void> {
  await choose(page, /^(Таблица|Table)$/)
  await page.locator('textarea').first().fill(table)
  await press(/^(Показать|Show)$/)(page)
}
