import { expect, test } from 'vitest'
import { formatTemplates } from '../../format/formatTemplates.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { winsNeeded } from '../model/series.ts'
import { valveStages } from '../pairing/testing/valveStages.ts'
import { standings } from '../standings/standings.ts'
import { done } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const [opening, elimination, last] = ['Stage 1', 'Stage 2', 'Stage 3'].map(name =>
  valveStages.find(stage => stage.name === `BLAST.tv Austin Major 2025, ${name}`),
)

/** The winners of the playoff, as letters of the third stage: Vitality beat The MongolZ in the final. */
const playoff = ['bakE', 'ae', 'a'].map(round => round.toLowerCase())

test('a whole major: three Swiss stages with invited teams and a playoff are played as they were', () => {
  let bracket = bracketOf(32, formatTemplates.major(32))
  expect(bracket.shape.stages.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    's1 swiss',
    's2 swiss',
    's3 swiss',
    's4 single',
  ])
  // The best seeds enter last.
  let teams = seeds(17, 32)
  for (const [index, stage] of [opening, elimination, last].entries()) {
    const key = `s${index + 1}`
    const teamOf = (letter: string) => teams[letter.toLowerCase().charCodeAt(0) - 97] ?? ''
    for (const [round, results] of (stage?.rounds ?? []).entries()) {
      const pairs = results.split(' ')
      const winners = pairs.map(pair => teamOf(pair.replace(/[a-z]/, '')))
      const matches = matchesOf(bracket, key, round + 1)
      expect(matches.map(match => teamPair(match)).sort()).toEqual(
        pairs.map(pair => [...pair].map(teamOf)).sort(),
      )
      bracket = played(bracket, matches, winners)
    }
    const order = [...(stage?.finalOrder ?? '')].map(teamOf)
    teams = index === 2 ? order : [...(index === 0 ? seeds(9, 16) : seeds(1, 8)), ...order.slice(0, 8)]
  }
  const [c = '', m = '', n = '', g = '', a = '', e = '', k = '', b = ''] = teams
  const quarterfinals = matchesOf(bracket, 's4', 1)
  expect(quarterfinals.map(match => teamPair(match))).toEqual([
    [c, b],
    [g, a],
    [m, k],
    [n, e],
  ])
  const winners = { a, b, e, k }
  for (const [round, letters] of playoff.entries()) {
    const names = [...letters].map(letter => winners[letter as keyof typeof winners])
    bracket = played(bracket, matchesOf(bracket, 's4', round + 1), names)
  }
  const places = standings(bracket)
  expect(places[0]).toMatchObject({ teamId: a, best: 1, worst: 1 })
  expect(places[1]).toMatchObject({ teamId: e, best: 2, worst: 2 })
  expect(
    places
      .slice(8)
      .map(({ worst }) => worst)
      .every(place => place > 8),
  ).toBe(true)
  // Those that the first stage has eliminated come after all that played a later one.
  const early = new Set(seeds(17, 32).filter(id => !inStage(bracket, 's2').has(id)))
  expect(places.slice(24).every(({ teamId, best }) => early.has(teamId) && best > 24)).toBe(true)
  expect(places[16]?.best).toBe(17)
})

function seeds(first: number, to: number): readonly string[] {
  return Array.from({ length: to - first + 1 }, (_, index) => `team-${first + index}`)
}

function matchesOf({ matches }: Bracket, stage: string, round: number): readonly Match[] {
  return [...matches.values()].filter(
    match =>
      match.stage === stage && match.round === round && match.section === 'main' && match.status !== 'bye',
  )
}

function inStage({ matches }: Bracket, stage: string): ReadonlySet<string | null> {
  return new Set([...matches.values()].filter(match => match.stage === stage).flatMap(teamPair))
}

function played(bracket: Bracket, matches: readonly Match[], winners: readonly string[]): Bracket {
  return matches.reduce((current, match) => {
    const side = winners.includes(match.slots[0].teamId ?? '') ? 0 : 1
    const won = winsNeeded(match.bestOf)
    const score = side === 0 ? [won, 0] : [0, won]
    const started = done(current, 'startMatch', { matchId: match.id })
    return done(started, 'finishSeries', { matchId: match.id, score })
  }, bracket)
}
