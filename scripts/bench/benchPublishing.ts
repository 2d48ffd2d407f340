import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { call } from '../../testing/call.ts'
import { signUpAll } from '../../testing/person.ts'
import { firstRoundOver } from '../../testing/stagedCompetition.ts'
import { storedMatches } from '../../testing/storedBracket.ts'
import { step } from '../progress.ts'
import { figuresOf } from './figures.ts'

const teams = 256
const samples = 5

/**
 * Measures calls that publish a round of 128 matches, in milliseconds, divided by calls that finish a match of it.
 * Needs the running product.
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
  ]
}
