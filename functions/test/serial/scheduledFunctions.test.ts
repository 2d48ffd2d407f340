import { expect, it } from 'vitest'
import { runScheduledFunction, scheduledFunctions } from '../../../scripts/schedules/schedules.ts'
import { bracketCast } from '../../../testing/bracketCast.ts'
import { bracketedCompetition, newBracket } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import { notification } from '../../../testing/notification.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import * as functions from '../../src/index.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { withoutTriggers } from '../support/withoutTriggers.ts'

/** Through the functions emulator, as `npm start` runs them; what each one does in detail has tests of its own. */
const page = Number(process.env['UPPER_BRACKET_PORT'])
const run = (name: string) => runScheduledFunction(page, name)

it('loads each scheduled function with its schedule', async () => {
  const deployed = Object.entries(functions).flatMap(([name, each]) =>
    each !== undefined && 'scheduleTrigger' in each.__endpoint ? [name] : [],
  )
  const loaded = await scheduledFunctions(page)
  expect(loaded.map(({ name }) => name).sort()).toEqual(deployed.sort())
  expect(loaded).toContainEqual({ name: 'sweepBrackets', pattern: '*/5 * * * *', timeZone: 'UTC' })
})

it('runs sweepBrackets', async () => {
  const people = await bracketCast()
  const { competitionId, bracketId, ...old } = await bracketedCompetition(people, { teams: 2 })
  await newBracket({ competitionId, bracketId, ...old }, people.owner, {})
  await stored.bracket(competitionId, bracketId).update({ sweepAfter: Date.now() - hour })
  await run('sweepBrackets')
  expect((await stored.bracket(competitionId, bracketId).get()).exists).toBe(false)
  expect(await storedMatches({ competitionId, bracketId })).toEqual({})
})

it('runs sweepSignIns, also after triggers were turned off and on again', async () => {
  await withoutTriggers(async () => undefined)
  const due = stored.openidNonces().doc(freshId())
  await due.set({ expiresAt: Date.now() - hour })
  await run('sweepSignIns')
  expect((await due.get()).exists).toBe(false)
})

it('runs sweepCompetitions', async () => {
  const competitionId = freshId()
  const sweepAfter = Date.now() - hour
  await stored
    .deletedCompetition(competitionId)
    .set({ deletedBy: 'owner', deletedAt: sweepAfter, sweepAfter })
  await run('sweepCompetitions')
  expect((await stored.deletedCompetition(competitionId).get()).data()?.sweepAfter).toBeNull()
})

it('runs sweepInvitations, which leaves those that are not due', async () => {
  const competitionId = freshId()
  const [due, kept] = ['D'.repeat(22), 'K'.repeat(22)]
  const invitation = {
    role: 'player',
    teamId: null,
    inviterUid: 'owner',
    createdAt: 1,
    expiresAt: 2,
    maxUses: 1,
    uses: 0,
    revokedAt: null,
  } as const
  for (const [invitationId, sweepAfter] of [
    [due, Date.now() - hour],
    [kept, Date.now() + hour],
  ] as const) {
    await stored.invitation(competitionId, invitationId).set(invitation)
    await stored.inviteAddress(invitationId).set({ competitionId, sweepAfter })
  }
  await run('sweepInvitations')
  const there = await Promise.all(
    [due, kept].map(async invitationId => [
      (await stored.inviteAddress(invitationId).get()).exists,
      (await stored.invitation(competitionId, invitationId).get()).exists,
    ]),
  )
  expect(there).toEqual([
    [false, false],
    [true, true],
  ])
  await stored.inviteAddress(kept).delete()
  await stored.invitation(competitionId, kept).delete()
})

it('runs fireTimers', async () => {
  const ref = stored.timers().doc()
  await ref.set({
    kind: 'closeReadinessCheck',
    dueAt: Date.now() - hour,
    competitionId: 'gone',
    checkId: 'x',
  })
  await run('fireTimers')
  expect((await ref.get()).exists).toBe(false)
})

it('runs sendDeliveries, which takes up what its trigger has not finished', async () => {
  const { wolf } = await signUpAll('wolf')
  const event = outboxEvent('competitionDeleted', {
    cause: [],
    competition: { id: freshId(), name: 'Gone' },
    facts: {},
    audience: { of: 'people', uids: [wolf.uid] },
    byUid: null,
    at: Date.now() - hour,
  })
  await withoutTriggers(() => event.ref.create(event.data))
  await run('sendDeliveries')
  expect((await event.ref.get()).data()?.fanOutAfter).toBeNull()
  expect((await stored.notifications(wolf.uid).get()).docs.map(({ id }) => id)).toEqual([event.ref.id])
})

it('runs sweepNotifications, which leaves those that are not due', async () => {
  const uid = freshId()
  const [due, kept] = [stored.notifications(uid).doc('due'), stored.notifications(uid).doc('kept')]
  await due.set({ ...notification, sweepAfter: Date.now() - hour })
  await kept.set({ ...notification, sweepAfter: Date.now() + hour })
  await run('sweepNotifications')
  expect((await due.get()).exists).toBe(false)
  expect((await kept.get()).exists).toBe(true)
  await kept.delete()
})

it('runs repairPublicCopies', async () => {
  const { owner, wolf } = await signUpAll('owner', 'wolf')
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  const entry = stored.player(competitionId, wolf.uid)
  await entry.update({ displayName: wolf.email })
  const after = stored.player(competitionId, wolf.uid.slice(0, -1)).path
  await stored.repairing('publicCopies').set({ stage: 'players', after })
  await run('repairPublicCopies')
  await eventually(async () => expect((await entry.get()).data()?.displayName).toBe('wolf'))
  expect((await stored.repairing('publicCopies').get()).data()?.stage).toBe('done')
})

it('runs repairInconsistencies, which remembers until when it has looked at what changed', async () => {
  await stored.consistencyPosition().set({ walk: 100, after: null })
  await run('repairInconsistencies')
  expect((await stored.consistencyPosition().get()).data()).toMatchObject({
    lookedUntil: expect.any(Number),
    looking: null,
  })
})

it('fails where the function fails, and where there is none of that name', async () => {
  await expect(run('sweepNothing')).rejects.toThrow('has no function sweepNothing')
  await stored.consistencyPosition().set({ walk: 0, after: 'no/id' })
  await expect(run('repairInconsistencies')).rejects.toThrow('The function repairInconsistencies failed: 500')
  await stored.consistencyPosition().delete()
})
