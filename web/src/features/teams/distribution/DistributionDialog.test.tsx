// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { distribute } from '@upper-bracket/shared/balance/distribute'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { expect, test } from 'vitest'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from '../board/TeamsPage.tsx'

const uids = Array.from({ length: 12 }, (_, index) => `p${String(index).padStart(2, '0')}`)
const free = Object.fromEntries(
  uids.map(uid => [`${testCompetitionPath}/players/${uid}`, aPlayer(uid, { rankTier: 33 })]),
)
const testCompetition = { [testCompetitionPath]: aCompetition({ playerCount: 12 }) }
const at = { at: '/competitions/cup/teams?do=distribute', Page: TeamsPage }

/** Deals as the server does. */
const distributionBy =
  (rankOf: (uid: string) => number | null, scale: RankScale = 'dota2') =>
  async (options: CallableInput<'distributePlayers'>) => {
    const players = uids.map((uid, joinedAt) => ({ uid, rankTier: rankOf(uid), teamId: null, joinedAt }))
    const plan = distribute({ scale, players, teams: new Map() }, options)
    if (!plan.ok) throw refused(plan.code)
    return plan.value
  }
const distributed = distributionBy(() => 33)

test.each([
  {
    language: 'ru',
    open: 'Распределить игроков',
    even: 'Команды по 4 игрока: так размеры ближе, чем полные пятёрки и остаток.',
    spread: 'Разброс сумм рангов',
    apply: 'Создать 3 команды',
  },
  {
    language: 'en',
    open: 'Distribute players',
    even: 'The new teams are even in size, 4 players each, rather than full teams of five and one short team.',
    spread: 'Spread of rank sums',
    apply: 'Create 3 teams',
  },
] as const)(
  'twelve players make three teams of four, and it is said why ($language)',
  async ({ language, open, even, spread, apply }) => {
    const { user, calls } = await renderPage({
      ...at,
      language,
      user: organizer,
      documents: { ...testCompetition, ...free },
      functions: { distributePlayers: distributed },
    })
    const dialog = within(await screen.findByRole('dialog', { name: open }))
    await dialog.findByText(even)
    expect(dialog.getAllByText(spread)).toHaveLength(2)
    // There is no team yet that could stay or vanish: only sizes and the two deals are to choose between.
    expect(dialog.getAllByRole('radio')).toHaveLength(4)
    await user.click(dialog.getByRole('button', { name: apply }))
    expect(calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({ mode: 'alternating', teamCount: null, preview: true, basis: null }),
      expect.objectContaining({ mode: 'even', preview: true, basis: null }),
      expect.objectContaining({ mode: 'alternating', preview: false, basis: expect.any(String) }),
    ])
  },
)

test('where teams of all exceed the limit, the rest stay as substitutes, and no more teams are offered', async () => {
  const { calls } = await renderPage({
    ...at,
    language: 'en',
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition({ playerCount: 12, places: { players: 20, teams: 2 } }),
      ...free,
    },
    functions: { distributePlayers: distributed },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Distribute players' }))
  await dialog.findByRole('button', { name: 'Create 2 teams' })
  expect(calls.map(({ input }) => input)).toMatchObject([{ teamCount: 2 }, { teamCount: 2 }])
  expect(dialog.getByRole('button', { name: 'More teams' })).toHaveProperty('disabled', true)
})

test('by rating, sums of numbers are compared, and said to be ratings', async () => {
  const { options } = aCompetition()
  await renderPage({
    ...at,
    language: 'en',
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition({ playerCount: 12, options: { ...options, rankBasis: 'rating' } }),
      ...free,
    },
    functions: { distributePlayers: distributionBy(uid => (uid === 'p0' ? null : 3300), 'mmr') },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Distribute players' }))
  expect(await dialog.findAllByText('Spread of total ratings')).toHaveLength(2)
  expect(dialog.getAllByText('total rating 13,200')).toHaveLength(3)
})

test.each([
  [
    'ru',
    'Распределить игроков',
    /^2 полные команды, 2 на замену/,
    'Больше команд',
    '4 команды по 3 игрока',
    'Останутся на замену',
  ],
  [
    'en',
    'Distribute players',
    /^2 full teams, 2 substitutes/,
    'More teams',
    '4 teams of 3 players',
    'Substitutes',
  ],
] as const)(
  'full teams leave substitutes, and any other number can be chosen (%s)',
  async (language, open, full, more, sizes, list) => {
    const { user, calls } = await renderPage({
      ...at,
      language,
      user: organizer,
      documents: { ...testCompetition, ...free },
      functions: { distributePlayers: distributed },
    })
    const dialog = within(await screen.findByRole('dialog', { name: open }))
    await user.click(await dialog.findByRole('radio', { name: full }))
    const staying = within(await dialog.findByRole('region', { name: list }))
    expect(staying.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Player p10'),
      expect.stringContaining('Player p11'),
    ])
    expect(calls.at(-1)?.input).toMatchObject({ teamCount: 2, preview: true })
    await user.click(dialog.getByRole('button', { name: more }))
    await user.click(dialog.getByRole('button', { name: more }))
    await dialog.findByText(sizes)
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ teamCount: 4 }))
    await waitFor(() => expect(dialog.queryByRole('region', { name: list })).toBeNull())
  },
)

test('a player who is left out as a substitute is counted, and is not said to have joined last', async () => {
  const { user } = await renderPage({
    ...at,
    language: 'en',
    user: organizer,
    documents: { ...testCompetition, ...free },
    functions: { distributePlayers: distributed },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Distribute players' }))
  dialog.getByRole('radio', { name: /^3 teams of 4 players Everyone plays/ })
  await user.click(dialog.getByRole('button', { name: 'Leave as substitutes' }))
  const picker = within(
    screen.getByText('Who stays as a substitute?').closest('[role=dialog]') ?? document.body,
  )
  await user.click(picker.getByText('Player p00'))
  await user.click(picker.getByText('Choose 1 player'))
  dialog.getByRole('radio', { name: /^3 teams of 3–4 players, 1 substitute Everyone else plays/ })
  dialog.getByRole('radio', { name: /^2 full teams, 2 substitutes/ })
  const staying = within(await dialog.findByRole('region', { name: 'Substitutes' }))
  staying.getByText('They stay in the list of players without a team.')
})

test('friends are held together in the deal that is chosen', async () => {
  const { user, calls } = await renderPage({
    ...at,
    user: organizer,
    documents: { ...testCompetition, ...free },
    functions: { distributePlayers: distributed },
  })
  await user.click(await screen.findByText('Поровну'))
  await user.click(screen.getByText('Держать вместе'))
  const picker = within(screen.getByText('Кого держать вместе?').closest('[role=dialog]') ?? document.body)
  await user.click(picker.getByText('Player p00'))
  expect(picker.getByText<HTMLButtonElement>('Выбрать 1 игрока').disabled).toBe(true)
  await user.click(picker.getByText('Player p05'))
  await user.click(picker.getByText('Выбрать 2 игроков'))
  await screen.findByText('Player p00 и Player p05')
  await waitFor(() => {
    expect(calls.at(-1)?.input).toMatchObject({ constraints: { together: [['p00', 'p05']], apart: [] } })
  })
  const apply = await screen.findByText<HTMLButtonElement>('Создать 3 команды')
  await waitFor(() => expect(apply.disabled).toBe(false))
  await user.click(apply)
  expect(calls.at(-1)?.input).toMatchObject({
    mode: 'even',
    preview: false,
    constraints: { together: [['p00', 'p05']] },
  })
})

test.each([
  ['p00', /the median of this tournament/],
  ['nobody', 'Nobody has a rank, so all players count as equal.'],
] as const)('the preview says what unranked players count as: %s has a rank', async (ranked, said) => {
  const rankOf = (uid: string) => (uid === ranked ? 33 : null)
  const players = uids.map(uid => [
    `${testCompetitionPath}/players/${uid}`,
    aPlayer(uid, { rankTier: rankOf(uid) }),
  ])
  await renderPage({
    ...at,
    language: 'en',
    user: organizer,
    documents: { ...testCompetition, ...Object.fromEntries(players) },
    functions: { distributePlayers: distributionBy(rankOf) },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Distribute players' }))
  await dialog.findByText(said)
  expect(dialog.queryAllByText(/the median of this tournament|Nobody has a rank/)).toHaveLength(1)
})

test.each([
  ['ru', 'Распределить игроков', 'Player p00 и Player p01', /остаются в своих командах/],
  ['en', 'Distribute players', 'Player p00 and Player p01', /keep their teams/],
] as const)('a refused constraint names its players (%s)', async (language, open, names, sentence) => {
  await renderPage({
    ...at,
    language,
    user: organizer,
    documents: { ...testCompetition, ...free },
    functions: {
      distributePlayers: () => {
        throw refused('players-keep-teams', { uids: ['p00', 'p01'] })
      },
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: open }))
  const alert = await dialog.findByRole('alert')
  within(alert).getByText(names)
  within(alert).getByText(sentence)
})

test('three players for whom existing teams have three seats are proposed to fill them', async () => {
  const seated = Object.fromEntries(
    uids
      .slice(0, 7)
      .map((uid, at) => [
        `${testCompetitionPath}/players/${uid}`,
        aPlayer(uid, { teamId: at < 4 ? 'wolves' : 'bears', rankTier: 33 }),
      ]),
  )
  const { calls } = await renderPage({
    ...at,
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition({ playerCount: 10, teamCount: 2 }),
      ...Object.fromEntries(Object.entries(free).slice(0, 10)),
      ...seated,
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', uids.slice(0, 4)),
      [`${testCompetitionPath}/teams/bears`]: aTeam('Bears', uids.slice(4, 7)),
    },
    functions: { distributePlayers: distributed },
  })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({ scope: 'fillTeams' }),
    expect.objectContaining({ scope: 'fillTeams' }),
  ])
})

test('a preview that cannot be made says why, and can be asked for again', async () => {
  const { user, calls } = await renderPage({
    ...at,
    user: organizer,
    documents: { ...testCompetition, ...free },
    functions: {
      distributePlayers: () => {
        throw refused('no-players')
      },
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Распределить игроков' }))
  await user.click(await dialog.findByRole('button', { name: /Повторить|ещё раз/ }))
  expect(calls).toHaveLength(4)
})

test.each([
  ['ru', /свободн/i],
  ['en', /free/i],
] as const)('a competition that is over has no free seats (%s)', async (language, seats) => {
  const team = {
    [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', uids.slice(0, 3)),
    ...Object.fromEntries(
      uids
        .slice(0, 3)
        .map(uid => [`${testCompetitionPath}/players/${uid}`, aPlayer(uid, { teamId: 'wolves' })]),
    ),
  }
  const shown = async (status: 'registration' | 'finished') => {
    const { container } = await renderPage({
      ...at,
      language,
      documents: { ...team, [testCompetitionPath]: aCompetition({ status, startDate: Date.now() + hour }) },
    })
    await screen.findByRole('heading', { name: 'Wolves' })
    const text = container.textContent
    cleanup()
    return text
  }
  expect(await shown('registration')).toMatch(seats)
  expect(await shown('finished')).not.toMatch(seats)
})
