import { Problem, Stopped } from '../../problem.ts'
import { explained, isAbsence, Refusal } from '../cloud/refusal.ts'

/** A part of a project that cannot be seen, with a sentence that says why. */
export interface Unknown {
  readonly unknown: string
}

/** Whether this part of a project cannot be seen. */
export function isUnknown(part: unknown): part is Unknown {
  return typeof part === 'object' && part !== null && 'unknown' in part
}

/** Reads what a deployment does not depend on. A refusal that does not pass by itself makes it unknown. */
export async function unlessHidden<T>(project: string, read: () => Promise<T>): Promise<T | Unknown> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal && error.facts.status === 403 && !isAbsence(error)) {
      const { sentence, passes } = explained(error, project)
      if (!passes) return { unknown: sentence }
    }
    if (error instanceof Problem && !(error instanceof Stopped)) return { unknown: error.message }
    throw error
  }
}
