import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import type { Seed } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { changingNothing, refused } from './support/refused.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'
import { expectOneInLastSeat, extras, wolvesAndBears } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, mate, rival, loner, other, stranger } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'rival',
  'loner',
  'other',
  'stranger',
)

interface Options {
  readonly further?: number
  readonly competition?: Seed['competition']
}

const seeded = ({ further = 0, competition = {} }: Options = {}) =>
  wolvesAndBears(
    { owner, administrators: [administrator], players: [loner, other], competition },
    { wolves: [captain, mate, ...extras(further)], bears: [rival, ...extras(1)] },
  )

function assigned(person: Person | null, competitionId: string, { uid }: Person, teamId: string | null) {
  return call('assignPlayer', person, { competitionId, uid, teamId })
}

describe.each(['owner', 'administrator'] as const)('the %s', who => {
  const organizer = () => ({ owner, administrator })[who]

  test('puts a player without a team into one', async () => {
    const { competitionId, teamId } = await seeded()
    expect(await assigned(organizer(), competitionId, loner, teamId)).toEqual({ ok: true, value: {} })
    expect((await teamOf(competitionId, teamId))?.playerUids).toEqual([captain.uid, mate.uid, loner.uid])
    expect(await playerOf(competitionId, loner)).toMatchObject({ teamId, captain: false })
  })

  test('moves a captain from team to team: the captaincy stays behind', async () => {
    const { competitionId, teamId, bearsId } = await seeded()
    expect(await assigned(organizer(), competitionId, captain, bearsId)).toMatchObject({ ok: true })
    expect(await teamOf(competitionId, teamId)).toMatchObject({
      captainUid: mate.uid,
      playerUids: [mate.uid],
    })
    expect(await teamOf(competitionId, bearsId)).toMatchObject({ captainUid: rival.uid })
    expect((await teamOf(competitionId, bearsId))?.playerUids.at(-1)).toBe(captain.uid)
    expect(await playerOf(competitionId, captain)).toMatchObject({ teamId: bearsId, captain: false })
    expect(await playerOf(competitionId, mate)).toMatchObject({ teamId, captain: true })
  })

  test('takes a player out of a team', async () => {
    const { competitionId, teamId } = await seeded()
    expect(await assigned(organizer(), competitionId, mate, null)).toMatchObject({ ok: true })
    expect((await teamOf(competitionId, teamId))?.playerUids).toEqual([captain.uid])
    expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: null, captain: false })
  })
})

test('calling twice assigns once', async () => {
  const { competitionId, teamId } = await seeded()
  const replies = await Promise.all([
    assigned(administrator, competitionId, loner, teamId),
    assigned(owner, competitionId, loner, teamId),
  ])
  expect(replies.filter(({ ok }) => !ok)).toEqual([])
  expect((await teamOf(competitionId, teamId))?.playerUids).toEqual([captain.uid, mate.uid, loner.uid])
  expect(await assigned(owner, competitionId, loner, teamId)).toMatchObject({ ok: true })
  expect((await teamOf(competitionId, teamId))?.playerUids).toHaveLength(3)
})

test('two organizers fill the last seat at once: exactly one does', async () => {
  const { competitionId, teamId } = await seeded({ further: 2 })
  const replies = await Promise.all([
    assigned(administrator, competitionId, loner, teamId),
    assigned(owner, competitionId, other, teamId),
  ])
  await expectOneInLastSeat({ competitionId, teamId }, [loner, other], replies)
})

test('two organizers put one player into two teams at once: exactly one team has the player', async () => {
  const { competitionId, teamId, bearsId } = await seeded()
  const replies = await Promise.all([
    assigned(owner, competitionId, loner, teamId),
    assigned(administrator, competitionId, loner, bearsId),
  ])
  expect(replies.every(({ ok }) => ok)).toBe(true)
  const teams = await Promise.all([teamOf(competitionId, teamId), teamOf(competitionId, bearsId)])
  expect(teams.filter(team => team?.playerUids.includes(loner.uid))).toHaveLength(1)
})

describe('refused, and nothing changed', () => {
  let competitionId: string
  let teamId: string
  beforeAll(async () => {
    ;({ competitionId, teamId } = await seeded())
  })

  test('to everyone but organizers', async () => {
    await changingNothing(competitionId, [], async () => {
      expect(await assigned(null, competitionId, loner, teamId)).toEqual(refused('unauthenticated'))
      for (const person of [stranger, loner, mate, rival, captain]) {
        expect(await assigned(person, competitionId, loner, teamId)).toEqual(refused('permission-denied'))
      }
    })
  })

  test('of who does not take part', async () => {
    const reply = await changingNothing(competitionId, [], () =>
      assigned(owner, competitionId, stranger, teamId),
    )
    expect(reply).toEqual(refused('not-in-competition', { uid: stranger.uid }))
  })

  test('for want of a seat', async () => {
    const { competitionId, teamId } = await seeded({ further: 3 })
    const reply = await changingNothing(competitionId, [], () =>
      assigned(owner, competitionId, loner, teamId),
    )
    expect(reply).toEqual(refused('team-full', { teamSize: 5, name: 'Wolves' }))
  })

  test.each(['running', 'finished'] as const)('in a competition that is %s', async status => {
    const { competitionId, teamId } = await seeded({ competition: { status } })
    await markStaged(competitionId)
    await stored.team(competitionId, teamId).update({ seed: 1 })
    await changingNothing(competitionId, [], async () => {
      expect(await assigned(owner, competitionId, loner, teamId)).toEqual(refused('competition-started'))
      expect(await assigned(owner, competitionId, mate, null)).toEqual(refused('competition-started'))
    })
  })
})
