import { valveEven, valveLimit } from '../../format/valveSwiss.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import { leadWeights } from './leadWeights.ts'
import type { OpenGroup } from './openGroup.ts'
import type { Needs, ProspectOutcome, TeamProspect } from './prospect.ts'

/**
 * Whether it is known how many teams of a stage of Valve's Swiss end with which record: each round has paired teams with
 * equal records, and no team has left.
 */
export function isRegularValve(bracket: Bracket, stage: TableStage, group: OpenGroup): boolean {
  if (!drawsRounds(stage) || stage.pairing !== 'valve') return false
  const size = group.teamIds.length
  if (size % valveEven !== 0 || leadWeights(stage.table) === null) return false
  const records = new Map(group.teamIds.map(teamId => [teamId, { wins: 0, losses: 0 }]))
  for (const matches of swissRounds(bracket, stage).filter(isPublished)) {
    const playing = [...records.values()].filter(isPlaying).length
    const pairs = matches.filter(({ slots }) =>
      slots.every(({ teamId, closed }) => teamId !== null && !closed),
    )
    if (pairs.length * 2 !== playing) return false
    for (const match of pairs) {
      const [one, other] = match.slots.map(({ teamId }) => records.get(teamId ?? ''))
      if (one === undefined || other === undefined || !isPlaying(one)) return false
      if (one.wins !== other.wins || one.losses !== other.losses) return false
      if (!isOver(match)) continue
      if (match.winner === null) return false
      const [winner, loser] = match.winner === 0 ? [one, other] : [other, one]
      winner.wins += 1
      loser.losses += 1
    }
  }
  return true
}

interface WinsAndLosses {
  readonly wins: number
  readonly losses: number
}

function isPlaying({ wins, losses }: WinsAndLosses): boolean {
  return wins < valveLimit && losses < valveLimit
}

/**
 * Returns the outcome of each record in a regular stage, by the first criterion of its table: teams that are equal by it
 * may take their places in any order.
 */
export function valveOutcomes(group: OpenGroup): (record: WinsAndLosses) => ProspectOutcome {
  const { certain, possible } = group.advancing
  const weights = leadWeights(group.rules)
  const leadOf = ({ wins, losses }: WinsAndLosses) =>
    weights === null ? 0 : wins * weights.win + losses * weights.loss
  const finals = finalRecords(group.teamIds.length)
  const count = (isCounted: (value: number) => boolean) =>
    finals.reduce((sum, final) => (isCounted(leadOf(final)) ? sum + final.teams : sum), 0)
  return record => {
    const { wins, losses } = record
    const worst = isPlaying(record) ? leadOf({ wins, losses: valveLimit }) : leadOf(record)
    const best = isPlaying(record) ? leadOf({ wins: valveLimit, losses }) : leadOf(record)
    if (count(value => value >= worst) <= certain) return 'through'
    return count(value => value > best) >= possible ? 'out' : 'open'
  }
}

/** The records with which the teams of a regular stage end, and how many end with each. */
function finalRecords(teams: number): readonly (WinsAndLosses & { readonly teams: number })[] {
  return Array.from({ length: valveLimit }, (_, fewer) => {
    // The last match is a win (or a loss), and the fewer losses (or wins) are among those before it.
    const orders = Array.from({ length: fewer }, (__, index) => (valveLimit + index) / (index + 1))
    const ended =
      (teams * orders.reduce((product, factor) => product * factor, 1)) / 2 ** (valveLimit + fewer)
    return [
      { wins: valveLimit, losses: fewer, teams: ended },
      { wins: fewer, losses: valveLimit, teams: ended },
    ]
  }).flat()
}

/** The prospects of a regular stage of Valve's Swiss, in which three wins or three losses end a team's matches. */
export function valveProspects(group: OpenGroup): readonly TeamProspect[] {
  const outcomeOf = valveOutcomes(group)
  return group.teamIds.map((teamId, team) => {
    const { wins = 0, losses = 0 } = group.records[team] ?? {}
    const outcome = outcomeOf({ wins, losses })
    return { teamId, outcome, needs: outcome === 'open' ? needsOf({ wins, losses }, outcomeOf) : null }
  })
}

function needsOf(
  { wins, losses }: WinsAndLosses,
  outcomeOf: (record: WinsAndLosses) => ProspectOutcome,
): Needs {
  if (!isPlaying({ wins, losses })) return { required: null, enough: [] }
  const of = 2 * valveLimit - 1 - wins - losses
  const required = outcomeOf({ wins, losses: losses + 1 }) === 'out' ? 'win' : null
  // A number of wins suffices if it does even with all losses that end a team's matches, or with the most before it.
  const isEnough = (count: number) =>
    outcomeOf({ wins: wins + count, losses: wins + count < valveLimit ? valveLimit : valveLimit - 1 }) ===
    'through'
  const count = Array.from({ length: valveLimit - wins }, (_, index) => index + 1).find(isEnough)
  if (count !== undefined) return { required, enough: [{ kind: 'wins', count, of }] }
  const isWinEnough = outcomeOf({ wins: wins + 1, losses }) === 'through'
  return { required, enough: isWinEnough ? [{ kind: 'next', own: 'win', others: [] }] : [] }
}
