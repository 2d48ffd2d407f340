import { describe, expect, test } from 'vitest'
import { startMatch } from '../bracket/results/startMatch.ts'
import type { Match } from '../bracket/model/match.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import type { Player } from '../player/player.ts'
import { freezeLineUps, isNamedIn, lineUpsAfter, withoutName } from './matchLineUps.ts'

const player = (uid: string, teamId: string | null, fields: Partial<Player> = {}): Player => ({
  uid,
  displayName: `Player ${uid}`,
  photoURL: null,
  rankTier: 11,
  teamId,
  captain: false,
  joinedAt: 1,
  ...fields,
})
const wolf = player('wolf', 'wolves', { captain: true, joinedAt: 2 })
const cub = player('cub', 'wolves', { joinedAt: 1, rankTier: null })
const bear = player('bear', 'bears', { captain: true })
const loner = player('loner', null, { rankTier: 54 })
const current = {
  teamIds: ['wolves', 'bears'],
  game: 'dota2',
  players: [wolf, cub, bear],
  replacements: [{ outUid: 'wolf', incoming: loner }],
  now: 5,
} as const

test('line-ups name who plays, the captain’s place first, and for whom somebody stands in', () => {
  expect(freezeLineUps(current)).toEqual({
    at: 5,
    game: 'dota2',
    teams: [
      {
        teamId: 'wolves',
        players: [
          {
            uid: 'loner',
            name: 'Player loner',
            rankTier: 54,
            captain: false,
            standsInFor: { uid: 'wolf', name: 'Player wolf' },
          },
          { uid: 'cub', name: 'Player cub', rankTier: null, captain: false, standsInFor: null },
        ],
      },
      {
        teamId: 'bears',
        players: [{ uid: 'bear', name: 'Player bear', rankTier: 11, captain: true, standsInFor: null }],
      },
    ],
    uids: ['loner', 'wolf', 'cub', 'bear'],
  })
})

test.each(['wolf', 'loner', 'cub'])('the name of %s goes with the account, and nobody else’s', uid => {
  const before = freezeLineUps(current)
  const after = withoutName(before, uid)
  expect(isNamedIn(before, uid)).toBe(true)
  expect(before.uids.filter(each => !isNamedIn(after, each))).toEqual([uid])
  expect(JSON.stringify(after)).not.toContain(`Player ${uid}`)
  expect(withoutName(after, 'stranger')).toEqual(after)
})

describe('what becomes of the line-ups', () => {
  const bracket = bracketOf(4, { format: 'single' })
  const started = startMatch(bracket, 'main-1-1')
  if (!started.ok) throw new Error(started.code)
  const [[ready, running] = []] = started.value.changes
  if (ready === undefined || running === undefined) throw new Error('no change')
  const other = { ...running.slots[1], teamId: 'other' }
  const finished: Match = { ...running, status: 'finished', winner: 0 }
  test.each([
    ['a start', ready, running, 'freeze'],
    ['a walkover before the start', ready, { ...finished, forfeits: [false, true] }, 'freeze'],
    ['the end', running, finished, 'keep'],
    ['a correction', finished, finished, 'keep'],
    ['a reopening of what was played', finished, running, 'keep'],
    ['a start taken back', running, ready, 'drop'],
    ['a walkover taken back', finished, ready, 'drop'],
    ['a team that leaves', finished, { ...ready, status: 'waiting' }, 'drop'],
    ['another opponent', running, { ...running, slots: [running.slots[0], other] }, 'freeze'],
    ['a bye', { ...ready, status: 'waiting' }, { ...ready, status: 'bye' }, 'keep'],
    [
      'a start without an opponent',
      ready,
      { ...finished, slots: [running.slots[0], { ...other, teamId: null }] },
      'keep',
    ],
  ] as const)('at %s', (_, before, after, fate) => {
    expect(lineUpsAfter(before as Match, after as Match)).toBe(fate)
  })
})
