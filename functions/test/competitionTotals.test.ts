import { expect, it } from 'vitest'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'

const people = await signUpAll('owner', 'wolf', 'bear', 'fox')

async function totals(competitionId: string) {
  const competition = (await stored.competition(competitionId).get()).data()
  return [competition?.playerCount, competition?.teamCount]
}

it('counts players and teams as they come and go', async () => {
  const { owner, wolf, bear, fox } = people
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [fox],
    teams: [{ players: [wolf, bear] }],
    competition: { playerCount: 0, teamCount: 0 },
  })
  await eventually(async () => expect(await totals(competitionId)).toEqual([3, 1]))

  await markStaged(competitionId)
  await stored.player(competitionId, fox.uid).delete()
  await stored.team(competitionId, teamIds[0] ?? '').delete()
  await eventually(async () => expect(await totals(competitionId)).toEqual([2, 0]))
})
