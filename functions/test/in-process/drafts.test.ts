import { subject } from '@upper-bracket/shared/announcements/subject'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { describe, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { readScene } from '../../src/announcements/readScene.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { aPreview } from '../support/distributing.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { people, started } from './support/draftingPeople.ts'
import { startedDraft } from './support/draftsAtHand.ts'
import { killAtRequests, mortal } from './support/mortal.ts'
import { newPeople } from './support/newPeople.ts'
import { simulatedDraft } from './support/simulatedDraft.ts'

const done = { ok: true, value: {} }

async function told(competitionId: string): Promise<readonly string[]> {
  const { docs } = await documents.outbox().where('competition.id', '==', competitionId).get()
  return docs.map(each => each.data().kind).toSorted()
}

/** The status of the current draft, as announcements read it. */
async function announced(competitionId: string) {
  const competition = (await stored.competition(competitionId).get()).data()
  if (competition === undefined) throw new Error('no competition')
  const subjects = [subject('draft', competition.draftId ?? '')]
  return (await readScene(competitionId, competition, subjects)).draft?.status
}

describe('starting', () => {
  it('is done once, though two organizers start at once and one is killed, and tells captains once', async () => {
    const { owner, wolf, bear } = people
    const { competitionId } = await seededCompetition({ owner, players: [wolf, bear, { uid: freshId() }] })
    const input = (draftId: string): CallableInput<'startDraft'> => ({
      competitionId,
      draftId,
      captainUids: [wolf.uid, bear.uid],
      order: 'snake',
      seeding: 'lot',
      clock: { pickSeconds: 60, reserveSeconds: 0 },
    })
    killAtRequests()
    const [one, other] = [freshId(), freshId()]
    await mortal(0, () => call('startDraft', owner, input(one))).catch(() => undefined)
    const replies = await Promise.all(
      [one, one, other].map(draftId => call('startDraft', owner, input(draftId))),
    )
    const { draftId = '' } = (await stored.competition(competitionId).get()).data() ?? {}
    expect(replies).toEqual([one, one, other].map(id => (id === draftId ? done : refused('draft-open'))))
    expect((await stored.drafts(competitionId).get()).size).toBe(1)
    expect(await told(competitionId)).toEqual(['draftStarted', 'draftTurn'])
    expect((await logOf({ competitionId })).map(({ action }) => action)).toEqual(['startDraft'])
  })

  it('keeps distributions, brackets and drafted players waiting, until the draft is cancelled', async () => {
    const { owner, wolf } = people
    const { competitionId, draftId, look, pooled } = await started()
    const distribution = aPreview(competitionId)
    const bracket = { competitionId, bracketId: freshId(), seeding: 'rank', replace: false } as const
    expect(await call('distributePlayers', owner, distribution)).toEqual(refused('draft-open'))
    expect(await call('generateBracket', owner, bracket)).toEqual(refused('draft-open'))
    const team = { competitionId, teamId: freshId(), name: 'Wolves', discordLink: null }
    expect(await call('createTeam', wolf, team)).toEqual(refused('draft-open'))
    const list = { competitionId, draftId, uids: [pooled[0]?.uid ?? ''] }
    expect(await call('saveDraftList', wolf, list)).toEqual(done)
    const { input } = await look()
    expect(await announced(competitionId)).toBe('running')
    expect(await call('cancelDraft', owner, input)).toEqual(done)
    expect(await call('cancelDraft', owner, input)).toEqual(done)
    expect(await announced(competitionId)).toBe('cancelled')
    expect((await stored.draftLists({ competitionId, draftId }).get()).size).toBe(0)
    expect(await call('createTeam', wolf, team)).toMatchObject({ ok: true })
    expect(await call('distributePlayers', owner, distribution)).toMatchObject({ ok: true })
  })

  it('does not go past a bracket that is made at the same time', async () => {
    const { owner, wolf, bear } = people
    const players = Array.from({ length: 5 }, () => ({ uid: freshId() }))
    const { competitionId } = await seededCompetition({
      owner,
      players: [wolf, bear, { uid: freshId() }],
      teams: [{ players }, { players: players.map(() => ({ uid: freshId() })) }],
    })
    const draft: CallableInput<'startDraft'> = {
      competitionId,
      draftId: freshId(),
      captainUids: [wolf.uid, bear.uid],
      order: 'snake',
      seeding: 'rank',
      clock: { pickSeconds: null, reserveSeconds: 0 },
    }
    const bracket = { competitionId, bracketId: freshId(), seeding: 'rank', replace: false } as const
    const [drafting, drawing] = await Promise.all([
      call('startDraft', owner, draft),
      call('generateBracket', owner, bracket),
    ])
    expect([drafting.ok, drawing.ok].filter(Boolean)).toHaveLength(1)
  })
})

describe('picks', () => {
  it('are made once, though two browsers, a retry, an organizer and the clock ask at once', async () => {
    const { owner, wolf, bear } = people
    const { look, pooled, ref } = await started()
    const { input } = await look()
    const [first = '', second = ''] = pooled.map(({ uid }) => uid)
    const asking = [
      call('pickPlayer', wolf, { ...input, uid: first }),
      call('pickPlayer', wolf, { ...input, uid: first }),
      call('pickPlayer', wolf, { ...input, uid: second }),
      call('pickPlayer', owner, { ...input, uid: second }),
      call('pickByClock', bear, input),
    ]
    await Promise.all(asking)
    const { draft } = await look()
    expect([draft.picks.length, draft.turn]).toEqual([1, 2])
    // Repeated much later, it is the same; any other is of a turn that is over.
    const [picked] = draft.picks
    await ref.update({ turnStartedAt: 1 })
    expect(await call('pickPlayer', wolf, { ...input, uid: picked?.uid ?? '' })).toEqual(done)
    expect(await call('pickPlayer', wolf, { ...input, uid: pooled[3]?.uid ?? '' })).toEqual(
      refused('turn-over'),
    )
    expect((await look()).draft.picks).toHaveLength(1)
  })

  it('are made by the captain whose turn it is and by organizers, of players who are free, and by nobody else', async () => {
    const { owner, wolf, bear } = people
    const drafting = await startedDraft(owner, [wolf, bear], { others: 4 })
    const { competitionId, look, pooled } = drafting
    const outsiders = await newPeople('producer', 'stranger')
    const elsewhere = await seededCompetition({ owner: outsiders.stranger })
    await stored.competition(competitionId).update({ producerUids: [outsiders.producer.uid] })
    const { input } = await look()
    const uid = pooled[0]?.uid ?? ''
    const pick = (by: { readonly uid: string }, changes: object = {}) =>
      call('pickPlayer', by, { ...input, uid, ...changes })
    expect(await pick(bear)).toEqual(refused('not-your-turn'))
    expect(await pick({ uid })).toEqual(refused('not-your-turn'))
    expect(await pick(outsiders.producer)).toEqual(refused('permission-denied'))
    expect(await pick(outsiders.stranger)).toEqual(refused('permission-denied'))
    expect(await pick(wolf, { turn: 2 })).toEqual(refused('turn-over'))
    expect(await pick(wolf, { uid: bear.uid })).toEqual(refused('player-taken'))
    expect(await pick(wolf, { uid: 'nobody' })).toEqual(refused('player-taken'))
    const foreign = { competitionId: elsewhere.competitionId }
    expect(await pick(outsiders.stranger, foreign)).toEqual(refused('not-found', { document: 'draft' }))
    for (const name of ['takeBackPick', 'cancelDraft', 'confirmDraft'] as const) {
      expect(await call(name, wolf, input), name).toEqual(refused('permission-denied'))
      expect(await call(name, outsiders.producer, input), name).toEqual(refused('permission-denied'))
    }
    expect((await look()).draft.picks).toEqual([])
    expect(await pick(owner)).toEqual(done)
    expect((await look()).draft.picks).toMatchObject([{ team: 0, uid, by: 'organizer' }])
    expect((await logOf({ competitionId })).map(({ action }) => action)).toContain('pickPlayer')
  })

  it('are bounded for each person: a flood reaches the limit', async () => {
    const { bear } = people
    const { look } = await started()
    const { input } = await look()
    const replies = await Promise.all(
      Array.from({ length: 90 }, () => call('pickPlayer', bear, { ...input, uid: 'nobody' })),
    )
    const codes = new Set(replies.map(reply => (reply.ok ? 'done' : reply.code)))
    expect(codes).toEqual(new Set(['not-your-turn', 'too-many-requests']))
  })

  it('take players who leave or get a team meanwhile for vacancies, and go nowhere without a competition', async () => {
    const { owner, wolf } = people
    const { competitionId, look, pooled } = await started()
    const uid = pooled[0]?.uid ?? ''
    beforeNextCommit(() => stored.player(competitionId, uid).delete())
    expect(await call('pickPlayer', wolf, { ...(await look()).input, uid })).toEqual(done)
    expect((await look()).members.map(({ length }) => length)).toEqual([1, 1])
    const { input } = await look()
    beforeNextCommit(async () => {
      await stored.draft(competitionId, input.draftId).delete()
      await stored.competition(competitionId).delete()
    })
    const next = { ...input, uid: pooled[1]?.uid ?? '' }
    expect(await call('pickPlayer', owner, next)).toEqual(refused('not-found'))
  })
})

describe('lists', () => {
  it('are prepared by captains alone, and go with the account, while the draft goes on', async () => {
    const { owner, wolf, bear } = people
    const { competitionId, draftId, look, pooled } = await started()
    const list = { competitionId, draftId, uids: [pooled[2]?.uid ?? ''] }
    expect(await call('saveDraftList', { uid: pooled[0]?.uid ?? '' }, list)).toEqual(refused('not-captain'))
    expect(await call('saveDraftList', owner, list)).toEqual(refused('not-in-competition'))
    for (const captain of [wolf, bear]) expect(await call('saveDraftList', captain, list)).toEqual(done)
    await call('pickPlayer', wolf, { ...(await look()).input, uid: pooled[0]?.uid ?? '' })
    // What a killed process has left of an earlier draft goes too, and what belongs to another competition stays.
    const earlier = stored.draftLists({ competitionId, draftId: 'earlier' }).doc(pooled[1]?.uid ?? '')
    const elsewhere = stored.draftLists({ competitionId: freshId(), draftId }).doc(pooled[1]?.uid ?? '')
    const content = { uid: pooled[1]?.uid ?? '', uids: [] }
    await Promise.all([earlier.set(content), elsewhere.set(content)])
    expect(await call('removePlayer', owner, { competitionId, uid: content.uid })).toEqual(done)
    expect([(await earlier.get()).exists, (await elsewhere.get()).exists]).toEqual([false, true])
    await elsewhere.delete()

    await eraseAccount(wolf.uid)
    const lists = await stored.draftLists({ competitionId, draftId }).get()
    expect(lists.docs.map(({ id }) => id)).toEqual([bear.uid])
    // The member acts as captain.
    expect((await look()).members[0]).toEqual([pooled[0]?.uid])
    expect(await call('pickPlayer', bear, { ...(await look()).input, uid: pooled[3]?.uid ?? '' })).toEqual(
      done,
    )
    const { draft } = await look()
    expect(draft.teams[0]).toMatchObject({ captainUid: pooled[0]?.uid, seatedUids: [] })
  })
})

describe('a confirmed draft', () => {
  it('makes its teams once, though killed anywhere and asked again, and is taken back as long as they are untouched', async () => {
    const { owner } = people
    const { competitionId, draftId, look, pooled } = await started({
      others: 4,
      clock: { pickSeconds: null, reserveSeconds: 0 },
    })
    expect(await call('confirmDraft', owner, (await look()).input)).toEqual(refused('draft-unfinished'))
    for (const { uid } of pooled) await call('pickPlayer', owner, { ...(await look()).input, uid })
    killAtRequests()
    const { input, members } = await look()
    for (const requests of [0, 1, 2]) {
      await mortal(requests, () => call('confirmDraft', owner, input)).catch(() => undefined)
    }
    const replies = await Promise.all([1, 2, 3].map(() => call('confirmDraft', owner, input)))
    expect(replies).toEqual([done, done, done])
    const teams = await stored.teams(competitionId).get()
    const { draft } = await look()
    const made = draft.teams.map(({ teamId }) => teams.docs.find(({ id }) => id === teamId)?.data())
    expect(made.map(team => team?.playerUids)).toEqual(members)
    expect(made.map(team => team?.captainUid)).toEqual([people.wolf.uid, people.bear.uid])
    const kinds = new Set(await told(competitionId))
    expect([...kinds]).toEqual(['draftStarted', 'draftTurn', 'teamsDistributed'])
    expect((await told(competitionId)).filter(kind => kind === 'teamsDistributed')).toHaveLength(1)

    const seen = { competitionId, draftId, turn: draft.turn }
    for (const requests of [0, 1]) {
      await mortal(requests, () => call('reopenDraft', owner, seen)).catch(() => undefined)
    }
    expect(await call('reopenDraft', owner, seen)).toEqual(done)
    expect((await stored.teams(competitionId).get()).size).toBe(0)
    expect(await look()).toMatchObject({ members, draft: { status: 'paused' } })
    expect(await call('confirmDraft', owner, (await look()).input)).toEqual(done)
    const again = await stored.teams(competitionId).get()
    expect(again.docs.map(each => each.data().playerUids).toSorted()).toEqual(members.toSorted())
    const [touched] = again.docs
    await call('updateTeam', owner, {
      competitionId,
      teamId: touched?.id ?? '',
      revision: 0,
      name: 'Renamed',
    })
    expect(await call('reopenDraft', owner, seen)).toEqual(refused('turn-over'))
    const now = (await look()).input
    expect(await call('reopenDraft', owner, now)).toEqual(refused('draft-teams-changed', { name: 'Renamed' }))
    expect((await logOf({ competitionId })).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['startDraft', 'confirmDraft', 'reopenDraft']),
    )
  })
})

it('volunteers are marked, once, until a bracket is made', async () => {
  const { owner, wolf } = people
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  const marked = async () => (await stored.player(competitionId, wolf.uid).get()).data()?.wantsToCaptain
  for (const wanted of [true, true]) {
    expect(await call('volunteerAsCaptain', wolf, { competitionId, wanted })).toEqual(done)
  }
  expect(await marked()).toBe(true)
  expect(await call('volunteerAsCaptain', wolf, { competitionId, wanted: false })).toEqual(done)
  expect(await marked()).toBeUndefined()
})

it('five drafts played at random, with kills, end with whole teams or without players', {
  timeout: 60_000,
}, async () => {
  killAtRequests()
  const seed = Date.now() % 100_000
  const killed = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      simulatedDraft(people.owner, seed + index).catch(error => {
        throw new Error(`seed ${seed + index}`, { cause: error })
      }),
    ),
  )
  expect(killed.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
})
