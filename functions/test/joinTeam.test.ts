import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { type Seed, seededCompetition } from '../../testing/seededCompetition.ts'
import { refused } from './support/refused.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'
import { expectOneInLastSeat, extras } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, loner, other, rival } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'loner',
  'other',
  'rival',
)
// A player's rank repeats that of the profile.
await stored.profile(loner.uid).update({ dota: { RankTier: 80 } })

interface Options {
  /** Seats that are taken in addition to the captain's. */
  readonly further?: number
  readonly competition?: Seed['competition']
}

async function seeded({ further = 1, competition = {} }: Options = {}) {
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [{ uid: loner.uid, rankTier: 80 }, other],
    teams: [
      { name: 'Wolves', players: [captain, ...extras(further)] },
      { name: 'Bears', players: [rival] },
      { name: 'Foxes', players: [] },
    ],
    competition,
  })
  const [teamId = '', bearsId = '', foxesId = ''] = teamIds
  return { competitionId, teamId, bearsId, foxesId }
}

test('two join an empty team at once: both are in, one is its captain', async () => {
  const { competitionId, foxesId } = await seeded()
  const ids = { competitionId, teamId: foxesId }
  const replies = await Promise.all([call('joinTeam', loner, ids), call('joinTeam', other, ids)])
  expect(replies.every(({ ok }) => ok)).toBe(true)
  const team = await teamOf(competitionId, foxesId)
  expect(team?.playerUids.toSorted()).toEqual([loner.uid, other.uid].toSorted())
  const players = [await playerOf(competitionId, loner), await playerOf(competitionId, other)]
  expect(players.filter(player => player?.captain).map(player => player?.uid)).toEqual([team?.captainUid])
})

test('two take the last seat at once: exactly one gets it', async () => {
  const { competitionId, teamId } = await seeded({ further: 3 })
  const ids = { competitionId, teamId }
  const replies = await Promise.all([call('joinTeam', loner, ids), call('joinTeam', other, ids)])
  await expectOneInLastSeat(ids, [loner, other], replies)
})

test('one player joins two teams at once: exactly one has the player', async () => {
  const { competitionId, teamId, bearsId } = await seeded()
  const replies = await Promise.all([
    call('joinTeam', loner, { competitionId, teamId }),
    call('joinTeam', loner, { competitionId, teamId: bearsId }),
  ])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toEqual(refused('already-in-team'))
  const teams = await Promise.all([teamOf(competitionId, teamId), teamOf(competitionId, bearsId)])
  expect(teams.filter(team => team?.playerUids.includes(loner.uid))).toHaveLength(1)
})

test('joining twice takes one seat', async () => {
  const { competitionId, teamId } = await seeded({ further: 3 })
  const ids = { competitionId, teamId }
  const replies = await Promise.all([call('joinTeam', loner, ids), call('joinTeam', loner, ids)])
  expect(replies).toEqual([
    { ok: true, value: {} },
    { ok: true, value: {} },
  ])
  expect((await teamOf(competitionId, teamId))?.playerUids.filter(uid => uid === loner.uid)).toHaveLength(1)
})
