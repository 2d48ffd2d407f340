import type { BracketPlan } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { bracketOf, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { type Competition, competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'

export const hour = 60 * 60 * 1000
export const organizer = { uid: 'organizer', email: 'organizer@example.org' }
export const testCompetitionPath = 'competitions/cup'

/** The document of a competition that is open for registration and belongs to `organizer`. */
export function aCompetition(changes: Partial<Competition> = {}): Competition {
  const now = Date.now()
  return {
    ...competitionDefaults,
    name: 'Winter Cup',
    game: 'dota2',
    startDate: now + 48 * hour,
    registrationDeadline: now + 24 * hour,
    format: 'single',
    bestOf: { rounds: 1, final: 1 },
    ownerUid: organizer.uid,
    adminUids: [],
    status: 'registration',
    bracketId: null,
    champion: null,
    playerCount: 0,
    teamCount: 0,
    revision: 0,
    createdAt: now,
    updatedAt: now,
    ...changes,
  }
}

export function aTeam(name: string, playerUids: readonly string[], changes: Partial<Team> = {}): Team {
  return {
    name,
    discordLink: null,
    founderUid: playerUids[0] ?? null,
    captainUid: playerUids[0] ?? null,
    playerUids,
    seed: null,
    revision: 0,
    ...changes,
  }
}

export function aPlayer(uid: string, changes: Partial<Player> = {}): Player {
  return {
    uid,
    displayName: `Player ${uid}`,
    photoURL: null,
    rankTier: null,
    teamId: null,
    captain: false,
    joinedAt: 0,
    ...changes,
  }
}

/** The documents of a running competition: `Team 1` to `Team n`, and a bracket in which `after` has happened. */
export function runningTestCompetition(
  teams: number,
  {
    after = bracket => bracket,
    ...plan
  }: Partial<BracketPlan> & { after?: (bracket: Bracket) => Bracket } = {},
): Record<string, object> {
  const { shape, matches } = after(bracketOf(teams, plan))
  const bracketPath = `${testCompetitionPath}/brackets/first`
  return {
    [testCompetitionPath]: aCompetition({ status: 'running', bracketId: 'first', teamCount: teams }),
    [bracketPath]: shape,
    ...Object.fromEntries([...matches.values()].map(match => [`${bracketPath}/matches/${match.id}`, match])),
    ...Object.fromEntries(
      teamIds(teams).map((id, index) => [
        `${testCompetitionPath}/teams/${id}`,
        aTeam(`Team ${index + 1}`, [`player-${index}`]),
      ]),
    ),
  }
}
