import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcedCompetition } from '../announcements/testing/announcedCompetition.ts'
import { countByKind, playedCompetition, type Sent } from './testing/playedCompetition.ts'

test('a competition of 64 teams tells its 320 players of the teams, the check, the bracket, their matches and their places', () => {
  const toAll = { page: 320, push: 64, telegram: 128, email: 64 }
  const common = {
    // Not urgent, and so not pushed.
    teamsDistributed: { page: 320, push: 0, telegram: 192, email: 64 },
    readinessCheck: toAll,
    // One of each team, who has Telegram.
    readinessReminder: { page: 64, push: 0, telegram: 64, email: 0 },
    bracketPublished: toAll,
    placeTaken: toAll,
  }
  const single = { teams: 64, format: 'single', corrections: 0, luck: 1 } as const
  // The bracket says who plays the first 32 matches; of 31 more, each has two teams.
  expect(countByKind(playedCompetition(single).sent)).toEqual({
    ...common,
    matchReady: { page: 310, push: 62, telegram: 124, email: 62 },
  })
  // 31 more of the upper bracket, 62 of the lower one, and the final between them.
  expect(countByKind(playedCompetition({ ...single, format: 'double' }).sent)).toEqual({
    ...common,
    matchReady: { page: 940, push: 188, telegram: 376, email: 188 },
  })
})

test('a group or channel of a competition of 64 teams gets a message a match, and fewer in a rush', () => {
  const playedCompetition = { teams: 64, format: 'single', corrections: 0, luck: 1, pace: 1 } as const
  const byKind = { start: 1, result: 63, next: 31, champion: 1 }
  // Who plays next, and the champion, stand in the message with the result.
  expect(announcedCompetition(playedCompetition)).toEqual({ posted: 64, edited: 0, byKind })
  expect(announcedCompetition({ ...playedCompetition, format: 'double' })).toEqual({
    posted: 127,
    edited: 0,
    byKind: { start: 1, result: 126, next: 94, champion: 1 },
  })
  // Ten commands are carried out from one message to the next; a match that is on by then is not announced as the next.
  const rush = announcedCompetition({ ...playedCompetition, pace: 10 })
  expect(rush).toMatchObject({ edited: 0, byKind: { start: 1, result: 63, champion: 1 } })
  expect(rush.posted).toBeLessThanOrEqual(20)
  const corrected = announcedCompetition({ ...playedCompetition, corrections: 3 })
  expect(corrected).toMatchObject({ byKind })
  expect(corrected.edited).toBeGreaterThan(0)
})

const newsOf = ({ uid, kind, matchId }: Sent) => `${uid} ${kind} ${matchId}`

test('nobody is notified of the matches of other teams, or of anything through two channels besides the page', () => {
  const anyPlan = fc.record({
    teams: fc.constant(64),
    format: fc.constantFrom('single' as const, 'double' as const),
    corrections: fc.integer({ min: 0, max: 5 }),
    luck: fc.integer(),
  })
  fc.assert(
    fc.property(anyPlan, plan => {
      const { sent, stood } = playedCompetition(plan)
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
