import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { refused } from '../support/refused.ts'
import { bracketInOrder } from './support/bracketInOrder.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000
const captainNames = ['first', 'second', 'third', 'fourth'] as const
let people: Record<'owner' | 'mate' | 'free' | (typeof captainNames)[number], Person>
beforeAll(async () => {
  people = await newPeople('owner', 'mate', 'free', ...captainNames)
})

/** Four teams play each other once; the bracket is created, and the timers that are due have fired. */
async function league({ isSelfRun = true, startsIn = -1 } = {}) {
  const { owner, mate, free } = people
  const startDate = Date.now() + startsIn
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [free],
    teams: captainNames.map((name, index) => ({
      players: index === 0 ? [people[name], mate] : [people[name]],
    })),
    competition: {
      format: 'table',
      stages: [
        {
          kind: 'round-robin',
          groups: 1,
          legs: 1,
          advance: 1,
          bestOf: 1,
          criteria: ['points', 'seed'],
        },
      ],
      bestOf: { rounds: 1, final: 1 },
      startDate,
      registrationDeadline: startDate - hour,
      selfService: isSelfRun ? { ...defaultSelfService, noShow: 'walkover', standIns: 'any' } : null,
    },
  })
  await markStaged(competitionId)
  const bracketId = await bracketInOrder(owner, { competitionId, teamIds })
  await fireDueTimers(Date.now())

  const matchOf = async (matchId: string): Promise<Match> => {
    const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
    if (match === undefined) throw new Error(matchId)
    return match
  }
  const ids = ['main-1-1', 'main-1-2', 'main-2-1', 'main-2-2', 'main-3-1', 'main-3-2']
  const checkInOf = async (matchId: string): Promise<MatchRoom['checkIn']> => {
    const matchRoomId = matchRoomIdOf(await matchOf(matchId)) ?? ''
    const read = await documents.matchRooms(competitionId, bracketId).doc(matchRoomId).get()
    return read.data()?.checkIn ?? null
  }
  /** The matches to which teams are asked now. */
  const asked = async (): Promise<readonly string[]> => {
    const checkIns = await Promise.all(ids.map(checkInOf))
    const matches = await Promise.all(ids.map(matchOf))
    return ids.filter((_, index) => checkIns[index] && matches[index]?.status === 'ready')
  }
  const target = async (matchId: string) => ({
    competitionId,
    bracketId,
    matchId,
    revision: (await matchOf(matchId)).revision,
  })
  const start = async (matchId: string) => call('startMatch', owner, await target(matchId))
  const play = async (matchId: string) => {
    await start(matchId)
    const ended = await call('finishSeries', owner, { ...(await target(matchId)), score: [1, 0] })
    expect(ended).toMatchObject({ ok: true })
  }
  const kinds = async (kind: string): Promise<readonly string[]> => {
    const events = await documents.outbox().where('competition.id', '==', competitionId).get()
    return events.docs
      .map(each => each.data())
      .filter(event => event.kind === kind)
      .map(({ facts }) => ('matchId' in facts ? String(facts.matchId) : ''))
      .toSorted()
  }
  return { competitionId, bracketId, teamIds, matchOf, checkInOf, asked, target, start, play, kinds }
}

const [first, second, third] = [
  ['main-1-1', 'main-1-2'],
  ['main-2-1', 'main-2-2'],
  ['main-3-1', 'main-3-2'],
] as const

it('teams are asked to check in for one match at a time, the next one once both have played', async () => {
  const { asked, play, kinds } = await league()
  expect(await asked()).toEqual(first)
  await play(first[0])
  expect(await asked()).toEqual([first[1]])
  await play(first[1])
  expect(await asked()).toEqual(second)
  expect(await kinds('checkInOpened')).toEqual([...first, ...second])
  expect(await kinds('matchReady')).toEqual([])
})

it('a check-in ends without a walkover where an earlier match is played again', async () => {
  const { asked, play, target, matchOf, checkInOf } = await league()
  for (const id of first) await play(id)
  const deadline = (await checkInOf(second[0]))?.deadline ?? 0
  const reopened = { ...(await target(first[0])), cascade: false, preview: false }
  expect(await call('reopenMatch', people.owner, reopened)).toMatchObject({ ok: true })
  expect(await asked()).toEqual([])
  await fireDueTimers(deadline + minute)
  for (const id of second) expect(await matchOf(id)).toMatchObject({ status: 'ready' })
  const again = { ...(await target(first[0])), score: [0, 1] as [number, number] }
  expect(await call('finishSeries', people.owner, again)).toMatchObject({ ok: true })
  expect(await asked()).toEqual(second)
})

it('a match that an organizer starts ahead of others keeps its teams from them until it is over', async () => {
  const { asked, start, play, target } = await league()
  await start(third[0])
  expect(await asked()).toEqual([])
  expect(await call('unstartMatch', people.owner, await target(third[0]))).toMatchObject({ ok: true })
  expect(await asked()).toEqual(first)
  await play(third[0])
  expect(await asked()).toEqual(first)
})

it('a plan that puts another match of its teams first ends the check-in of a match, and calls them to one', async () => {
  const { competitionId, bracketId, asked } = await league()
  expect(await asked()).toEqual(first)
  const at = (minutesAgo: number) => Math.floor(Date.now() / minute - minutesAgo) * minute
  const starts = [...second, ...first].map((id, index): [string, number] => [id, at(index < 2 ? 20 : 10)])
  const settings = { minutes: { 1: 30, 3: 60, 5: 90 }, pauseMinutes: 0, atOnce: null }
  const plan = { planId: freshId(), edition: 0, starts, ...settings }
  const planned = await call('planMatches', people.owner, { competitionId, bracketId, ...plan })
  expect(planned).toMatchObject({ ok: true })
  await fireDueTimers(Date.now())
  expect(await asked()).toEqual(second)
})

it('where organizers run the matches, the players are told of each match when it is their next one', async () => {
  const { play, kinds } = await league({ isSelfRun: false })
  await play(first[0])
  expect(await kinds('matchReady')).toEqual([])
  await play(first[1])
  expect(await kinds('matchReady')).toEqual(second)
  for (const id of second) await play(id)
  expect(await kinds('matchReady')).toEqual([...second, ...third])
})

it('a stand-in is asked for the next match only', async () => {
  const { matchOf, target, teamIds } = await league()
  const [teamId = ''] = teamIds
  const ask = async (matchId: string) => {
    const standIn = { standInId: freshId(), outUid: people.mate.uid, inUid: people.free.uid }
    return call('askForStandIn', people.first, { ...(await target(matchId)), teamId, ...standIn })
  }
  const matches = await Promise.all([...first, ...second].map(matchOf))
  const [own = '', later = ''] = matches
    .filter(({ slots }) => slots.some(slot => slot.teamId === teamId))
    .map(({ id }) => id)
  expect(await ask(later)).toEqual(refused('match-not-ready'))
  expect(await ask(own)).toMatchObject({ ok: true })
})

it('before the start only the first matches are scheduled, and planned ones when they are due', async () => {
  const { asked, competitionId, bracketId, play } = await league({ startsIn: hour })
  const scheduled = async () => {
    const timers = await documents.timers().where('competitionId', '==', competitionId).get()
    return timers.docs
      .map(each => each.data())
      .flatMap(timer => (timer.kind === 'openCheckIn' ? [timer.matchId] : []))
      .toSorted()
  }
  expect(await scheduled()).toEqual(first)
  const soon = Date.now() + hour
  // The second round is planned before the first one.
  const starts = [...first, ...second, ...third].map((id, index): [string, number] => [
    id,
    soon + (index < 2 ? 30 : index < 4 ? 0 : 60) * minute,
  ])
  const plan = { competitionId, bracketId, planId: freshId(), edition: 0, starts }
  const settings = { minutes: { 1: 30, 3: 60, 5: 90 }, pauseMinutes: 0, atOnce: null }
  expect(await call('planMatches', people.owner, { ...plan, ...settings })).toMatchObject({ ok: true })
  await fireDueTimers(Date.now())
  await fireDueTimers(soon)
  expect(await asked()).toEqual(second)
  for (const id of second) await play(id)
  expect(await asked()).toEqual([])
  await fireDueTimers(soon + 30 * minute)
  expect(await asked()).toEqual(first)
})
