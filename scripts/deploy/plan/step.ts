import type { Method } from '../cloud/descriptions.ts'
import type { Answers } from './answers.ts'
import type { Means, State } from './state.ts'

/** A part of a project that has to be there. */
export interface Step {
  readonly key: string
  /** Says what is missing, a phrase each; empty if nothing is. */
  check(state: State, answers: Answers): readonly string[]
  /** Makes what is missing. Safe to repeat, also after it was interrupted. */
  apply(means: Means, state: State, answers: Answers): Promise<unknown>
  /** The parts of the state that show its effect. */
  readonly shownBy: readonly (keyof State)[]
  /** Whether it is for this project; true if absent. */
  concerns?(state: State, answers: Answers): boolean
  /** The method that makes it, and the one that tells how that has ended. */
  readonly operation?: { readonly of: Method; readonly get: Method }
  /** Whether it would be made without a name of its own, so that asking for it again makes a second one. */
  canDouble?(state: State): boolean
  /** Whether the effect depends on somebody else, so that the deployment goes on without it. */
  readonly canWait?: boolean
  /** Whether the deployment must not go on while it cannot be seen whether something is missing. */
  mustBeSeen?(state: State, answers: Answers): boolean
}

/** Lists what is missing: a phrase, or nothing. */
export const unless = (isThere: boolean, phrase: string): readonly string[] => (isThere ? [] : [phrase])
