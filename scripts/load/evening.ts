import { isDeepStrictEqual } from 'node:util'
import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { reopenMatch } from '@upper-bracket/shared/bracket/commands/reopenMatch'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { afterAll, bracketedCompetition, storedMatches } from '../../testing/bracketedCompetition.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUp } from '../../testing/person.ts'
import type { Measurement } from '../bench/benchmark.ts'
import { follow } from './followers.ts'
import { persistentCall } from './persistentCall.ts'

const [teams, matches, listeners] = [128, 64, 200]

export const title = `${matches} matches are scored at once before ${listeners} listeners, and a result is corrected with what followed from it`

type Command = (bracket: Bracket) => Outcome<BracketChange>

export async function play(stop: AbortSignal): Promise<readonly Measurement[]> {
  const owner = await signUp('owner')
  let bracket: Bracket | undefined
  const cup = await bracketedCompetition(
    { owner },
    {
      teams,
      format: 'double',
      bestOf: 3,
      after: created => {
        bracket = created
        return created
      },
    },
  )
  const { competitionId, bracketId } = cup
  const ids = Array.from({ length: matches }, (_, index) => `upper-1-${index + 1}`)
  const path = `competitions/${competitionId}/brackets/${bracketId}`
  const port = Number(new URL(emulators.firestore).port)
  await using followers = await follow(path, ids, listeners, port)
  const measured: Measurement[] = []

  const send = async <N extends CallableName>(name: N, input: Omit<CallableInput<N>, keyof typeof cup>) => {
    const full = { competitionId, bracketId, ...input } as unknown as CallableInput<N>
    return (await persistentCall(name, owner, full)).milliseconds
  }
  /** Sends all at once; what they come to is what the domain makes of them one after the other. */
  const wave = async (
    what: string,
    calls: readonly (() => Promise<number>)[],
    commands: readonly Command[],
  ) => {
    stop.throwIfAborted()
    if (bracket === undefined) throw new Error('The bracket was not made')
    bracket = afterAll(bracket, ...commands)
    const revisions = new Map([...bracket.matches.values()].map(match => [match.id, match.revision]))
    const started = performance.now()
    const seen = followers.seen(revisions, stop)
    const answered = await Promise.all(calls.map(each => each()))
    const arrivals = await seen
    const now = await storedMatches(competitionId, bracketId)
    if (!isDeepStrictEqual(now, Object.fromEntries(bracket.matches))) {
      throw new Error(`${what}: the bracket is not what the commands come to`)
    }
    measured.push(
      { what: `${what}: until the answer`, unit: 'ms', values: answered },
      { what: `${what}: until a listener has it`, unit: 'ms', values: arrivals.map(at => at - started) },
    )
  }
  const finish = (matchId: string) => () => send('finishSeries', { matchId, revision: 2, score: [2, 0] })

  await wave(
    `${matches} matches start`,
    ids.map(matchId => () => send('startMatch', { matchId, revision: 0 })),
    ids.map(id => before => startMatch(before, id)),
  )
  await wave(
    `${matches} scores`,
    ids.map(matchId => () => send('setScore', { matchId, revision: 1, score: [1, 0] })),
    ids.map(id => before => setScore(before, id, [1, 0])),
  )
  const [first, second, ...others] = ids
  if (first === undefined || second === undefined) throw new Error('There are too few matches')
  await wave(
    'two results, and the match that follows from them starts',
    [
      async () => {
        await Promise.all([finish(first)(), finish(second)()])
        return send('startMatch', { matchId: 'upper-2-1', revision: 2 })
      },
    ],
    [
      ...[first, second].map(id => (before: Bracket) => finishSeries(before, id, [2, 0])),
      before => startMatch(before, 'upper-2-1'),
    ],
  )
  await wave(
    `${others.length} results, and in the middle of them the first is taken back with what followed`,
    [
      ...others.slice(0, 31).map(finish),
      () => send('reopenMatch', { matchId: first, revision: 3, cascade: true, preview: false }),
      ...others.slice(31).map(finish),
    ],
    [
      ...others.map(id => (before: Bracket) => finishSeries(before, id, [2, 0])),
      before => reopenMatch(before, first, { cascade: true }),
    ],
  )
  return measured
}
