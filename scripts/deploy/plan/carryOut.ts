import { Problem } from '../../problem.ts'
import { explained, isBeforeOwner, isRepetition, Refusal } from '../cloud/refusal.ts'
import type { Answers } from './answers.ts'
import { type Means, readState, type State } from './state.ts'
import type { Step } from './steps.ts'

interface Course {
  readonly means: Means
  readonly answers: Answers
  tell(line: string): void
  pause(ms: number): Promise<void>
}

/** The time between two looks, which grows. */
const pausesMs = [1000, 2000, 5000, 10_000]
/** New databases, APIs and roles take minutes. */
const timeoutMs = 10 * 60_000

/**
 * Makes what is missing, step by step, and waits until it is there. A refusal that passes by itself is waited for. What
 * may have been made is looked at before it is made again.
 *
 * @throws Problem that says what to do next
 */
export async function carryOut(steps: readonly Step[], state: State, course: Course): Promise<State> {
  const isNew = state.project === null
  let current = state
  for (const step of steps) current = await carryOutStep(step, current, course, isNew)
  return current
}

async function carryOutStep(step: Step, state: State, course: Course, isNew: boolean): Promise<State> {
  const { means, answers, tell, pause } = course
  let current = state
  let isAsked = false
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
      if (!isAsked) await step.apply(means, current, answers)
      isAsked = true
      obstacle = ''
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { sentence, passes } = explained(error, means.project)
      if (isUncertain && isRepetition(error)) isAsked = true
      else if (!passes && !(isNew && isBeforeOwner(error))) throw new Problem(sentence)
      isUncertain ||= error.facts.status === 0 || error.facts.status >= 500
      if (sentence !== obstacle) tell(`  ${sentence}`)
      obstacle = sentence
    }
    if (waitedMs >= timeoutMs) {
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
    current = await looked(step, current, means)
    // Part of what was asked for can be there, and the rest be left to ask for.
    if (!isSame(missing, step.check(current, answers))) isAsked = false
  }
}

const isSame = (before: readonly string[], now: readonly string[]) => now.join() === before.join()

const maxNamed = 4

function summary(missing: readonly string[]): string {
  const named = missing.slice(0, maxNamed).join(', ')
  return missing.length > maxNamed ? `${named} and ${missing.length - maxNamed} more` : named
}

/** Reads the parts that a step changes; unchanged where that is refused for the moment. */
async function looked(step: Step, state: State, means: Means): Promise<State> {
  try {
    return await readState(means, step.shownBy, state)
  } catch (error) {
    if (error instanceof Refusal && explained(error, means.project).passes) return state
    if (error instanceof Refusal) throw new Problem(explained(error, means.project).sentence)
    throw error
  }
}

/** Returns the plan as lines: what is there, and what would be made. */
export function planned(steps: readonly Step[], state: State, answers: Answers): readonly string[] {
  return steps.flatMap(step => {
    const missing = step.check(state, answers)
    if (missing.length === 0) return [`✓ ${step.key}`]
    return [`+ ${step.key}`, ...missing.map(each => `    ${each}`)]
  })
}
