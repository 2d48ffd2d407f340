import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { generatedTeamNames } from '@upper-bracket/shared/team/generatedTeamNames'
import { describe, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { distributing } from '../support/distributing.ts'
import { madeUpPlayers } from '../support/madeUpPlayers.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

const { owner, administrator, captain, mate } = await signUpAll('owner', 'administrator', 'captain', 'mate')

const { previewed, distributed } = distributing(() => owner)

test('23 players become 5 teams', async () => {
  const { competitionId } = await seededCompetition({ owner, players: madeUpPlayers(23) })
  const preview = await changingNothing(competitionId, [], () => previewed(competitionId))
  if (!preview.ok) throw new Error(String(preview.code))
  expect(preview.value.teams.map(({ playerUids }) => playerUids.length).sort()).toEqual([4, 4, 5, 5, 5])

  const distributionId = freshId()
  const options = { distributionId, preview: false, basis: preview.value.basis }
  expect(await previewed(competitionId, options)).toEqual(preview)

  const { teams, players } = await rosterOf(competitionId)
  expect([...teams.keys()].sort()).toEqual([1, 2, 3, 4, 5].map(number => `${distributionId}-${number}`))
  expect([...teams.values()].map(({ name }) => name).sort()).toEqual(
    generatedTeamNames('ru', 5, [], preview.value.basis).sort(),
  )
  preview.value.teams.forEach(({ playerUids }, index) => {
    const teamId = `${distributionId}-${index + 1}`
    expect(teams.get(teamId)).toMatchObject({
      playerUids,
      captainUid: playerUids[0],
      founderUid: null,
    })
    playerUids.forEach((uid, seat) => {
      expect(players.get(uid)).toMatchObject({ teamId, captain: seat === 0 })
    })
  })
  expect([...players.values()].every(({ teamId }) => teamId !== null)).toBe(true)

  await settleTotals(competitionId)
  expect((await stored.competition(competitionId).get()).data()?.teamCount).toBe(5)
  expect((await rosterOf(competitionId)).teams).toEqual(teams)
})

test('distributing twice deals once, and answers the same', async () => {
  const { competitionId } = await seededCompetition({ owner, players: madeUpPlayers(7) })
  const preview = await previewed(competitionId)
  if (!preview.ok) throw new Error(String(preview.code))
  const options = { distributionId: freshId(), preview: false, basis: preview.value.basis }
  const [first, second] = await Promise.all([
    previewed(competitionId, options),
    previewed(competitionId, options),
  ])
  expect(first).toEqual(preview)
  expect(second).toEqual(preview)
  expect((await rosterOf(competitionId)).teams.size).toBe(2)

  await settleTotals(competitionId)
  expect((await stored.competition(competitionId).get()).data()?.teamCount).toBe(2)
  await markStaged(competitionId)
  await stored.competition(competitionId).update({ status: 'running' })
  const later = await changingNothing(competitionId, [], () => previewed(competitionId, options))
  expect(later).toEqual(preview)
})

test('two organizers distribute at once: one succeeds, the other is refused because the pool has changed', async () => {
  const { competitionId } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: madeUpPlayers(10),
  })
  const preview = await previewed(competitionId, { scope: 'everyone' })
  if (!preview.ok) throw new Error(String(preview.code))
  const options = { scope: 'everyone', preview: false, basis: preview.value.basis } as const
  const replies = await Promise.all([
    previewed(competitionId, options, owner),
    previewed(competitionId, options, administrator),
  ])
  expect(replies.filter(({ ok }) => ok)).toEqual([preview])
  expect(replies.find(({ ok }) => !ok)).toEqual(refused('changed-meanwhile'))
  expect((await rosterOf(competitionId)).teams.size).toBe(2)
})

describe('`unassigned`', () => {
  test('leaves the teams that exist alone, free seats and names too', async () => {
    const { competitionId, teamIds } = await seededCompetition({
      owner,
      players: madeUpPlayers(6),
      teams: [{ players: [captain, mate] }],
    })
    const [teamId = ''] = teamIds
    const preview = await previewed(competitionId)
    if (!preview.ok) throw new Error(String(preview.code))
    const { basis } = preview.value
    const name = generatedTeamNames('ru', 1, [], basis)[0]?.toUpperCase() ?? ''
    expect(await call('updateTeam', owner, { competitionId, teamId, revision: 0, name })).toMatchObject({
      ok: true,
    })
    const before = (await rosterOf(competitionId)).teams.get(teamId)
    expect(await previewed(competitionId, { preview: false, basis })).toEqual(preview)
    const { teams, players } = await rosterOf(competitionId)
    expect(teams.get(teamId)).toEqual(before)
    expect([...teams.values()].map(each => each.name).sort()).toEqual(
      [name, ...generatedTeamNames('ru', 2, [name], basis)].sort(),
    )
    expect(players.get(captain.uid)).toMatchObject({ teamId, captain: true })
  })
})

test('`everyone` dissolves all teams, frees their names and distributes all players again', async () => {
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: madeUpPlayers(6),
    teams: [{ players: [captain, mate] }, { players: [], name: 'Shell' }],
  })
  const constraints = { together: [[captain.uid, mate.uid]], apart: [] }
  const options = { mode: 'even', scope: 'everyone', seed: 3, constraints } as const
  const preview = await previewed(competitionId, options)
  if (!preview.ok) throw new Error(String(preview.code))
  const { basis } = preview.value
  const names = generatedTeamNames('ru', 2, [], basis)
  const renaming = { competitionId, teamId: teamIds[0] ?? '', revision: 0, name: names[1] ?? '' }
  expect(await call('updateTeam', owner, renaming)).toMatchObject({ ok: true })
  expect(await previewed(competitionId, { ...options, preview: false, basis })).toEqual(preview)

  const { teams, players } = await rosterOf(competitionId)
  expect([...teams.values()].map(({ name }) => name).sort()).toEqual(names.sort())
  for (const teamId of teamIds) expect(teams.has(teamId)).toBe(false)
  expect(teams.get(players.get(captain.uid)?.teamId ?? '')?.playerUids).toContain(mate.uid)
  for (const [teamId, { name }] of teams) {
    const holder = await stored.teamName(competitionId, foldedTeamName(name)).get()
    expect(holder.data()).toEqual({ teamId })
  }
  expect((await stored.teamName(competitionId, foldedTeamName('Shell')).get()).exists).toBe(false)
})

test('the teams are named in the language of the organizer who deals', async () => {
  await stored.profile(administrator.uid).update({ lang: 'en' })
  const { competitionId } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: madeUpPlayers(3),
  })
  const reply = await distributed(competitionId, {}, administrator)
  if (!reply.ok) throw new Error(String(reply.code))
  const names = [...(await rosterOf(competitionId)).teams.values()].map(({ name }) => name)
  expect(names).toEqual(generatedTeamNames('en', 1, [], reply.value.basis))
})
