import type { BracketPlan } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { bracketOf, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { aCompetition as anyCompetition } from '@upper-bracket/shared/competition/testing/aCompetition'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { aTeam } from './entrants.ts'
import { organizer } from './people.ts'

export const hour = 60 * 60 * 1000
export const testCompetitionPath = 'competitions/cup'

/** The document of a competition that is open for registration and belongs to `organizer`. */
export function aCompetition(changes: Partial<Competition> = {}): Competition {
  const now = Date.now()
  return anyCompetition({
    startDate: now + 48 * hour,
    registrationDeadline: now + 24 * hour,
    ownerUid: organizer.uid,
    createdAt: now,
    updatedAt: now,
    ...changes,
  })
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

/** The documents of a competition of four teams that run their matches, best of three, themselves. */
export const selfRunningTestCompetition = (
  changes: Partial<Competition> = {},
  after?: (bracket: Bracket) => Bracket,
): Record<string, object> => ({
  ...runningTestCompetition(4, { bestOf: { rounds: 3, final: 3 }, ...(after && { after }) }),
  [testCompetitionPath]: aCompetition({
    status: 'running',
    bracketId: 'first',
    startDate: Date.now() - hour,
    selfService: defaultSelfService,
    ...changes,
  }),
})
