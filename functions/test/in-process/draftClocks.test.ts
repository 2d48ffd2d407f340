import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { guestUidOf } from '@upper-bracket/shared/player/guestUid'
import { keysOfIdentities } from '@upper-bracket/shared/transfer/ownGuest'
import { stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { messageOf } from '../../src/notifications/messageOf.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { logs } from '../../src/platform/logs.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { watchDraftClock, watchDraftClocks } from '../../src/timers/runDraftClocks.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { people, started } from './support/draftingPeople.ts'
import { startedDraft } from './support/draftsAtHand.ts'

const done = { ok: true, value: {} }

/** Less than a second where the machine has nothing else to do. The job alone would pick up to a minute late. */
const soonMs = 20_000
const clocks = () => documents.timers().where('kind', '==', 'pickByClock').get()
const withoutTimers = async () => Promise.all((await clocks()).docs.map(timer => timer.ref.delete()))

describe('the clock', () => {
  it('is the server’s: never early, soon when a page asks, and by the job if no page does', async () => {
    const { wolf, bear } = people
    const { look, ref, draftId, competitionId, pooled } = await started({
      clock: { pickSeconds: 10, reserveSeconds: 0 },
    })
    const first = await look()
    expect(await call('pickByClock', bear, first.input)).toEqual(refused('draft-time-left'))
    const timers = await documents.timers().where('draftId', '==', draftId).get()
    expect(timers.docs.map(each => each.data())).toMatchObject([
      { kind: 'pickByClock', turn: 1, dueAt: (first.draft.turnStartedAt ?? 0) + 10_000 },
    ])
    // The captain has prepared a list, and lets the time pass; the page of the other asks in time.
    const wanted = [wolf.uid, pooled[3]?.uid ?? '', pooled[4]?.uid ?? '']
    expect(await call('saveDraftList', wolf, { competitionId, draftId, uids: wanted })).toEqual(done)
    const deadline = Date.now()
    await ref.update({ turnStartedAt: deadline - 10_000 })
    const late = call('pickPlayer', wolf, { ...first.input, uid: pooled[0]?.uid ?? '' })
    const asked = await Promise.all([
      late,
      ...Array.from({ length: 4 }, () => call('pickByClock', bear, first.input)),
    ])
    expect([refused('turn-time-over'), refused('turn-over')]).toContainEqual(asked[0])
    expect(asked.slice(1)).toEqual([done, done, done, done])
    const [picked] = (await look()).draft.picks
    expect(picked).toMatchObject({ by: 'clock', uid: wanted[1], team: 0 })
    expect((picked?.at ?? 0) - deadline).toBeGreaterThanOrEqual(0)
    expect((picked?.at ?? 0) - deadline).toBeLessThan(soonMs)

    // Nobody has the page open: the job picks, once though it runs twice, and never for a turn that is over.
    const second = await look()
    await fireDueTimers((second.draft.turnStartedAt ?? 0) + 9999)
    expect((await look()).draft.picks).toHaveLength(1)
    await ref.update({ turnStartedAt: Date.now() - 10_000 })
    const dueAt = (second.draft.turnStartedAt ?? 0) + 10_000
    await Promise.all([fireDueTimers(dueAt), fireDueTimers(dueAt)])
    const { draft } = await look()
    expect(draft.picks.map(({ by, team }) => [by, team])).toEqual([
      ['clock', 0],
      ['clock', 1],
    ])
  })

  it('picks soon after each deadline though nobody has the page open, and calls the next captain once', async () => {
    const { wolf, bear } = people
    const { look, ref, competitionId } = await started({ clock: { pickSeconds: 10, reserveSeconds: 0 } })
    const deadlines: number[] = []
    /** Two runs of the job, as when one lasts longer than its period. */
    const watching = [1, 2].map(() => watchDraftClocks(Date.now() + 30_000))
    for (const turn of [1, 2]) {
      const deadline = Date.now() + 800
      deadlines.push(deadline)
      await ref.update({ turnStartedAt: deadline - 10_000 })
      const timers = await documents.timers().where('competitionId', '==', competitionId).get()
      await Promise.all(timers.docs.map(each => each.ref.update({ dueAt: deadline })))
      await vi.waitFor(async () => expect((await look()).draft.turn).toBe(turn + 1), { timeout: 20_000 })
    }
    await withoutTimers()
    await Promise.all(watching)
    const { picks } = (await look()).draft
    expect(picks.map(({ by, team }) => [by, team])).toEqual([
      ['clock', 0],
      ['clock', 1],
    ])
    for (const [index, { at }] of picks.entries()) {
      expect(at - (deadlines[index] ?? 0)).toBeGreaterThanOrEqual(0)
      expect(at - (deadlines[index] ?? 0)).toBeLessThan(soonMs)
    }
    const { docs } = await documents.outbox().where('competition.id', '==', competitionId).get()
    const calls = docs.map(each => each.data()).filter(({ kind }) => kind === 'draftTurn')
    // In a snake, the second captain picks twice in a row.
    expect(calls.map(({ audience, byUid }) => [audience, byUid])).toEqual(
      expect.arrayContaining([
        [{ of: 'people', uids: [wolf.uid] }, people.owner.uid],
        [{ of: 'people', uids: [bear.uid] }, null],
      ]),
    )
    expect(calls).toHaveLength(2)
  })

  it('is not watched longer than asked, though a deadline is to come', async () => {
    await started({ clock: { pickSeconds: 60, reserveSeconds: 0 } })
    expect((await clocks()).size).toBeGreaterThan(0)
    const begun = Date.now()
    await watchDraftClocks(begun + 300)
    expect(Date.now() - begun).toBeLessThan(soonMs)
    await withoutTimers()
  })

  it('is watched from its start and after a pause, though the job of that minute has ended for want of clocks', async () => {
    const { owner } = people
    await withoutTimers()
    await watchDraftClocks(Date.now() + 60_000)
    const { look, ref } = await started({ clock: { pickSeconds: 10, reserveSeconds: 0 } })
    const ran = vi.spyOn(logs, 'jobRan').mockReturnValue()
    const none = await stored.draft(freshId(), freshId()).get()
    const changed = (before: object, after: object) =>
      watchDraftClock.run({ data: { before, after } } as never)
    const written = async (before: object) => changed(before, await ref.get())
    const begun = await ref.get()
    const watching = changed(none, begun)
    // Another start extends the watch instead of holding an invocation.
    await changed(none, begun)
    expect((await look()).draft.turn).toBe(1)
    const deadline = Date.now() + 800
    await ref.update({ turnStartedAt: deadline - 10_000 })
    await Promise.all((await clocks()).docs.map(timer => timer.ref.update({ dueAt: deadline })))
    await vi.waitFor(async () => expect((await look()).draft.turn).toBe(2), { timeout: 20_000 })
    const at = (await look()).draft.picks[0]?.at ?? 0
    expect(at - deadline).toBeGreaterThanOrEqual(0)
    expect(at - deadline).toBeLessThan(soonMs)
    await withoutTimers()
    await watching

    // A pick does not start another watch, nor does a pause; what follows it does.
    const running = await ref.get()
    await written(running)
    await call('pauseDraft', owner, { ...(await look()).input, paused: true })
    const paused = await ref.get()
    await written(running)
    expect(ran).toHaveBeenCalledOnce()
    await call('pauseDraft', owner, { ...(await look()).input, paused: false })
    await withoutTimers()
    await written(paused)
    expect(ran).toHaveBeenCalledTimes(2)
  })

  it('stands while paused, and goes on with a timer for what was left', async () => {
    const { owner, bear } = people
    const { look, draftId, ref } = await started({ clock: { pickSeconds: 60, reserveSeconds: 0 } })
    const { input } = await look()
    await ref.update({ turnStartedAt: Date.now() - 45_000 })
    expect(await call('pauseDraft', owner, { ...input, paused: true })).toEqual(done)
    await fireDueTimers(Date.now() + 120_000)
    expect((await look()).draft.picks).toEqual([])
    const paused = await look()
    expect(await call('pickByClock', bear, paused.input)).toEqual(done)
    expect(await call('pauseDraft', owner, { ...paused.input, paused: false })).toEqual(done)
    const timers = await documents.timers().where('draftId', '==', draftId).get()
    const left = Math.max(...timers.docs.map(each => each.data().dueAt)) - Date.now()
    expect(left).toBeGreaterThan(5000)
    expect(left).toBeLessThanOrEqual(15_000)
    expect((await look()).draft.picks).toEqual([])
  })
})

describe('calls', () => {
  it('go to a captain once for each turn and a few times for one given again, however often it is, and to who acts for one who leaves', async () => {
    const { owner, wolf, bear } = people
    const { competitionId, look, pooled, teamIds } = await started({
      teams: [{ players: [{ uid: freshId() }] }],
    })
    const [first = '', second = '', third = ''] = pooled.map(({ uid }) => uid)
    const act = async (name: 'takeBackPick' | 'pauseDraft' | 'pickPlayer', changes: object = {}) =>
      expect(await call(name, owner, { ...(await look()).input, ...changes } as never), name).toEqual(done)
    for (const paused of [true, false, true, false]) await act('pauseDraft', { paused })
    for (let time = 0; time < 5; time += 1) {
      await act('pickPlayer', { uid: first })
      await act('takeBackPick')
    }
    const called = async () => {
      const { docs } = await documents.outbox().where('competition.id', '==', competitionId).get()
      const calls = docs.map(each => each.data()).filter(({ kind }) => kind === 'draftTurn')
      return calls.flatMap(({ audience }) => (audience.of === 'people' ? audience.uids : [])).toSorted()
    }
    const ofWolf = [wolf.uid, wolf.uid, wolf.uid, wolf.uid]
    expect(await called()).toEqual([...ofWolf, bear.uid].toSorted())
    for (const uid of [first, second, third]) await act('pickPlayer', { uid })
    // It is wolf's turn again, who leaves; later bear gets a team by hand when it is bear's, and then the next one instead.
    expect((await look()).captainUid).toBe(wolf.uid)
    expect(await call('leaveCompetition', wolf, { competitionId })).toEqual(done)
    expect(await called()).toEqual([...ofWolf, wolf.uid, bear.uid, first].toSorted())
    await act('pickPlayer', { uid: pooled[3]?.uid })
    expect((await look()).captainUid).toBe(first)
    await act('pickPlayer', { uid: pooled[4]?.uid })
    expect((await look()).captainUid).toBe(bear.uid)
    const ids = { competitionId, teamId: teamIds[0] ?? '' }
    expect(await call('assignPlayer', owner, { ...ids, uid: bear.uid })).toEqual(done)
    expect(await called()).toContain(second)
    expect(await call('substitutePlayer', owner, { ...ids, outUid: bear.uid, inUid: second })).toEqual(done)
    expect(await called()).toContain(third)
  })

  it('are not sent to a captain who has been replaced meanwhile', async () => {
    const { owner, wolf } = people
    const { competitionId, look, pooled } = await started()
    const { docs } = await documents.outbox().where('competition.id', '==', competitionId).get()
    const event = docs.map(each => each.data()).find(({ kind }) => kind === 'draftTurn')
    const told = { ...event, teams: [], ownTeamId: null, readAt: null }
    await documents
      .notifications(wolf.uid)
      .doc('turn')
      .set(told as never)
    const delivery = { eventId: 'turn', uid: wolf.uid, kind: 'draftTurn', usefulUntil: null }
    const message = () => messageOf(delivery as never, Date.now())
    expect(await message()).not.toBeNull()
    const captain = { team: 0, uid: pooled[0]?.uid ?? '' }
    expect(await call('replaceDraftCaptain', owner, { ...(await look()).input, ...captain })).toEqual(done)
    expect(await message()).toBeNull()
  })

  it.each(['by an invitation', 'by an account'] as const)(
    'go to a person who takes over a guest whose turn it is, %s',
    async way => {
      const { owner, wolf, bear } = people
      const guestUid = guestUidOf(freshId())
      const { competitionId, look } = await startedDraft(owner, [{ uid: guestUid, guest: true }, wolf])
      const draftCalls = async () => {
        const { docs } = await documents.outbox().where('competition.id', '==', competitionId).get()
        return docs.map(each => each.data()).filter(({ kind }) => kind === 'draftTurn')
      }
      expect(await draftCalls()).toEqual([])
      if (way === 'by an invitation') {
        const invitationId = randomBytes(16).toString('base64url')
        const wanted = { role: 'takeOver', teamId: null, playerUid: guestUid, lifetimeHours: 24 } as const
        const invitation = { competitionId, invitationId, ...wanted, maxUses: 1 }
        expect(await call('createInvitation', owner, invitation)).toMatchObject({ ok: true })
        expect(await call('acceptInvitation', bear, { invitationId })).toMatchObject({ ok: true })
      } else {
        const identities = { steam: String(Date.now()) }
        const accounts = keysOfIdentities(identities)
        await stored.account(bear.uid).set({ identities, telegramChatId: null, unlinking: {} })
        await stored.contacts(competitionId, guestUid).set({ uid: guestUid, accounts } as never)
        expect(await call('takeOverOwnGuest', bear, { competitionId, guestUid })).toEqual(done)
      }
      expect((await look()).captainUid).toBe(bear.uid)
      expect((await draftCalls()).map(({ audience }) => audience)).toEqual([
        { of: 'people', uids: [bear.uid] },
      ])
    },
  )
})
