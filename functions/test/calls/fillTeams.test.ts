import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { distributing } from '../support/distributing.ts'
import { madeUpPlayers } from '../support/madeUpPlayers.ts'
import { changingNothing } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

const { owner, captain, mate, stranger } = await signUpAll('owner', 'captain', 'mate', 'stranger')

const { previewed, distributed } = distributing(() => owner)

const seated = (count: number) => madeUpPlayers(count).map(({ uid }) => ({ uid }))

test('seats players in free seats first, moves nobody, and makes teams of the rest', async () => {
  const full = seated(5)
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: madeUpPlayers(6),
    teams: [{ players: [captain, mate, ...seated(2)] }, { players: full }, { players: [], name: 'Shell' }],
  })
  const [begunId = '', fullId = '', shellId = ''] = teamIds
  const before = await rosterOf(competitionId)
  const preview = await changingNothing(competitionId, [], () =>
    previewed(competitionId, { scope: 'fillTeams' }),
  )
  if (!preview.ok) throw new Error(String(preview.code))
  expect(preview.value.teams.map(({ teamId, playerUids }) => [teamId, playerUids.length])).toEqual([
    [begunId, 1],
    [shellId, 5],
  ])

  const options = { scope: 'fillTeams', distributionId: freshId() } as const
  expect(await distributed(competitionId, options)).toEqual(preview)
  const { teams, players } = await rosterOf(competitionId)
  expect([...teams.keys()].toSorted()).toEqual([...teamIds].toSorted())
  for (const { teamId, playerUids } of preview.value.teams) {
    const was = before.teams.get(teamId ?? '')
    expect(teams.get(teamId ?? '')).toEqual({
      ...was,
      playerUids: [...(was?.playerUids ?? []), ...playerUids],
      captainUid: was?.captainUid ?? playerUids[0],
    })
  }
  expect(teams.get(fullId)).toEqual(before.teams.get(fullId))
  for (const [uid, player] of before.players) {
    if (player.teamId !== null) expect(players.get(uid)).toEqual(player)
    const team = teams.get(players.get(uid)?.teamId ?? '')
    expect(team?.playerUids).toContain(uid)
    expect(players.get(uid)?.captain).toBe(team?.captainUid === uid)
  }
  // The trigger that keeps the sums finds nothing to correct.
  await settleTotals(competitionId)
  expect((await stored.competition(competitionId).get()).data()?.teamCount).toBe(3)
  expect((await rosterOf(competitionId)).teams).toEqual(teams)
})

test('never fills a seat twice while players take seats in the same instant', async () => {
  const joiners = [captain, mate, stranger]
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [...joiners, ...madeUpPlayers(9)],
    teams: [seated(3), seated(2), seated(4)].map(players => ({ players })),
  })
  const preview = await previewed(competitionId, { scope: 'fillTeams' })
  if (!preview.ok) throw new Error(String(preview.code))
  const options = { scope: 'fillTeams', preview: false, basis: preview.value.basis } as const
  await Promise.all([
    previewed(competitionId, options),
    ...joiners.map((person, at) => call('joinTeam', person, { competitionId, teamId: teamIds[at] ?? '' })),
  ])
  const { teams, players } = await rosterOf(competitionId)
  const listed = [...teams].flatMap(([teamId, { playerUids }]) => playerUids.map(uid => [uid, teamId]))
  const placed = [...players.values()].flatMap(({ uid, teamId }) => (teamId === null ? [] : [[uid, teamId]]))
  expect(listed.toSorted()).toEqual(placed.toSorted())
  for (const { playerUids } of teams.values()) expect(playerUids.length).toBeLessThanOrEqual(5)
})
