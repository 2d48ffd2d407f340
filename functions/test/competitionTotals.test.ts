import { expect, it } from 'vitest'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { settleTotals } from '../src/competitions/settleTotals.ts'

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

it('is right after many simultaneous changes, with several settling at once', async () => {
  const { owner } = people
  const { competitionId } = await seededCompetition({ owner })
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const player = stored.player(competitionId, `bot-${index}`)
      await player.set({
        uid: player.id,
        displayName: 'Bot',
        photoURL: null,
        rankTier: null,
        teamId: null,
        captain: false,
        joinedAt: 0,
      })
      if (index % 2 === 0) await player.delete()
      await settleTotals(competitionId)
    }),
  )
  expect(await totals(competitionId)).toEqual([20, 0])
})

it('changes nothing where nothing is to be corrected, and minds no competition that is gone', async () => {
  const { owner, wolf, bear } = people
  const { competitionId, teamIds } = await seededCompetition({ owner, teams: [{ players: [wolf, bear] }] })
  const read = () =>
    Promise.all([stored.competition(competitionId).get(), stored.team(competitionId, teamIds[0] ?? '').get()])
  const before = (await read()).map(({ updateTime }) => updateTime?.toMillis())
  await settleTotals(competitionId)
  expect((await read()).map(({ updateTime }) => updateTime?.toMillis())).toEqual(before)
  await settleTotals(freshId())
})
