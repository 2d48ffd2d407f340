import { newAccountRecord } from '@upper-bracket/shared/account/account'
import type { Inconsistency } from '@upper-bracket/shared/consistency/inconsistency'
import { getAuth } from 'firebase-admin/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { applyFix } from '../../src/consistency/applyFix.ts'
import { repairRound } from '../../src/consistency/repairInconsistencies.ts'
import { walks } from '../../src/consistency/walks.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'wolf' | 'bear' | 'fox', Person>
let competitionId: string
let teamId: string
beforeAll(async () => {
  people = await newPeople('owner', 'wolf', 'bear', 'fox')
  const { owner, wolf, bear, fox } = people
  const testCompetition = await seededCompetition({
    owner,
    players: [fox],
    teams: [{ players: [wolf, bear] }],
  })
  competitionId = testCompetition.competitionId
  teamId = testCompetition.teamIds[0] ?? ''
})

/** The walks, by what they go through. */
const walkOf = { competitions: 0, deleted: 1, profiles: 2, accounts: 3, identities: 4, chats: 5, users: 6 }
type Part = keyof typeof walkOf

/** What is told of a document, or of all users: the pages from just before it. */
async function found(part: Part, id: string): Promise<readonly Inconsistency[]> {
  const all: Inconsistency[] = []
  let after = part === 'users' ? null : id.slice(0, -1)
  do {
    const page = await walks[walkOf[part]]?.(after)
    all.push(...(page?.inconsistencies ?? []))
    after = part === 'users' ? (page?.next ?? null) : null
  } while (after !== null)
  return all.filter(({ sentence }) => sentence.includes(id))
}
const rules = async (part: Part, id: string) => (await found(part, id)).map(({ rule }) => rule).sort()

/** Lets the job begin just before a document. */
async function repairAt(part: Part, id: string): Promise<void> {
  const after = part === 'users' ? null : id.slice(0, -1)
  await stored.consistencyPosition().set({ walk: walkOf[part], after })
  await repairRound(part === 'users' ? 200 : 1, Date.now())
}

const roster = async () => {
  const [team, players] = await Promise.all([
    stored.team(competitionId, teamId).get(),
    stored.players(competitionId).get(),
  ])
  return {
    playerUids: team.data()?.playerUids,
    captainUid: team.data()?.captainUid,
    players: Object.fromEntries(
      players.docs.map(each => [each.id, [each.data().teamId, each.data().captain]]),
    ),
  }
}

describe('a competition that contradicts itself', () => {
  it('is repaired where there is one right answer, also by two at once', async () => {
    const { wolf, bear, fox } = people
    await Promise.all([
      stored.team(competitionId, teamId).update({ captainUid: fox.uid, seed: 3 }),
      stored.player(competitionId, bear.uid).update({ teamId: 'gone', displayName: 'Somebody else' }),
      stored.player(competitionId, fox.uid).update({ teamId, captain: true }),
      stored.teamName(competitionId, '=nobody').set({ teamId: 'gone' }),
      stored.bracket(competitionId, 'left').set(aShape(null)),
      stored.match(competitionId, 'lost', 'main-1-1').set(aMatch),
      stored.competition(competitionId).update({ playerCount: 7, status: 'running', adminUids: ['gone'] }),
    ])
    expect(await rules('competitions', competitionId)).toEqual([
      'administrator-missing',
      'captain',
      'matches-without-bracket',
      'member-names-other-team',
      'orphaned-bracket',
      'orphaned-reservation',
      'player-count',
      'player-not-in-team',
      'public-copy',
      'seed',
      'status',
    ])

    await Promise.all([repairAt('competitions', competitionId), repairAt('competitions', competitionId)])
    await repairAt('competitions', competitionId)
    expect(await rules('competitions', competitionId)).toEqual([])
    expect(await roster()).toEqual({
      playerUids: [wolf.uid, bear.uid],
      captainUid: wolf.uid,
      players: {
        [wolf.uid]: [teamId, true],
        [bear.uid]: [teamId, false],
        [fox.uid]: [null, false],
      },
    })
    expect((await stored.bracket(competitionId, 'left').get()).data()?.sweepAfter).toBe(0)
    expect((await stored.match(competitionId, 'lost', 'main-1-1').get()).exists).toBe(false)
    await stored.bracket(competitionId, 'left').delete()
  }, 120_000)

  it('is left as it is where a person has to say what is right', async () => {
    const testCompetition = await bracketedCompetition({ owner: people.owner }, { teams: 2 })
    const [first = '', second = ''] = testCompetition.teamIds
    const team = stored.team(testCompetition.competitionId, second)
    await team.update({ name: 'Team 1' })
    const before = await database.getAll(team, stored.team(testCompetition.competitionId, first))
    await repairAt('competitions', testCompetition.competitionId)
    expect(await rules('competitions', testCompetition.competitionId)).toContain('name-shared')
    const after = await database.getAll(...before.map(({ ref }) => ref))
    expect(after.map(each => each.data())).toEqual(before.map(each => each.data()))
    await team.update({ name: 'Team 2' })
  }, 60_000)

  it('is not touched where it has changed since it was looked at', async () => {
    const { fox, wolf } = people
    await stored.player(competitionId, fox.uid).update({ teamId })
    const page = await walks[walkOf.competitions]?.(competitionId.slice(0, -1))
    const fix = page?.inconsistencies.find(({ rule }) => rule === 'player-not-in-team')?.fix
    if (fix == null || page === undefined) throw new Error('Nothing was found')

    // Meanwhile they are taken in.
    const playerUids = [wolf.uid, people.bear.uid, fox.uid]
    await stored.team(competitionId, teamId).update({ playerUids })
    expect(await applyFix(fix, page.versions)).toBe(false)
    expect((await stored.player(competitionId, fox.uid).get()).data()?.teamId).toBe(teamId)
    expect(await rules('competitions', competitionId)).toEqual([])
  }, 60_000)

  it('leaves nothing behind once it has been deleted', async () => {
    const deleted = freshId()
    await stored
      .deletedCompetition(deleted)
      .set({ deletedBy: people.owner.uid, deletedAt: Date.now(), sweepAfter: null })
    await stored.teamName(deleted, '=late').set({ teamId: 'late' })
    await stored.profile(people.fox.uid).update({ activeCompetitionID: deleted })
    expect(await rules('deleted', deleted)).toEqual(['below-deleted-competition'])
    expect(await rules('profiles', people.fox.uid)).toEqual(['active-competition'])
    await repairAt('deleted', deleted)
    await repairAt('profiles', people.fox.uid)
    expect(await rules('deleted', deleted)).toEqual([])
    expect(await rules('profiles', people.fox.uid)).toEqual([])
    expect((await stored.teamName(deleted, '=late').get()).exists).toBe(false)
    expect((await stored.profile(people.fox.uid).get()).data()?.activeCompetitionID).toBeNull()
  }, 60_000)
})

describe('an account of Discord, Steam or Telegram', () => {
  it('is brought in step with whose it is', async () => {
    const { wolf, bear } = people
    const [lost, kept, chat] = [freshId(), freshId(), 4711_0001]
    await Promise.all([
      stored.identity('discord', lost).set({ uid: freshId(), linkedAt: 1 }),
      stored.identity('steam', kept).set({ uid: wolf.uid, linkedAt: 1 }),
      stored.telegramChat(chat).set({ uid: bear.uid, connectedAt: 1 }),
      stored.profile(bear.uid).update({ telegramConnected: true, discordID: lost }),
    ])
    const planted = [
      ['identities', `discord:${lost}`, ['orphaned-identity']],
      ['identities', `steam:${kept}`, ['identity-not-in-account']],
      ['chats', String(chat), ['orphaned-chat']],
      ['profiles', bear.uid, ['shown-identity', 'shown-telegram']],
    ] as const
    for (const [part, id, told] of planted) expect(await rules(part, id)).toEqual(told)
    for (const [part, id] of planted) await repairAt(part, id)
    // The profile shows what the account has got back.
    await repairAt('profiles', wolf.uid)
    for (const [part, id] of planted) expect(await rules(part, id)).toEqual([])
    expect(await rules('profiles', wolf.uid)).toEqual([])
    expect((await stored.account(wolf.uid).get()).data()).toEqual({
      ...newAccountRecord,
      identities: { steam: kept },
    })
    expect((await stored.profile(wolf.uid).get()).data()?.steamID).toBe(kept)
    expect((await stored.profile(bear.uid).get()).data()).toMatchObject({
      telegramConnected: false,
      discordID: null,
    })
  }, 60_000)

  it('of somebody who is gone goes, and who has no profile gets one', async () => {
    const { uid } = await getAuth(firebaseApp()).createUser({ displayName: 'Without a profile' })
    const gone = freshId()
    await stored.account(gone).set(newAccountRecord)
    const entry = { ...(await stored.player(competitionId, people.fox.uid).get()).data(), uid: gone }
    await stored.player(competitionId, gone).set({ ...entry, teamId: null, captain: false } as never)
    await stored.profile(uid).delete()
    const planted = [
      ['accounts', gone, 'orphaned-account'],
      ['competitions', competitionId, 'player-without-profile'],
      ['users', uid, 'user-without-profile'],
    ] as const
    for (const [part, id, told] of planted) {
      expect(await rules(part, id)).toContain(told)
      await repairAt(part, id)
      expect(await rules(part, id)).not.toContain(told)
    }
    expect((await stored.profile(uid).get()).data()?.displayName).toBe('Without a profile')
    expect((await stored.player(competitionId, gone).get()).exists).toBe(false)
    // What the product makes is never repaired.
    const opened = await callInProcess('joinCompetition', people.owner, { competitionId, joinId: freshId() })
    expect(opened).toMatchObject({ ok: true })
    expect(await rules('profiles', people.owner.uid)).toEqual([])
  }, 60_000)
})

const aMatch = { id: 'main-1-1' } as never

function aShape(sweepAfter: number | null) {
  return {
    teamIds: [],
    stages: [],
    createdBy: people.owner.uid,
    createdAt: 1,
    edits: 0,
    sweepAfter,
  } as const
}
