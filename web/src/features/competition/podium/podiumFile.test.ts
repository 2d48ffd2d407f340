import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { podiumFile } from './podiumFile.ts'

vi.mock('#platform/snapshot/fetchSnapshot.ts', () => ({ fetchSnapshot: vi.fn() }))
vi.mock('#ui/drawnPicture/pictureFonts.ts', () => ({ withFonts: vi.fn() }))
vi.mock('#ui/drawnPicture/picturePng.ts', () => ({ picturePng: async () => new Blob(['drawn']) }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

const snapshot = largeSnapshot(4)
const [team] = snapshot.teams
if (team === undefined) throw new Error('No team')
const champion = { teamId: team.id, name: team.name }
const wonBy = (winner: PublicSnapshot['competition']['champion']): PublicSnapshot => ({
  ...snapshot,
  competition: { ...snapshot.competition, champion: winner },
})
const texts = {
  title: 'Winter Cup',
  note: '',
  champion: () => '',
  path: '',
  deletedPlayer: '',
  round: () => '',
  forfeit: () => '',
}

async function drawn() {
  const file = podiumFile({ id: 'cup', champion }, texts)
  await vi.runAllTimersAsync()
  return (await file)?.name ?? null
}

test('a snapshot from before the final, or from before a correction, is asked for again', async () => {
  const other = { teamId: 'other', name: 'Other' }
  for (const older of [null, other, champion]) vi.mocked(fetchSnapshot).mockResolvedValueOnce(wonBy(older))
  expect(await drawn()).toBe('Winter-Cup.png')
  const copies = vi.mocked(fetchSnapshot).mock.calls.map(([, options]) => options?.copy)
  expect(new Set(copies).size).toBe(3)
})

test('the edge is asked for a copy that only pages which know this champion ask for', async () => {
  vi.mocked(fetchSnapshot).mockResolvedValue(wonBy(champion))
  await drawn()
  expect(fetchSnapshot).toHaveBeenCalledExactlyOnceWith('cup', {
    copy: expect.stringContaining(champion.teamId),
  })
})

test('a snapshot that stays older than the final ends the wait', async () => {
  vi.mocked(fetchSnapshot).mockResolvedValue(wonBy(null))
  expect(await drawn()).toBeNull()
})

test('it is asked for once while there is no network', async () => {
  vi.mocked(fetchSnapshot).mockResolvedValue(null)
  expect(await drawn()).toBeNull()
  expect(fetchSnapshot).toHaveBeenCalledOnce()
})
