import { expect, test } from 'vitest'
import { playOut } from '../bracket/testing/playOut.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { teamFaces } from '../team/teamFace.ts'
import { podium } from './podium.ts'
import type { PublicSnapshot } from './publicSnapshot.ts'
import { largeSnapshot } from './testing/largeSnapshot.ts'

const noFaces = teamFaces('cup', [])

function finished(count: number, plan: Parameters<typeof bracketOf>[1]): PublicSnapshot {
  const large = largeSnapshot(2)
  const { shape, matches } = playOut(bracketOf(count, plan), {
    luck: 1,
    winner: match => strongest(match.slots),
  })
  const [player] = large.players
  const [team] = large.teams
  if (player === undefined || team === undefined) throw new Error('No team')
  return {
    ...large,
    competition: { ...large.competition, champion: { teamId: 'team-1', name: 'TEAM-1' } },
    teams: shape.teamIds.map(id => ({ ...team, id, name: id.toUpperCase() })),
    players: shape.teamIds.flatMap(teamId => [
      { ...player, teamId, displayName: `${teamId} player`, captain: false },
      { ...player, teamId, displayName: `${teamId} captain`, captain: true },
    ]),
    bracket: { id: 'bracket', shape: { ...shape, createdAt: 0 }, matches: [...matches.values()] },
  }
}

/** The team with the lower seed wins every match. */
function strongest([one, other]: readonly { readonly teamId: string | null }[]): 0 | 1 {
  const seed = (teamId: string | null | undefined) => Number(teamId?.split('-')[1] ?? Infinity)
  return seed(one?.teamId) <= seed(other?.teamId) ? 0 : 1
}

test.each([
  [
    'a match for third place',
    { thirdPlace: true },
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'shared third places',
    {},
    [
      [1, 1],
      [2, 2],
      [3, 4],
      [3, 4],
    ],
  ],
  [
    'double elimination',
    { format: 'double' as const },
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
])('the places after %s', (_, plan, places) => {
  expect(podium(finished(8, plan), noFaces)?.places.map(({ best, worst }) => [best, worst])).toEqual(places)
})

test('the teams are named with their players, the captain first', () => {
  const faces = teamFaces('cup', [{ id: 'team-1', name: 'TEAM-1', logo: 1 }])
  expect(podium(finished(4, {}), faces)?.places[0]).toEqual({
    best: 1,
    worst: 1,
    team: 'TEAM-1',
    face: faces.get('team-1'),
    players: ['team-1 captain', 'team-1 player'],
  })
})

test('the path names the opponents in the order of play, without byes', () => {
  const path = podium(finished(7, { bestOf: { rounds: 1, final: 3 } }), noFaces)?.path
  expect(path?.map(({ opponent, hasWon }) => [opponent, hasWon])).toEqual([
    ['TEAM-4', true],
    ['TEAM-2', true],
  ])
  expect(path?.at(-1)).toMatchObject({ round: { key: 'final' }, score: [2, expect.any(Number)] })
})

test('there is no podium without a champion', () => {
  const snapshot = finished(4, {})
  const competition = { ...snapshot.competition, champion: null }
  expect(podium({ ...snapshot, competition }, noFaces)).toBeNull()
})
