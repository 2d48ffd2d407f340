import { Problem, Stopped } from '../../problem.ts'
import { explained, isBeforeOwner, isRepetition, Refusal } from '../cloud/refusal.ts'
import type { Answers } from './answers.ts'
import { readState } from './readState.ts'
import type { Means, State } from './state.ts'
import type { Step } from './step.ts'
import { missingApis } from './steps.ts'
import { operationsIn, requireNoFailure } from './operation.ts'
import { isUnknown } from './unknown.ts'

interface Course {
  readonly means: Means
  readonly answers: Answers
  tell(line: string): void
  pause(ms: number): Promise<void>
  /** Whether an earlier run may have asked for what is missing. */
  readonly isRepeated: boolean
}

/** The time between two looks, which grows. */
const pausesMs = [1000, 2000, 5000, 10_000]
/** New databases, APIs and roles take minutes. */
const timeoutMs = 10 * 60_000
/** After a lost answer, what was asked for is looked for so long before it is asked for again: it could be there twice. */
const searchMs = 30_000
/** What was made seconds ago cannot be told from what belongs to somebody else. A database takes longer. */
const doubtMs = 60_000

/**
 * Makes what is missing, step by step, and waits until it is there. A refusal that passes by itself is waited for. What
 * may have been made is looked at before it is made again.
 *
 * @throws Problem that says what to do next
 */
export async function carryOut(steps: readonly Step[], state: State, course: Course): Promise<State> {
  // Until its owner is known everywhere, a project refuses what its owner may do.
  const isNew = state.billing === null || missingApis(state).length > 0
  let current = state
  for (const step of steps) current = await carryOutStep(step, current, course, isNew)
  return current
}

async function carryOutStep(step: Step, state: State, course: Course, isNew: boolean): Promise<State> {
  const { means, answers, tell, pause, isRepeated } = course
  let current = state
  const hidden = hiddenPart(step, state)
  if (hidden !== undefined && step.mustBeSeen?.(state, answers) !== true) {
    tell(`? ${step.key}: ${hidden}`)
    return current
  }
  let askAtMs = isRepeated && step.canDouble?.(state) === true ? searchMs : 0
  let giveUpAtMs = timeoutMs
  let operations: readonly string[] = []
  // After a lost answer, what exists already may be what was asked for.
  let isUncertain = false
  let obstacle = ''
  let said: readonly string[] = []
  let waitedMs = 0
  for (let look = 0; ; look += 1) {
    const missing = step.check(current, answers)
    if (missing.length === 0) {
      if (look > 0) tell(`✓ ${step.key}`)
      return current
    }
    if (!isSame(missing, said)) tell(`· ${step.key}: ${summary(missing)} …`)
    said = missing
    try {
      await requireNoFailure(means.call, step, operations)
      if (waitedMs >= askAtMs) {
        operations = operationsIn(await step.apply(means, current, answers))
        askAtMs = Number.POSITIVE_INFINITY
        obstacle = ''
      }
    } catch (error) {
      if (step.canWait === true && error instanceof Problem && !(error instanceof Stopped)) {
        tell(`! ${step.key}: ${error.message}`)
        return current
      }
      if (!(error instanceof Refusal)) throw error
      const { sentence, passes } = explained(error, means.project)
      const isLost = error.facts.status === 0 || error.facts.status >= 500
      operations = []
      if ((isUncertain || isRepeated) && !passes && isRepetition(error)) {
        askAtMs = Number.POSITIVE_INFINITY
        if (step.key !== 'database' && !isUncertain) giveUpAtMs = waitedMs + doubtMs
      } else if (!passes && !(isNew && isBeforeOwner(error))) {
        if (step.canWait !== true) throw new Problem(sentence)
        tell(`! ${step.key}: ${sentence}`)
        return current
      } else askAtMs = isLost ? waitedMs + searchMs : 0
      isUncertain ||= isLost
      if (sentence !== obstacle) tell(`  ${sentence}`)
      obstacle = sentence
    }
    if (waitedMs >= giveUpAtMs) {
      if (step.canWait === true) {
        tell(`  Still missing: ${missing.join(', ')}. Run the command again when it is there.`)
        return current
      }
      throw new Problem(
        obstacle ||
          `${step.key}: Google Cloud has accepted it, but after ten minutes it is not there: run the command again.`,
      )
    }
    if (look > 0 || obstacle !== '') {
      const pauseMs = pausesMs[Math.min(look, pausesMs.length - 1)] ?? 0
      await pause(pauseMs)
      waitedMs += pauseMs
    }
    current = await looked(step, current, course)
    // Part of what was asked for can be there, and the rest be left to ask for.
    if (!isSame(missing, step.check(current, answers))) askAtMs = 0
  }
}

const isSame = (before: readonly string[], now: readonly string[]) => now.join() === before.join()

const maxNamed = 4

function summary(missing: readonly string[]): string {
  const named = missing.slice(0, maxNamed).join(', ')
  return missing.length > maxNamed ? `${named} and ${missing.length - maxNamed} more` : named
}

/** Reads the parts that a step changes; unchanged where that is refused for the moment. */
async function looked(step: Step, state: State, { means, answers }: Course): Promise<State> {
  try {
    return await readState(means, answers, step.shownBy, state)
  } catch (error) {
    if (error instanceof Refusal && explained(error, means.project).passes) return state
    if (error instanceof Refusal) throw new Problem(explained(error, means.project).sentence)
    throw error
  }
}

/** Says why it cannot be seen whether something is missing. */
function hiddenPart({ shownBy }: Step, state: State): string | undefined {
  return shownBy.map(part => state[part]).find(isUnknown)?.unknown
}

/** Returns the plan as lines: what is there (✓), what would be made (+), and what cannot be seen (?). */
export function planned(steps: readonly Step[], state: State, answers: Answers): readonly string[] {
  return steps.flatMap(step => {
    if (step.concerns?.(state, answers) === false) return []
    const hidden = hiddenPart(step, state)
    if (hidden !== undefined && step.mustBeSeen?.(state, answers) !== true)
      return [`? ${step.key}: ${hidden}`]
    const missing = step.check(state, answers)
    if (missing.length === 0) return [`✓ ${step.key}`]
    return [`+ ${step.key}`, ...missing.map(each => `    ${each}`)]
  })
}
