import { afterEach, beforeAll, expect, test } from 'vitest'
import { callPatiently as call } from '../../../testing/callPatiently.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { distributing } from '../support/distributing.ts'
import { logOf } from '../support/logOf.ts'
import { madeUpPlayers } from '../support/madeUpPlayers.ts'
import { refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

/** Who comes first differs from time to time. */
const repeatedly = { repeats: raceRounds(1) - 1 }

const names = ['owner', 'administrator', 'captain', 'mate', 'loner'] as const
let people: Record<(typeof names)[number], Person>
let competitionId: string
let teamId: string

beforeAll(async () => {
  people = await signUpAll(...names)
})

async function seed(): Promise<void> {
  const { owner, administrator, captain, mate, loner } = people
  const seeded = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [loner, ...madeUpPlayers(6)],
    teams: [{ players: [captain, mate], name: 'Wolves' }],
  })
  competitionId = seeded.competitionId
  teamId = seeded.teamIds[0] ?? ''
}

/** Each player is in exactly the team that lists them, and each team with players has one of them as its captain. */
afterEach(async () => {
  const { teams, players } = await rosterOf(competitionId)
  const listed = [...teams].flatMap(([id, { playerUids }]) => playerUids.map(uid => [uid, id]))
  const placed = [...players.values()].flatMap(({ uid, teamId: id }) => (id === null ? [] : [[uid, id]]))
  expect(listed.toSorted()).toEqual(placed.toSorted())
  for (const { playerUids, captainUid } of teams.values()) {
    expect(playerUids.length).toBeLessThanOrEqual(5)
    expect(playerUids.filter(uid => players.get(uid)?.captain)).toEqual(
      captainUid === null ? [] : [captainUid],
    )
  }
})

const { previewed } = distributing(() => people.owner)

test.each(['everyone', 'unassigned'] as const)(
  'a player leaves while a distribution (%s) is applied: it is applied to those who are there, or not at all',
  repeatedly,
  async scope => {
    await seed()
    const preview = await previewed(competitionId, { scope, mode: 'even' })
    if (!preview.ok) throw new Error(String(preview.code))
    const { basis } = preview.value
    const [applied, left] = await Promise.all([
      previewed(competitionId, { scope, mode: 'even', preview: false, basis }),
      call('leaveCompetition', people.loner, { competitionId }),
    ])
    expect(left).toMatchObject({ ok: true })
    if (!applied.ok) expect(applied).toEqual(refused('changed-meanwhile'))
    expect((await rosterOf(competitionId)).players.has(people.loner.uid)).toBe(false)
  },
)

test(
  'a team is deleted while somebody joins it: who joined is without a team, or hears that it is gone',
  repeatedly,
  async () => {
    await seed()
    const { owner, loner } = people
    const [deleted, joined] = await Promise.all([
      call('deleteTeam', owner, { competitionId, teamId }),
      call('joinTeam', loner, { competitionId, teamId }),
    ])
    expect(deleted).toMatchObject({ ok: true })
    if (!joined.ok) expect(joined).toEqual(refused('not-found', { document: 'team' }))
    const { teams, players } = await rosterOf(competitionId)
    expect(teams.has(teamId)).toBe(false)
    expect([...players.values()].filter(({ teamId: id }) => id !== null)).toEqual([])
  },
)

test('one organizer makes a player captain whom another takes out of the team', repeatedly, async () => {
  await seed()
  const { owner, administrator, mate, captain } = people
  const [made, taken] = await Promise.all([
    call('makeCaptain', owner, { competitionId, teamId, uid: mate.uid }),
    call('assignPlayer', administrator, { competitionId, teamId: null, uid: mate.uid }),
  ])
  expect(taken).toMatchObject({ ok: true })
  if (!made.ok) expect(made).toEqual(refused('not-in-team'))
  expect((await rosterOf(competitionId)).teams.get(teamId)?.captainUid).toBe(captain.uid)
})

test('two organizers deal at once while one of them deletes a team', repeatedly, async () => {
  await seed()
  const { owner, administrator } = people
  const preview = await previewed(competitionId, { scope: 'fillTeams' })
  if (!preview.ok) throw new Error(String(preview.code))
  const options = { scope: 'fillTeams', preview: false, basis: preview.value.basis } as const
  const [distributed, deleted] = await Promise.all([
    previewed(competitionId, { ...options, distributionId: freshId() }, administrator),
    call('deleteTeam', owner, { competitionId, teamId }),
  ])
  expect(deleted).toMatchObject({ ok: true })
  if (!distributed.ok) expect(distributed).toEqual(refused('changed-meanwhile'))
})

test('a captain hands the captaincy on, once; an organizer takes it back, which is logged', async () => {
  await seed()
  const { administrator, captain, mate, loner } = people
  const toMate = { competitionId, teamId, uid: mate.uid }
  expect(await call('makeCaptain', captain, { ...toMate, uid: loner.uid })).toEqual(refused('not-in-team'))
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await call('makeCaptain', captain, toMate)).toEqual({ ok: true, value: {} })
  }
  expect((await rosterOf(competitionId)).teams.get(teamId)?.captainUid).toBe(mate.uid)
  expect(await call('makeCaptain', captain, { ...toMate, uid: captain.uid })).toEqual(
    refused('permission-denied'),
  )
  expect(await call('makeCaptain', administrator, { ...toMate, uid: captain.uid })).toMatchObject({
    ok: true,
  })
  expect(await logOf({ competitionId })).toEqual([
    expect.objectContaining({
      action: 'makeCaptain',
      uid: administrator.uid,
      personUid: captain.uid,
      previousUid: mate.uid,
      team: { teamId, name: 'Wolves' },
    }),
  ])
})
