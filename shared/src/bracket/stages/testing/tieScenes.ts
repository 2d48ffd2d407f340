import type { StagePlan } from '../../../format/stagePlan.ts'
import { hasTable } from '../../kinds/kindOf.ts'
import type { Bracket } from '../../model/bracket.ts'
import type { TableStage } from '../../model/stage.ts'
import { done } from '../../testing/playRandomStages.ts'
import { playStages } from '../../testing/playStages.ts'
import { bracketOf } from '../../testing/randomTournament.ts'
import { groupTable } from '../groupTable.ts'
import { tiesOf } from '../tiesOf.ts'

const league: StagePlan = {
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 3,
  bestOf: 3,
  criteria: ['points'],
}
/** Creates a group. */
export const starting = (plan: Partial<StagePlan> = {}, format: 'table' | 'single' = 'table', teams = 4) =>
  bracketOf(teams, { format, stages: [{ ...league, ...plan } as StagePlan] })

/** The first two teams win two matches each, the others one. */
const wins = ['1 3', '1 4', '2 1', '2 3', '3 4', '4 2']
/** Plays the group to two ties. */
export const withTies = (start: Bracket) =>
  playStages(start, ({ stage, slots }) => {
    const [one, other] = slots.map(({ teamId }) => teamId?.slice(-1))
    return stage === 's2' ? null : wins.includes(`${one} ${other}`) ? [2, 0] : [0, 2]
  })

export const tied = withTies(starting())
export const id = 'tie-break-1-1'
export const decision = { stage: '', group: 0, tieOrder: ['team-2', 'team-1'], by: 'tie-break-match' }
export const playing = done(tied, 'decideTie', decision)
export const decided = played(playing, [1, 2])

/** The bracket after a match with its score. */
export function played(bracket: Bracket, score: readonly [number, number], matchId = id): Bracket {
  return done(done(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
}

/** The first stage, which has a table. */
export function tableStage({ shape: { stages } }: Bracket): TableStage {
  const [stage] = stages
  if (stage === undefined || !hasTable(stage)) throw new Error('no table')
  return stage
}
/** The table of the group. */
export const tableOf = (bracket: Bracket) => groupTable(bracket, tableStage(bracket), 0)
/** The teams of the table with their places. */
export const orderOf = (bracket: Bracket) =>
  tableOf(bracket).map(({ record: { teamId }, place: { best, worst } }) => [teamId, best, worst])
/** The ties that are open. */
export const tiesIn = (bracket: Bracket) =>
  tiesOf(bracket, tableStage(bracket), 0).map(({ teamIds }) => teamIds.join(' '))

/** The loser of a match of the table has won it after all. */
export function corrected(bracket: Bracket, winner: string, loser: string): Bracket {
  const match = [...bracket.matches.values()].find(
    ({ section, slots }) =>
      section === 'main' && slots.every(({ teamId }) => teamId === winner || teamId === loser),
  )
  const score = match?.slots[0].teamId === winner ? [2, 1] : [1, 2]
  return done(bracket, 'correctScore', { matchId: match?.id, score, cascade: true })
}
