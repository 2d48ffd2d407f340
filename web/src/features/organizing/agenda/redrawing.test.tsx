// @vitest-environment happy-dom
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test, vi } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { untilQuiet } from '#testing/untilQuiet.ts'

vi.mock('#ui/time/useServerNow.ts', () => ({ useServerNow: () => 0 }))
const drawn = vi.hoisted((): string[] => [])
vi.mock('./TeamLines.tsx', () => ({
  TeamLines: ({ match }: { match: Match }) => {
    drawn.push(match.id)
    return null
  },
}))
vi.mock('../match/ScoreEditor.tsx', () => ({
  ScoreEditor: ({ match }: { match: Match }) => {
    drawn.push(match.id)
    return null
  },
}))

test.each([
  ['watch', null, {}],
  ['run the matches', organizer, {}],
  [
    'have asked who is there',
    organizer,
    { readinessCheck: { checkId: 'now', startedAt: 0, deadline: 1, closedAt: 1 } },
  ],
  ['organize what teams run', organizer, { selfService: defaultSelfService }],
] as const)('for those who %s, a score draws the row of its match alone', async (_, user, settings) => {
  drawn.length = 0
  const documents = runningTestCompetition(8, {
    bestOf: { rounds: 3, final: 3 },
    after: bracket =>
      after(
        bracket,
        ...['main-1-1', 'main-1-2', 'main-1-3'].map(id => (before: typeof bracket) => startMatch(before, id)),
      ),
  })
  const { firestore } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    ...(user && { user }),
    documents: {
      ...documents,
      [`${testCompetitionPath}/players/a`]: aPlayer('a', { teamId: 'team-8' }),
      [testCompetitionPath]: { ...documents[testCompetitionPath], ...settings },
    },
  })
  await vi.waitFor(() => expect(new Set(drawn).size).toBe(4))
  const path = `${testCompetitionPath}/brackets/first/matches/main-1-2`
  // What is still being loaded may draw more.
  await untilQuiet(() => drawn.length)
  for (const wins of [1, 0]) {
    drawn.length = 0
    firestore.put(path, { ...firestore.read(path), score: [wins, 0] })
    await untilQuiet(() => drawn.length)
    expect(drawn).toEqual(['main-1-2'])
  }
})
