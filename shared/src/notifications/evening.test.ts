import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countByKind, evening, type Sent } from './testing/evening.ts'

test('a competition of 64 teams tells its 320 players of the teams, the check, the bracket and their matches', () => {
  const toAll = { page: 320, push: 64, telegram: 128, email: 64 }
  const common = {
    // Not urgent, and so not pushed.
    teamsDealt: { page: 320, push: 0, telegram: 192, email: 64 },
    readinessCheck: toAll,
    // One of each team, who has Telegram.
    readinessReminder: { page: 64, push: 0, telegram: 64, email: 0 },
    bracketPublished: toAll,
  }
  const single = { teams: 64, format: 'single', corrections: 0, luck: 1 } as const
  // The bracket says who plays the first 32 matches; of 31 more, each has two teams.
  expect(countByKind(evening(single).sent)).toEqual({
    ...common,
    matchReady: { page: 310, push: 62, telegram: 124, email: 62 },
  })
  // 31 more of the upper bracket, 62 of the lower one, and the final between them.
  expect(countByKind(evening({ ...single, format: 'double' }).sent)).toEqual({
    ...common,
    matchReady: { page: 940, push: 188, telegram: 376, email: 188 },
  })
})

const newsOf = ({ uid, kind, matchId }: Sent) => `${uid} ${kind} ${matchId}`

test('nobody is told of a match of others, or of anything by two ways beside the page', () => {
  const someEvening = fc.record({
    teams: fc.constant(64),
    format: fc.constantFrom('single' as const, 'double' as const),
    corrections: fc.integer({ min: 0, max: 5 }),
    luck: fc.integer(),
  })
  fc.assert(
    fc.property(someEvening, plan => {
      const { sent, stood } = evening(plan)
      const onPage = sent.filter(({ by }) => by === 'page')
      const others = onPage.filter(
        ({ teamId, matchId }) => matchId !== null && !stood.has(`${teamId} ${matchId}`),
      )
      expect(others).toEqual([])
      const over = sent.filter(({ by }) => by !== 'page')
      const [pages, messages] = [Map.groupBy(onPage, newsOf), Map.groupBy(over, newsOf)]
      for (const [news, same] of messages) {
        expect(same.length).toBeLessThanOrEqual(pages.get(news)?.length ?? 0)
      }
      if (plan.corrections > 0) return
      // Without mistakes everybody is told of everything once.
      expect(pages.size).toBe(onPage.length)
    }),
    { numRuns: 10 },
  )
})
