import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { expect, it } from 'vitest'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'

const people = await signUpAll('owner', 'wolf', 'bear', 'fox')

async function entry(competitionId: string, { uid }: Person) {
  return (await stored.player(competitionId, uid).get()).data()
}

it('repeats name, picture and rank in every competition that is not finished', async () => {
  const { owner, wolf, bear } = people
  const options = { ...settingDefaults.options, rankBasis: 'rating' } as const
  const [dota, csgo, rated, finished] = await Promise.all([
    seededCompetition({ owner, teams: [{ players: [wolf, bear] }] }),
    seededCompetition({ owner, players: [wolf], competition: { game: 'csgo', status: 'running' } }),
    seededCompetition({ owner, players: [wolf], competition: { options } }),
    seededCompetition({ owner, players: [wolf], competition: { status: 'finished' } }),
  ])
  const before = await entry(finished.competitionId, wolf)
  const bearBefore = await entry(dota.competitionId, bear)

  await stored.profile(wolf.uid).update({
    displayName: 'Wolf',
    photoURL: '/avatars/avatar1.svg',
    dota: { RankTier: 80, rating: 6100 },
    cs: { RankTier: 18 },
    realName: 'Kept private',
  })
  await eventually(async () => {
    expect(await entry(dota.competitionId, wolf)).toEqual({
      uid: wolf.uid,
      displayName: 'Wolf',
      photoURL: '/avatars/avatar1.svg',
      steamProfileURL: '',
      rankTier: 80,
      teamId: dota.teamIds[0],
      captain: true,
      joinedAt: expect.any(Number),
    })
    expect(await entry(csgo.competitionId, wolf)).toMatchObject({ displayName: 'Wolf', rankTier: 18 })
    expect(await entry(rated.competitionId, wolf)).toMatchObject({ displayName: 'Wolf', rankTier: 6100 })
  })
  expect(await entry(finished.competitionId, wolf)).toEqual(before)
  expect(await entry(dota.competitionId, bear)).toEqual(bearBefore)
})

it('repeats the name where the person is an organizer', async () => {
  const { owner, bear } = people
  const [owned, administered] = await Promise.all([
    seededCompetition({ owner: bear }),
    seededCompetition({ owner, administrators: [bear], competition: { adminNames: { [bear.uid]: 'Cub' } } }),
  ])
  await stored.profile(bear.uid).update({ displayName: 'bruin@example.org' })
  await eventually(async () => {
    const [one, other] = await Promise.all(
      [owned, administered].map(({ competitionId }) => stored.competition(competitionId).get()),
    )
    expect(one?.data()?.ownerName).toBe('bruin')
    expect(other?.data()?.adminNames).toEqual({ [bear.uid]: 'bruin' })
  })
})
