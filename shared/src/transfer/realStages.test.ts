import { expect, test } from 'vitest'
import type { BracketPlan } from '../bracket/creation/createBracket.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { turnedGame } from '../bracket/model/playedGame.ts'
import { winsNeeded } from '../bracket/model/series.ts'
import { valveStages } from '../bracket/pairing/testing/valveStages.ts'
import { footballGroups } from '../bracket/testing/footballGroups.ts'
import { created } from '../bracket/testing/law.ts'
import { done } from '../bracket/testing/playRandomStages.ts'
import { teamIds } from '../bracket/testing/randomTournament.ts'
import { formatTemplates } from '../format/formatTemplates.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { majorMatches, majorTeams } from './testing/austinMajor.ts'
import { exported, imported, now, readBack } from './testing/importedCompetition.ts'
import { competitionOf } from './testing/randomCompetition.ts'

/** `npm run test:deep` takes all of them. */
const everyNth = process.env['LAW_RUNS'] === undefined ? 4 : 1

const end = {
  format: 'table',
  bestOf: { rounds: 1, final: 1 },
  thirdPlace: false,
  grandFinal: 'single',
} as const

interface State {
  readonly plan: BracketPlan
  readonly bracket: Bracket
}

test('the maps of a major, from the Swiss stage to the final, come back from its file', () => {
  const plan: BracketPlan = {
    ...end,
    format: 'single',
    bestOf: { rounds: 3, final: 3 },
    teamIds: [...majorTeams],
    stages: formatTemplates.major(32).stages.slice(-1),
  }
  let bracket = created(plan)
  for (let isOpen = true; isOpen; ) {
    const ready = [...bracket.matches.values()].filter(({ status }) => status === 'ready')
    bracket = ready.reduce(playedByMaps, bracket)
    isOpen = ready.length > 0
  }
  const matches = [...bracket.matches.values()].filter(({ status }) => status === 'finished')
  expect(matches.flatMap(({ games = [] }) => games)).toHaveLength(
    [...majorMatches.swiss, ...majorMatches.playoff].flatMap(({ games }) => games).length,
  )
  const text = JSON.stringify(exported(competitionOf({ plan: { stages: [], ...plan }, bracket, luck: 1 })))
  expect(text).toContain('"champion":')
  const read = readCompetitionFile(text, { now })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(JSON.stringify(exported(readBack(imported(read.file, 1))))).toBe(text)
})

/** Plays a match of the major with its maps, in which these teams have met. */
function playedByMaps(bracket: Bracket, match: Match): Bracket {
  const pair = match.slots.map(({ teamId }) => teamId)
  const found = majorMatches[match.stage === 's1' ? 'swiss' : 'playoff'].find(({ teams }) =>
    teams.every(team => pair.includes(team)),
  )
  if (found === undefined) throw new Error(`${pair.join(' – ')} did not meet`)
  const isTurned = found.teams[0] !== pair[0]
  const [one, other] = found.score
  return isTurned
    ? played(bracket, match, [other, one], found.games.map(turnedGame))
    : played(bracket, match, found.score, found.games)
}

test('199 and more states of real tournaments are exported and imported without a change', () => {
  const states = [...majorStates(), ...groupStates()]
  expect(states.length).toBeGreaterThanOrEqual(199)
  for (const [luck, { plan, bracket }] of states.entries()) {
    if (luck % everyNth !== 0) continue
    const competition = competitionOf({ plan: { stages: [], ...plan }, bracket, luck })
    const text = JSON.stringify(exported(competition))
    const read = readCompetitionFile(text, { now })
    expect(read.ok ? [] : read.problems).toEqual([])
    if (read.ok) expect(JSON.stringify(exported(readBack(imported(read.file, luck))))).toBe(text)
  }
})

/** The Swiss stages of Counter-Strike majors, after the draw and after each round. */
function* majorStates(): Generator<State> {
  for (const stage of valveStages) {
    const plan: BracketPlan = {
      ...end,
      teamIds: teamIds(16),
      stages: [
        {
          kind: 'swiss',
          groups: 1,
          advance: 8,
          bestOf: 1,
          decidingBestOf: 3,
          pairing: 'valve',
          firstRound: stage.firstRound,
          lossesToLeave: stage.lossesToLeave,
          rounds: 5,
          publishing: 'automatic',
          criteria: ['record', 'difficulty', 'seed'],
        },
      ],
    }
    let bracket = created(plan)
    yield { plan, bracket }
    for (const results of stage.rounds) {
      const winners = [...results.replace(/[a-z ]/g, '')].map(letter => `team-${letter.charCodeAt(0) - 64}`)
      bracket = afterRound(bracket, ({ teamId }) => winners.includes(teamId ?? ''))
      yield { plan, bracket }
    }
  }
}

/** Groups of football championships after their last match; a win counts as 2:0. */
function* groupStates(): Generator<State> {
  for (const { order, advanced, results } of footballGroups) {
    const plan: BracketPlan = {
      ...end,
      format: 'single',
      teamIds: order.toSorted(),
      stages: [
        {
          kind: 'round-robin',
          groups: 1,
          legs: 1,
          advance: advanced,
          bestOf: 2,
          criteria: ['points', 'game-difference', 'seed'],
        },
      ],
    }
    let bracket = created(plan)
    for (const [home, goals, against, away] of results) {
      const match = [...bracket.matches.values()].find(({ slots }) =>
        slots.every(({ teamId }) => teamId === home || teamId === away),
      )
      const isHomeFirst = match?.slots[0].teamId === home
      const wins = goals === against ? 1 : goals > against === isHomeFirst ? 2 : 0
      bracket = played(bracket, match, [wins, 2 - wins])
    }
    yield { plan, bracket }
  }
}

/** Plays the matches that are ready. The first team wins where neither or both of them won. */
function afterRound(start: Bracket, hasWon: (slot: Match['slots'][0]) => boolean): Bracket {
  const ready = [...start.matches.values()].filter(({ status }) => status === 'ready')
  return ready.reduce((bracket, match) => {
    const won = winsNeeded(match.bestOf)
    return played(bracket, match, hasWon(match.slots[1]) && !hasWon(match.slots[0]) ? [0, won] : [won, 0])
  }, start)
}

function played(
  bracket: Bracket,
  match: Match | undefined,
  score: Match['score'],
  games?: Match['games'],
): Bracket {
  if (match === undefined) throw new Error('The bracket has no match of these teams')
  const started = done(bracket, 'startMatch', { matchId: match.id })
  return done(started, 'finishSeries', { matchId: match.id, score, games })
}
