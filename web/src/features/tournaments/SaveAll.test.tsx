// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { readArchive } from '@upper-bracket/shared/transfer/archive'
import { competitionFileName } from '@upper-bracket/shared/transfer/competitionFileName'
import { afterEach, expect, test, vi } from 'vitest'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { SaveAll } from './SaveAll.tsx'

afterEach(() => vi.restoreAllMocks())

test('the files of all own competitions are saved as one archive', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved.push(blob as Blob)
    return 'blob:archive'
  })
  const ids = ['a', 'b', 'c'].map(letter => letter.repeat(20))
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
  await waitFor(() => expect(saved).toHaveLength(1))
  const read = readArchive(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect(read).toMatchObject({
    files: ids.slice(0, 2).map(id => ({ name: competitionFileName(id), text: JSON.stringify({ of: id }) })),
  })
})
