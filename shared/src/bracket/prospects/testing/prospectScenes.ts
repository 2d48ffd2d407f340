import fc from 'fast-check'
import { pointSystems } from '../../../format/stageKinds/points.ts'
import type { StagePlan } from '../../../format/stagePlan.ts'
import { applyCommand } from '../../commands/applyCommand.ts'
import type { CommandName } from '../../commands/commandTable.ts'
import type { BracketPlan } from '../../creation/createBracket.ts'
import { hasTable } from '../../kinds/kindOf.ts'
import type { Bracket } from '../../model/bracket.ts'
import type { Match } from '../../model/match.ts'
import { winsNeeded } from '../../model/series.ts'
import type { Stage } from '../../model/stage.ts'
import { tiesOf } from '../../stages/tiesOf.ts'
import { created } from '../../testing/law.ts'
import type { TeamProspect } from '../prospect.ts'
import { stageProspects } from '../stageProspects.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

export const factor = Number(process.env['PROSPECT_GROUPS'] ?? 200) / 200

/** Creates a bracket of stages. */
export function bracketOf(
  teams: readonly string[],
  stages: readonly StagePlan[],
  format: BracketPlan['format'] = 'single',
): Bracket {
  return created({
    teamIds: teams,
    format,
    stages,
    bestOf: { rounds: 1, final: 3 },
    thirdPlace: false,
    grandFinal: 'single',
  })
}

/** The bracket after a command that is accepted. */
export function done(bracket: Bracket, name: CommandName, fields: object): Bracket {
  const defaults = { competitionId: '', bracketId: '', revision: 0, cascade: false, preview: false }
  const outcome = applyCommand(name, bracket, { ...defaults, ...fields } as never)
  if (!outcome.ok) throw new Error(`${name} ${JSON.stringify(fields)}: ${outcome.code}`)
  return outcome.value.bracket
}

/** The bracket after a match with its score. */
export const play = (bracket: Bracket, { id }: Pick<Match, 'id'>, score: readonly [number, number]) =>
  done(done(bracket, 'startMatch', { matchId: id }), 'finishSeries', { matchId: id, score })

/** Plays the match of two teams, which the first one wins. */
export function win(bracket: Bracket, winner: string, loser: string, lost = 0): Bracket {
  const match = matchOf(bracket, winner, loser)
  const won = winsNeeded(match.bestOf)
  return play(bracket, match, match.slots[0].teamId === winner ? [won, lost] : [lost, won])
}

/** The match of two teams. */
export function matchOf({ matches }: Bracket, one: string, other: string): Match {
  const match = [...matches.values()].find(({ slots, status }) => {
    const ids = slots.map(({ teamId }) => teamId)
    return ids.includes(one) && ids.includes(other) && status === 'ready'
  })
  if (match === undefined) throw new Error(`${one} and ${other} have no match to play`)
  return match
}

/** The stage with an index; the first one by default. */
export const stageAt = ({ shape }: Bracket, index = 0): Stage => shape.stages[index] as Stage
/** The prospects in a group of the first stage. */
export const prospectsOf = (bracket: Bracket, group = 0) => stageProspects(bracket, stageAt(bracket), group)
/** The outcome of each team. */
export const outcomesOf = (prospects: readonly TeamProspect[]) =>
  Object.fromEntries(prospects.map(({ teamId, outcome }) => [teamId, outcome]))

/** A Swiss stage in which teams advance. */
export const swissPlan = (
  pairing: 'valve' | 'adjacent' | 'top-half',
  advance: number,
  lead: 'points' | 'record' = 'points',
): Extract<StagePlan, { readonly kind: 'swiss' }> => ({
  kind: 'swiss',
  groups: 1,
  advance,
  bestOf: 1,
  decidingBestOf: 3,
  pairing,
  firstRound: 'top-half',
  rounds: 4,
  publishing: 'automatic',
  criteria: pairing === 'valve' ? ['record', 'difficulty', 'seed'] : [lead, 'buchholz', 'seed'],
})

/** The record of a team. */
export const final = ({ wins, losses }: { wins: number; losses: number }) => `${wins}–${losses}`

export const swiss = fc.record({
  pairing: fc.constantFrom('valve', 'adjacent', 'top-half'),
  advance: fc.integer({ min: 2, max: 12 }),
  lead: fc.constantFrom('points', 'record'),
  bestOf: fc.constantFrom(1, 2),
  points: fc.constantFrom(...pointSystems),
})

/** The bracket after every tie is decided by lot. */
export function withTiesDecided(bracket: Bracket): Bracket {
  const stage = stageAt(bracket)
  for (const group of [null, ...stage.groups.keys()]) {
    const [tie] = hasTable(stage) ? tiesOf(bracket, stage, group) : []
    if (tie === undefined) continue
    return withTiesDecided(
      done(bracket, 'decideTie', { stage: stage.key, group, tieOrder: tie.teamIds, by: 'lot' }),
    )
  }
  return bracket
}
