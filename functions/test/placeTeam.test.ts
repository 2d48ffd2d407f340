import { clearSlot } from '@upper-bracket/shared/bracket/commands/clearSlot'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call, callWith } from '../../testing/call.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { storedMatch } from '../../testing/storedBracket.ts'
import { logOf } from './support/logOf.ts'
import { onMatch } from './support/onMatch.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

/** Stores a bracket with slots that no log says to have been cleared. */
async function stagedCompetition(seed: Parameters<typeof bracketedCompetition>[1]) {
  const testCompetition = await bracketedCompetition(people, seed)
  await markStaged(testCompetition.competitionId)
  return testCompetition
}

/** Four teams; the seats of the first and the third one in the first round are free. */
const withGaps = () =>
  stagedCompetition({
    teams: 4,
    after: bracket =>
      after(
        bracket,
        before => clearSlot(before, { matchId: 'main-1-1', side: 0 }),
        before => clearSlot(before, { matchId: 'main-1-2', side: 1 }),
      ),
  })

const seat = (testCompetition: BracketedCompetition, matchId: string, slot: 0 | 1, revision = 1) => ({
  ...onMatch(testCompetition, matchId, revision),
  slot,
})

describe('placeTeam', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s fill an empty seat', async role => {
    const testCompetition = await withGaps()
    const [, , third = '', fourth] = testCompetition.teamIds
    const wanted = { ...seat(testCompetition, 'main-1-1', 0), teamId: third }
    expect(await call('placeTeam', people[role], wanted)).toEqual({ ok: true, value: { revision: 2 } })
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({
      status: 'ready',
      slots: [{ teamId: third }, { teamId: fourth }],
      revision: 2,
    })
    expect(await logOf(testCompetition)).toMatchObject([
      {
        uid: people[role].uid,
        action: 'placeTeam',
        matchId: 'main-1-1',
        teamIds: [third],
        changes: [
          { before: { status: 'waiting', teamIds: [null, fourth] }, after: { teamIds: [third, fourth] } },
        ],
      },
    ])
  })

  it('takes the team out of the match that it would have played', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 4 })
    const [first = ''] = testCompetition.teamIds
    const wanted = { ...seat(testCompetition, 'main-2-1', 0, 0), teamId: first }
    expect(await call('placeTeam', people.owner, wanted)).toMatchObject({ ok: true })
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({
      status: 'waiting',
      slots: [{ teamId: null }, {}],
    })
    expect(await storedMatch(testCompetition, 'main-2-1')).toMatchObject({ slots: [{ teamId: first }, {}] })
  })

  it('answers a repeated call as the first one', async () => {
    const testCompetition = await withGaps()
    const wanted = { ...seat(testCompetition, 'main-1-1', 0), teamId: testCompetition.teamIds[0] ?? '' }
    const reply = await call('placeTeam', people.owner, wanted)
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('placeTeam', people.owner, wanted)).toEqual(reply)
    })
  })

  it('places a team once, however many try at the same time', async () => {
    const testCompetition = await withGaps()
    const teamId = testCompetition.teamIds[0] ?? ''
    const replies = await Promise.all([
      call('placeTeam', people.owner, { ...seat(testCompetition, 'main-1-1', 0), teamId }),
      call('placeTeam', people.administrator, { ...seat(testCompetition, 'main-1-2', 1), teamId }),
    ])
    expect(replies.filter(reply => reply.ok)).toHaveLength(1)
    expect(replies.find(reply => !reply.ok)).toEqual(refused('same-round'))
    const seats = await Promise.all(['main-1-1', 'main-1-2'].map(id => storedMatch(testCompetition, id)))
    expect(seats.flatMap(({ slots }) => slots).filter(slot => slot.teamId === teamId)).toHaveLength(1)
  })

  it('refuses what is full, taken, busy, over, in the same round or unknown', async () => {
    const testCompetition = await stagedCompetition({
      teams: 6,
      played: { 'main-1-4': 'running' },
      after: bracket => after(bracket, before => clearSlot(before, { matchId: 'main-1-2', side: 0 })),
    })
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = testCompetition.teamIds
    const place = (matchId: string, slot: 0 | 1, teamId: string, revision = 0) =>
      call('placeTeam', people.owner, { ...seat(testCompetition, matchId, slot, revision), teamId })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await place('main-1-2', 1, fourth, 1)).toEqual(refused('slot-taken'))
      expect(await place('main-1-2', 0, third, 1)).toEqual(refused('same-round', { matchId: 'main-1-4' }))
      expect(await place('main-1-2', 0, fifth, 1)).toEqual(refused('same-round', { matchId: 'main-1-2' }))
      expect(await place('main-2-1', 1, third)).toEqual(refused('match-busy', { matchId: 'main-1-4' }))
      expect(await place('main-1-4', 0, first, 1)).toEqual(refused('match-busy', { matchId: 'main-1-4' }))
      expect(await place('main-1-1', 1, second)).toEqual(refused('match-over', { status: 'bye' }))
      expect(await place('main-1-2', 0, freshId(), 1)).toEqual(refused('not-found'))
      expect(await place('main-9-2', 0, first)).toEqual(refused('not-found'))
      expect(await place('main-1-2', 0, fourth, 0)).toEqual(refused('changed-meanwhile', { revision: 1 }))
    })
    const full = await bracketedCompetition(people, { teams: 4 })
    const wanted = { ...seat(full, 'main-1-1', 0, 0), teamId: full.teamIds[1] ?? '' }
    expect(await call('placeTeam', people.owner, wanted)).toEqual(
      refused('match-full', { matchId: 'main-1-1' }),
    )
  })

  it('is for organizers, and names the field at fault', async () => {
    const testCompetition = await withGaps()
    const wanted = { ...seat(testCompetition, 'main-1-1', 0), teamId: testCompetition.teamIds[0] ?? '' }
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('placeTeam', null, wanted)).toEqual(refused('unauthenticated'))
      expect(await call('placeTeam', people.stranger, wanted)).toEqual(refused('permission-denied'))
      expect(await call('placeTeam', people.player, wanted)).toEqual(refused('permission-denied'))
      expect(await callWith('placeTeam', people.owner, { ...wanted, slot: 2 })).toEqual(
        refused('invalid-input', { fields: [{ path: 'slot', problem: 'invalid-value' }] }),
      )
    })
  })
})

describe('clearSlot', () => {
  it('takes a team out of its seat, once', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 4 })
    const wanted = seat(testCompetition, 'main-1-1', 1, 0)
    const reply = await call('clearSlot', people.administrator, wanted)
    expect(reply).toEqual({ ok: true, value: { revision: 1 } })
    const [first, , , fourth] = testCompetition.teamIds
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({
      status: 'waiting',
      slots: [{ teamId: first }, { teamId: null, closed: false }],
    })
    expect(await logOf(testCompetition)).toMatchObject([
      {
        action: 'clearSlot',
        changes: [{ before: { teamIds: [first, fourth] }, after: { teamIds: [first, null] } }],
      },
    ])
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('clearSlot', people.owner, wanted)).toEqual(reply)
      expect(await call('clearSlot', people.owner, { ...wanted, revision: 1 })).toEqual(reply)
    })
  })

  it('leaves matches that run or are over alone, and is for organizers', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 3,
      played: { 'main-1-2': 'running' },
    })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('clearSlot', people.owner, seat(testCompetition, 'main-1-2', 0))).toEqual(
        refused('match-busy'),
      )
      expect(await call('clearSlot', people.owner, seat(testCompetition, 'main-1-1', 0, 0))).toEqual(
        refused('match-over'),
      )
      expect(await call('clearSlot', people.player, seat(testCompetition, 'main-2-1', 0, 0))).toEqual(
        refused('permission-denied'),
      )
      expect(await call('clearSlot', null, seat(testCompetition, 'main-2-1', 0, 0))).toEqual(
        refused('unauthenticated'),
      )
    })
  })
})
