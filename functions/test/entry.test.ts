import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { queueOf } from '@upper-bracket/shared/entry/queueAfter'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { crowd } from '../../testing/crowd.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUp } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'

const day = 24 * 3_600_000

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), crowd(32)])
}, 180_000)

const competitionOf = async (competitionId: string) => {
  const held = (await stored.competition(competitionId).get()).data()
  if (held === undefined) throw new Error('The competition is gone')
  return held
}

async function stateOf(competitionId: string) {
  const [players, applicants] = await Promise.all([
    stored.players(competitionId).get(),
    stored.applicants(competitionId).get(),
  ])
  return {
    players: players.docs.map(({ id }) => id),
    applicants: new Map(applicants.docs.map(each => [each.id, each.data()])),
  }
}

/** How often each of the people was told something of this kind about a competition. */
async function told(competitionId: string, kind: string, uids: readonly string[]) {
  const counts = await Promise.all(
    uids.map(async uid => {
      const { docs } = await stored.notifications(uid).get()
      const about = docs.map(each => each.data()).filter(each => each.competition.id === competitionId)
      return about.filter(each => each.kind === kind).length
    }),
  )
  return counts
}

it('never exceeds the limit, loses or passes over nobody, and tells everybody once, whatever happens at once', async () => {
  const competition = {
    places: { players: 12, teams: 2 },
    startDate: Date.now() + 20 * day,
    registrationDeadline: Date.now() + 10 * day,
  }
  const { competitionId } = await seededCompetition({ owner, competition })
  const seen: { readonly taken: number; readonly limit: number }[] = []
  const stop = stored.competition(competitionId).onSnapshot(read => {
    const held = read.data()
    if (held === undefined) return
    seen.push({ taken: held.playerCount + held.entryQueue.invited, limit: held.places.players })
  })
  const became = await Promise.all(
    people.map(async person => {
      const reply = await call('joinCompetition', person, { competitionId, joinId: freshId() })
      return [person, reply.ok ? reply.value.became : reply.code] as const
    }),
  )
  const [entered, waiting] = ['entered', 'waiting'].map(state =>
    became.flatMap(([person, each]) => (each === state ? [person] : [])),
  ) as [Person[], Person[]]
  expect([entered.length, waiting.length]).toEqual([12, 20])

  const setLimit = async (players: number) => {
    for (;;) {
      const { revision } = await competitionOf(competitionId)
      const changes = { places: { players } }
      const reply = await call('updateCompetition', owner, { competitionId, revision, changes })
      if (reply.ok) return
    }
  }
  const { applicants: inLine } = await stateOf(competitionId)
  const ticketOf = ({ uid }: Person) => {
    const applicant = inLine.get(uid)
    return applicant?.state === 'waiting' ? applicant.ticket : 0
  }
  const [leaving, withdrawing] = [entered.slice(0, 6), waiting.slice(0, 4)]
  const admitting = waiting.slice(4, 10).map(({ uid }) => uid)
  const declining = waiting.slice(10, 12)
  await Promise.all([
    ...leaving.map(person => call('leaveCompetition', person, { competitionId })),
    ...withdrawing.map(person => call('withdrawApplication', person, { competitionId })),
    call('decideApplicants', owner, { competitionId, uids: admitting, decision: 'admit' }),
    ...declining.map(({ uid }) =>
      call('decideApplicants', owner, { competitionId, uids: [uid], decision: 'decline', reason: 'No' }),
    ),
    setLimit(14).then(() => setLimit(13)),
  ])
  await eventually(async () => {
    const { entryQueue, playerCount, places } = await competitionOf(competitionId)
    expect(playerCount).toBeGreaterThanOrEqual(Math.min(places.players, 13))
    expect(entryQueue.waiting.length).toBeGreaterThan(0)
  })
  stop()
  seen.forEach(({ taken, limit }, index) => {
    if (taken > (seen[index - 1]?.taken ?? 0)) expect(taken).toBeLessThanOrEqual(limit)
  })
  const { players, applicants } = await stateOf(competitionId)
  const { entryQueue, playerCount } = await competitionOf(competitionId)
  expect(playerCount).toBe(players.length)
  expect(entryQueue).toEqual(queueOf(applicants.values(), entryQueue))
  // A person who withdrew may have moved up before, and then stays.
  const gone = [...leaving, ...withdrawing].map(({ uid }) => uid)
  const lost = people.filter(
    ({ uid }) => !gone.includes(uid) && !players.includes(uid) && !applicants.has(uid),
  )
  expect(lost).toEqual([])
  const stillWaiting = waiting.filter(({ uid }) => applicants.get(uid)?.state === 'waiting')
  const movedUp = waiting.filter(({ uid }) => players.includes(uid))
  const last = Math.max(...movedUp.map(ticketOf))
  expect(stillWaiting.filter(person => ticketOf(person) < last)).toEqual([])
  await eventually(async () => {
    const uids = movedUp.map(({ uid }) => uid)
    expect(await told(competitionId, 'movedUp', uids)).toEqual(uids.map(() => 1))
    const declined = declining.filter(({ uid }) => applicants.get(uid)?.state === 'declined')
    expect(
      await told(
        competitionId,
        'entryDeclined',
        declined.map(({ uid }) => uid),
      ),
    ).toEqual(declined.map(() => 1))
  })
}, 60_000)

it('lets organizers decide requests, tells them once of a burst, and admits those that are open when everybody may join', async () => {
  const options = { ...settingDefaults.options, entry: 'approval' } as const
  const places = { players: 10, teams: 2 }
  const { competitionId } = await seededCompetition({ owner, competition: { options, places } })
  const asking = people.slice(0, 12)
  const replies = await Promise.all(
    asking.map(person => call('joinCompetition', person, { competitionId, joinId: freshId() })),
  )
  expect(replies).toEqual(asking.map(() => ({ ok: true, value: { became: 'requested' } })))
  await eventually(async () => expect(await told(competitionId, 'entryRequested', [owner.uid])).toEqual([1]))
  const [first, second, ...others] = asking.map(({ uid }) => uid) as [string, string, ...string[]]
  expect(
    await call('decideApplicants', owner, { competitionId, uids: [first, 'nobody'], decision: 'admit' }),
  ).toEqual({ ok: true, value: { outcomes: { [first]: 'entered', nobody: 'applicant-gone' } } })
  await call('decideApplicants', owner, {
    competitionId,
    uids: [second],
    decision: 'decline',
    reason: 'Too strong',
  })
  expect((await stored.applicant(competitionId, second).get()).data()).toMatchObject({
    state: 'declined',
    cause: 'organizer',
    reason: 'Too strong',
  })
  const { revision } = await competitionOf(competitionId)
  const changes = { options: { entry: 'open' } } as const
  expect(await call('updateCompetition', owner, { competitionId, revision, changes })).toMatchObject({
    ok: true,
  })
  await eventually(async () => {
    const { players, applicants } = await stateOf(competitionId)
    expect(players).toHaveLength(10)
    expect([...applicants.values()].map(({ state }) => state).sort()).toEqual(['declined', 'waiting'])
  })
  await eventually(async () => {
    expect(await told(competitionId, 'entryGranted', [first, ...others])).toEqual(
      [first, ...others].map(() => 1),
    )
    expect(await told(competitionId, 'entryDeclined', [second])).toEqual([1])
  })
}, 60_000)
