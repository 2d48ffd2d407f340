import { rankSums } from '../../balance/teamRankSum.ts'
import type { Competition } from '../../competition/competition.ts'
import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { BestOf } from '../../format/series.ts'
import { pickEliminationOptions } from '../../format/stageKinds/stageKinds.ts'
import { invitedTeams, type StagePlan } from '../../format/stagePlan.ts'
import { rankScaleOf } from '../../ranks/rankScale.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import type { Team } from '../../team/team.ts'
import { checkGroups, type GroupMethod, type Groups, groupEntrants } from '../seeding/groupEntrants.ts'
import { type Seeding, seedTeams } from '../seeding/seedTeams.ts'
import type { BracketPlan } from './createBracket.ts'

export interface Entrants {
  readonly competition: Competition
  readonly teams: ReadonlyMap<string, Team>
}

/** The ranks of all players of the competition by their uid. */
export type Tiers = ReadonlyMap<string, RankTier | null>

/** How teams are put into groups. */
interface GroupingRequest {
  readonly method: GroupMethod | 'manual'
  /** The ids of the teams of each group if the groups are made by hand. */
  readonly groups?: readonly (readonly string[])[] | undefined
  /** Sets of teams of which no two may be in the same group. */
  readonly apart: readonly (readonly string[])[]
}

/** The organizer's choices. */
export interface BracketRequest {
  readonly bracketId: string
  readonly seeding: Seeding | 'manual'
  /** The ids of all participating teams for manual seeding, the first seed first. */
  readonly order?: readonly string[] | undefined
  /** How the teams are put into the groups of the first stage; by snake if left out. */
  readonly grouping?: GroupingRequest | undefined
  /** Makes a draw repeatable; the default is the bracket's id. */
  readonly seed?: string | undefined
  /** The series length of rounds that differ from the competition's plan. */
  readonly bestOf?: Readonly<Record<string, BestOf>> | undefined
  /** Whether the competition's current bracket may be replaced. */
  readonly replace: boolean
}

/**
 * Computes the teams and options of a new bracket; a team without players does not take part. Refused with
 * `bracket-exists` unless an existing bracket may be replaced, and with `order-invalid` if an order by hand does not
 * name each participating team once. Refusals of groups are those of `groupEntrants` and `checkGroups`.
 */
export function planBracket(
  { competition, teams }: Entrants,
  tiers: Tiers,
  request: BracketRequest,
): Outcome<
  BracketPlan,
  'bracket-exists' | 'order-invalid' | 'no-such-groups' | 'groups-invalid' | 'teams-not-apart'
> {
  const { bracketId } = competition
  if (bracketId !== null && bracketId !== request.bracketId && !request.replace)
    return refuse('bracket-exists')

  const { format, stages, bestOf, options } = competition
  const rankSum = rankSums(rankScaleOf(competition), tiers)
  const entrants = [...teams]
    .filter(([, team]) => team.playerUids.length > 0)
    .map(([teamId, team]) => ({ teamId, rankSum: rankSum(team) }))
  const teamIds = inOrder(entrants, request)
  if (!teamIds.ok) return teamIds
  const groups = grouped(teamIds.value.slice(invitedTeams({ format, stages })), stages[0], request)
  if (!groups.ok) return groups
  return accept({
    teamIds: teamIds.value,
    format,
    stages,
    ...(groups.value !== null && { groups: groups.value }),
    bestOf,
    bestOfByRound: request.bestOf,
    ...pickEliminationOptions(options),
  })
}

/** The teams of each group of the first stage; null if it is not divided. */
function grouped(
  teamIds: readonly string[],
  stage: StagePlan | undefined,
  { bracketId, seed = bracketId, grouping = { method: 'snake', apart: [] } }: BracketRequest,
): Outcome<Groups | null, 'no-such-groups' | 'groups-invalid' | 'teams-not-apart'> {
  if (stage === undefined || stage.groups === 1 || stage.groups > teamIds.length) return accept(null)
  const { method, groups = [], apart } = grouping
  if (method !== 'manual') return groupEntrants(teamIds, { method, groups: stage.groups, draw: seed, apart })
  return groups.length === stage.groups ? checkGroups(teamIds, groups, apart) : refuse('groups-invalid')
}

function inOrder(
  entrants: Parameters<typeof seedTeams>[0],
  { bracketId, seeding, order = [], seed = bracketId }: BracketRequest,
): Outcome<readonly string[], 'order-invalid'> {
  if (seeding !== 'manual') return accept(seedTeams(entrants, seeding, seed))
  const named = new Set(order)
  const isWhole =
    order.length === entrants.length &&
    named.size === order.length &&
    entrants.every(({ teamId }) => named.has(teamId))
  return isWhole ? accept(order) : refuse('order-invalid')
}
