// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { fairnessOf } from '@upper-bracket/shared/draft/fairnessOf'
import { poolOf } from '@upper-bracket/shared/draft/members'
import { pauseDraft } from '@upper-bracket/shared/draft/pauseDraft'
import { bestOf } from '@upper-bracket/shared/draft/pickPlayer'
import { turnOf } from '@upper-bracket/shared/draft/turn'
import type { Player } from '@upper-bracket/shared/player/player'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countTaps } from '#testing/countTaps.ts'
import {
  aDraft,
  afterPicks,
  allPicks,
  demonstrationPlayers,
  draftPath,
  draftPlayers,
  openDraft,
} from '#testing/openDraft.ts'
import { testCompetitionPath } from '#testing/testCompetition.ts'

const players = draftPlayers
const turn = { competitionId: 'cup', draftId: 'cup-draft' }
const inputOf = (calls: readonly { name: string; input: unknown }[], name: string) =>
  calls.filter(call => call.name === name).map(({ input }) => input)
const picks = () => document.querySelectorAll('[data-pick]')
/** A tap right after the beginning of a turn picks nobody. */
const untilReady = () => waitFor(() => expect(document.querySelector('ul[aria-busy="true"]')).toBeNull())

function paused() {
  const draft = aDraft()
  const stopped = pauseDraft(draft, { players, now: (draft.turnStartedAt ?? 0) + 20_000 })
  if (!stopped.ok) throw new Error(stopped.code)
  return stopped.value
}

test.each([
  ['ru', 'Ваш ход', 'Выбрать: Player p02'],
  ['en', 'Your turn', 'Pick Player p02'],
] as const)('the captain whose turn it is picks with one tap (%s)', async (language, title, pick) => {
  const { user, calls } = await openDraft({ as: 'p01', language })
  await screen.findByRole('heading', { name: title })
  expect(document.title).toMatch(new RegExp(`^${title} · `))
  expect(picks()).toHaveLength(10)
  await untilReady()
  const taps = countTaps()
  await user.click(screen.getByRole('button', { name: pick }))
  expect(taps()).toBe(1)
  expect(inputOf(calls, 'pickPlayer')).toEqual([{ ...turn, turn: 1, uid: 'p02' }])
})

test('the buttons look not ready while a tap picks nobody', async () => {
  await openDraft({ as: 'p01' })
  await screen.findByRole('button', { name: 'Pick Player p02' })
  const list = within(screen.getByRole('region', { name: /^Players/ })).getByRole('list')
  expect(list.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'))
})

test('the second tap of a double tap does not pick the player who has moved into the row', async () => {
  const draft = afterPicks(aDraft(), ['p02'])
  const { user, calls, firestore } = await openDraft({ as: 'p00', draft })
  await screen.findByRole('heading', { name: 'Your turn' })
  await untilReady()
  await user.click(screen.getByRole('button', { name: 'Pick Player p03' }))
  // In a snake, the last one of a round is also the first of the next.
  act(() => firestore.put(draftPath, afterPicks(draft, ['p03'])))
  const next = await screen.findByRole('button', { name: 'Pick Player p04' })
  await user.click(next)
  expect(inputOf(calls, 'pickPlayer')).toHaveLength(1)
  await untilReady()
  await user.click(next)
  expect(inputOf(calls, 'pickPlayer')).toEqual([
    { ...turn, turn: 2, uid: 'p03' },
    { ...turn, turn: 3, uid: 'p04' },
  ])
})

test('everyone else sees whose turn it is, the teams with their sums and the pool, and picks nobody', async () => {
  for (const as of ['p00', 'p05', null]) {
    await openDraft({ as, draft: afterPicks(aDraft(), ['p02', 'p03', 'p04']) })
    await screen.findByRole('heading', { name: 'Player p01 is picking' })
    screen.getByText('Round 2 · pick 4 of 8')
    expect(document.body.textContent).toContain('Next: Player p01, Player p00')
    const teams = within(screen.getByRole('list', { name: 'Teams' }))
    expect(teams.getAllByText(/Rank sum/)).toHaveLength(2)
    expect(teams.getAllByText('2 more players')).toHaveLength(1)
    const pool = within(screen.getByRole('region', { name: /^Players/ }))
    expect(pool.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/p\d\d/)?.[0])).toEqual([
      'p05',
      'p06',
      'p07',
      'p08',
      'p09',
      'p10',
      'p11',
    ])
    expect(picks()).toHaveLength(0)
    for (const control of ['Pause', 'Resume', 'More actions on the draft', /^Take back/])
      expect(screen.queryByRole('button', { name: control })).toBeNull()
    cleanup()
  }
})

test('the pool is sorted and searched', async () => {
  const { user, fill } = await openDraft({ as: null })
  const pool = within(await screen.findByRole('region', { name: /^Players/ }))
  const first = () => pool.getAllByRole('listitem')[0]?.textContent
  expect(first()).toContain('p02')
  await user.selectOptions(pool.getByLabelText('Order'), 'By name')
  expect(first()).toContain('p02')
  await fill(pool.getByRole('searchbox'), 'p11')
  await waitFor(() => expect(pool.getAllByRole('listitem')).toHaveLength(1))
  expect(first()).toContain('p11')
})

test('picks and turns are announced', async () => {
  const { firestore } = await openDraft({ as: 'p00' })
  await screen.findByText('Player p01 is picking.', { selector: '[role=status]' })
  act(() => firestore.put(draftPath, afterPicks(aDraft(), ['p02'])))
  await screen.findByText('Player p01 picks Player p02. Your turn.', { selector: '[role=status]' })
})

test('an organizer picks for a captain only after saying so', async () => {
  const { user, calls } = await openDraft()
  const takeOver = await screen.findByRole('button', { name: 'Pick for the captain' })
  expect(picks()).toHaveLength(0)
  await user.click(takeOver)
  await untilReady()
  await user.click(screen.getByRole('button', { name: 'Pick Player p04 for Player p01' }))
  expect(inputOf(calls, 'pickPlayer')).toEqual([{ ...turn, turn: 1, uid: 'p04' }])
})

test('an organizer who picks for a captain does so in every turn of the team, until it is ended', async () => {
  const draft = aDraft()
  const { user, firestore } = await openDraft({ draft })
  await user.click(await screen.findByRole('button', { name: 'Pick for the captain' }))
  const next = (uids: readonly string[]) => act(() => firestore.put(draftPath, afterPicks(draft, uids)))
  next(['p02'])
  await screen.findByRole('heading', { name: 'Player p00 is picking' })
  expect(picks()).toHaveLength(0)
  next(['p02', 'p03', 'p04'])
  await screen.findByRole('button', { name: 'Pick Player p05 for Player p01' })
  await user.click(await screen.findByRole('button', { name: 'Stop picking for the captain' }))
  expect(picks()).toHaveLength(0)
})

test('an organizer picks at once for a captain without an account, and others do not', async () => {
  const withGuest = players.map(player =>
    player.uid === 'p01' ? { ...player, guest: true as const } : player,
  )
  const { user } = await openDraft({ players: withGuest })
  await screen.findByRole('button', { name: 'Pick Player p04 for Player p01' })
  await user.click(await screen.findByRole('button', { name: 'Stop picking for the captain' }))
  expect(picks()).toHaveLength(0)
  cleanup()
  await openDraft({ as: 'p05', players: withGuest })
  await screen.findByRole('heading', { name: 'Player p01 is picking' })
  expect(picks()).toHaveLength(0)
})

test('a team that everybody has left is called by its number, and a pick who has left is marked', async () => {
  const draft = afterPicks(aDraft(), ['p02'])
  const rest = players.filter(({ uid }) => uid !== 'p01' && uid !== 'p02')
  await openDraft({ as: null, players: rest, draft })
  await screen.findByRole('heading', { name: '1. Team 1' })
  const line = within(screen.getByRole('region', { name: 'Picks' })).getByRole('listitem')
  expect(line.textContent).toContain('Team 1: A player who left (left the team)')
  expect(document.body.textContent).not.toContain('Deleted player')
})

test('an organizer takes back, pauses, changes the clock, replaces a captain and cancels', async () => {
  const { user, calls } = await openDraft({ draft: afterPicks(aDraft(), ['p02']) })
  await user.click(await screen.findByRole('button', { name: 'Take back the pick: Player p02' }))
  await user.click(await screen.findByRole('button', { name: 'Pause' }))

  await user.click(screen.getByRole('button', { name: 'More actions on the draft' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change the time per pick' }))
  const clock = within(await screen.findByRole('dialog', { name: 'Change the time per pick' }))
  await user.selectOptions(clock.getByLabelText('Time per pick'), '30 s')
  await user.click(clock.getByRole('button', { name: 'Save' }))

  await user.click(await screen.findByRole('button', { name: 'Replace the captain: Player p01' }))
  const captains = within(await screen.findByRole('dialog', { name: /^Who should be captain/ }))
  await user.click(captains.getByRole('button', { name: /p02.*on this team/ }))

  await user.click(await screen.findByRole('button', { name: 'More actions on the draft' }))
  await user.click(screen.getByRole('menuitem', { name: 'Cancel the draft' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel the draft?' }))
  expect(inputOf(calls, 'cancelDraft')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Cancel the draft' }))
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'takeBackPick', input: { ...turn, turn: 2 } },
      { name: 'pauseDraft', input: { ...turn, turn: 2, paused: true } },
      {
        name: 'changeDraftClock',
        input: { ...turn, turn: 2, clock: { pickSeconds: 30, reserveSeconds: 30 } },
      },
      { name: 'replaceDraftCaptain', input: { ...turn, turn: 2, team: 0, uid: 'p02' } },
      { name: 'cancelDraft', input: { ...turn, turn: 2 } },
    ]),
  )
})

test('a paused draft stands: its captain picks nobody, and an organizer resumes it', async () => {
  const draft = paused()
  await openDraft({ as: 'p01', draft })
  await screen.findByRole('heading', { name: 'The draft is paused' })
  screen.getByText('After the pause, Player p01 picks')
  expect(screen.getByRole('timer').textContent).toBe('0:40')
  expect(picks()).toHaveLength(0)
  cleanup()

  const { user, calls } = await openDraft({ draft })
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(inputOf(calls, 'pauseDraft')).toEqual([{ ...turn, turn: 2, paused: false }])
})

test('a captain whose time is over can no longer pick', async () => {
  await openDraft({ as: 'p01', draft: aDraft({}, players, Date.now() - 100_000) })
  await screen.findByText('Time is up: a player is picked automatically')
  expect(picks()).toHaveLength(0)
})

test.each([
  ['ru', 'Выбрать: Player p02', /^Нет связи: выбор не отправлен/],
  ['en', 'Pick Player p02', /^You are offline: the pick was not sent/],
] as const)(
  'a pick without a network is refused, and never sent later (%s)',
  async (language, pick, said) => {
    const { user, calls } = await openDraft({ as: 'p01', language })
    await screen.findByRole('button', { name: pick })
    await untilReady()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    act(() => void dispatchEvent(new Event('offline')))
    await user.click(screen.getByRole('button', { name: pick }))
    await screen.findByText(said)
    vi.restoreAllMocks()
    act(() => void dispatchEvent(new Event('online')))
    expect(inputOf(calls, 'pickPlayer')).toEqual([])
    await user.click(screen.getByRole('button', { name: pick }))
    expect(inputOf(calls, 'pickPlayer')).toHaveLength(1)
  },
)

/** Expects the spreads of the draft and of an even distribution, as the domain computes them. */
async function expectBothSpreads(draft: Draft, all: readonly Player[]): Promise<void> {
  await screen.findByRole('heading', { name: 'The teams are complete' })
  const fairness = within(await screen.findByRole('region', { name: 'How even the teams are' }))
  const expected = fairnessOf(draft, all, 'dota2')
  if (expected === null) throw new Error('There is nothing to compare')
  const [drafted, even] = [expected.draft.spread, expected.even.spread]
  const said = fairness.getAllByText(/^spread /).map(({ textContent }) => textContent)
  expect(said).toEqual([drafted, even].map(spread => `spread ${spread}`))
  fairness.getByText(`An even distribution would make the spread smaller by ${drafted - even}.`)
}

test('complete teams are confirmed next to what even balancing would give', async () => {
  const uneven = ['p02', 'p11', 'p10', 'p03', 'p04', 'p09', 'p08', 'p05']
  const draft = afterPicks(aDraft(), uneven)
  const { user, calls } = await openDraft({ draft })
  await expectBothSpreads(draft, players)
  await user.click(await screen.findByRole('button', { name: 'Create 2 teams' }))
  expect(inputOf(calls, 'confirmDraft')).toEqual([{ ...turn, turn: 9 }])
})

test('for the people of the demonstration, whose captains pick the best rank, the page says both spreads', async () => {
  const pooled = demonstrationPlayers
  const uids = pooled.map(({ uid }) => uid)
  const begun = aDraft({ captainUids: uids.slice(0, 3).toReversed() }, pooled)
  let draft = afterPicks(begun, uids.slice(3, 6), pooled)
  while (turnOf(draft, pooled) !== null) {
    const best = bestOf([], poolOf(draft, pooled), { scale: 'dota2', players: pooled })
    draft = afterPicks(draft, [best?.uid ?? ''], pooled)
  }
  expect(draft.picks).toHaveLength(12)
  await openDraft({ draft, players: pooled })
  await expectBothSpreads(draft, pooled)
})

test('teams that stay short say so, because nobody is left', async () => {
  const few = players.slice(0, 5)
  await openDraft({ as: 'p00', players: few, draft: afterPicks(aDraft({}, few), ['p02', 'p03', 'p04'], few) })
  await screen.findByRole('heading', { name: 'There are no more players' })
  screen.getByText('2 players short')
  screen.getByText('3 players short')
})

test('a player who has left makes room for another one', async () => {
  const rest = players.filter(({ uid }) => uid !== 'p02')
  await openDraft({ as: null, players: rest, draft: afterPicks(aDraft(), allPicks) })
  await screen.findByRole('heading', { name: 'Player p01 is picking' })
  screen.getByText('1 more player')
})

test('what has happened meanwhile is there after the connection returns', async () => {
  const { firestore } = await openDraft({ as: 'p00' })
  await screen.findByRole('heading', { name: 'Player p01 is picking' })
  act(() => firestore.setNetwork('down'))
  firestore.put(draftPath, afterPicks(aDraft(), ['p02']))
  firestore.put(`${testCompetitionPath}/players/p11`, null)
  screen.getByRole('heading', { name: 'Player p01 is picking' })
  act(() => firestore.setNetwork('up'))
  await screen.findByRole('heading', { name: 'Your turn' })
})
