import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import { reopenMatch } from '@upper-bracket/shared/bracket/results/reopenMatch'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import type { Person } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'

const people = await bracketCast()

/** Sent at the same time, two by two on matches that feed the same next ones. */
const commandsAtOnce = 8
const rounds = raceRounds(1)

/** Six matches of the first round run or are over; the fifth and the seventh are ready. */
const underWay = (bracket: Bracket): Bracket => {
  const started = [1, 2, 3, 4, 6, 8].map(
    number => (before: Bracket) => startMatch(before, `upper-1-${number}`),
  )
  const finished = [3, 4].map(
    number => (before: Bracket) => finishSeries(before, `upper-1-${number}`, [1, 0]),
  )
  return after(bracket, ...started, ...finished)
}

it('commands on neighbouring matches at the same time, over and over: none lost, none applied twice', {
  timeout: 300_000,
}, async () => {
  let testCompetition = await bracketedCompetition(people, { teams: 16, format: 'double', after: underWay })
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0)
      testCompetition = await newBracket(testCompetition, people.owner, { format: 'double', after: underWay })
    const logged = (await logOf(testCompetition)).length

    const replies = await sendAll(testCompetition, people)
    expect(replies.map(reply => (reply.ok ? 'done' : reply.code))).toEqual(replies.map(() => 'done'))
    // In whatever order they came, revisions and all: a command that was applied twice would leave one too many.
    expect(await storedMatches(testCompetition)).toEqual(
      Object.fromEntries(oneAfterTheOther(testCompetition).matches),
    )
    expect((await logOf(testCompetition)).length - logged).toBe(commandsAtOnce)
  }
})

function sendAll(
  { competitionId, bracketId, teamIds }: BracketedCompetition,
  { owner, administrator }: Record<'owner' | 'administrator', Person>,
) {
  const match = (number: number, revision: number) => ({
    competitionId,
    bracketId,
    matchId: `upper-1-${number}`,
    revision,
  })
  const again = { cascade: false, preview: false }
  return Promise.all([
    call('finishSeries', owner, { ...match(1, 1), score: [1, 0] }),
    call('forfeitMatch', administrator, { ...match(2, 1), sides: [0] }),
    call('reopenMatch', owner, { ...match(3, 2), ...again }),
    call('reopenMatch', administrator, { ...match(4, 2), ...again }),
    call('disqualifyTeam', owner, { competitionId, bracketId, teamId: teamIds[1] ?? '' }),
    call('finishSeries', administrator, { ...match(6, 1), score: [0, 1] }),
    call('forfeitMatch', owner, { ...match(7, 0), sides: [0, 1] }),
    call('finishSeries', administrator, { ...match(8, 1), score: [1, 0] }),
  ])
}

/** What the same commands make of the same bracket when nobody hurries. */
function oneAfterTheOther({ teamIds }: BracketedCompetition): Bracket {
  const created = createBracket({
    teamIds,
    format: 'double',
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!created.ok) throw new Error(created.code)
  return after(
    underWay(created.value),
    bracket => finishSeries(bracket, 'upper-1-1', [1, 0]),
    bracket => forfeitMatch(bracket, 'upper-1-2', [0]),
    bracket => reopenMatch(bracket, 'upper-1-3', { cascade: false }),
    bracket => reopenMatch(bracket, 'upper-1-4', { cascade: false }),
    bracket => disqualifyTeam(bracket, teamIds[1] ?? ''),
    bracket => finishSeries(bracket, 'upper-1-6', [0, 1]),
    bracket => forfeitMatch(bracket, 'upper-1-7', [0, 1]),
    bracket => finishSeries(bracket, 'upper-1-8', [1, 0]),
  )
}
