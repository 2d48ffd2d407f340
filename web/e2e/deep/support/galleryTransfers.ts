import type { Page } from '@playwright/test'
import { playRandomStages } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { bracketOf as bracketOfPlan, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { aCompetition } from '@upper-bracket/shared/competition/testing/aCompetition'
import { chance } from '@upper-bracket/shared/random/chance'
import { answersOfVersion1 } from '@upper-bracket/shared/transfer/testing/challongeAnswers'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { writeArchive } from '@upper-bracket/shared/transfer/archive'
import { exported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import { competitionOf } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import { fakeStartggToken } from '../../../../scripts/fakes/startgg/startgg.ts'
import { logoFiles } from '../../../../testing/logoFiles.ts'
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

type Refusal = Readonly<Record<'status' | 'message', string>> & {
  readonly details: Readonly<Record<string, unknown>>
}

/** Answers calls by their names in place of the functions. */
const answering =
  (answers: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => unknown>>) =>
  (page: Page) =>
    page.route(/\/[a-z-]+$/i, async (route, request) => {
      const sent = request.method() === 'POST' ? parsed(request.postData()) : null
      const answer = sent === null ? undefined : answers[sent.call]
      if (sent === null || answer === undefined) return route.fallback()
      const result = answer(sent.input)
      return isRefusal(result)
        ? route.fulfill({ status: 429, json: { error: result } })
        : route.fulfill({ json: { result } })
    })

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'details' in value
}

function parsed(body: string | null): { call: string; input: Readonly<Record<string, unknown>> } | null {
  try {
    return JSON.parse(body ?? '').data ?? null
  } catch {
    return null
  }
}

const imports = {
  findImportedEvents: () => ({ competitionIds: {} }),
  importCompetition: ({ competitionId }: Readonly<Record<string, unknown>>) => ({ competitionId }),
}
const tooMany: Refusal = {
  status: 'RESOURCE_EXHAUSTED',
  message: 'too-many-requests',
  details: { code: 'too-many-requests', retryAfterSeconds: 60 },
}

/** Chooses an archive of some tournaments with pictures, and imports them. */
async function importArchive(page: Page) {
  const bracket = playRandomStages(bracketOfPlan(8, plan), chance(1))
  const file = exported(competitionOf({ plan, bracket, luck: 1 }))
  const pictures = {
    banner: null,
    logos: new Map(file.teams.map(({ id }) => [id, logoFiles()])),
    sponsors: [],
  }
  const competitions = Array.from({ length: 12 }, (_, index) => {
    const settings = { ...file.settings, name: `${file.settings.name} ${index + 1}` }
    return {
      competitionId: `archived-competition${index}`.slice(-20).padStart(20, '0'),
      text: JSON.stringify({ ...file, settings }),
      pictures,
    }
  })
  await page.locator('input[type=file]').setInputFiles({
    name: 'tournaments.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(writeArchive(competitions)),
  })
  await page
    .getByText(/8 логотипов|8 logos/)
    .first()
    .waitFor({ state: 'attached' })
}
const pressImport = press(/^(Перенести|Import) \d/)

/** Answers what is read to save more tournaments than one archive has, of which two cannot be saved. */
const archiving = async (page: Page) => {
  const organizing = Array.from({ length: 203 }, (_, index) => ({
    competitionId: `own-${String(index).padStart(16, '0')}`,
    name: index === 1 ? 'Monthly Cup of the Northern Counter-Strike League, Second Division' : `Cup ${index}`,
    role: 'owner',
  }))
  await answering({ exportMyData: () => ({ organizing }) })(page)
  await page.route(/\/api\/competitions\/own-\d+\/file$/, (route, request) =>
    /own-0+[01]\/file$/.test(request.url())
      ? route.fulfill({ status: 422, json: { problems: [] } })
      : route.fulfill({ json: { teams: [] } }),
  )
  const team = { id: 't'.repeat(20), name: 'Owls', logo: 1, seed: null, revision: 0, playerUids: [] }
  const snapshotOf = (isWhole: boolean) =>
    packSnapshot({
      asOf: 0,
      competition: aCompetition(),
      players: [],
      teams: isWhole ? [] : [{ ...team, discordLink: null, founderUid: null, captainUid: null }],
      bracket: null,
      publicCommentators: [],
    })
  await page.route(/\/api\/competitions\/own-\d+\/snapshot/, (route, request) =>
    route.fulfill({ json: snapshotOf(!/own-0+[23]\//.test(request.url())) }),
  )
}
const saveAll = press(/^(Сохранить все мои турниры|Save all my tournaments)$/)

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
  'import-known': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      await answering({
        findImportedEvents: ({ sources }) => ({
          competitionIds: Object.fromEntries(
            (sources as readonly string[]).map(source => [source, 'earlier']),
          ),
        }),
      })(page)
      await chooseFile(page, text => text)
      await page.getByRole('button', { name: /^(Создать ещё один|Create another)$/ }).waitFor()
    },
  },
  'import-archive': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      await answering(imports)(page)
      await importArchive(page)
    },
  },
  'import-done': {
    at: () => '/competitions/import',
    as: 'owner',
    act: async page => {
      const stored = { left: ['Nobody'], revision: 0, hasBanner: false, hasSponsors: false }
      await answering({ ...imports, importLogos: () => stored })(page)
      await importArchive(page)
      await pressImport(page)
      await page.getByRole('alert').filter({ hasText: '12' }).waitFor()
    },
  },
  'import-pictures-missing': {
    at: () => '/competitions/import',
    as: 'owner',
    says: /429/,
    act: async page => {
      await answering({ ...imports, importLogos: () => tooMany })(page)
      await importArchive(page)
      await pressImport(page)
      await page.getByRole('button', { name: /Добавить картинки|Add the archive/ }).waitFor()
    },
  },
  'save-all-archives': {
    at: () => '/tournaments/owner',
    as: 'owner',
    says: /422|404/,
    act: async page => {
      await archiving(page)
      await saveAll(page)
      await page.getByRole('button', { name: / 2 (из|of) 2$/ }).waitFor({ timeout: 60_000 })
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
