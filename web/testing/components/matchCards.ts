import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import { setScore } from '@upper-bracket/shared/bracket/results/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { clearSlot } from '@upper-bracket/shared/bracket/slots/clearSlot'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { type Command, required } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'

export const cardsBracket = bracketOf(4, { bestOf: { rounds: 3, final: 5 }, thirdPlace: true })

const first = 'main-1-1'
const start: Command = bracket => startMatch(bracket, first)
const count: Command = bracket => setScore(bracket, first, [1, 0])
const matchAfter = (matchId: string, ...commands: Command[]) =>
  required(after(cardsBracket, ...commands), matchId)

/** A match in each state that its card tells apart. */
export const matchStates: Readonly<Record<string, Match>> = {
  waiting: matchAfter('main-2-1'),
  ready: matchAfter(first),
  planned: { ...matchAfter(first), startsAt: Date.UTC(2026, 11, 5, 16) },
  running: matchAfter(first, start, count),
  won: matchAfter(first, start, bracket => finishSeries(bracket, first, [2, 1])),
  draw: { ...matchAfter(first), bestOf: 2, status: 'finished', score: [1, 1] },
  'no-show': matchAfter(first, bracket => forfeitMatch(bracket, first, [1])),
  'given up': matchAfter(first, start, count, bracket => forfeitMatch(bracket, first, [0])),
  'no-show of both': matchAfter(first, bracket => forfeitMatch(bracket, first, [0, 1])),
  disqualified: matchAfter(first, bracket => disqualifyTeam(bracket, 'team-1')),
  'free slot': matchAfter(first, bracket => clearSlot(bracket, { matchId: first, side: 0 })),
}
