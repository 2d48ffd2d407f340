import type { StagePlan } from '../../../format/stagePlan.ts'
import { createBracket } from '../../creation/createBracket.ts'
import type { Bracket } from '../../model/bracket.ts'
import { isUsed } from '../../model/isUsed.ts'
import { done, given as givenTo } from '../../testing/playRandomStages.ts'
import { teamIds } from '../../testing/randomTournament.ts'
import type { CommandName } from '../commandTable.ts'

export const league = {
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 1,
  bestOf: 1,
  criteria: ['points'],
} satisfies StagePlan

/** Creates a bracket of a stage, followed by an elimination unless its table decides. */
export function created(stage: StagePlan, teams: number, format: 'single' | 'table' = 'single'): Bracket {
  const outcome = createBracket({
    teamIds: teamIds(teams),
    format,
    stages: [stage],
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** The outcome of a command. */
export const given = (bracket: Bracket, name: CommandName, fields: object) =>
  givenTo(bracket, name, { bracketId: 'bracket', ...fields })
/** The bracket after a command that is accepted. */
export const after = (bracket: Bracket, name: CommandName, fields: object) =>
  done(bracket, name, { bracketId: 'bracket', ...fields })

/** The bracket after a match of one game that a side has won. */
export const won = (bracket: Bracket, matchId: string, winner: 0 | 1) =>
  after(after(bracket, 'startMatch', { matchId }), 'finishSeries', {
    matchId,
    score: winner === 0 ? [1, 0] : [0, 1],
  })

/** The pairs of a round, by the numbers of their teams. */
export const pairs = (bracket: Bracket, round: number) =>
  [...bracket.matches.values()]
    .filter(match => match.stage === 's1' && match.round === round && isUsed(match))
    .map(({ slots }) => slots.map(({ teamId }) => teamId?.replace('team-', '') ?? '–').join(' v '))
