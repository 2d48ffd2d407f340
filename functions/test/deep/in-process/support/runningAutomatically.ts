import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Person } from '../../../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../../../testing/seededCompetition.ts'
import { callInProcess as call } from '../../../in-process/support/callInProcess.ts'

/** A competition of one-player teams that has just started, with its bracket. */
export async function runningAutomatically(owner: Person, teams: number, settings: Partial<Competition>) {
  // Nobody comes to the end of a rate limit.
  const captains = Array.from({ length: teams }, () => ({ uid: `captain-${freshId()}` }))
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    teams: captains.map(captain => ({ players: [captain] })),
    competition: { startDate: Date.now() - 1, registrationDeadline: Date.now() - hour, ...settings },
  })
  const bracketId = freshId()
  const made = await call('generateBracket', owner, {
    competitionId,
    bracketId,
    seeding: 'manual',
    order: [...teamIds],
    replace: false,
  })
  if (!made.ok) throw new Error(String(made.code))
  return {
    competitionId,
    bracketId,
    teamIds,
    captainOf: (teamId: string | null) => captains[teamIds.indexOf(teamId ?? '')] ?? owner,
  }
}
