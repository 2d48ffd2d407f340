import { expect, test } from 'vitest'
import { correctScore } from '../bracket/results/correctScore.ts'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { reopenMatch } from '../bracket/results/reopenMatch.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import { unstartMatch } from '../bracket/results/unstartMatch.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { after } from '../bracket/testing/after.ts'
import { created, law } from '../bracket/testing/law.ts'
import { type Command, play, playOut, required } from '../bracket/testing/playOut.ts'
import { press } from '../bracket/testing/pressed.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { openCheckIn } from '../matchRoom/checkIn.ts'
import { empty } from '../matchRoom/testing/readyMatch.ts'
import { defaultSelfService } from '../selfService/selfService.ts'
import { bracketEvents } from './bracketEvents.ts'
import { matchRoomEffects } from './matchRoomEffects.ts'

const context = { bracketId: 'bracket', competition: { selfService: null, startDate: 0 }, now: 0 }
const start = bracketOf(4)
const semifinal = play(start, 'main-1-1', 0)
const final = play(semifinal, 'main-1-2', 0)

function told(bracket: Bracket, command: Command) {
  const outcome = command(bracket)
  if (!outcome.ok) throw new Error(outcome.code)
  return bracketEvents(outcome.value, context).map(({ kind, facts, audience }) => {
    const { bracketId: _, matchId, ...others } = facts
    return { kind, matchId, teamIds: audience.teamIds, facts: others }
  })
}

test('the teams of a match are told once both are known', () => {
  const running = after(semifinal, before => startMatch(before, 'main-1-2'))
  const finish: Command = before => finishSeries(before, 'main-1-2', [1, 0])
  const [first, second] = start.shape.teamIds
  expect(told(running, finish)).toEqual([
    { kind: 'matchReady', matchId: 'main-2-1', teamIds: [first, second], facts: {} },
  ])
})

test('the teams of a final are told who starts it at 1:0, also when they are asked to check in', () => {
  const plan = { format: 'double', grandFinal: 'advantage', bestOf: { rounds: 1, final: 3 } } as const
  const decided = play(play(bracketOf(3, plan), 'upper-1-2', 0), 'upper-2-1', 0)
  const running = after(decided, before => startMatch(before, 'lower-1-1'))
  const finish: Command = before => finishSeries(before, 'lower-1-1', [1, 0])
  const facts = { aheadTeamId: 'team-1' }
  expect(told(running, finish)).toMatchObject([{ kind: 'matchReady', matchId: 'final-1-1', facts }])
  const match = required(after(running, finish), 'final-1-1')
  const checkIn = { selfService: defaultSelfService, organizerSides: [], now: 0 }
  const opened = openCheckIn({ ...empty, teamIds: ['team-1', 'team-2'] }, match, checkIn)
  const address = { competitionId: 'cup', bracketId: 'bracket' }
  const { events } = matchRoomEffects({ address, match, before: null, after: opened, now: 0 })
  expect(events).toMatchObject([{ kind: 'checkInOpened', facts }])
})

test('nobody is told that a match started, or that its start was taken back', () => {
  expect(told(start, before => startMatch(before, 'main-1-1'))).toEqual([])
  const running = after(start, before => startMatch(before, 'main-1-1'))
  expect(told(running, before => unstartMatch(before, 'main-1-1'))).toEqual([])
})

test('a corrected score is told to both teams, before and after', () => {
  const best = after(
    bracketOf(4, { bestOf: { rounds: 3, final: 3 } }),
    before => startMatch(before, 'main-1-1'),
    before => finishSeries(before, 'main-1-1', [2, 1]),
  )
  const [first, , , fourth] = best.shape.teamIds
  expect(told(best, before => correctScore(before, 'main-1-1', [2, 0]))).toEqual([
    {
      kind: 'resultCorrected',
      matchId: 'main-1-1',
      teamIds: [first, fourth],
      facts: { before: [2, 1], after: [2, 0] },
    },
  ])
})

test('teams that lose a result to a reopening are notified, in the later matches too', () => {
  const over = play(final, 'main-2-1', 0)
  const reopen: Command = before => reopenMatch(before, 'main-1-1', { cascade: true })
  expect(told(over, reopen).map(({ kind, matchId, facts }) => ({ kind, matchId, facts }))).toEqual([
    { kind: 'resultCorrected', matchId: 'main-1-1', facts: { before: [1, 0], after: null } },
    { kind: 'resultCorrected', matchId: 'main-2-1', facts: { before: [1, 0], after: null } },
  ])
})

test('a tournament without mistakes tells each team of each later match once, and of nothing else', () => {
  law(({ plan, luck }) => {
    const first = created(plan)
    const toldOf: string[] = []
    const end = playOut(first, {
      luck,
      onStep: ({ change }) => {
        for (const { kind, facts, audience } of bracketEvents(change, context)) {
          expect(kind).toBe('matchReady')
          toldOf.push(...audience.teamIds.map(teamId => `${facts.matchId} ${teamId}`))
        }
      },
    })
    const later = [...end.matches.values()].filter(
      ({ id, status }) => status === 'finished' && first.matches.get(id)?.status === 'waiting',
    )
    const expected = later.flatMap(({ id, slots }) => slots.map(({ teamId }) => `${id} ${teamId}`))
    expect(toldOf.sort()).toEqual(expected.sort())
  })
})

test('whatever is pressed, only teams of the match are told, and nobody of the same revision twice', () => {
  law(
    tournament => {
      const seen = new Set<string>()
      press(tournament, ({ before, change }) => {
        for (const { kind, cause, facts, audience } of bracketEvents(change, context)) {
          const id = [kind, ...cause].join()
          expect(seen).not.toContain(id)
          seen.add(id)
          const slots = [before, change.bracket].flatMap(
            ({ matches }) => matches.get(facts.matchId)?.slots ?? [],
          )
          for (const teamId of audience.teamIds) expect(slots.map(slot => slot.teamId)).toContain(teamId)
        }
      })
    },
    { teamsMax: 16 },
  )
})
