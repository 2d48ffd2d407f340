import { expect, test } from 'vitest'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { after } from '../testing/after.ts'
import { neededPart } from '../testing/neededPart.ts'
import { play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { competitionResult } from './competitionResult.ts'

const running = { status: 'running', champion: null } as const
const won = { status: 'finished', champion: { teamId: 'team-1', name: 'Team 1' } } as const
const whole = { isWhole: true }

const undecided = play(play(bracketOf(4), 'main-1-1', 0), 'main-1-2', 0)
const decided = play(undecided, 'main-2-1', 0)
/** What is read in order to finish a match of the first round. */
const part = neededPart({ before: undecided, matchId: 'main-1-1' })

test('a decided bracket ends its competition, which then has a champion', () => {
  expect(competitionResult(running, decided, whole)).toEqual({
    status: 'finished',
    champions: [{ teamId: 'team-1' }],
  })
})

test('nothing changes as long as the bracket is undecided, or the champion stays', () => {
  expect(competitionResult(running, undecided, whole)).toBeNull()
  expect(competitionResult(won, decided, whole)).toBeNull()
})

test('another champion takes the title over', () => {
  expect(competitionResult(won, play(undecided, 'main-2-1', 1), whole)).toMatchObject({
    champions: [{ teamId: 'team-2' }],
  })
})

test('a reopened final continues the competition, without a champion', () => {
  expect(competitionResult(won, undecided, whole)).toEqual({ status: 'running', champions: [] })
})

test('a part of the bracket never continues a competition', () => {
  expect(competitionResult(won, { ...undecided, matches: part.matches }, { isWhole: false })).toBeNull()
})

test('a part of the bracket is enough to end it', () => {
  const final = neededPart({ before: decided, matchId: 'main-2-1' })
  expect(competitionResult(running, final, { isWhole: false })).toMatchObject({ status: 'finished' })
})

test('a champion is known before the match for third place is over, which ends the competition', () => {
  const ofFour = bracketOf(4, { thirdPlace: true })
  const semifinals = play(play(ofFour, 'main-1-1', 0), 'main-1-2', 0)
  const crowned = play(semifinals, 'main-2-1', 0)
  const champion = { champions: [{ teamId: 'team-1' }] }
  expect(competitionResult(running, crowned, whole)).toEqual({ ...champion, status: 'running' })
  const leading = { ...running, champion: won.champion }
  expect(competitionResult(leading, crowned, whole)).toBeNull()
  const over = play(crowned, 'third-place-1-1', 1)
  expect(competitionResult(leading, over, whole)).toEqual({ ...champion, status: 'finished' })
  const reversed = play(play(semifinals, 'third-place-1-1', 0), 'main-2-1', 0)
  expect(competitionResult(running, reversed, whole)).toEqual({ ...champion, status: 'finished' })
})

test('a final that both sides forfeit ends the competition without a champion', () => {
  const forfeited = after(undecided, bracket => forfeitMatch(bracket, 'main-2-1', [0, 1]))
  expect(competitionResult(running, forfeited, whole)).toEqual({ status: 'finished', champions: [] })
})
