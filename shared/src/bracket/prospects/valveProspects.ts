import { valveEven, valveLimit } from '../../format/stagePlan.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import { leadWeights } from './leadWeights.ts'
import type { OpenGroup } from './openGroup.ts'
import type { ProspectOutcome, TeamProspect } from './prospect.ts'

/**
 * Whether the places of a stage of Valve's Swiss follow from three wins or losses: half of the teams advance, each round
 * has paired teams with equal records, and no team has left. Otherwise a team with three losses can reach an advancing
 * place, or one with three wins miss it.
 */
export function isRegularValve(bracket: Bracket, stage: TableStage, group: OpenGroup): boolean {
  if (stage.kind !== 'swiss' || stage.pairing !== 'valve') return false
  const size = group.teamIds.length
  const { certain, possible } = group.advancing
  if (size % valveEven !== 0 || certain !== size / 2 || possible !== certain) return false
  if (leadWeights(stage.table) === null) return false
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

/** The outcome of a team with a record. */
export function valveOutcome({ wins, losses }: WinsAndLosses): ProspectOutcome {
  return wins >= valveLimit ? 'through' : losses >= valveLimit ? 'out' : 'open'
}

/** The prospects of a stage of Valve's Swiss, in which three wins advance and three losses eliminate. */
export function valveProspects({ teamIds, records }: OpenGroup): readonly TeamProspect[] {
  return teamIds.map((teamId, team) => {
    const { wins = 0, losses = 0 } = records[team] ?? {}
    const outcome = valveOutcome({ wins, losses })
    if (outcome !== 'open') return { teamId, outcome, needs: null }
    const count = valveLimit - wins
    return {
      teamId,
      outcome,
      needs: {
        required: losses === valveLimit - 1 ? 'win' : null,
        enough: [{ kind: 'wins', count, of: count + valveLimit - losses - 1 }],
      },
    }
  })
}
