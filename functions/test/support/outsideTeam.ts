import { FieldValue } from 'firebase-admin/firestore'
import type { TeamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'

/** Stores a team of the competition that is not in its bracket, and returns the id. */
export async function outsideTeam(
  { competitionId, teamIds }: TeamedCompetition,
  players: string[],
): Promise<string> {
  const team = (await stored.team(competitionId, teamIds[0] ?? '').get()).data()
  if (team === undefined) throw new Error('No team')
  const teamId = freshId()
  await markStaged(competitionId)
  const batch = database.batch()
  batch.set(stored.team(competitionId, teamId), { ...team, name: 'Wolves', playerUids: players, seed: null })
  // As the trigger counts.
  batch.update(stored.competition(competitionId), { teamCount: FieldValue.increment(1) })
  await batch.commit()
  return teamId
}
