import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver, type Match, type Side } from '../bracket/model/match.ts'
import { lastStage } from '../bracket/rounds/stageOf.ts'
import { playableMatches } from '../bracket/stages/playableMatches.ts'
import type { Standing } from '../bracket/standings/standing.ts'
import { type Counted, placesLeft } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady } from '../readiness/readinessCheck.ts'
import type { Team } from '../team/team.ts'
import { openTeamRequests } from '../team/teamRequest.ts'
import { isUndecided, missingPlayers } from '../team/unsettledTeams.ts'

/** What a player should do now or waits for. */
export type PlayerStep =
  /** Teams ask the player to join. */
  | { readonly kind: 'answer-request'; readonly teamIds: readonly string[] }
  /** Captains pick players without a team; the player is one of either. */
  | { readonly kind: 'draft' }
  /** The player has no team. `seats`: whether a team has a free seat; `creates`: whether another team is admitted. */
  | { readonly kind: 'find-team'; readonly seats: boolean; readonly creates: boolean }
  | { readonly kind: 'confirm-readiness'; readonly deadline: number }
  /** Players are missing in the captain's team. `isClosed`: organizers decide on it now. */
  | { readonly kind: 'complete-team'; readonly missing: number; readonly isClosed: boolean }
  | { readonly kind: 'wait-for-bracket' }
  /** The player has no seat in a running competition, or is the substitute of a team. `ofTeamId`: that team, or null. */
  | { readonly kind: 'substitute'; readonly ofTeamId: string | null }
  /** The next match; null if it is not drawn yet, or the team is to be placed by hand. */
  | { readonly kind: 'match'; readonly match: Match | null; readonly side: Side | null }
  /** The team has no more matches. `isOut`: it was eliminated from a competition that goes on. */
  | { readonly kind: 'place'; readonly standing: Standing; readonly isOut: boolean }

interface Situation {
  readonly competition: Counted & Pick<Competition, 'readinessCheck' | 'options' | 'registrationDeadline'>
  readonly player: Pick<Player, 'teamId' | 'captain' | 'ready' | 'teamRequests' | 'substituteOf'>
  /** The competition's teams; null if they are not known. */
  readonly teams: ReadonlyMap<string, Pick<Team, 'playerUids' | 'playsIncomplete'>> | null
  /** Whether a captains' draft is open; false by default. */
  readonly isDrafting?: boolean
  /** The current bracket; null if there is none, or it is not known. */
  readonly bracket: Bracket | null
  /** Ranks the teams of the bracket; null if a place is not asked for, or cannot be computed yet. */
  readonly standings: ((bracket: Bracket) => readonly Standing[]) | null
  /** The server's time; null while it is unknown. */
  readonly now: number | null
}

/** Returns a player's next step; null for one without a team once the competition is over. */
export function playerStep(situation: Situation): PlayerStep | null {
  const { competition, player } = situation
  const { readinessCheck: check, status } = competition
  const isDue =
    check !== undefined &&
    (situation.now === null ? check.closedAt === null : isCheckOpen(check, situation.now))
  if (status !== 'finished' && isDue && !isReady(player, check)) {
    return { kind: 'confirm-readiness', deadline: check.deadline }
  }
  if (status === 'registration') return stepBeforeBracket(situation, player)
  if (player.teamId === null) return status === 'running' ? substituteStep(player) : null
  return stepInBracket(situation, player.teamId)
}

function stepBeforeBracket(
  { competition, teams, isDrafting, now }: Situation,
  player: Situation['player'],
): PlayerStep {
  if (player.teamId !== null) {
    const team = player.captain ? teams?.get(player.teamId) : undefined
    if (!competition.options.wholeTeams || !team || !isUndecided(team)) return { kind: 'wait-for-bracket' }
    const isClosed = now !== null && now > competition.registrationDeadline
    return { kind: 'complete-team', missing: missingPlayers(team), isClosed }
  }
  if (player.substituteOf !== undefined) return substituteStep(player)
  if (isDrafting) return { kind: 'draft' }
  const teamIds = teams === null ? [] : openTeamRequests(competition, player, teams)
  if (teamIds.length > 0) return { kind: 'answer-request', teamIds }
  const seats =
    teams === null
      ? competition.teamCount > 0
      : [...teams.values()].some(({ playerUids }) => playerUids.length < teamSize)
  return { kind: 'find-team', seats, creates: placesLeft(competition).teams > 0 }
}

function substituteStep({ substituteOf }: Situation['player']): PlayerStep {
  return { kind: 'substitute', ofTeamId: substituteOf ?? null }
}

function stepInBracket(
  { bracket, standings, competition }: Pick<Situation, 'bracket' | 'standings' | 'competition'>,
  teamId: string,
): PlayerStep | null {
  if (bracket === null) return null
  const next = nextMatch(bracket, teamId)
  if (next !== null) return { kind: 'match', ...next }
  if (standings === null) return null
  const standing = standings(bracket).find(row => row.teamId === teamId)
  if (standing?.state !== 'placed') return { kind: 'match', match: null, side: null }
  const isOut = competition.status === 'running' && !isInDecidedPart(bracket, teamId)
  return { kind: 'place', standing, isOut }
}

/** Whether a team reached the table of the last stage, a final or the match for the third place. */
function isInDecidedPart({ shape, matches }: Bracket, teamId: string): boolean {
  const last = lastStage(shape)
  return [...matches.values()].some(
    ({ stage, section, winnerTo, loserTo, slots }) =>
      stage === last.key &&
      (hasTable(last) || (winnerTo === null && loserTo === null)) &&
      section !== 'tie-break' &&
      slots.some(slot => slot.teamId === teamId),
  )
}

/** Returns a team's running or playable match, otherwise its first open one; null if it has none. */
function nextMatch({ shape, matches }: Bracket, teamId: string): { match: Match; side: Side } | null {
  const open = [...matches.values()].flatMap(match => {
    const side = match.slots.findIndex(slot => slot.teamId === teamId && !slot.closed)
    return side === -1 || isOver(match) ? [] : [{ match, side: side as Side }]
  })
  const playable = new Set(playableMatches(shape.stages, matches.values()))
  return (
    open.find(({ match }) => match.status === 'running') ??
    open.find(({ match }) => playable.has(match)) ??
    open[0] ??
    null
  )
}
