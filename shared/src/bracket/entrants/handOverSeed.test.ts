import { expect, test } from 'vitest'
import { bracketOf } from '../testing/randomTournament.ts'
import { handOverSeed } from './handOverSeed.ts'
import { replaceTeam } from '../slots/replaceTeam.ts'

const newcomer = { playerUids: ['ann'], seed: null }
const previous = { playerUids: ['bob'], seed: 3 }
const replaced = replaceTeam(bracketOf(4), 'team-3', 'newcomer')
const after = replaced.ok ? replaced.value.bracket : bracketOf(4)
const handOver = (teams: Record<string, Pick<typeof previous, 'playerUids'> & { seed: number | null }>) =>
  handOverSeed(after, { byTeamId: 'newcomer' }, new Map(Object.entries(teams)))

test('the seed of the previous team becomes that of the new one', () => {
  expect(handOver({ 'team-3': previous, newcomer })).toEqual({
    ok: true,
    value: new Map([
      ['team-3', null],
      ['newcomer', 3],
    ]),
  })
})

test('a previous team that was deleted has no seed to lose', () => {
  expect(handOver({ newcomer })).toEqual({ ok: true, value: new Map([['newcomer', 3]]) })
})

test('a team that does not exist or has no players cannot come in', () => {
  expect(handOver({ 'team-3': previous })).toEqual({
    ok: false,
    code: 'not-found',
    facts: { document: 'team' },
  })
  expect(handOver({ 'team-3': previous, newcomer: { ...newcomer, playerUids: [] } })).toMatchObject({
    code: 'team-empty',
  })
})
