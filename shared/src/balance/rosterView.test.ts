import { expect, test } from 'vitest'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'
import { rosterView } from './rosterView.ts'

type NamedTeam = Team & { readonly id: string }
type Named = Player & { readonly id: string; readonly displayName: string }

const player = (uid: string, over: Partial<Named> = {}): Named => ({
  id: uid,
  uid,
  displayName: uid,
  photoURL: null,
  rankTier: null,
  teamId: null,
  captain: false,
  joinedAt: 0,
  ...over,
})
const team = (id: string, name: string, playerUids: readonly string[]): NamedTeam => ({
  id,
  name,
  playerUids,
  captainUid: null,
  discordLink: null,
  founderUid: null,
  seed: null,
  revision: 0,
})
const view = (players: Named[], teams: NamedTeam[], ownTeamId: string | null = null) =>
  rosterView(players, teams, { ownTeamId, language: 'ru' })

test("sorts teams by name, numbers by value, with the viewer's own first", () => {
  const teams = [team('c', 'Команда 10', []), team('b', 'Команда 2', []), team('a', 'Волки', [])]
  expect(view([], teams).teams.map(shown => shown.team.id)).toEqual(['a', 'b', 'c'])
  expect(view([], teams, 'c').teams.map(shown => shown.team.id)).toEqual(['c', 'a', 'b'])
})

test('the captain comes first, then the others in order of joining', () => {
  const players = ['x', 'y', 'z'].map(uid => player(uid, { teamId: 't', captain: uid === 'z' }))
  const [shown] = view(players, [team('t', 'T', ['y', 'x', 'z'])]).teams
  expect(shown?.members.map(({ uid }) => uid)).toEqual(['z', 'y', 'x'])
})

test('everyone is shown once, even while the two lists disagree', () => {
  const players = [
    player('moved', { teamId: 'b' }),
    player('orphan', { teamId: 'gone' }),
    player('free'),
    player('new', { teamId: 'a' }),
  ]
  const { teams, pool, freeSeats } = view(players, [team('a', 'A', ['moved']), team('b', 'B', [])])
  expect(teams.map(({ members }) => members.map(({ uid }) => uid))).toEqual([['new'], ['moved']])
  expect(pool.map(({ uid }) => uid)).toEqual(['free', 'orphan'])
  expect(freeSeats).toBe(8)
})
