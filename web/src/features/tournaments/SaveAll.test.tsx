// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { readArchive } from '@upper-bracket/shared/transfer/archive'
import { competitionFileName } from '@upper-bracket/shared/transfer/competitionFileName'
import { eventsAtOnce } from '@upper-bracket/shared/transfer/transferLimits'
import { afterEach, expect, test, vi } from 'vitest'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { SaveAll } from './SaveAll.tsx'

afterEach(() => vi.restoreAllMocks())

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
    answers: Object.fromEntries(ids.map(id => [`/api/competitions/${id}/file`, { of: id }])),
    functions: { exportMyData: async () => ({ organizing }) as never },
  })
  await user.click(screen.getByRole('button', { name: 'Save all my tournaments' }))
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
  expect(await filesOf(saved[0])).toEqual(
    ids.slice(0, 2).map(id => ({ name: competitionFileName(id), text: JSON.stringify({ of: id }) })),
  )
})

test('each of several archives is saved when the person asks for it', async () => {
  const saved = savedBlobs()
  // The third is not an own one.
  const user = await saveAll(
    Array.from({ length: eventsAtOnce + 2 }, (_, at) => String(at).padStart(20, '0')),
  )
  const buttons = await screen.findAllByRole(
    'button',
    { name: /^Save archive \d of 2$/ },
    { timeout: 10_000 },
  )
  expect(saved).toEqual([])
  for (const button of buttons) await user.click(button)
  const counts = await Promise.all(saved.map(async archive => (await filesOf(archive)).length))
  expect(counts).toEqual([eventsAtOnce, 1])
})
