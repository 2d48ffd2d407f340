import { type ValveLimits, valveLimits, valveQualifiers } from '../../format/valveSwiss.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import { leadWeights } from './leadWeights.ts'
import type { OpenGroup } from './openGroup.ts'
import type { Needs, ProspectOutcome, TeamProspect } from './prospect.ts'

/**
 * The limits of a stage of Valve's Swiss of which it is known how many teams end with which record: each round has paired
 * teams with equal records, and no team has left. Null for any other stage.
 */
export function regularLimits(bracket: Bracket, stage: TableStage, group: OpenGroup): ValveLimits | null {
  if (!drawsRounds(stage) || stage.pairing !== 'valve') return null
  const size = group.teamIds.length
  const limits = valveLimits(stage)
  if (valveQualifiers(size, limits) === null || leadWeights(stage.table) === null) return null
  const records = new Map(group.teamIds.map(teamId => [teamId, { wins: 0, losses: 0 }]))
  for (const matches of swissRounds(bracket, stage).filter(isPublished)) {
    const playing = [...records.values()].filter(record => isPlaying(record, limits)).length
    const pairs = matches.filter(({ slots }) =>
      slots.every(({ teamId, closed }) => teamId !== null && !closed),
    )
    if (pairs.length * 2 !== playing) return null
    for (const match of pairs) {
      const [one, other] = match.slots.map(({ teamId }) => records.get(teamId ?? ''))
      if (one === undefined || other === undefined || !isPlaying(one, limits)) return null
      if (one.wins !== other.wins || one.losses !== other.losses) return null
      if (!isOver(match)) continue
      if (match.winner === null) return null
      const [winner, loser] = match.winner === 0 ? [one, other] : [other, one]
      winner.wins += 1
      loser.losses += 1
    }
  }
  return limits
}

interface WinsAndLosses {
  readonly wins: number
  readonly losses: number
}

function isPlaying({ wins, losses }: WinsAndLosses, { winsToAdvance, lossesToLeave }: ValveLimits): boolean {
  return wins < winsToAdvance && losses < lossesToLeave
}

/**
 * Returns the outcome of each record in a regular stage, by the first criterion of its table: teams that are equal by it
 * may take their places in any order.
 */
export function valveOutcomes(
  group: OpenGroup,
  limits: ValveLimits,
): (record: WinsAndLosses) => ProspectOutcome {
  const { certain, possible } = group.advancing
  const weights = leadWeights(group.rules)
  const leadOf = ({ wins, losses }: WinsAndLosses) =>
    weights === null ? 0 : wins * weights.win + losses * weights.loss
  const finals = finalRecords(group.teamIds.length, limits)
  const count = (isCounted: (value: number) => boolean) =>
    finals.reduce((sum, final) => (isCounted(leadOf(final)) ? sum + final.teams : sum), 0)
  return record => {
    const { wins, losses } = record
    const worst = isPlaying(record, limits) ? leadOf({ wins, losses: limits.lossesToLeave }) : leadOf(record)
    const best = isPlaying(record, limits) ? leadOf({ wins: limits.winsToAdvance, losses }) : leadOf(record)
    if (count(value => value >= worst) <= certain) return 'through'
    return count(value => value > best) >= possible ? 'out' : 'open'
  }
}

/** The records with which the teams of a regular stage end, and how many end with each. */
function finalRecords(
  teams: number,
  { winsToAdvance, lossesToLeave }: ValveLimits,
): readonly (WinsAndLosses & { readonly teams: number })[] {
  const ended = (limit: number, fewer: number) => {
    // The last match is a win (or a loss), and the fewer losses (or wins) are among those before it.
    const orders = Array.from({ length: fewer }, (_, index) => (limit + index) / (index + 1))
    return (teams * orders.reduce((product, factor) => product * factor, 1)) / 2 ** (limit + fewer)
  }
  return [
    ...Array.from({ length: lossesToLeave }, (_, losses) => ({
      wins: winsToAdvance,
      losses,
      teams: ended(winsToAdvance, losses),
    })),
    ...Array.from({ length: winsToAdvance }, (_, wins) => ({
      wins,
      losses: lossesToLeave,
      teams: ended(lossesToLeave, wins),
    })),
  ]
}

/** The prospects of a regular stage of Valve's Swiss, in which so many wins or losses end a team's matches. */
export function valveProspects(group: OpenGroup, limits: ValveLimits): readonly TeamProspect[] {
  const outcomeOf = valveOutcomes(group, limits)
  return group.teamIds.map((teamId, team) => {
    const { wins = 0, losses = 0 } = group.records[team] ?? {}
    const outcome = outcomeOf({ wins, losses })
    return {
      teamId,
      outcome,
      needs: outcome === 'open' ? needsOf({ wins, losses }, limits, outcomeOf) : null,
    }
  })
}

function needsOf(
  { wins, losses }: WinsAndLosses,
  limits: ValveLimits,
  outcomeOf: (record: WinsAndLosses) => ProspectOutcome,
): Needs {
  const { winsToAdvance, lossesToLeave } = limits
  if (!isPlaying({ wins, losses }, limits)) return { required: null, enough: [] }
  const of = winsToAdvance + lossesToLeave - 1 - wins - losses
  const required = outcomeOf({ wins, losses: losses + 1 }) === 'out' ? 'win' : null
  // A number of wins suffices if it does even with all losses that end a team's matches, or with the most before it.
  const isEnough = (count: number) =>
    outcomeOf({
      wins: wins + count,
      losses: wins + count < winsToAdvance ? lossesToLeave : lossesToLeave - 1,
    }) === 'through'
  const count = Array.from({ length: winsToAdvance - wins }, (_, index) => index + 1).find(isEnough)
  if (count !== undefined) return { required, enough: [{ kind: 'wins', count, of }] }
  const isWinEnough = outcomeOf({ wins: wins + 1, losses }) === 'through'
  return { required, enough: isWinEnough ? [{ kind: 'next', own: 'win', others: [] }] : [] }
}
