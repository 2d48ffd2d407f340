import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call, type Reply } from '../../../testing/call.ts'
import { signUp } from '../../../testing/person.ts'

it('no rate limit hinders the busiest competition of an organizer', async () => {
  const organizer = await signUp('organizer')
  const testCompetition = await bracketedCompetition({ owner: organizer }, { teams: 128, bestOf: 3 })
  const { competitionId, bracketId } = testCompetition
  const all = <N extends CallableName>(name: N, more: (matchId: string) => object) =>
    Promise.all(
      Array.from({ length: 64 }, (_, index) => {
        const matchId = `main-1-${index + 1}`
        const input = { competitionId, bracketId, matchId, ...more(matchId) } as unknown as CallableInput<N>
        return call(name, organizer, input)
      }),
    )
  const replies: Reply<unknown>[] = [
    ...(await all('startMatch', () => ({ revision: 0 }))),
    ...(await all('setScore', () => ({ revision: 1, score: [1, 0] }))),
    // Each of them comes twice: the first answer got lost.
    ...(await all('setScore', () => ({ revision: 1, score: [1, 0] }))),
    ...(await all('setScore', () => ({ revision: 2, score: [1, 1] }))),
    ...(await all('finishSeries', () => ({ revision: 3, score: [2, 1] }))),
  ]
  expect(replies.filter(({ ok }) => !ok)).toEqual([])
  expect(replies.length).toBe(320)
}, 180_000)
