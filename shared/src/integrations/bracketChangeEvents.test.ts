import { expect, test } from 'vitest'
import { correctScore } from '../bracket/results/correctScore.ts'
import { disqualifyTeam } from '../bracket/entrants/disqualifyTeam.ts'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { reopenMatch } from '../bracket/results/reopenMatch.ts'
import { setScore } from '../bracket/results/setScore.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import { unstartMatch } from '../bracket/results/unstartMatch.ts'
import { createBracket } from '../bracket/creation/createBracket.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { after } from '../bracket/testing/after.ts'
import { manualSwiss } from '../bracket/testing/manualSwiss.ts'
import { type Command, play } from '../bracket/testing/playOut.ts'
import { given } from '../bracket/testing/playRandomStages.ts'
import { bracketOf, teamIds } from '../bracket/testing/randomTournament.ts'
import type { Competition } from '../competition/competition.ts'
import { bracketChangeEvents } from './bracketChangeEvents.ts'

type Result = Pick<Competition, 'status' | 'champion'>
const running: Result = { status: 'running', champion: null }

function eventsOf(bracket: Bracket, command: Command, competition = running) {
  const outcome = command(bracket)
  if (!outcome.ok) throw new Error(outcome.code)
  return bracketChangeEvents(competition, 'b', outcome.value, { isWhole: true })
}

const start = bracketOf(4, { bestOf: { rounds: 3, final: 3 } })
const begun = after(start, before => startMatch(before, 'main-1-1'))
const mirage = { outcome: 0, map: 'mirage', rounds: [13, 7], source: 'organizer' } as const
const withRounds = after(begun, before => finishSeries(before, 'main-1-1', [2, 0], [mirage, mirage]))
const semifinal = play(start, 'main-1-1', 0)
const final = play(semifinal, 'main-1-2', 0)
const ofMatch = (type: string, ...matchIds: string[]) => ({ type, bracketId: 'b', matchIds })

test.each([
  ['a start', start, before => startMatch(before, 'main-1-1'), [ofMatch('match.started', 'main-1-1')]],
  ['a score', begun, before => setScore(before, 'main-1-1', [1, 0]), [ofMatch('match.scored', 'main-1-1')]],
  [
    'a result',
    begun,
    before => finishSeries(before, 'main-1-1', [2, 0]),
    [ofMatch('match.finished', 'main-1-1')],
  ],
  [
    'a corrected score',
    semifinal,
    before => correctScore(before, 'main-1-1', [2, 1]),
    [ofMatch('match.corrected', 'main-1-1')],
  ],
  [
    'a round of a game that is played',
    begun,
    before => setScore(before, 'main-1-1', [0, 0], [{ ...mirage, outcome: null, rounds: [5, 4] }]),
    [ofMatch('match.scored', 'main-1-1')],
  ],
  [
    'a score whose rounds alone are corrected',
    withRounds,
    before => correctScore(before, 'main-1-1', [2, 0], [{ ...mirage, rounds: [13, 8] }, mirage]),
    [ofMatch('match.corrected', 'main-1-1')],
  ],
  [
    'a start that is undone',
    begun,
    before => unstartMatch(before, 'main-1-1'),
    [ofMatch('match.corrected', 'main-1-1')],
  ],
  [
    'a disqualification',
    begun,
    before => disqualifyTeam(before, 'team-1'),
    [ofMatch('match.finished', 'main-1-1')],
  ],
] satisfies [string, Bracket, Command, object[]][])('%s is one event', (_, bracket, command, events) => {
  expect(eventsOf(bracket, command)).toEqual(events)
})

test('the last result names the champion, and a reopening withdraws all that followed from it', () => {
  const last = after(final, before => startMatch(before, 'main-2-1'))
  expect(eventsOf(last, before => finishSeries(before, 'main-2-1', [2, 0]))).toEqual([
    ofMatch('match.finished', 'main-2-1'),
    { type: 'competition.finished', bracketId: 'b', championTeamId: 'team-1', championTeamIds: ['team-1'] },
  ])
  const champion = { teamId: 'team-1', name: 'Wolves' }
  const over = play(final, 'main-2-1', 0)
  const reopen: Command = before => reopenMatch(before, 'main-1-1', { cascade: true })
  expect(eventsOf(over, reopen, { status: 'finished', champion })).toEqual([
    ofMatch('match.corrected', 'main-1-1', 'main-2-1'),
    { type: 'competition.updated' },
  ])
})

test('a round of 128 matches that is published is one event', () => {
  const created = createBracket({
    teamIds: teamIds(256),
    format: 'single',
    stages: [{ ...manualSwiss, advance: 4 }],
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!created.ok) throw new Error(created.code)
  const first = [...created.value.matches.values()].filter(
    ({ stage, round }) => stage === 's1' && round === 1,
  )
  const played = first.reduce((bracket, { id }) => play(bracket, id, 0), created.value)
  const events = eventsOf(
    played,
    before => given(before, 'publishRound', { bracketId: 'b', stage: 's1', round: 2 }) as ReturnType<Command>,
  )
  expect(events).toMatchObject([{ type: 'round.published', bracketId: 'b', stage: 's1', round: 2 }])
  expect(events[0]).toHaveProperty('matchIds.length', 128)
})
