// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refused } from '#testing/renderPage.tsx'
import {
  counting,
  leading,
  matchPath,
  onAir,
  open,
  press,
  running,
  timePasses,
} from './testing/deskScenes.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const scores = (view: Awaited<ReturnType<typeof onAir>>) =>
  view
    .getAllByRole('status', { hidden: true })
    .flatMap(each => (each.tagName === 'OUTPUT' ? each.textContent : []))

test('the keys score at their places on a Russian keyboard, once for each press, and undo', async () => {
  const { calls } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  press('KeyA', 'ф', { repeat: true })
  press('KeyA', 'ф')
  press('KeyA', 'ф', { ctrlKey: true })
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  press('KeyD', 'в')
  await waitFor(() => expect(scores(view)).toEqual(['1', '1']))
  press('KeyZ', 'я')
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  await waitFor(() =>
    expect(calls.map(({ input }) => (input as { score: unknown }).score)).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
    ]),
  )
})

test('rounds are counted one tap each, in as few commands as their answers allow, until the map is over', async () => {
  const { calls, user } = await open({
    documents: leading([1, 0], { game: 'csgo' }),
    functions: { setScore: counting, finishSeries: counting },
  })
  const rounds = within(await screen.findByRole('group', { name: 'Rounds of map 2' }))
  await user.selectOptions(rounds.getByLabelText('Map of game 2'), 'Nuke')
  for (const team of ['Team 4', 'Team 1']) {
    for (let round = 0; round < 12; round++) {
      fireEvent.click(rounds.getByRole('button', { name: `${team}: round +1` }))
    }
    await rounds.findByText(team === 'Team 4' ? '0:12' : '12:12')
  }
  press('KeyX', 'ч')
  await rounds.findByText('13:12')
  await user.click(rounds.getByRole('button', { name: 'Team 1: one round less' }))
  await rounds.findByText('12:12')
  timePasses()
  press('KeyZ', 'я')
  await rounds.findByText('13:12')
  await user.click(rounds.getByRole('button', { name: 'Team 4: one round less' }))
  await rounds.findByText('13:11')
  await waitFor(() => expect(calls.length).toBeLessThan(12))
  press('KeyF', 'а')
  await waitFor(() => expect(calls.at(-1)?.name).toBe('finishSeries'))
  expect(calls.at(-1)?.input).toMatchObject({
    score: [2, 0],
    games: [{ outcome: 0 }, { outcome: 0, map: 'nuke', rounds: [13, 11] }],
  })
})

test('a series of Dota 2 gets the winner of each game', async () => {
  const { calls } = await open({ documents: running() })
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyD', 'в')
  press('KeyA', 'ф')
  await waitFor(() => expect(scores(view)).toEqual(['1', '1']))
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({ score: [1, 1], games: [{ outcome: 1 }, { outcome: 0 }] }),
  )
  expect(screen.queryByRole('group', { name: /^Rounds/ })).toBeNull()
})

test('rounds wait for the winners of the maps before, where those are unknown', async () => {
  await open({ documents: leading([1, 1], { game: 'csgo' }) })
  await screen.findByText(/^To count rounds, enter the maps before this one/)
})

test('undoing a finish leaves the next undo to the last point', async () => {
  const { calls, firestore } = await open({
    documents: leading([1, 0]),
    functions: {
      setScore: counting,
      finishSeries: counting,
      takeBack: () => {
        const won = { outcome: 0, source: 'organizer' }
        const back = { status: 'running', score: [2, 0], games: [won, won], winner: null, revision: 4 }
        firestore.put(matchPath, { ...firestore.read(matchPath), ...back })
        return {}
      },
    },
  })
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  press('KeyF', 'а')
  await view.findByText(/Result saved/)
  press('KeyZ', 'я')
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  expect(view.queryByText(/Result saved/)).toBeNull()
  timePasses()
  press('KeyZ', 'я')
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(['setScore', 'finishSeries', 'takeBack', 'setScore']),
  )
  expect(view.queryByText(/changed in the meantime/)).toBeNull()
})

test('a refusal to undo is shown after the next match has come on air', async () => {
  await open({
    documents: leading([2, 0]),
    functions: {
      finishSeries: counting,
      setBroadcastQueue: counting,
      takeBack: () => {
        throw refused('match-moved-on', { matches: ['main-1-1'] })
      },
    },
  })
  const view = await onAir()
  await view.findByRole('button', { name: /^Finish: Team 1/ })
  press('KeyF', 'а')
  await view.findByText(/Result saved/)
  press('KeyN', 'т')
  await view.findByText('Team 3 +1')
  press('KeyZ', 'я')
  await screen.findByText(/^Not undone: something else has happened since in .*Team 1.*Team 4/)
})

test('undo does not take back a point that was refused', async () => {
  const { firestore, calls } = await open({
    documents: leading([1, 0]),
    functions: {
      setScore: async () => {
        act(() => firestore.put(matchPath, { ...firestore.read(matchPath), score: [1, 1], revision: 2 }))
        throw refused('changed-meanwhile')
      },
    },
  })
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  await view.findByText(/changed in the meantime/)
  expect(scores(view)).toEqual(['1', '1'])
  expect(view.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
  press('KeyZ', 'я')
  expect(calls).toHaveLength(1)
})

test('undo does not take back a point that somebody else has counted again', async () => {
  const { firestore } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  press('KeyA', 'ф')
  const undo = view.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
  expect(undo.getAttribute('aria-disabled')).toBe('false')
  for (const [score, revision] of [
    [[0, 0], 3],
    [[1, 0], 4],
  ] as const) {
    act(() => firestore.put(matchPath, { ...firestore.read(matchPath), score, revision }))
    await waitFor(() => expect(scores(view)).toEqual(score.map(String)))
  }
  expect(undo.getAttribute('aria-disabled')).toBe('true')
})

test('a field, an open dialog and the switch keep the keys for themselves', async () => {
  const { user, calls } = await open()
  const view = await onAir()
  await view.findByText('Team 4 +1')
  await user.click(screen.getByRole('button', { name: 'Add matches to the broadcast' }))
  await screen.findByRole('dialog')
  press('KeyA', 'a')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const field = document.body.appendChild(document.createElement('input'))
  press('KeyA', 'a', {}, field)
  field.remove()
  const keys = screen.getByRole('switch', { name: 'Keyboard shortcuts' })
  await user.click(keys)
  press('KeyA', 'a')
  expect(calls).toEqual([])
  expect(view.getByRole('button', { name: 'Team 1 +1' }).getAttribute('aria-keyshortcuts')).toBeNull()
  await user.click(keys)
  press('KeyA', 'a', {}, keys)
  await waitFor(() => expect(scores(view)).toEqual(['1', '0']))
})
