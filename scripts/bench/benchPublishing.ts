import { setTimeout as pause } from 'node:timers/promises'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
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
 * those that finish all its matches within two seconds, divided by the same in an elimination. Needs the running product.
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
  // Triggers have followed them by the time they are played.
  const [elimination, swiss] = [
    await firstRoundRunning(owner, []),
    await firstRoundRunning(owner, [swissStage]),
  ]
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
  const eliminating = await step('a round of an elimination', () =>
    burst(owner, elimination, { ready: teams / 4, closings: 0 }),
  )
  const closing = await step('a Swiss round', () => burst(owner, swiss, { ready: teams / 2, closings: 1 }))
  return [
    { what: `publishing a round of ${teams / 2} matches`, ...figuresOf(published, finished) },
    { what: 'finishing one of its matches', ...figuresOf(finished) },
    { what: `finishing all of them within ${burstMs} ms`, ...figuresOf(closing, eliminating) },
  ]
}

/** Creates a competition in whose first round all matches are running. */
function firstRoundRunning(owner: Person, stages: readonly StagePlan[]): Promise<BracketedCompetition> {
  return bracketedCompetition(
    { owner },
    {
      teams,
      stages,
      after: bracket =>
        [...bracket.matches.values()]
          .filter(({ status }) => status === 'ready')
          .reduce((now, { id: matchId }) => applied(now, 'startMatch', { matchId }), bracket),
    },
  )
}

/**
 * The times of the calls that finish the matches of the first round. Fails unless all are accepted, and so many matches
 * of the next one are ready after so many closings.
 */
async function burst(
  owner: Person,
  running: BracketedCompetition,
  next: { readonly ready: number; readonly closings: number },
): Promise<readonly number[]> {
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
  const { edits = 0 } = (await stored.bracket(competitionId, bracketId).get()).data() ?? {}
  const ready = Object.values(await storedMatches(running)).filter(({ status }) => status === 'ready')
  if (ready.length !== next.ready || edits !== next.closings)
    throw new Error(`${ready.length} matches are ready after ${edits} closings`)
  return times
}
