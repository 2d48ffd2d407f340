import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctScore } from '../bracket/results/correctScore.ts'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { reopenMatch } from '../bracket/results/reopenMatch.ts'
import { setScore } from '../bracket/results/setScore.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { competitionResult } from '../bracket/standings/competitionResult.ts'
import { after } from '../bracket/testing/after.ts'
import { type Command, play } from '../bracket/testing/playOut.ts'
import { press } from '../bracket/testing/pressed.ts'
import { bracketOf, randomTournament } from '../bracket/testing/randomTournament.ts'
import { championFields } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import { announcementLine } from './announcementLine.ts'
import { bracketSubjects, queueSubjects } from './bracketSubjects.ts'
import { en } from './texts/en.ts'

type Result = Pick<Competition, 'status' | 'champion' | 'champions' | 'broadcastQueue'>
const running: Result = { status: 'running', champion: null, broadcastQueue: null }

function touched(bracket: Bracket, command: Command, competition = running): readonly string[] {
  const outcome = command(bracket)
  if (!outcome.ok) throw new Error(outcome.code)
  return bracketSubjects(competition, 'b', outcome.value, { isWhole: true })
}

const start = bracketOf(4, { bestOf: { rounds: 3, final: 3 } })
const semifinal = play(start, 'main-1-1', 0)

test('a result is announced, and the match that it makes possible; a start or a score in between is not', () => {
  expect(touched(start, before => startMatch(before, 'main-1-2'))).toEqual([])
  const begun = after(semifinal, before => startMatch(before, 'main-1-2'))
  expect(touched(begun, before => setScore(before, 'main-1-2', [1, 0]))).toEqual([])
  expect(touched(begun, before => finishSeries(before, 'main-1-2', [2, 1]))).toEqual([
    'result/b/main-1-2',
    'next/b/main-2-1',
  ])
})

test('a corrected score touches the result alone, a reopening all that follows from it', () => {
  expect(touched(semifinal, before => correctScore(before, 'main-1-1', [2, 1]))).toEqual([
    'result/b/main-1-1',
  ])
  const over = play(play(semifinal, 'main-1-2', 0), 'main-2-1', 0)
  const champion = { teamId: 'team-1', name: 'Wolves' }
  const reopen: Command = before => reopenMatch(before, 'main-1-1', { cascade: true })
  expect(touched(over, reopen, { status: 'finished', champion, broadcastQueue: null })).toEqual([
    'result/b/main-1-1',
    'result/b/main-2-1',
    'champion/b',
    'next/b/main-2-1',
  ])
})

test('a queued match comes on air when it starts, and when the one before it in its stream ends', () => {
  const queued = ['main-1-1', 'main-1-2'].map(matchId => ({ matchId, stream: 1, locked: false }))
  const broadcast = { ...running, broadcastQueue: { bracketId: 'b', matches: queued, revision: 0 } }
  const starting: Command = before => startMatch(before, 'main-1-1')
  expect(touched(start, starting, broadcast)).toEqual(['onAir/b/main-1-1'])
  const ending: Command = before => finishSeries(before, 'main-1-1', [2, 0])
  expect(touched(after(start, starting), ending, broadcast)).toContain('onAir/b/main-1-2')
})

test('a queued match can come on air when it becomes the first of its stream, or the next one', () => {
  const queue = (...rows: readonly (readonly [string, number])[]) => ({
    bracketId: 'b',
    matches: rows.map(([matchId, stream]) => ({ matchId, stream, locked: false })),
    revision: 0,
  })
  const before = queue(['main-1-1', 0], ['main-1-2', 1])
  expect(queueSubjects(null, before).toSorted()).toEqual(['onAir/b/main-1-1', 'onAir/b/main-1-2'])
  const changed = queue(['main-1-2', 1], ['main-1-3', 0], ['main-1-1', 0])
  expect(queueSubjects(before, changed)).toEqual(['onAir/b/main-1-3', 'onAir/b/main-1-1'])
  expect(
    queueSubjects(changed, queue(['main-1-2', 1], ['main-1-3', 0], ['main-1-1', 0], ['main-2-1', 0])),
  ).toEqual([])
})

test('the last result makes a champion', () => {
  const begun = after(play(semifinal, 'main-1-2', 0), before => startMatch(before, 'main-2-1'))
  expect(touched(begun, before => finishSeries(before, 'main-2-1', [2, 0]))).toEqual([
    'result/b/main-2-1',
    'champion/b',
  ])
})

test('whatever is pressed, every line that changes is of a subject that is touched', () => {
  fc.assert(
    fc.property(randomTournament({ teamsMax: 16 }), tournament => {
      let result = running
      press(tournament, ({ before, change }) => {
        const subjects = bracketSubjects(result, 'b', change, { isWhole: true })
        const next = competitionResult(result, change.bracket, { isWhole: true })
        const champions = (next?.champions ?? []).map(each => ({ ...each, name: each.teamId }))
        const later: Result =
          next === null ? result : { ...running, status: next.status, ...championFields(champions, result) }
        const earlier = linesOf(before, result)
        for (const [subject, line] of linesOf(change.bracket, later)) {
          if (line !== (earlier.get(subject) ?? null)) expect(subjects).toContain(subject)
        }
        result = later
      })
    }),
    { numRuns: 20 },
  )
})

/** All that could be announced, as it stands. */
function linesOf({ shape, matches }: Bracket, { champion }: Result): ReadonlyMap<string, string | null> {
  const teamNames = new Map(shape.teamIds.map(teamId => [teamId, teamId]))
  for (const { slots } of matches.values()) {
    for (const { teamId } of slots) if (teamId !== null) teamNames.set(teamId, teamId)
  }
  const scene = {
    competition: { name: 'Cup', bracketId: 'b', champion, liveLinks: [], broadcastQueue: null },
    shape,
    matches,
    teamNames,
    draft: null,
  }
  const ofMatches = [...matches.keys()].flatMap(id => [`result/b/${id}`, `next/b/${id}`])
  return new Map(
    [...ofMatches, 'champion/b'].map(subject => [
      subject,
      announcementLine(subject, scene, en, { isPosted: true }),
    ]),
  )
}
