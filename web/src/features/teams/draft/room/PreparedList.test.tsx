// @vitest-environment happy-dom

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDraft, afterPicks, allPicks, draftPath, openDraft } from '#testing/openDraft.ts'
import { refused } from '#testing/renderPage.tsx'

const turn = { competitionId: 'cup', draftId: 'cup-draft' }
const inputOf = (calls: readonly { name: string; input: unknown }[], name: string) =>
  calls.filter(call => call.name === name).map(({ input }) => input)

test('a captain prepares a list, which says who joins when time runs out', async () => {
  const { user, calls } = await openDraft({ as: 'p01' })
  await screen.findByText('If time runs out, Player p02 joins the team: the highest ranked')
  for (const uid of ['p07', 'p05', 'p09'])
    await user.click(screen.getByRole('button', { name: `Add to my list: Player ${uid}` }))
  await screen.findByText('If time runs out, Player p07 joins the team: from your list')
  const list = within(await screen.findByRole('region', { name: 'My list' }))
  await user.click(list.getByRole('button', { name: 'Move up: Player p05' }))
  await user.click(list.getByRole('button', { name: 'Remove from my list: Player p09' }))
  await user.click(list.getByRole('button', { name: 'Move down: Player p05' }))
  // On a busy machine a pause between two presses is long enough for a save.
  await waitFor(() =>
    expect(inputOf(calls, 'saveDraftList').at(-1)).toEqual({ ...turn, uids: ['p07', 'p05'] }),
  )
})

test('a stored list is shown to its captain without those who are taken, and kept whole', async () => {
  const draft = afterPicks(aDraft(), ['p02'])
  const { user, calls } = await openDraft({
    as: 'p01',
    draft,
    documents: { [`${draftPath}/lists/p01`]: { uids: ['p08', 'p02', 'p03'] } },
  })
  const list = within(await screen.findByRole('region', { name: 'My list' }))
  await list.findByText('Player p08')
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.click(list.getByRole('button', { name: 'Move up: Player p03' }))
  await waitFor(() =>
    expect(inputOf(calls, 'saveDraftList')).toEqual([{ ...turn, uids: ['p03', 'p08', 'p02'] }]),
  )
})

test('the pool can show the list alone, in its order', async () => {
  const { user } = await openDraft({
    as: 'p01',
    documents: { [`${draftPath}/lists/p01`]: { uids: ['p08', 'p03'] } },
  })
  const pool = within(await screen.findByRole('region', { name: /^Players/ }))
  await pool.findByRole('button', { name: 'Remove from my list: Player p08' })
  await user.selectOptions(pool.getByLabelText('Order'), 'My list')
  const names = pool.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/p\d\d/)?.[0])
  expect(names).toEqual(['p08', 'p03'])
  for (const uid of ['p08', 'p03'])
    await user.click(pool.getByRole('button', { name: `Remove from my list: Player ${uid}` }))
  pool.getByText(/^The list is empty/)
})

test('a list that cannot be saved is shown as it is stored', async () => {
  const { user, calls } = await openDraft({
    as: 'p01',
    functions: {
      saveDraftList: () => {
        throw refused('too-many-requests')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add to my list: Player p07' }))
  await waitFor(() => expect(inputOf(calls, 'saveDraftList')).toHaveLength(1))
  await screen.findByRole('button', { name: 'Add to my list: Player p07' })
})

test('a list that another browser of the captain changes after a save is followed', async () => {
  const { user, calls, firestore } = await openDraft({ as: 'p01' })
  await user.click(await screen.findByRole('button', { name: 'Add to my list: Player p07' }))
  await waitFor(() => expect(inputOf(calls, 'saveDraftList')).toHaveLength(1))
  const put = (uids: readonly string[]) => act(() => firestore.put(`${draftPath}/lists/p01`, { uids }))
  await put(['p07'])
  await screen.findByText('If time runs out, Player p07 joins the team: from your list')
  await put(['p05', 'p07'])
  await screen.findByText('If time runs out, Player p05 joins the team: from your list')
  await user.click(screen.getByRole('button', { name: 'Add to my list: Player p09' }))
  await waitFor(() =>
    expect(inputOf(calls, 'saveDraftList')).toEqual([
      { ...turn, uids: ['p07'] },
      { ...turn, uids: ['p05', 'p07', 'p09'] },
    ]),
  )
})

function onPhone(): void {
  const original = window.matchMedia.bind(window)
  const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const list = original(query)
    if (query.includes('max-width')) Object.defineProperty(list, 'matches', { value: true })
    return list
  })
  onTestFinished(() => matchMedia.mockRestore())
}

test('on a phone, the teams stand first once they are complete', async () => {
  onPhone()
  const { firestore } = await openDraft({ as: 'p00' })
  await screen.findByRole('region', { name: /^Players/ })
  expect(screen.queryByRole('list', { name: 'Teams' })).toBeNull()
  act(() => firestore.put(draftPath, afterPicks(aDraft(), allPicks)))
  await screen.findByRole('list', { name: 'Teams' })
})

test('on a phone, the captain whose turn it is picks from the list', async () => {
  onPhone()
  const { user, calls } = await openDraft({
    as: 'p01',
    documents: { [`${draftPath}/lists/p01`]: { uids: ['p08', 'p03'] } },
  })
  await user.click(await screen.findByRole('button', { name: 'List' }))
  const list = within(await screen.findByRole('region', { name: 'My list' }))
  await waitFor(() => expect(list.getByRole('list').getAttribute('aria-busy')).toBe('false'))
  await user.click(await list.findByRole('button', { name: 'Pick Player p08' }))
  expect(inputOf(calls, 'pickPlayer')).toEqual([{ ...turn, turn: 1, uid: 'p08' }])
})
