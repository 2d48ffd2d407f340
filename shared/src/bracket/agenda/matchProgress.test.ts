import { expect, test } from 'vitest'
import { formatTemplates } from '../../format/formatTemplates.ts'
import { chance } from '../../random/chance.ts'
import { done, playRandomStages } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { drawnRounds } from '../rounds/drawnRounds.ts'
import { matchProgress } from './matchProgress.ts'

const created = (teams: number) => bracketOf(teams, formatTemplates.swiss(teams))

/** The number of matches of each round of the Swiss stage. */
const roundsOf = (bracket: ReturnType<typeof created>) =>
  drawnRounds(bracket).flatMap(({ stage, section, matches }) =>
    stage === 's1' && section === 'main' ? [matches.length] : [],
  )

test.each([
  [16, [8, 8, 8, 6, 3], 33 + 7],
  [32, [16, 16, 16, 12, 6], 66 + 15],
])('Valve’s Swiss of %i teams has %j matches from the start to the end', (teams, rounds, total) => {
  const bracket = created(teams)
  expect(roundsOf(bracket)).toEqual(rounds)
  expect(matchProgress(bracket)).toEqual({ played: 0, total })
  const lengths = drawnRounds(bracket).flatMap(({ stage, matches }) =>
    stage === 's1' ? matches.map(({ bestOf }) => bestOf) : [],
  )
  const end = playRandomStages(bracket, chance(teams))
  expect(roundsOf(end)).toEqual(rounds)
  expect(matchProgress(end)).toEqual({ played: total, total })
  const played = drawnRounds(end).flatMap(({ stage, matches }) =>
    stage === 's1' ? matches.map(({ bestOf }) => bestOf) : [],
  )
  expect(played).toEqual(lengths)
})

test('the byes of an odd Swiss are no matches, and a withdrawal leaves fewer', () => {
  const bracket = created(23)
  const total = 6 * 11 + 7
  expect(matchProgress(bracket)).toEqual({ played: 0, total })
  expect(matchProgress(playRandomStages(bracket, chance(1)))).toEqual({ played: total, total })
  const left = ['team-21', 'team-22', 'team-23'].reduce(
    (before, teamId) => done(before, 'disqualifyTeam', { teamId }),
    bracket,
  )
  // Twenty teams are left for the five rounds that are not drawn.
  expect(matchProgress(left).total).toBe(11 + 5 * 10 + 7)
})

test('a team that leaves Valve’s Swiss can make a round longer than planned, and every match is counted', () => {
  for (let luck = 0; luck < 30; luck += 1) {
    const below = chance(luck)
    let bracket = playRandomStages(created(16), below, 5 + below(20))
    bracket = done(bracket, 'disqualifyTeam', { teamId: `team-${1 + below(16)}` })
    const end = playRandomStages(bracket, below)
    const pairs = [...end.matches.values()].filter(({ slots }) =>
      slots.every(({ teamId }) => teamId !== null),
    )
    expect(matchProgress(end)).toEqual({ played: pairs.length, total: pairs.length })
  }
})
