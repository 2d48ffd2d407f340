import { expect, test } from 'vitest'
import { teamPath } from '../standings/teamPath.ts'
import { play, playOut } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { roundsOf } from './roundsOf.ts'

const names = (teams: number, plan: Parameters<typeof bracketOf>[1] = {}) =>
  roundsOf(bracketOf(teams, plan)).map(({ name }) =>
    'round' in name ? `${name.key} ${name.round}` : name.key,
  )

test('a single elimination names its first two rounds and its last ones', () => {
  expect(names(2)).toEqual(['final'])
  expect(names(4)).toEqual(['first-round', 'final'])
  expect(names(8)).toEqual(['first-round', 'second-round', 'final'])
  expect(names(32)).toEqual(['first-round', 'second-round', 'quarter-final', 'semi-final', 'final'])
  expect(names(128, { thirdPlace: true })).toEqual([
    'first-round',
    'second-round',
    'round 3',
    'round 4',
    'quarter-final',
    'semi-final',
    'final',
    'third-place',
  ])
})

test('a playoff after another stage counts its rounds from the end', () => {
  const namesOfPlayoff = (advance: number) => {
    const stage = { kind: 'round-robin', groups: 2, legs: 1, bestOf: 1, criteria: ['points'] } as const
    const stages = [{ ...stage, advance }]
    return names(2 * advance + 2, { stages }).filter(name => !name.startsWith('group-round'))
  }
  expect(namesOfPlayoff(2)).toEqual(['semi-final', 'final'])
  expect(namesOfPlayoff(4)).toEqual(['quarter-final', 'semi-final', 'final'])
  expect(namesOfPlayoff(8)).toEqual(['first-round', 'quarter-final', 'semi-final', 'final'])
})

test('a double elimination numbers both sides, without gaps', () => {
  expect(names(8, { format: 'double' })).toEqual([
    'upper-round 1',
    'upper-round 2',
    'upper-round 3',
    'lower-round 1',
    'lower-round 2',
    'lower-round 3',
    'lower-round 4',
    'final',
  ])
  expect(names(5, { format: 'double' }).filter(name => name.startsWith('lower'))).toEqual([
    'lower-round 1',
    'lower-round 2',
    'lower-round 3',
  ])
})

test('groups of GSL name what their matches decide, in groups of every size', () => {
  const namesOf = (teams: number, groups: number) => {
    const stages = [{ kind: 'gsl', groups, advance: 2, bestOf: 1 }] as const
    return roundsOf(bracketOf(teams, { stages })).flatMap(({ stage, group, name }) =>
      stage === 's1' ? `${group} ${name.key}` : [],
    )
  }
  const [opening, winners, decider] = ['opening-match', 'winners-match', 'decider-match']
  expect(namesOf(7, 2)).toEqual([
    ...[`0 ${opening}`, `0 ${winners}`, `0 ${decider}`],
    ...[`1 ${opening}`, `1 ${winners}`, '1 elimination-match', `1 ${decider}`],
  ])
  const sides = ['0 upper-round', `0 ${winners}`, '0 lower-round', '0 lower-round', '0 lower-round']
  expect(namesOf(8, 1)).toEqual([`0 ${opening}`, ...sides, `0 ${decider}`])
})

test('matches come from the top', () => {
  const [first] = roundsOf(bracketOf(16))
  expect(first?.matches.map(match => match.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('a second final shows when it is due', () => {
  const start = bracketOf(2, { format: 'double', grandFinal: 'reset' })
  const finals = (bracket: typeof start) =>
    roundsOf(bracket).flatMap(({ section, name }) => (section === 'final' ? [name.key] : []))
  const atTheFinal = play(start, 'upper-1-1', 0)
  expect(finals(atTheFinal)).toEqual(['final'])
  expect(finals(play(atTheFinal, 'final-1-1', 0))).toEqual(['final'])
  expect(finals(play(atTheFinal, 'final-1-1', 1))).toEqual(['final', 'second-final'])
})

test("a team's path is what it has played, in order", () => {
  const bracket = playOut(bracketOf(6, { format: 'double' }), { luck: 1, winner: () => 1 })
  expect(teamPath(bracket, 'team-1').map(match => match.id)).toEqual(['upper-1-1', 'upper-2-1', 'lower-1-2'])
  expect(teamPath(bracket, 'team-6').map(match => match.id)).toEqual([
    'upper-1-4',
    'upper-2-2',
    'upper-3-1',
    'final-1-1',
  ])
  expect(teamPath(bracket, 'nobody')).toEqual([])
})
