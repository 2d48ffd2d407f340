// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import OverlayPage from '#features/broadcast/overlayPage/OverlayPage.tsx'
import BracketPage from '../page/BracketPage.tsx'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { goalOf } from '@upper-bracket/shared/wording/goalOf'
import { ProspectLine } from './ProspectLine.tsx'
import { useStageProspects } from './useStageProspects.ts'

const group = (bestOf: 1 | 2 | 3) =>
  ({
    kind: 'round-robin',
    groups: 1,
    legs: 1,
    advance: 2,
    bestOf,
    criteria: ['points', 'head-to-head', 'game-difference', 'games-won'],
  }) as const

/** The winner and the loser of each match that is over. */
type Results = readonly (readonly [winner: number, loser: number])[]

/** Before the last round, in which 1 plays 3 and 2 plays 4. */
const beforeLastRound: Results = [
  [1, 4],
  [2, 3],
  [1, 2],
  [3, 4],
]

const matchOf = ({ matches }: Bracket, one: number, other: number) =>
  [...matches.values()].find(({ slots }) =>
    [one, other].every(team => slots.some(({ teamId }) => teamId === `team-${team}`)),
  )

function documentsAfter(
  results: Results,
  bestOf: 1 | 2 | 3 = 3,
  plan: Parameters<typeof runningTestCompetition>[1] = {},
) {
  const played = (start: Bracket) =>
    results.reduce((bracket, [winner, loser]) => {
      const match = matchOf(bracket, winner, loser)
      if (match === undefined) throw new Error(`${winner} and ${loser} have no match`)
      const won = winsNeeded(match.bestOf)
      const score = match.slots[0].teamId === `team-${winner}` ? ([won, 0] as const) : ([0, won] as const)
      const started = after(bracket, before => startMatch(before, match.id))
      return after(started, before => finishSeries(before, match.id, score))
    }, start)
  return runningTestCompetition(4, { stages: [group(bestOf)], ...plan, after: played })
}

function Lines() {
  const { scope } = useBracketState('cup', 'first')
  if (scope === null) return null
  return (
    <BracketScopeProvider scope={scope}>
      <LinesOfStage />
    </BracketScopeProvider>
  )
}

function LinesOfStage() {
  const { shape } = useBracketScope()
  const [stage] = shape.stages
  if (stage === undefined) throw new Error('The bracket has no stage')
  const prospects = useStageProspects(stage, 0)
  return (
    <ul>
      {[...prospects.values()].map(prospect => (
        <li key={prospect.teamId}>
          {prospect.teamId}: <ProspectLine prospect={prospect} goal={goalOf(shape, stage.key)} />
        </li>
      ))}
    </ul>
  )
}

async function lines(documents: Record<string, object>, language: 'ru' | 'en' = 'ru') {
  await renderPage({ at: '/competitions/cup/bracket', Page: Lines, documents, language })
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

test.each([
  [
    'ru',
    [
      'team-1: Хватит победы, иначе — если матч «Team 4 — Team 2» выиграет Team 4',
      'team-2: Хватит победы, если матч «Team 1 — Team 3» выиграет Team 1',
      'team-3: Хватит победы, если матч «Team 4 — Team 2» выиграет Team 4',
      'team-4: Нужна победа',
    ],
  ],
  [
    'en',
    [
      'team-1: A win is enough. Failing that, it’s enough if Team 4 beat Team 2',
      'team-2: A win is enough if Team 1 beat Team 3',
      'team-3: A win is enough if Team 4 beat Team 2',
      'team-4: Must win',
    ],
  ],
] as const)('before the last round, in %s', async (language, expected) => {
  expect(await lines(documentsAfter(beforeLastRound), language)).toEqual(expected)
})

test('after the last round', async () => {
  const results: Results = [...beforeLastRound, [1, 3], [2, 4]]
  expect(await lines(documentsAfter(results))).toEqual([
    'team-1: Вышли в плей-офф',
    'team-2: Вышли в плей-офф',
    'team-3: Вылетели',
    'team-4: Вылетели',
  ])
})

test('in the last stage it is about the first place', async () => {
  expect(await lines(documentsAfter(beforeLastRound, 3, { format: 'table' }), 'en')).toEqual([
    'team-1: A win is enough',
    'team-2: Must win',
    'team-3: Must win, and that’s enough if Team 4 beat Team 2',
    'team-4: Cannot finish first',
  ])
})

const bothSides = {
  format: 'double',
  stages: [{ ...group(3), advance: 2, advanceLower: 1 }],
} as const

test('where teams enter both sides, it is about the lower one for who is out of the upper one', async () => {
  const results: Results = [
    [1, 4],
    [2, 4],
    [1, 3],
    [2, 3],
  ]
  expect(await lines(documentsAfter(results, 3, bothSides))).toEqual([
    'team-1: Вышли в верхнюю сетку',
    'team-2: Вышли в верхнюю сетку',
    'team-3: Нижняя сетка: хватит победы',
    'team-4: Нижняя сетка: хватит победы',
  ])
})

test('a team that can reach the upper side is told what suffices for it', async () => {
  const told = await lines(documentsAfter([...beforeLastRound, [4, 2]], 3, bothSides), 'en')
  expect(told[2]).toBe('team-3: Upper Bracket: a win is enough')
})

test('after the last round, each side is named', async () => {
  const results: Results = [...beforeLastRound, [1, 3], [2, 4]]
  expect(await lines(documentsAfter(results, 3, bothSides), 'en')).toEqual([
    'team-1: Through to the Upper Bracket',
    'team-2: Through to the Upper Bracket',
    'team-3: Through to the Down Bracket',
    'team-4: Eliminated',
  ])
})

test('before the first match there is nothing to say', async () => {
  expect(await lines(documentsAfter([]))).toEqual(['team-1: ', 'team-2: ', 'team-3: ', 'team-4: '])
})

const idOf = (documents: Record<string, object>, one: number, other: number) => {
  const matches = Object.values(documents).filter(each => 'slots' in each) as {
    id: string
    slots: { teamId: string | null }[]
  }[]
  const match = matches.find(({ slots }) =>
    [one, other].every(team => slots.some(({ teamId }) => teamId === `team-${team}`)),
  )
  return match?.id ?? ''
}

test('the panel of a match says what it means for each team', async () => {
  const documents = documentsAfter(beforeLastRound)
  const at = `/competitions/cup/bracket?match=${idOf(documents, 1, 3)}`
  await renderPage({ at, Page: BracketPage, documents, user: organizer })
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('Team 1: победа — выход в плей-офф')
  expect(panel.queryByText(/^Team 3:/)).toBeNull()
})

test('the agenda says what a match means, and nothing about one that changes nothing for certain', async () => {
  const documents = documentsAfter(beforeLastRound)
  await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents,
    user: organizer,
    language: 'en',
  })
  const cards = await screen.findAllByText('Team 4: a loss means elimination')
  expect(cards).toHaveLength(1)
  expect(cards[0]?.closest('[data-agenda]')?.getAttribute('data-agenda')).toBe(idOf(documents, 2, 4))
})

test('a match for a place in the lower side says so', async () => {
  const documents = documentsAfter([...beforeLastRound, [1, 3]], 3, bothSides)
  const at = `/competitions/cup/bracket?match=${idOf(documents, 2, 4)}`
  await renderPage({ at, Page: BracketPage, documents, user: organizer })
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('Team 2: победа — выход в верхнюю сетку')
})

test('a series of two games names draws', async () => {
  const documents = documentsAfter(beforeLastRound, 2)
  const at = `/competitions/cup/bracket?match=${idOf(documents, 1, 3)}`
  await renderPage({ at, Page: BracketPage, documents, user: organizer })
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('Team 1: победа или ничья — выход в плей-офф')
})

test('the overlay says what the match on air means', async () => {
  const documents = documentsAfter(beforeLastRound)
  const path = `competitions/cup/brackets/first/matches/${idOf(documents, 2, 4)}`
  const overlay = { ...defaultOverlay, scene: null, revision: 1, createdAt: 0 }
  const running = {
    ...documents,
    [path]: { ...documents[path], status: 'running' },
    [`${testCompetitionPath}/overlays/secret`]: overlay,
  }
  await renderPage({
    at: '/competitions/cup/overlay#secret',
    Page: OverlayPage,
    documents: running,
    language: 'en',
  })
  await screen.findByText('Team 4: a loss means elimination')
})
