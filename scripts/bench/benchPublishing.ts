import { setTimeout as pause } from 'node:timers/promises'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { applied, firstRoundOver, swissStage } from '../../testing/stagedCompetition.ts'
import { storedMatches } from '../../testing/storedBracket.ts'
import { step } from '../progress.ts'
import { figuresOf } from './figures.ts'

const teams = 256
const samples = 5
/** The time within which all results of a round arrive. */
const burstMs = 2000

/**
 * Measures calls that publish a round of 128 matches, in milliseconds, divided by calls that finish a match of it, and
 * those that finish all its matches at once. Needs the running product.
 */
export async function benchPublishing(stop: AbortSignal): Promise<readonly object[]> {
  const { owner } = await signUpAll('owner')
  const timeOf = async <N extends 'publishRound' | 'startMatch' | 'finishSeries'>(
    name: N,
    input: CallableInput<N>,
  ) => {
    const start = performance.now()
    const reply = await call(name, owner, input)
    if (!reply.ok) throw new Error(`${name}: ${reply.code}`)
    return performance.now() - start
  }
  const started = await firstRoundOver(owner, teams)
  const publish = ({ competitionId, bracketId }: typeof started) =>
    timeOf('publishRound', { competitionId, bracketId, stage: 's1', round: 2 })
  const finish = async () => {
    const { competitionId, bracketId } = started
    const ready = Object.values(await storedMatches(started)).find(({ status }) => status === 'ready')
    const match = { competitionId, bracketId, matchId: ready?.id ?? '' }
    await timeOf('startMatch', { ...match, revision: 1 })
    return timeOf('finishSeries', { ...match, revision: 2, score: [1, 0] })
  }
  // The first calls of a process load what they need.
  await publish(started)
  await finish()
  const published: number[] = []
  const finished: number[] = []
  for (let sample = 1; sample <= samples; sample += 1) {
    stop.throwIfAborted()
    await step(`publishing, sample ${sample}`, async () => {
      const next = await firstRoundOver(owner, teams)
      finished.push(await finish())
      published.push(await publish(next))
    })
  }
  return [
    { what: `publishing a round of ${teams / 2} matches`, ...figuresOf(published, finished) },
    { what: 'finishing one of its matches', ...figuresOf(finished) },
    { what: `finishing all of them within ${burstMs} ms`, ...figuresOf(await burst(owner)) },
  ]
}

/** The times of the calls that finish the matches of a round. Fails unless all are accepted, and the next one is published once. */
export async function burst(owner: Person): Promise<readonly number[]> {
  const first = (bracket: Bracket) => [...bracket.matches.values()].filter(({ round }) => round === 1)
  const running = await bracketedCompetition(
    { owner },
    {
      teams,
      stages: [swissStage],
      after: bracket =>
        first(bracket)
          .filter(({ status }) => status === 'ready')
          .reduce((now, { id: matchId }) => applied(now, 'startMatch', { matchId }), bracket),
    },
  )
  const { competitionId, bracketId } = running
  const open = Object.values(await storedMatches(running)).filter(({ status }) => status === 'running')
  const times = await Promise.all(
    open.map(async ({ id: matchId, revision }, index) => {
      await pause((index * burstMs) / open.length)
      const start = performance.now()
      const target = { competitionId, bracketId, matchId, revision }
      const reply = await call('finishSeries', owner, { ...target, score: [1, 0] })
      if (!reply.ok) throw new Error(`finishSeries: ${reply.code}`)
      return performance.now() - start
    }),
  )
  const { edits } = (await stored.bracket(competitionId, bracketId).get()).data() ?? {}
  const next = Object.values(await storedMatches(running)).filter(
    ({ stage, round, status }) => stage === 's1' && round === 2 && status === 'ready',
  )
  if (edits !== 1 || next.length !== teams / 2) throw new Error(`${edits} closings, ${next.length} matches`)
  return times
}
