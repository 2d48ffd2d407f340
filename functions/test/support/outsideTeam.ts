import { expect } from 'vitest'
import type { TeamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
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
  await stored.team(competitionId, teamId).set({ ...team, name: 'Wolves', playerUids: players, seed: null })
  await eventually(async () => {
    const count = (await stored.teams(competitionId).count().get()).data().count
    expect((await stored.competition(competitionId).get()).data()?.teamCount).toBe(count)
  })
  return teamId
}
