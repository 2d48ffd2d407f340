import { slotsOf } from '../../bracket/seeding/seedOrder.ts'
import { seedsOfResults } from '../csv/resultTree.ts'
import { pairKey } from '../foreignMatch.ts'
import type { StartggCompetition, StartggPhase, StartggSeed, StartggSet } from '../startgg/startggData.ts'
import type { ChallongeEvent, ChallongeMatch } from './challongeData.ts'
import { playersOf } from './challongeEvents.ts'

/** The kinds of bracket of start.gg by the names of Challonge. */
const bracketTypes: Readonly<Record<string, string>> = {
  'single elimination': 'SINGLE_ELIMINATION',
  'double elimination': 'DOUBLE_ELIMINATION',
  'round robin': 'ROUND_ROBIN',
  swiss: 'SWISS',
}

/** A match with the ids of its participants; undefined for one that is not known yet. */
interface KnownMatch extends ChallongeMatch {
  readonly teamIds: readonly [string | undefined, string | undefined]
}

/**
 * The event in the shape of start.gg, which describes the same: the groups are a phase before that of the final bracket.
 * Challonge does not say who had which seed after the groups, or after seeds were swapped by hand, so that the results
 * of an elimination decide it.
 */
export function challongePhases({ tournament, participants, matches }: ChallongeEvent): StartggCompetition {
  const { id, name, timestamps } = tournament
  const idOf = new Map(
    participants.flatMap(each =>
      [each.id, ...(each.group_player_ids ?? [])].map(player => [player, each.id]),
    ),
  )
  const known = matches.map((match): KnownMatch => {
    const [one, other] = playersOf(match)
    return { ...match, teamIds: [one && idOf.get(one), other && idOf.get(other)] }
  })
  const isGroupMatch = (match: KnownMatch) => groupOf(match) !== null
  const groups = [...Map.groupBy(known.filter(isGroupMatch), groupOf).values()]
  const final = known.filter(match => !isGroupMatch(match))
  const bySeed = participants
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .map(participant => participant.id)
  const state = tournament.state === 'complete' ? 'COMPLETED' : 'ACTIVE'
  const groupType = bracketTypes[tournament.group_stage_options?.stage_type ?? ''] ?? typeOfGroups(groups)
  const finalists = new Set(final.flatMap(({ teamIds }) => teamIds))
  const finalType = bracketTypes[tournament.tournament_type ?? ''] ?? 'UNKNOWN'
  const entrants = groups.length === 0 ? bySeed : bySeed.filter(each => finalists.has(each))
  const phases = [
    ...(groups.length === 0 ? [] : [phaseOf('Groups', groupType, groups, bySeed)]),
    ...(entrants.length === 0 ? [] : [phaseOf('Bracket', finalType, [final], entrants)]),
  ]
  const start =
    tournament.started_at ??
    timestamps?.started_at ??
    tournament.start_at ??
    tournament.starts_at ??
    timestamps?.starts_at ??
    tournament.completed_at ??
    timestamps?.completed_at
  // biome-ignore lint/style/noRestrictedGlobals: it reads the given time and no clock
  const startAt = Date.parse(start ?? '') / 1000
  return {
    event: {
      id,
      name: name ?? null,
      ...(Number.isFinite(startAt) && { startAt }),
      videogame: { id: '', name: tournament.game_name ?? '' },
      phases: phases.map(({ phase }, index) => ({ ...phase, phaseOrder: index + 1, state })),
    },
    entrants: participants.map(each => {
      const account = each.username ?? each.challonge_username ?? null
      return {
        id: each.id,
        name: each.name ?? each.display_name ?? account,
        participants: account ? [{ gamerTag: account, player: { id: accountKey(account) } }] : [],
      }
    }),
    ranking: participants
      .filter(({ final_rank: rank }) => typeof rank === 'number')
      .toSorted((one, other) => (one.final_rank ?? 0) - (other.final_rank ?? 0))
      .map(participant => participant.id),
    seeds: new Map(phases.map(({ phase, seeds }) => [phase.id, seeds])),
    sets: new Map(phases.map(({ phase, sets }) => [phase.id, sets])),
  }
}

/** The name of an account, in which the service does not distinguish case. Only version 1 says its id. */
function accountKey(name: string): string {
  return name.toLowerCase()
}

function groupOf({ group_id, relationships }: ChallongeMatch): string | null {
  return group_id ?? relationships?.group?.data?.id ?? null
}

/** Version 1 does not say how groups are played. */
function typeOfGroups(groups: readonly (readonly KnownMatch[])[]): string {
  const isRoundRobin = groups.every(matches => {
    const teams = new Set(matches.flatMap(({ teamIds }) => teamIds))
    const pairs = Map.groupBy(matches, ({ teamIds }) => pairKey(teamIds.map(id => id ?? null)))
    const counts = new Set([...pairs.values()].map(({ length }) => length))
    return counts.size === 1 && pairs.size === (teams.size * (teams.size - 1)) / 2
  })
  return isRoundRobin ? 'ROUND_ROBIN' : 'UNKNOWN'
}

interface PhaseData {
  readonly phase: StartggPhase
  readonly seeds: readonly StartggSeed[]
  readonly sets: readonly StartggSet[]
}

function phaseOf(
  name: string,
  bracketType: string,
  groups: readonly (readonly KnownMatch[])[],
  bySeed: readonly string[],
): PhaseData {
  const [only = []] = groups
  const isElimination = bracketType === 'SINGLE_ELIMINATION' || bracketType === 'DOUBLE_ELIMINATION'
  const upper = inOrder(only).filter(({ round }) => (round ?? 0) >= 0)
  const order = isElimination ? (seedsOfResults(upper.map(withWinner), bySeed.length) ?? bySeed) : bySeed
  const grouped =
    groups.length > 1
      ? groups.map(matches => {
          const members = new Set(matches.flatMap(({ teamIds }) => teamIds))
          return order.filter(each => members.has(each))
        })
      : [order]
  const grandFinal =
    bracketType === 'DOUBLE_ELIMINATION' ? Math.log2(slotsOf(bySeed.length)) + 1 : Number.POSITIVE_INFINITY
  return {
    phase: { id: name, name, bracketType },
    seeds: grouped.flatMap((members, group) =>
      members.map((id, index) => ({
        seedNum: order.indexOf(id) + 1,
        groupSeedNum: index + 1,
        phaseGroup: { id: String(group) },
        entrant: { id },
      })),
    ),
    sets: groups.flatMap(matches => {
      let finals = 0
      return inOrder(matches).map(match => {
        const { round = null } = match
        if ((round ?? 0) < grandFinal) return setOf(match, roundName(match))
        finals += 1
        return setOf(match, finals === 1 ? 'Grand Final' : 'Grand Final Reset')
      })
    }),
  }
}

function inOrder(matches: readonly KnownMatch[]): readonly KnownMatch[] {
  // The match for the third place is played after the semifinals, before the final.
  const last = Math.max(...matches.map(({ round }) => round ?? 0))
  return matches
    .map(match => (match.round === 0 ? { ...match, round: last } : match))
    .toSorted(
      (one, other) =>
        (one.round ?? 0) - (other.round ?? 0) ||
        (one.suggested_play_order ?? 0) - (other.suggested_play_order ?? 0) ||
        Number(one.id) - Number(other.id),
    )
}

function roundName({ round, identifier }: KnownMatch): string {
  const number = Math.abs(round ?? 0)
  const side = (round ?? 0) < 0 ? 'Losers Round' : 'Round'
  return [`${side} ${number}`, identifier].filter(Boolean).join(' · ')
}

function withWinner(match: KnownMatch) {
  const [one, other] = playersOf(match)
  const { winner_id: winnerId } = match
  const side = !winnerId ? null : winnerId === one ? 0 : winnerId === other ? 1 : null
  return { ...match, winner: side === null ? null : (match.teamIds[side] ?? null) }
}

function setOf(match: KnownMatch, fullRoundText: string): StartggSet {
  const { teamIds, winner, forfeited, round } = withWinner(match)
  const sets = setsOf(match)
  const wins = [
    sets.filter(([one, other]) => one > other).length,
    sets.filter(([one, other]) => other > one).length,
  ] as const
  const [single] = sets
  const score = sets.length === 1 && single !== undefined ? single : wins
  const isComplete = match.state === 'complete'
  // A match that is over without a winner is a draw, also one without a score.
  const isSaid = score.some(each => each !== 0) || (isComplete && winner === null)
  return {
    round: round ?? null,
    fullRoundText,
    state: isComplete ? 3 : 2,
    winnerId: winner,
    slots: teamIds.map((id, side) => ({
      entrant: id === undefined ? null : { id },
      standing: {
        stats: { score: { value: forfeited && id !== winner ? -1 : isSaid ? score[side] : null } },
      },
    })),
    games:
      sets.length < 2
        ? null
        : sets.map(([one, other], index) => ({
            orderNum: index + 1,
            winnerId: one === other ? null : teamIds[one > other ? 0 : 1],
            entrant1Score: one,
            entrant2Score: other,
          })),
  }
}

/** The scores of the sets, or the only score. */
function setsOf({
  scores_csv,
  scores,
  score_in_sets,
}: ChallongeMatch): readonly (readonly [number, number])[] {
  const inSets = (score_in_sets ?? []).flatMap(([one, other]) =>
    typeof one === 'number' && typeof other === 'number' ? [[one, other] as const] : [],
  )
  if (inSets.length > 0) return inSets
  return [...(scores_csv ?? scores ?? '').matchAll(/(\d{1,4})\s*-\s*(\d{1,4})/g)].map(
    ([, one, other]) => [Number(one), Number(other)] as const,
  )
}
