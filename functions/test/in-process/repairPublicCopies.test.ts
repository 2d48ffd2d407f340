import { expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { repairCopies } from '../../src/publicCopies/repairPublicCopies.ts'
import { newPeople } from './support/newPeople.ts'

const foreign = 'https://lh3.googleusercontent.com/a/wolf=s96-c'
const everything = 1000

async function entryOf(competitionId: string, { uid }: Person) {
  return stored.player(competitionId, uid).get()
}

it('takes addresses and pictures of elsewhere out of what was written before, once, also twice at a time', async () => {
  const { owner, wolf, bear } = await newPeople('owner', 'wolf', 'bear')
  const { competitionId } = await seededCompetition({
    owner,
    players: [owner, wolf, bear],
    competition: { status: 'finished' },
  })
  await Promise.all([
    stored.player(competitionId, wolf.uid).update({ displayName: wolf.email, photoURL: foreign }),
    stored.player(competitionId, owner.uid).update({ displayName: null, photoURL: null }),
    stored.player(competitionId, bear.uid).update({ displayName: 'Bear', photoURL: '/avatars/avatar1.svg' }),
    stored.profile(wolf.uid).update({ photoURL: foreign }),
  ])
  const bearBefore = await entryOf(competitionId, bear)
  const bearsProfile = await stored.profile(bear.uid).get()

  await stored.repairing('publicCopies').delete()
  await Promise.all([repairCopies(everything), repairCopies(everything)])
  expect((await stored.repairing('publicCopies').get()).data()).toEqual({ stage: 'done', after: null })

  const wolfs = (await entryOf(competitionId, wolf)).data()
  expect(wolfs).toMatchObject({ displayName: 'wolf', photoURL: null })
  expect((await entryOf(competitionId, owner)).data()).toMatchObject({ displayName: null, photoURL: null })
  expect((await entryOf(competitionId, bear)).updateTime).toEqual(bearBefore.updateTime)
  const profile = (await stored.profile(wolf.uid).get()).data()
  expect(profile?.photoURL).toMatch(/^\/avatars\/avatar[0-4]\.svg$/)
  expect(profile?.displayName).toBe(wolf.email)
  expect((await stored.profile(bear.uid).get()).updateTime).toEqual(bearsProfile.updateTime)
})

it('goes on where the run before has ended, and looks at nothing once it has been through', async () => {
  const { owner, wolf } = await newPeople('owner', 'wolf')
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  const entry = stored.player(competitionId, wolf.uid)
  await entry.update({ displayName: wolf.email })

  await stored.repairing('publicCopies').set({ stage: 'players', after: entry.path })
  await repairCopies(everything)
  expect((await entry.get()).data()?.displayName).toBe(wolf.email)

  await repairCopies(everything)
  expect((await entry.get()).data()?.displayName).toBe(wolf.email)

  await stored.repairing('publicCopies').delete()
  for (let run = 0; run < 50; run += 1) await repairCopies(1)
  expect((await entry.get()).data()?.displayName).toBe('wolf')
})
