import { pictureAddress, type PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { logoFiles } from '../../testing/logoFiles.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { withLogos } from '../src/preview/withLogos.ts'
import { logOf } from './support/logOf.ts'
import { refused } from './support/refused.ts'

const people = await signUpAll('owner', 'administrator', 'captain', 'mate', 'rival', 'stranger')
const { owner, administrator, captain, mate, rival, stranger } = people
const [blue, red] = [logoFiles([0, 0, 200]), logoFiles([200, 0, 0])]

async function aTeam() {
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    administrators: [administrator],
    teams: [{ players: [captain, mate] }, { players: [rival] }],
  })
  const [teamId = ''] = teamIds
  const place = { competitionId, kind: 'teamLogo', ownerId: teamId } as const
  return {
    competitionId,
    teamId,
    address: pictureAddress(place, 1, 'small'),
    setLogo: (person: typeof captain, logo: PictureFiles | null) =>
      call('setTeamLogo', person, { competitionId, teamId, logo }),
    versionOf: async () => (await stored.team(competitionId, teamId).get()).data()?.logo,
    isStored: async () => (await stored.picture(place).get()).exists,
    served: (version: number, size: 'small' | 'large' = 'small') =>
      fetch(`${emulators.function('competitionPicture')}${pictureAddress(place, version, size)}`),
  }
}

it('stores a logo of a captain, serves it, and replaces it without leaving the old one', async () => {
  const team = await aTeam()
  expect((await team.served(1)).status).toBe(404)
  const set = await team.setLogo(captain, blue)
  expect(set).toMatchObject({ ok: true, value: { logo: 1 } })
  const version = Number(await team.versionOf())
  expect(version).toBe(1)
  expect(await team.setLogo(captain, blue)).toEqual(set)

  const answer = await team.served(version)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(blue.small)
  const large = await team.served(version, 'large')
  expect(Buffer.from(await large.arrayBuffer()).toString('base64')).toBe(blue.large)

  // Previews are drawn with the file itself.
  expect(await withLogos(`<image href="${team.address}"/>`)).toBe(
    `<image href="data:image/png;base64,${blue.small}"/>`,
  )

  expect(await team.setLogo(captain, red)).toMatchObject({ ok: true })
  expect((await team.served(version)).status).toBe(404)
  expect((await team.served(2)).status).toBe(200)
  // A browser keeps what an address has shown, so that none is used again.
  await team.setLogo(captain, null)
  expect(await team.setLogo(captain, blue)).toEqual({ ok: true, value: { logo: 3 } })
})

it('is set and removed by organizers as well, which the history keeps', async () => {
  const team = await aTeam()
  expect(await team.setLogo(administrator, blue)).toMatchObject({ ok: true })
  expect(await team.setLogo(owner, null)).toEqual({ ok: true, value: { logo: null } })
  expect(await team.setLogo(owner, null)).toEqual({ ok: true, value: { logo: null } })
  expect(await team.versionOf()).toBeNull()
  expect(await team.isStored()).toBe(false)
  const log = (await logOf(team)).map(entry => ('hasLogo' in entry ? entry.hasLogo : null))
  expect(log.toSorted()).toEqual([false, true])
})

it('is that of the champion in lists, as long as the team has it', async () => {
  const { setLogo, competitionId, teamId } = await aTeam()
  const champion = { teamId, name: 'Wolves' }
  await markStaged(competitionId)
  await stored.competition(competitionId).update({ champion })
  const crowned = async () => (await stored.competition(competitionId).get()).data()?.champion
  await setLogo(captain, blue)
  expect(await crowned()).toEqual({ ...champion, logo: 1 })
  await setLogo(captain, null)
  expect(await crowned()).toEqual(champion)
})

it('writes the competition once that has started, so that a result at the same time starts over', async () => {
  const { setLogo, competitionId } = await aTeam()
  const changedAt = async () => (await stored.competition(competitionId).get()).updateTime?.toMillis()
  const open = await changedAt()
  await setLogo(captain, blue)
  expect(await changedAt()).toBe(open)
  await markStaged(competitionId)
  await stored.competition(competitionId).update({ status: 'running' })
  const started = await changedAt()
  await setLogo(captain, red)
  expect(await changedAt()).not.toBe(started)
})

it('is nobody else’s to set, and not that of a captain who has handed over', async () => {
  const team = await aTeam()
  for (const person of [mate, rival, stranger]) {
    expect(await team.setLogo(person, blue)).toEqual(refused('permission-denied'))
  }
  const { competitionId, teamId } = team
  await call('makeCaptain', captain, { competitionId, teamId, uid: mate.uid })
  expect(await team.setLogo(captain, blue)).toEqual(refused('permission-denied'))
  expect(await team.setLogo(mate, blue)).toMatchObject({ ok: true })
})

it('is refused if it is not a picture, whatever it calls itself', async () => {
  const team = await aTeam()
  const text = (file: string) => Buffer.from(file).toString('base64')
  for (const file of ['<svg onload="alert(1)"/>', '<!doctype html><script>alert(1)</script>']) {
    expect(await team.setLogo(captain, { ...blue, large: text(file) })).toEqual(refused('not-a-picture'))
  }
  const followed = Buffer.concat([Buffer.from(blue.small, 'base64'), Buffer.from('<script>')])
  expect(await team.setLogo(captain, { ...blue, small: followed.toString('base64') })).toEqual(
    refused('not-a-picture'),
  )
  expect(await team.isStored()).toBe(false)
})

it('is deleted with its team', async () => {
  const team = await aTeam()
  await team.setLogo(captain, blue)
  const version = Number(await team.versionOf())
  const { competitionId, teamId } = team
  expect(await call('deleteTeam', owner, { competitionId, teamId })).toMatchObject({ ok: true })
  expect(await team.isStored()).toBe(false)
  expect((await team.served(version)).status).toBe(404)
})
