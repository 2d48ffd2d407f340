import { randomBytes } from 'node:crypto'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { refused } from '../support/refused.ts'
import { playerOf, rosterOf } from '../support/rosterOf.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { killAtRequests, mortal } from './support/mortal.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'ann' | 'cat', Person>
beforeEach(async () => {
  people = await newPeople('owner', 'ann', 'cat')
})
afterEach(() => {
  vi.restoreAllMocks()
})
const done = { ok: true, value: {} }
const options = { ...settingDefaults.options, wholeTeams: true, substitutes: 1 as const }
const member = (name: string) => ({ uid: `guest-${freshId()}`, name, rankTier: null })
const substitute = (name: string) => ({ ...member(name), substitute: true as const })

async function entered(...members: ReturnType<typeof member>[]) {
  const { competitionId } = await seededCompetition({ owner: people.owner, competition: { options } })
  const teamId = freshId()
  const ids = { competitionId, joinId: freshId(), teamId }
  const input = { ...ids, name: 'Wolves', discordLink: null, members }
  expect(await call('enterTeam', people.ann, input)).toMatchObject({ ok: true })
  return { competitionId, teamId }
}

/** Makes Cat the person of a guest of Ann's team. */
async function takeOver(competitionId: string, teamId: string, { uid }: ReturnType<typeof member>) {
  const invitationId = randomBytes(16).toString('base64url')
  const wanted = { role: 'takeOver', teamId, playerUid: uid, lifetimeHours: 24, maxUses: 1 } as const
  const { ann, cat } = people
  expect(await call('createInvitation', ann, { competitionId, invitationId, ...wanted })).toMatchObject({
    ok: true,
  })
  expect(await call('acceptInvitation', cat, { invitationId })).toMatchObject({ ok: true })
}

it('two substitutes who are named at once for one place: one is in, and nobody is left of a deleted team', async () => {
  const { competitionId, teamId } = await entered(member('Bob'))
  const { ann, owner } = people
  const [sam, tim] = [substitute('Sam'), substitute('Tim')]
  const name = (each: typeof sam) => call('nameMembers', ann, { competitionId, teamId, members: [each] })
  const replies = await Promise.all([name(sam), name(tim)])
  expect(replies.filter(({ ok }) => ok)).toEqual([done])
  expect(replies).toContainEqual(refused('substitutes-full'))
  const named = replies[0]?.ok ? sam : tim
  expect(await name(named)).toEqual(done)
  expect(await playerOf(competitionId, named)).toMatchObject({ teamId: null, substituteOf: teamId })

  expect(await call('releasePlayer', ann, { competitionId, teamId, uid: named.uid })).toEqual(done)
  expect(await playerOf(competitionId, named)).toBeUndefined()
  const uma = substitute('Uma')
  const [, deleted] = await Promise.all([name(uma), call('deleteTeam', owner, { competitionId, teamId })])
  expect(deleted).toEqual(done)
  const { teams, players } = await rosterOf(competitionId)
  expect([...teams.keys()]).toEqual([])
  expect([...players.keys()]).toEqual([ann.uid])
})

it('a substitute changes places with a member, and keeps the team as a person', async () => {
  const [bob, sam] = [member('Bob'), substitute('Sam')]
  const { competitionId, teamId } = await entered(bob, sam)
  const { ann, cat, owner } = people
  const exchange = { competitionId, teamId, outUid: bob.uid, inUid: sam.uid }
  expect(await call('substitutePlayer', ann, exchange)).toEqual(refused('permission-denied'))
  expect(await call('substitutePlayer', owner, exchange)).toEqual(done)
  expect(await call('substitutePlayer', owner, exchange)).toEqual(done)
  expect(await playerOf(competitionId, sam)).toMatchObject({ teamId })
  expect(await playerOf(competitionId, sam)).not.toHaveProperty('substituteOf')
  expect(await playerOf(competitionId, bob)).toMatchObject({ teamId: null, substituteOf: teamId })

  await takeOver(competitionId, teamId, bob)
  expect(await playerOf(competitionId, cat)).toMatchObject({ substituteOf: teamId, guestUid: bob.uid })
  expect(await call('exportMyData', cat, {})).toMatchObject({ value: { playing: [{ team: 'Wolves' }] } })
  expect(await call('assignPlayer', owner, { competitionId, uid: cat.uid, teamId: null })).toEqual(done)
  expect(await playerOf(competitionId, cat)).not.toHaveProperty('substituteOf')
})

it.each([0, 1, 2])(
  'an exchange and the end of a team are whole, killed after %i requests',
  async requests => {
    killAtRequests()
    const [bob, sam] = [member('Bob'), substitute('Sam')]
    const { competitionId, teamId } = await entered(bob, sam)
    const { owner } = people
    const exchange = { competitionId, teamId, outUid: bob.uid, inUid: sam.uid }
    await mortal(requests, () => call('substitutePlayer', owner, exchange)).catch(() => undefined)
    expect(await call('substitutePlayer', owner, exchange)).toEqual(done)
    expect(await playerOf(competitionId, bob)).toMatchObject({ teamId: null, substituteOf: teamId })
    expect(await playerOf(competitionId, sam)).toMatchObject({ teamId })

    await mortal(requests, () => call('deleteTeam', owner, { competitionId, teamId })).catch(() => undefined)
    await call('deleteTeam', owner, { competitionId, teamId })
    const { teams, players } = await rosterOf(competitionId)
    expect([teams.size, ...players.keys()]).toEqual([0, people.ann.uid])
  },
)

it('a person who is a substitute is told that the team is deleted, and joins no other one before', async () => {
  const [bob, sam] = [member('Bob'), substitute('Sam')]
  const { competitionId, teamId } = await entered(bob, sam)
  const { ann, cat, owner } = people
  await takeOver(competitionId, teamId, sam)
  const bears = { competitionId, teamId: freshId(), name: 'Bears', discordLink: null }
  expect(await call('createTeam', owner, bears)).toMatchObject({ ok: true })
  const joining = { competitionId, teamId: bears.teamId }
  expect(await call('joinTeam', cat, joining)).toEqual(refused('already-in-team', { teamId }))
  expect(await call('deleteTeam', owner, { competitionId, teamId })).toEqual(done)
  const told = await documents
    .outbox()
    .where('competition.id', '==', competitionId)
    .where('kind', '==', 'teamRemoved')
    .get()
  const [event] = told.docs.map(each => each.data())
  expect(event?.audience).toMatchObject({ uids: expect.arrayContaining([ann.uid, cat.uid]) })
  expect(await call('joinTeam', cat, joining)).toEqual(done)
})

it('named substitutes go with the account of their captain, a person stays until the own one is deleted', async () => {
  const [sam, bob] = [substitute('Sam'), member('Bob')]
  const { competitionId, teamId } = await entered(bob, sam)
  const { ann, cat, owner } = people
  await takeOver(competitionId, teamId, sam)
  await eraseAccount(ann.uid)
  expect([...(await rosterOf(competitionId)).players.keys()]).toEqual([cat.uid])
  expect(await playerOf(competitionId, cat)).not.toHaveProperty('substituteOf')
  expect(await call('assignPlayer', owner, { competitionId, uid: cat.uid, teamId: null })).toEqual(done)
  await eraseAccount(cat.uid)
  expect((await rosterOf(competitionId)).players.size).toBe(0)
})
