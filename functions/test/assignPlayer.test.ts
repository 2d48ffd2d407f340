import { describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import type { Seed } from '../../testing/seededCompetition.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'
import { extras, wolvesAndBears } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, mate, rival, loner, other } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'rival',
  'loner',
  'other',
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
