import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { nextTicketUp } from '@upper-bracket/shared/entry/settleQueue'
import { queueOf } from '@upper-bracket/shared/entry/queueAfter'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { madeUpCrowd } from '../../testing/madeUpPeople.ts'
import { type Person, signUp } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'

const day = 24 * 3_600_000

let owner: Person
let admin: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, admin, people] = await Promise.all([signUp('owner'), signUp('admin'), madeUpCrowd(40)])
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

/** The kinds of what each of the people was told about a competition. */
function heardOf(competitionId: string, uids: readonly string[]): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    uids.map(async uid => {
      const { docs } = await stored.notifications(uid).where('competition.id', '==', competitionId).get()
      return docs.map(each => each.data().kind).sort()
    }),
  )
}

/** What has become of each of the people, and what each was told. */
async function storiesOf(competitionId: string): Promise<ReadonlyMap<string, string>> {
  const uids = people.map(({ uid }) => uid)
  const [{ players, applicants }, heard] = await Promise.all([
    stateOf(competitionId),
    heardOf(competitionId, uids),
  ])
  return new Map(
    uids.map((uid, index) => {
      const became = players.includes(uid) ? 'entered' : (applicants.get(uid)?.state ?? 'gone')
      return [uid, [became, ...(heard[index] ?? [])].join(' ')]
    }),
  )
}

it('never exceeds the limit, neither loses nor passes over anybody, and tells everybody once, whatever fifty calls do at once', async () => {
  const competition = {
    places: { players: 12, teams: 4 },
    options: { ...settingDefaults.options, entry: 'approval', wholeTeams: true },
    startDate: Date.now() + 20 * day,
    registrationDeadline: Date.now() + 10 * day,
  } as const
  const { competitionId } = await seededCompetition({ owner, administrators: [admin], competition })
  const captains: readonly Person[] = [...people.slice(21, 24), ...people.slice(30, 33)]
  const asks = (asking: readonly Person[]) =>
    asking.map(person => {
      const joining = { competitionId, joinId: person.uid }
      if (!captains.includes(person)) return call('joinCompetition', person, joining)
      const members = [1, 2].map(number => ({
        uid: `guest-${person.uid.slice(-18).padStart(18, '0')}-${number}`,
        name: `Member ${number} of ${person.uid}`,
        rankTier: null,
      }))
      const team = { teamId: person.uid, name: `Team ${person.uid.slice(-20)}`, discordLink: null, members }
      return call('enterTeam', person, { ...joining, ...team })
    })
  const decides = (organizer: Person, decision: 'admit' | 'decline', uids: readonly string[]) =>
    call('decideApplicants', organizer, { competitionId, uids: [...uids], decision })

  const [early, asking, newcomers] = [people.slice(0, 20), people.slice(20, 30), people.slice(30)]
  await Promise.all(asks([...early, ...asking]))
  const admitted = await decides(
    owner,
    'admit',
    early.map(({ uid }) => uid),
  )
  if (!admitted.ok) throw new Error(String(admitted.code))
  const became = (state: string) => early.filter(({ uid }) => admitted.value.outcomes[uid] === state)
  const [entered, waiting] = [became('entered'), became('waiting')]
  expect([entered.length, waiting.length]).toEqual([12, 8])

  const seen: { readonly taken: number; readonly limit: number }[] = []
  const stop = stored.competition(competitionId).onSnapshot(read => {
    const held = read.data()
    if (held === undefined) return
    seen.push({ taken: held.playerCount + held.entryQueue.confirming, limit: held.places.players })
  })
  const setLimit = async (players: number) => {
    for (;;) {
      const { revision } = await competitionOf(competitionId)
      const changes = { places: { players } }
      const reply = await call('updateCompetition', owner, { competitionId, revision, changes })
      if (reply.ok) return
    }
  }
  const [leaving, staying] = [entered.slice(0, 6), entered.slice(6)]
  const [withdrawing, inLine] = [waiting.slice(0, 3), waiting.slice(3)]
  const [admitting, declining] = [asking.slice(0, 7), asking.slice(7)]
  const twice = <T>(calls: () => readonly Promise<T>[]) => [...calls(), ...calls()]
  await Promise.all([
    ...twice(() => asks(newcomers)),
    ...leaving.map(person => call('leaveCompetition', person, { competitionId })),
    ...twice(() => withdrawing.map(person => call('withdrawApplication', person, { competitionId }))),
    ...[owner, admin].flatMap(organizer => [
      ...admitting.map(({ uid }) => decides(organizer, 'admit', [uid])),
      ...declining.map(({ uid }) => decides(organizer, 'decline', [uid])),
    ]),
    setLimit(16).then(() => setLimit(14)),
  ])
  const { applicants } = await eventually(async () => {
    const [held, state] = await Promise.all([competitionOf(competitionId), stateOf(competitionId)])
    const { entryQueue, playerCount } = held
    expect(playerCount).toBe(state.players.length)
    expect(entryQueue).toEqual(queueOf(state.applicants.values(), entryQueue))
    expect(entryQueue.waiting.length).toBeGreaterThan(0)
    expect(nextTicketUp(held)).toBeNull()
    return state
  })
  stop()
  seen.forEach(({ taken, limit }, index) => {
    if (taken > (seen[index - 1]?.taken ?? 0)) expect(taken).toBeLessThanOrEqual(limit)
  })

  const tickets = [...inLine, ...admitting].map(({ uid }) => {
    const applicant = applicants.get(uid)
    return applicant?.state === 'waiting' ? applicant.ticket : 0
  })
  expect(tickets.slice(0, inLine.length)).toEqual(tickets.slice(0, inLine.length).sort((a, b) => a - b))
  // Those who were admitted later come after all who waited.
  if (tickets.slice(0, inLine.length).some(ticket => ticket > 0))
    expect(tickets.slice(inLine.length)).not.toContain(0)

  const waited = ['entered entryGranted movedUp', 'waiting entryGranted']
  const expected: readonly (readonly [readonly Person[], readonly string[]])[] = [
    [staying, ['entered entryGranted']],
    [leaving, ['gone entryGranted']],
    // Somebody who has moved up before stays.
    [withdrawing, ['gone entryGranted', 'entered entryGranted movedUp']],
    [inLine, waited],
    [admitting, ['entered entryGranted', ...waited]],
    [declining, ['declined entryDeclined']],
    [newcomers, ['requested']],
  ]
  await eventually(async () => {
    const stories = await storiesOf(competitionId)
    const odd = expected.flatMap(([group, fitting]) =>
      group.flatMap(({ uid }) => (fitting.includes(stories.get(uid) ?? '') ? [] : [stories.get(uid)])),
    )
    expect(odd).toEqual([])
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
  await eventually(async () =>
    expect(await heardOf(competitionId, [owner.uid])).toEqual([['entryRequested']]),
  )
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
    expect(await heardOf(competitionId, [second, first, ...others])).toEqual([
      ['entryDeclined'],
      ...[first, ...others].map(() => ['entryGranted']),
    ])
  })
}, 60_000)
