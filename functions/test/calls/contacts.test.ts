import { randomBytes } from 'node:crypto'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { callPatiently as call } from '../../../testing/callPatiently.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { deleteRemains } from '../../src/competitions/deleteRemains.ts'
import { copyProfile } from '../../src/publicCopies/copyProfile.ts'

const reachable = {
  realName: 'Anna Wolf',
  steamProfileURL: 'https://steamcommunity.com/id/wolf',
  messagingURL: 'https://t.me/wolf_anna',
}
const questioned = {
  questions: [
    { text: 'Role?', choices: ['Core', 'Support'], required: true },
    { text: 'Where from?', choices: [], required: false },
  ],
  options: { ...settingDefaults.options, minAge: 16 },
} as const
const answer = { question: 'Role?', answer: 'Core' } as const
const stated = { statedAge: 16, answers: [answer, { question: 'Where from?', answer: 'Secret City' }] }
const done = { ok: true, value: {} }

let people: Record<'owner' | 'wolf' | 'bear' | 'invited', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'wolf', 'bear', 'invited')
  await Promise.all([people.wolf, people.invited].map(({ uid }) => stored.profile(uid).update(reachable)))
})

async function aTestCompetition(seed: Partial<Seed> = {}) {
  return seededCompetition({ owner: people.owner, ...seed })
}

async function contactsOf({ competitionId }: { competitionId: string }, { uid }: Person) {
  return (await stored.contacts(competitionId, uid).get()).data()
}

describe('contacts', () => {
  it('are made when somebody joins or accepts an invitation, and go with the player', async () => {
    const { owner, wolf, invited } = people
    const testCompetition = await aTestCompetition({ competition: questioned })
    const invitationId = randomBytes(16).toString('base64url')
    const invitation = {
      ...inTestCompetition(testCompetition),
      invitationId,
      role: 'player',
      teamId: null,
      maxUses: 1,
    } as const
    await call('createInvitation', owner, { ...invitation, lifetimeHours: 1 })
    const join = { ...inTestCompetition(testCompetition), joinId: freshId() }
    const accept = { invitationId }
    for (const [statement, code] of [
      [{}, 'age-unstated'],
      [{ statedAge: 15 }, 'age-unstated'],
      [{ statedAge: 16 }, 'answer-required'],
      [{ statedAge: 16, answers: [{ ...answer, answer: 'Coach' }] }, 'questions-changed'],
      [{ statedAge: 16, answers: [{ ...answer, answer: 'x'.repeat(301) }] }, 'invalid-input'],
    ] as const) {
      expect(await call('joinCompetition', wolf, { ...join, ...statement })).toMatchObject({ code })
      expect(await call('acceptInvitation', invited, { ...accept, ...statement })).toMatchObject({ code })
    }
    expect(await call('joinCompetition', wolf, { ...join, ...stated })).toMatchObject({ ok: true })
    expect(await call('acceptInvitation', invited, { ...accept, ...stated })).toMatchObject({ ok: true })
    for (const person of [wolf, invited]) {
      expect(await contactsOf(testCompetition, person)).toEqual({
        uid: person.uid,
        ...reachable,
        discordID: null,
        ...stated,
      })
      const entry = (await stored.player(testCompetition.competitionId, person.uid).get()).data()
      expect(entry).toMatchObject({ steamProfileURL: reachable.steamProfileURL })
      expect(JSON.stringify(entry)).not.toMatch(/Anna|t\.me|Secret|statedAge/)
    }
    // The answers stay under the question that was asked, and through changes of the profile.
    const { competitionId } = testCompetition
    const changes = { questions: [{ text: 'Another?', choices: [], required: false }] }
    await call('updateCompetition', owner, { competitionId, revision: 0, changes })
    await stored.profile(wolf.uid).update({ messagingURL: '' })
    await copyProfile(wolf.uid)
    expect(await contactsOf(testCompetition, wolf)).toMatchObject({ messagingURL: '', ...stated })
    await stored.profile(wolf.uid).update(reachable)
    await copyProfile(wolf.uid)

    expect(await call('leaveCompetition', wolf, inTestCompetition(testCompetition))).toEqual(done)
    expect(
      await call('removePlayer', owner, { ...inTestCompetition(testCompetition), uid: invited.uid }),
    ).toEqual(done)
    for (const person of [wolf, invited]) expect(await contactsOf(testCompetition, person)).toBeUndefined()
  })

  it('follow the profile, also after the end; where there were none, they are made', async () => {
    const { wolf } = people
    const [open, finished, old] = await Promise.all([
      aTestCompetition({ players: [wolf] }),
      aTestCompetition({ players: [wolf], competition: { status: 'finished' } }),
      aTestCompetition({ players: [wolf] }),
    ])
    await stored.contacts(old.competitionId, wolf.uid).delete()
    await stored.profile(wolf.uid).update({ messagingURL: '', discordID: '80351110224678912' })
    await copyProfile(wolf.uid)
    for (const testCompetition of [open, finished, old]) {
      expect(await contactsOf(testCompetition, wolf)).toEqual({
        uid: wolf.uid,
        ...reachable,
        messagingURL: '',
        discordID: '80351110224678912',
      })
    }
    await stored.profile(wolf.uid).update({ ...reachable, discordID: null })
    await copyProfile(wolf.uid)
    for (const testCompetition of [open, finished])
      expect(await contactsOf(testCompetition, wolf)).toMatchObject(reachable)
  })

  it('go with the account, also where the entry stays for the results, and with the competition', async () => {
    const { owner, bear } = people
    const { gone } = await signUpAll('gone')
    const team = { teams: [{ players: [gone, bear] }] }
    const [open, running] = await Promise.all([
      aTestCompetition(team),
      aTestCompetition({ ...team, competition: { status: 'running' } }),
    ])
    expect(await contactsOf(running, gone)).toBeDefined()
    expect(await call('deleteMyAccount', gone, {})).toEqual(done)
    for (const testCompetition of [open, running])
      expect(await contactsOf(testCompetition, gone)).toBeUndefined()
    expect((await stored.player(running.competitionId, gone.uid).get()).exists).toBe(true)

    expect(await call('deleteCompetition', owner, inTestCompetition(open))).toEqual(done)
    await deleteRemains(open.competitionId)
    expect(await contactsOf(open, bear)).toBeUndefined()
  })
})

function inTestCompetition({ competitionId }: { readonly competitionId: string }) {
  return { competitionId }
}
