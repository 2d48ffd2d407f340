// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { readArchive } from '@upper-bracket/shared/transfer/archive'
import { competitionFileName } from '@upper-bracket/shared/transfer/competitionFileName'
import { eventsAtOnce } from '@upper-bracket/shared/transfer/transferLimits'
import { base64Of } from '@upper-bracket/shared/picture/base64'
import { leftOutOfArchives } from '@upper-bracket/shared/transfer/archivedData'
import { bannerAddress, pictureAddress } from '@upper-bracket/shared/picture/storedPicture'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { testPng } from '@upper-bracket/shared/transfer/testing/testPng'
import { afterEach, expect, test, vi } from 'vitest'
import { transfer as en } from '#locales/en/transfer.ts'
import { transfer as ru } from '#locales/ru/transfer.ts'
import { aTeam } from '#testing/entrants.ts'
import { person } from '#testing/people.ts'
import { aCompetition } from '#testing/testCompetition.ts'
import { renderPage } from '#testing/renderPage.tsx'
import SaveAll from './SaveAll.tsx'

afterEach(() => vi.restoreAllMocks())

const sponsor = { id: 'sponsor', name: 'Bear', url: 'https://bear.example/', picture: 3 }
/** What the edge answers about a competition of two teams with logos, and a sponsor. */
function edgeAnswers(id: string) {
  const teamOf = (letter: string) => ({
    ...aTeam(letter, []),
    id: letter.repeat(20),
    logo: 1,
  })
  const competition = aCompetition({ sponsors: [sponsor], bannerURL: 'https://banner.example/', revision: 7 })
  const snapshot = { asOf: 0, competition, players: [], bracket: null, publicCommentators: [] }
  return {
    [`/api/competitions/${id}/file`]: {
      of: id,
      teams: [
        { id: 't1', name: 'a' },
        { id: 't2', name: 'b' },
      ],
    },
    [`/api/competitions/${id}/snapshot`]: packSnapshot({ ...snapshot, teams: ['a', 'b'].map(teamOf) }),
  }
}

function savedBlobs(): readonly Blob[] {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved.push(blob as Blob)
    return 'blob:archive'
  })
  return saved
}

async function saveAll(ids: readonly string[]) {
  const organizing = ids.map((competitionId, index) => ({
    competitionId,
    name: `Cup ${index + 1}`,
    role: index === 2 ? 'administrator' : 'owner',
  }))
  const { user } = await renderPage({
    language: 'en',
    user: person('wolf'),
    Page: SaveAll,
    answers: Object.assign({}, ...ids.map(edgeAnswers)),
    functions: { exportMyData: async () => ({ organizing }) as never },
  })
  await user.click(await screen.findByRole('button', { name: 'Save all my tournaments' }))
  return user
}

async function filesOf(archive: Blob | undefined) {
  const read = readArchive(new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer(0)))
  return read.ok ? read.files : read.problem
}

test('the files of all own competitions are saved as one archive', async () => {
  const saved = savedBlobs()
  const ids = ['a', 'b', 'c'].map(letter => letter.repeat(20))
  await saveAll(ids)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await filesOf(saved[0])).toMatchObject(
    ids.slice(0, 2).map(id => ({ name: competitionFileName(id), text: expect.stringContaining(id) })),
  )
})

test('a tournament that is deleted once its file was read is left out and named', async () => {
  const saved = savedBlobs()
  const [deleted, kept] = ['a', 'b'].map(letter => letter.repeat(20))
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address === `/api/competitions/${deleted}/snapshot`
      ? new Response(null, { status: 404 })
      : answered(address, init),
  )
  await saveAll([deleted, kept].map(String))
  const named = await screen.findByText(/^These tournaments are not in the archive/)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(within(named).getByRole('listitem').textContent).toBe('Cup 1')
  expect(within(named).queryByRole('link')).toBeNull()
  expect(await filesOf(saved[0])).toMatchObject([{ name: competitionFileName(String(kept)) }])
  vi.stubGlobal('fetch', answered)
})

test('pictures are saved by the ids of the file, and it is said where some could not be read', async () => {
  const saved = savedBlobs()
  const id = 'a'.repeat(20)
  const answered = globalThis.fetch
  const [small, large] = [testPng(64), testPng(160)]
  const files = new Map(
    [
      { kind: 'teamLogo' as const, ownerId: 'b'.repeat(20), version: 1 },
      { kind: 'sponsor' as const, ownerId: sponsor.id, version: sponsor.picture },
    ].flatMap(({ version, ...place }) =>
      (['small', 'large'] as const).map(size => [
        pictureAddress({ competitionId: id, ...place }, version, size),
        size === 'small' ? testPng(64) : testPng(160),
      ]),
    ),
  )
  files.set(bannerAddress(id, 7), testPng(1600, 400))
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.includes('/pictures/')) return answered(address, init)
    const file = files.get(address)
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 })
  })
  await saveAll([id])
  await screen.findByText(/^Some pictures of these tournaments could not be read/)
  await waitFor(() => expect(saved).toHaveLength(1))
  const picture = { small: base64Of(small), large: base64Of(large) }
  expect(await filesOf(saved[0])).toMatchObject([
    {
      pictures: {
        banner: { type: 'image/png', bytes: testPng(1600, 400) },
        logos: new Map([['t2', picture]]),
        sponsors: [{ name: 'Bear', url: sponsor.url, picture }],
      },
    },
  ])
  vi.stubGlobal('fetch', answered)
})

test.each([
  ['en', en],
  ['ru', ru],
] as const)('all that is left out is named before anything is saved, in %s', async (language, texts) => {
  await renderPage({ language, user: person('wolf'), Page: SaveAll })
  const { textContent: hint } = await screen.findByText(/Not in the archive|Чего в архиве не будет/)
  for (const each of leftOutOfArchives) expect(hint).toContain(texts[`leftOut_${each}`])
})
test('each of several archives is saved when the person asks for it', async () => {
  const saved = savedBlobs()
  // The third is not an own one.
  const user = await saveAll(
    Array.from({ length: eventsAtOnce + 2 }, (_, at) => String(at).padStart(20, '0')),
  )
  const buttons = await screen.findAllByRole('button', { name: /^Save archive \d of 2$/ })
  expect(saved).toEqual([])
  for (const button of buttons) await user.click(button)
  const counts = await Promise.all(saved.map(async archive => (await filesOf(archive)).length))
  expect(counts).toEqual([eventsAtOnce, 1])
})
