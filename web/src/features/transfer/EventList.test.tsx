// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { exported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import { answersOfVersion1 } from '@upper-bracket/shared/transfer/testing/challongeAnswers'
import { competitionOf } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import { playRandomStages } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { bracketOf, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { writeArchive } from '@upper-bracket/shared/transfer/archive'
import { base64Of } from '@upper-bracket/shared/picture/base64'
import { testPng } from '@upper-bracket/shared/transfer/testing/testPng'
import { chance } from '@upper-bracket/shared/random/chance'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile } from '#platform/firebase/storage.ts'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import ImportPage from './ImportPage.tsx'

const plan = {
  teamIds: teamIds(4),
  format: 'single',
  bestOf: { rounds: 1, final: 1 },
  thirdPlace: false,
  grandFinal: 'single',
} as const
const whole = exported(
  competitionOf({ plan, bracket: playRandomStages(bracketOf(4, plan), chance(1)), luck: 1 }),
  '/schemas/competition-1.json',
)
const answers = answersOfVersion1({
  id: 77,
  name: 'Spring Cup',
  type: 'single elimination',
  game: 'Dota 2',
  participants: ['Owls', 'Elks'].map((name, index) => ({
    id: index + 1,
    name,
    ...(index === 0 && { username: name }),
  })),
  sets: [{ round: 1, entrants: [1, 2], sets: [[2, 1]], winnerId: 1 }],
})
const jsonFile = (content: unknown, name: string) =>
  new File([JSON.stringify(content)], name, { type: 'application/json' })
const files = [
  jsonFile(whole, 'winter.json'),
  ...answers.map((answer, index) => jsonFile(answer, `challonge-${index}.json`)),
  jsonFile({ ...whole, status: 'running' }, 'damaged.json'),
]

type Functions = NonNullable<Parameters<typeof renderPage>[0]['functions']>

async function open(functions: Functions, documents = {}) {
  return renderPage({
    at: '/competitions/import',
    language: 'en',
    user: person('wolf'),
    documents,
    functions: { findImportedEvents: async () => ({ competitionIds: {} }), ...functions },
    Page: ImportPage,
  })
}

async function choose(functions: Functions, documents = {}) {
  const view = await open(functions, documents)
  await view.user.upload(screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here'), files)
  await screen.findByRole('heading', { name: '3 tournaments found' })
  return view
}

vi.mock('#platform/firebase/storage.ts', () => ({
  uploadFile: vi.fn(async (_path: string, file: Blob) => `banner:${file.type}`),
}))

afterEach(() => vi.restoreAllMocks())

const itemOf = (name: string) => {
  const item = screen.getByRole('checkbox', { name }).closest('li')
  if (item === null) throw new Error(name)
  return within(item)
}

test('several files are listed with what is in them, and the chosen ones imported', async () => {
  const page = { 'organizerPages/wolf': { address: 'wolf-cups', addresses: [], name: 'Wolf' } }
  const imported: object[] = []
  const { user } = await choose(
    {
      importCompetition: async ({ file, ...input }) => {
        imported.push({ ...input, name: JSON.parse(file).settings.name })
        return { competitionId: input.competitionId }
      },
    },
    page,
  )
  await screen.findByText('Champion: Owls · 1 difference from the source')
  screen.getByText(/We recognize players of Challonge by the names of their accounts/)
  itemOf('damaged').getAllByText('Cannot be imported: 1 problem')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'damaged' }).disabled).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Import 2 tournaments' }))
  await screen.findByText('2 tournaments imported')
  expect(imported).toMatchObject([
    { name: 'Winter Cup', source: expect.stringMatching(/^file:[\da-f]{40}$/), onPage: true },
    { name: 'Spring Cup', source: 'challonge:77', onPage: true },
  ])
  itemOf('Spring Cup').getByRole('link', { name: 'Spring Cup' })
  itemOf('Spring Cup').getByText('Imported')
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

test('what was imported earlier is recognized, and cannot be chosen', async () => {
  await choose({ findImportedEvents: async () => ({ competitionIds: { 'challonge:77': 'earlier' } }) })
  await waitFor(() => itemOf('Spring Cup').getByText('Already here'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Spring Cup' }).disabled).toBe(true)
  screen.getByRole('button', { name: 'Import 1 tournament' })
})

test('the limit of a person ends the import, which can go on later with the same id', async () => {
  const ids: string[] = []
  const { user } = await choose({
    importCompetition: async ({ competitionId }) => {
      ids.push(competitionId)
      if (ids.length === 1) throw refused('too-many-requests', { retryAfterSeconds: 60 })
      return { competitionId }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Import 2 tournaments' }))
  await screen.findByText(/The rest can be imported from here later/)
  await user.click(screen.getByRole('button', { name: 'Import 2 tournaments' }))
  await screen.findByText('2 tournaments imported')
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(2)
})

test('the tournaments of a token on start.gg are listed, read and imported', async () => {
  const slug = 'tournament/spring-cup/event/open'
  const listed = { source: 'startgg:5', slug, name: 'Spring · Open', startDate: 1, entrants: 8 }
  const { user, fill, calls, store } = await open({
    listStartggEvents: async () => ({ events: [listed], isWhole: true }),
    readStartggEvent: async () => ({ ok: true, file: whole, notes: [], source: 'startgg:5' }),
    importCompetition: async ({ competitionId }) => ({ competitionId }),
  })
  await user.click(screen.getByRole('radio', { name: 'start.gg' }))
  await fill(await screen.findByLabelText(/start\.gg token/), 'my-token')
  await user.click(screen.getByRole('button', { name: 'Show all my tournaments' }))
  itemOf(await screen.findByText('Spring · Open').then(() => 'Spring · Open')).getByText('Not read yet')
  await user.click(await screen.findByRole('button', { name: 'Show what is in 1 tournament' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 tournament' }))
  await screen.findByText('1 tournament imported')
  expect(calls.map(({ name }) => name)).toEqual([
    'listStartggEvents',
    'findImportedEvents',
    'readStartggEvent',
    'findImportedEvents',
    'importCompetition',
  ])
  expect(calls[2]?.input).toEqual({ event: slug, token: 'my-token' })
  expect(JSON.stringify(store.getState())).not.toContain('my-token')
})

test('an event that cannot be read holds up neither the reading nor the import of the others', async () => {
  const events = [1, 2, 3].map(number => ({
    source: `startgg:${number}`,
    slug: `tournament/cup-${number}/event/open`,
    name: `Cup ${number}`,
    startDate: number,
    entrants: 8,
  }))
  const { user, fill, calls } = await open({
    listStartggEvents: async () => ({ events, isWhole: true }),
    readStartggEvent: async ({ event }) => {
      if (event === events[0]?.slug) throw refused('try-again')
      return {
        ok: true,
        file: whole,
        notes: [],
        source: event === events[1]?.slug ? 'startgg:2' : 'startgg:3',
      }
    },
    importCompetition: async ({ competitionId }) => ({ competitionId }),
  })
  await user.click(screen.getByRole('radio', { name: 'start.gg' }))
  await fill(await screen.findByLabelText(/start\.gg token/), 'my-token')
  await user.click(screen.getByRole('button', { name: 'Show all my tournaments' }))
  const { setTimeout: later } = globalThis
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  // The wait before the event is read again.
  pauses.mockImplementation((run, ms) => later(run, ms === 30_000 ? 0 : ms))
  await user.click(await screen.findByRole('button', { name: 'Show what is in 3 tournaments' }))
  await user.click(await screen.findByRole('button', { name: 'Import 2 tournaments' }))
  await screen.findByText('2 tournaments imported')
  screen.getByRole('button', { name: 'Show what is in 1 tournament' })
  expect(calls.filter(({ name }) => name === 'readStartggEvent')).toHaveLength(4)
})

test('nothing can be imported before what is here already has been recognized', async () => {
  const { promise, resolve } = Promise.withResolvers<{ competitionIds: Record<string, string> }>()
  await choose({ findImportedEvents: () => promise })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Import 2 tournaments/ })
  expect(button.disabled).toBe(true)
  resolve({ competitionIds: {} })
  await waitFor(() => expect(button.disabled).toBe(false))
})

test('an archive of another installation is listed, and recognized by the ids of its competitions', async () => {
  const ids = ['a', 'b'].map(letter => letter.repeat(20))
  const archive = writeArchive(ids.map(competitionId => ({ competitionId, text: JSON.stringify(whole) })))
  const sources: string[] = []
  const { user } = await open({
    findImportedEvents: async ({ sources: asked }) => {
      sources.push(...asked)
      return { competitionIds: {} }
    },
  })
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  await user.upload(field, new File([archive], 'tournaments.zip', { type: 'application/zip' }))
  await screen.findByRole('button', { name: 'Import 2 tournaments' })
  await waitFor(() => expect(sources).toEqual(ids.map(id => `upper-bracket:${id}`)))
})

const competitionId = 'a'.repeat(20)
const logo = { small: base64Of(testPng(64)), large: base64Of(testPng(160)) }
const pictures = {
  banner: { type: 'image/png' as const, bytes: testPng(1600, 400) },
  logos: new Map([
    [whole.teams[0]?.id ?? '', logo],
    ['nobody', logo],
  ]),
  sponsors: [{ name: 'Bear', url: 'https://bear.example/', picture: logo }],
}
const pictured = { competitionId, text: JSON.stringify(whole), pictures }

test('pictures of an archive are stored with the new competition, and what fails holds up no other', async () => {
  const team = whole.teams[0]?.name ?? ''
  const other = { ...whole, settings: { ...whole.settings, name: 'Other Cup' } }
  const archive = writeArchive([pictured, { competitionId: 'b'.repeat(20), text: JSON.stringify(other) }])
  let tries = 0
  const { user, calls } = await open({
    importCompetition: async ({ competitionId: id }) => ({ competitionId: id }),
    importLogos: async () => {
      tries += 1
      if (tries === 1) throw refused('too-many-requests', { retryAfterSeconds: 60 })
      return { left: [], revision: 4, hasBanner: false, hasSponsors: false }
    },
    updateCompetition: async () => ({ revision: 5 }),
    setSponsors: async () => ({ revision: 6 }),
  })
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  await user.upload(field, new File([archive], 'tournaments.zip', { type: 'application/zip' }))
  await screen.findByText('banner, 2 logos, 1 sponsor')
  await user.click(await screen.findByRole('button', { name: 'Import 2 tournaments' }))
  await screen.findByText('2 tournaments imported')
  screen.getByText(/^Imported · some pictures are missing/)
  await user.click(screen.getByRole('button', { name: /^Add the archive’s pictures/ }))
  await screen.findByText('Imported · pictures are in place')
  screen.getByText(/^The logo of “nobody” cannot be imported/)
  const made = calls.find(({ name }) => name === 'importCompetition')?.input as { competitionId: string }
  const at = { competitionId: made.competitionId }
  expect(calls.slice(-3)).toMatchObject([
    { name: 'importLogos', input: { ...at, logos: [{ team, files: logo }] } },
    { name: 'updateCompetition', input: { ...at, revision: 4, changes: { bannerURL: 'banner:image/png' } } },
    { name: 'setSponsors', input: { ...at, revision: 5, sponsors: [{ name: 'Bear', picture: logo }] } },
  ])
})

test('the banner of an archive is stored again if another was set meanwhile, which is named as replaced', async () => {
  vi.mocked(uploadFile).mockResolvedValueOnce('overwritten')
  const only = { ...pictures, logos: new Map(), sponsors: [] }
  const archive = writeArchive([{ ...pictured, pictures: only }])
  let asked = 0
  const { user, calls } = await open({
    importCompetition: async ({ competitionId: id }) => ({ competitionId: id }),
    importLogos: async () => {
      asked += 1
      return { left: [], revision: 3 + asked, hasBanner: asked > 1, hasSponsors: false }
    },
    updateCompetition: async ({ revision }) => {
      if (revision !== 6) throw refused('changed-meanwhile')
      return { revision: 7 }
    },
  })
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  await user.upload(field, new File([archive], 'tournaments.zip', { type: 'application/zip' }))
  await user.click(await screen.findByRole('button', { name: 'Create tournament' }))
  await screen.findByText(/^A banner was set during the import/)
  expect(calls.at(-1)).toMatchObject({ input: { revision: 6, changes: { bannerURL: 'banner:image/png' } } })
})

test('one competition of an archive can be created once more with its pictures, and gets what it lacks', async () => {
  const earlier = 'c'.repeat(20)
  const known = new Map([...pictures.logos].slice(0, 1))
  const archive = writeArchive([{ ...pictured, pictures: { ...pictures, logos: known } }])
  let tries = 0
  const { user, calls } = await open({
    findImportedEvents: async () => ({ competitionIds: { [`upper-bracket:${competitionId}`]: earlier } }),
    importCompetition: async ({ competitionId: id }) => ({ competitionId: id }),
    importLogos: async () => {
      tries += 1
      if (tries === 1) throw refused('try-again')
      return { left: [], revision: 4, hasBanner: true, hasSponsors: true }
    },
  })
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  await user.upload(field, new File([archive], 'tournaments.zip', { type: 'application/zip' }))
  await screen.findByText('banner, 1 logo, 1 sponsor')
  await user.click(await screen.findByRole('button', { name: 'Create another' }))
  await waitFor(() => expect(tries).toBe(1))
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: /^Add the archive’s pictures/ })
  await waitFor(() => expect(add.disabled).toBe(false))
  await user.click(add)
  await waitFor(() => expect(tries).toBe(2))
  const [made, ...logos] = calls
    .slice(-3)
    .map(({ input }) => (input as { competitionId: string }).competitionId)
  expect(made).not.toBe(earlier)
  expect(logos).toEqual([made, made])
})

test('pictures of a file that was renamed in its archive are named, and not dropped in silence', async () => {
  const banner = { type: 'image/png' as const, bytes: testPng(1600, 400) }
  const archive = writeArchive([{ ...pictured, pictures: { banner, logos: new Map(), sponsors: [] } }])
  const renamed = Buffer.from(archive)
    .toString('latin1')
    .replaceAll(`competition-${competitionId}.json`, `renamed-cup-${competitionId}.json`)
  const { user } = await open({})
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  const file = new File([Buffer.from(renamed, 'latin1')], 'tournaments.zip', { type: 'application/zip' })
  await user.upload(field, file)
  await screen.findByText(/^1 picture in the archive is left out: competition-a+\.banner\.png\. /)
})
