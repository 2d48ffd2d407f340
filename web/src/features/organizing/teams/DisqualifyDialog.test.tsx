// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import type { UndoneMatch } from '@upper-bracket/shared/bracket/results/undoneMatch'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

const league = { ...defaultStages['round-robin'](4), groups: 1 }
const swiss = { ...defaultStages.swiss(4), rounds: 3 }
const texts = {
  ru: {
    menu: 'Действия…',
    withdraw: 'Снять с турнира',
    elimination: 'Сыгранное останется в сетке.',
    annulled: 'Аннулируются',
    stand: 'Остаются в силе',
    counted: 'Сыгранное останется в зачёте у соперников.',
  },
  en: {
    menu: 'Actions…',
    withdraw: 'Withdraw',
    elimination: 'Matches already played stay in the bracket.',
    annulled: 'They are annulled',
    stand: 'They stand',
    forfeit: 'They become walkovers',
    counted: 'Matches already played still count for its opponents.',
  },
} as const

/** Chooses what is done with a team from its menu. */
async function choose(user: Awaited<ReturnType<typeof renderPage>>['user'], team: string, name: string) {
  const menu = within(await screen.findByRole('dialog', { name: team }))
  await user.click(menu.getByRole('button', { name: new RegExp(`^${name}`) }))
}

/** Opens the menu of the first team of a match, and returns its name. */
async function openFirst(user: Awaited<ReturnType<typeof renderPage>>['user']): Promise<string> {
  const [button] = await screen.findAllByRole('button', { name: texts.en.menu })
  if (button !== undefined) await user.click(button)
  return button?.closest('[role=group]')?.getAttribute('aria-label') ?? ''
}

test.each([
  ['ru', 'elimination', {}, 1],
  ['en', 'elimination', {}, 1],
  ['ru', 'annulled', { format: 'table', stages: [league] }, 2],
  ['en', 'annulled', { format: 'table', stages: [league] }, 2],
  ['ru', 'stand', { format: 'table', stages: [league] }, 3],
  ['en', 'stand', { format: 'table', stages: [{ ...league, withdrawals: 'walkovers' }] }, 2],
  ['en', 'annulled', { format: 'table', stages: [{ ...league, withdrawals: 'annul' }] }, 3],
  ['en', 'counted', { format: 'table', stages: [swiss] }, 2],
] as const)(
  'the dialog says what becomes of the matches of a team (%s, %s)',
  async (language, effect, plan, round) => {
    const bracket = playStages(bracketOf(4, plan), match =>
      match.round < round ? betterSeedWins(match) : null,
    )
    const next = [...bracket.matches.values()].find(
      match => match.round === round && match.slots.some(({ teamId }) => teamId === 'team-1'),
    )
    const { user } = await renderPage({
      at: `/competitions/cup/bracket?match=${next?.id}`,
      Page: BracketPage,
      language,
      user: organizer,
      documents: runningTestCompetition(4, { after: () => bracket }),
    })
    const team = within(await screen.findByRole('group', { name: 'Team 1' }))
    await user.click(team.getByRole('button', { name: texts[language].menu }))
    await choose(user, 'Team 1', texts[language].withdraw)
    const dialog = await screen.findByRole('dialog', { name: /Team 1\?$/ })
    const checked = dialog.querySelector('input:checked')?.closest('label')
    expect((checked ?? dialog).textContent).toContain(texts[language][effect])
    expect(checked !== undefined).toBe(effect === 'annulled' || effect === 'stand')
  },
)

test('the dialog names who reaches the next stage with the decision', async () => {
  const stages = [{ ...defaultStages['round-robin'](4), groups: 1, advance: 2 }]
  const isLast = ({ id }: { readonly id: string }) => id === 's1-main-3-2'
  const bracket = playStages(bracketOf(4, { stages }), match =>
    isLast(match) ? null : betterSeedWins(match),
  )
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?match=s1-main-3-2',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => bracket }),
  })
  await choose(user, await openFirst(user), texts.en.withdraw)
  const dialog = within(await screen.findByRole('dialog', { name: /withdraw/i }))
  const lines = await dialog.findAllByText(/goes on to/)
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Team 1 goes on to Final, match 7',
    'Team 2 goes on to Final, match 7',
  ])
})

test('a team that is out withdraws from the table that no later stage depends on yet', async () => {
  const stages = [{ ...defaultStages['round-robin'](4), groups: 1, advance: 2 }]
  const isStage = ({ stage }: { readonly stage: string }) => stage === 's1'
  const bracket = playStages(bracketOf(4, { stages }), match =>
    isStage(match) ? betterSeedWins(match) : null,
  )
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?stage=s1&manage=team-4',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => bracket }),
  })
  await choose(user, 'Team 4', texts.en.withdraw)
  const dialog = await screen.findByRole('dialog', { name: /Team 4\?$/ })
  expect(dialog.textContent).toContain('those below it move up')
  const offers = await screen.findAllByRole('button', { name: /^Actions: /, hidden: true })
  expect(offers).toHaveLength(4)
})

test('a team that has not reached the table after its own leaves none', async () => {
  const table = { ...defaultStages['round-robin'](8), groups: 1 }
  const stages = [
    { ...table, advance: 4 },
    { ...table, advance: 2 },
  ]
  const bracket = playStages(bracketOf(8, { stages }), ({ stage, round, ...match }) =>
    stage === 's1' || (stage === 's2' && round === 1) ? betterSeedWins({ stage, round, ...match }) : null,
  )
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?stage=s1&manage=team-8',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(8, { after: () => bracket }),
  })
  await choose(user, 'Team 8', texts.en.withdraw)
  const dialog = await screen.findByRole('dialog', { name: /Team 8\?$/ })
  expect(dialog.textContent).toContain('keeps its places')
  expect(dialog.querySelector('input')).toBeNull()
})

test('what the organizer decides about played matches is sent', async () => {
  const bracket = playStages(bracketOf(4, { format: 'table', stages: [league] }), match =>
    match.round === 1 ? betterSeedWins(match) : null,
  )
  const { user, calls } = await renderPage({
    at: '/competitions/cup/bracket?manage=team-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => bracket }),
    functions: { disqualifyTeam: () => ({}) },
  })
  await choose(user, 'Team 1', texts.en.withdraw)
  const dialog = within(await screen.findByRole('dialog', { name: /Team 1\?$/ }))
  // What counts for nobody is a walkover for nobody.
  expect(dialog.queryAllByRole('listitem')).toEqual([])
  await user.click(dialog.getByRole('radio', { name: /They become walkovers/ }))
  // Also of the match that the team has won.
  await waitFor(() => {
    const lines = dialog.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(lines.map(line => /Round \d/.exec(line)?.[0])).toEqual(['Round 1', 'Round 2', 'Round 3'])
    expect(lines[0]).toMatch(/Team 4 .*walkover/)
  })
  await user.click(dialog.getByRole('button', { name: texts.en.withdraw }))
  const input = { teamId: 'team-1', results: 'forfeit' }
  await waitFor(() => expect(calls).toMatchObject([{ name: 'disqualifyTeam', input }]))
})

test('undoing is offered only where it leads everything back', async () => {
  const teams = 11
  const { user, calls } = await renderPage({
    at: '/competitions/cup/bracket?match=main-1-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(teams, { format: 'table', stages: [league] }),
    functions: { disqualifyTeam: async () => ({}) },
  })
  await choose(user, await openFirst(user), 'Disqualify')
  const confirm = within(await screen.findByRole('dialog', { name: /^Disqualify/ }))
  await user.click(confirm.getByRole('button', { name: 'Disqualify' }))
  // Its ten matches would be reopened one after the other.
  await screen.findByText(/^Team \d+ disqualified$/)
  expect(calls).toMatchObject([{ name: 'disqualifyTeam', input: { penalty: true } }])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

const tenTeams = { ...defaultStages['round-robin'](10), groups: 1 }

test.each([
  ['count for nobody and are not listed', tenTeams, []],
  [
    'count are listed by round',
    { ...tenTeams, withdrawals: 'walkovers' as const },
    ['Round 2', 'Round 3', 'Round 4', 'Round 5', 'Round 6', 'Round 7', 'Round 8', 'Round 9'],
  ],
])('walkovers that %s', async (_, stage, rounds) => {
  const bracket = playStages(bracketOf(10, { format: 'table', stages: [stage] }), match =>
    match.round < 2 ? betterSeedWins(match) : null,
  )
  const { user, calls } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(10, { after: () => bracket }),
    functions: { disqualifyTeam: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions: Team 1' }))
  await choose(user, 'Team 1', texts.en.withdraw)
  const dialog = within(await screen.findByRole('dialog', { name: /Team 1\?$/ }))
  await dialog.findByText(/The team leaves the table/)
  const lines = dialog.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.map(line => /Round \d+/.exec(line ?? '')?.[0])).toEqual(rounds)
  await user.click(dialog.getByRole('button', { name: texts.en.withdraw }))
  await waitFor(() => expect(calls).toMatchObject([{ name: 'disqualifyTeam', input: { teamId: 'team-1' } }]))
})

test.each([
  ['a table', { format: 'table' as const, stages: [league] }, '', 'Actions: Team 1'],
  ['a match that it waits for', {}, '?match=main-2-1', 'Actions…'],
])(
  'a team that has withdrawn is reinstated from %s, after what follows is shown',
  async (_, plan, at, name) => {
    const bracket = bracketOf(4, plan)
    const won = playStages(bracket, match => (match.id === 'main-1-1' ? betterSeedWins(match) : null))
    const out = disqualifyTeam(won, 'team-1')
    if (!out.ok) throw new Error(out.code)
    const undone: readonly UndoneMatch[] = [
      {
        matchId: [...bracket.matches.keys()][1] ?? '',
        started: true,
        status: 'running',
        teamIds: ['team-2', 'team-3'],
        score: [1, 0],
        winner: null,
        forfeits: [false, false],
        leaving: ['team-2'],
        arriving: [],
      },
    ]
    const { user, calls } = await renderPage({
      at: `/competitions/cup/bracket${at}`,
      Page: BracketPage,
      language: 'en',
      user: organizer,
      documents: runningTestCompetition(4, { after: () => out.value.bracket }),
      functions: { reinstateTeam: () => ({ undone, basis: 'seen' }) },
    })
    await user.click(await screen.findByRole('button', { name }))
    await choose(user, 'Team 1', 'Reinstate')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Team 1?' }))
    await dialog.findByText(/plays all its remaining matches again/)
    await dialog.findByText('Leaves the match: Team 2')
    await user.click(dialog.getByRole('button', { name: 'Reinstate' }))
    const input = { teamId: 'team-1', cascade: true }
    await waitFor(() =>
      expect(calls).toMatchObject([
        { name: 'reinstateTeam', input: { ...input, preview: true } },
        { name: 'reinstateTeam', input: { ...input, preview: false, basis: 'seen' } },
      ]),
    )
  },
)

test('the dialog names the matches for which a team cannot be reinstated', async () => {
  const out = disqualifyTeam(bracketOf(4, { format: 'table', stages: [league] }), 'team-1')
  if (!out.ok) throw new Error(out.code)
  const [matchId = ''] = [...out.value.bracket.matches.keys()]
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?manage=team-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(4, { after: () => out.value.bracket }),
    functions: {
      reinstateTeam: () => Promise.reject({ details: { code: 'drawn-without-team', matches: [matchId] } }),
    },
  })
  await choose(user, 'Team 1', 'Reinstate')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Team 1?' }))
  await dialog.findByText(/was paired without this team has begun/)
  expect((await screen.findByRole('dialog', { name: 'Reinstate Team 1?' })).textContent).toMatch(
    /matches first.*Round 1/,
  )
  expect(dialog.getByRole('button', { name: 'Reinstate' })).toHaveProperty('disabled', true)
})

test('the table offers nothing of the kind to others', async () => {
  const bracket = bracketOf(4, { format: 'table', stages: [league] })
  await renderPage({
    at: '/competitions/cup/bracket?manage=team-1',
    Page: BracketPage,
    language: 'en',
    documents: runningTestCompetition(4, { after: () => bracket }),
  })
  await screen.findByRole('rowheader', { name: /Team 1/ })
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
