import { setTimeout as pause } from 'node:timers/promises'
import type {
  CallableError,
  CallableInput,
  CallableName,
  CallableOutput,
} from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { call } from '../../../testing/call.ts'
import type { Person } from '../../../testing/person.ts'
import type { Faults } from './faults.ts'
import { type Ledger, moment } from './ledger.ts'

/** The emulator leaves a call unanswered whose process was killed while it started. */
const answerTimeoutMs = 20_000
const [repeatAfterMs, maxRepeatAfterMs] = [500, 10_000]
const maxAttempts = 20

/** What an action changes for others: the path and the version of a document. */
type Shows<N extends CallableName> = (input: CallableInput<N>, output: CallableOutput<N>) => string

type Row<N extends CallableName> = {
  readonly who: string
  readonly shows?: Shows<N>
  /** The refusals of somebody who is late. */
  readonly late?: readonly CallableError<N>[]
}

interface OnMatch {
  readonly competitionId: string
  readonly bracketId: string
  readonly matchId: string
}

const matchVersion = (
  { competitionId, bracketId, matchId }: OnMatch,
  { revision }: { readonly revision: number },
) => `competitions/${competitionId}/brackets/${bracketId}/matches/${matchId}@${revision}`

/**
 * What people do during the evening. The time of an action is measured until its answer, and, if it shows something to
 * others, until each page that follows it has that.
 */
const actions = {
  startReadinessCheck: { who: 'a desk' },
  confirmReadiness: { who: 'every player' },
  generateBracket: { who: 'a desk' },
  checkInForMatch: { who: 'both captains' },
  takeVetoStep: {
    who: 'the captain whose turn it is',
    late: ['veto-time-over', 'veto-moved-on'],
  },
  pickVetoStepAtRandom: { who: 'the page of a captain whose time is over' },
  sendMatchMessage: {
    who: 'players of the match, some of whom write after the final',
    late: ['conversation-over'],
    shows: ({ competitionId, bracketId, matchRoomId, messageId }) =>
      `competitions/${competitionId}/brackets/${bracketId}/matchRooms/${matchRoomId}/messages/${messageId}@1`,
  },
  markMatchRead: { who: 'players who see the message' },
  setScore: { who: 'a desk', shows: matchVersion },
  reportResult: { who: 'a captain' },
  answerReport: { who: 'the other captain, who disputes one in eight' },
  finishSeries: { who: 'a desk, after a dispute', shows: matchVersion },
  correctScore: { who: 'a desk, one match in eight', shows: matchVersion },
  showScene: { who: 'a desk' },
} satisfies { readonly [N in CallableName]?: Row<N> }

type EveningAction = keyof typeof actions

export interface Stage {
  readonly ledger: Ledger
  readonly faults: Faults
}

/**
 * Does something as a person does: waits for the network, and repeats the same call while no answer comes. Returns null
 * if it is refused.
 */
export async function act<N extends EveningAction>(
  { ledger, faults }: Stage,
  name: N,
  person: Person,
  input: CallableInput<N>,
): Promise<CallableOutput<N> | null> {
  await faults.networkOf(person.uid)
  const begun = moment()
  for (let attempt = 1; ; attempt += 1) {
    const sent = moment()
    const reply = await answerTo(name, person, input)
    const isInterrupted = reply !== null && faults.answered(serviceOf(name), sent)
    if (reply?.ok) {
      const { shows } = actions[name] as Row<N>
      if (shows !== undefined) ledger.showsAs(shows(input, reply.value), name, begun)
      ledger.answered(name, { ms: moment() - begun, isInterrupted: isInterrupted || attempt > 1 })
      return reply.value
    }
    const { late } = actions[name] as Row<N>
    if (reply !== null && late?.some(code => code === reply.code)) {
      ledger.tooLate(name)
      return null
    }
    const isFinal = reply !== null && reply.code !== 'try-again'
    if (isFinal || attempt === maxAttempts) {
      ledger.refusals.push(
        `${name}: ${reply?.code ?? 'no answer'}${attempt > 1 ? `, attempt ${attempt}` : ''}`,
      )
      return null
    }
    ledger.repeated += 1
    await pause(Math.min(maxRepeatAfterMs, repeatAfterMs * 2 ** (attempt - 1)))
  }
}

/** Null if there was no answer. */
async function answerTo<N extends EveningAction>(name: N, person: Person, input: CallableInput<N>) {
  const late = new AbortController()
  const timeout = pause(answerTimeoutMs, null, { signal: late.signal }).catch(() => null)
  try {
    return await Promise.race([call(name, person, input), timeout])
  } catch {
    return null
  } finally {
    late.abort()
  }
}
