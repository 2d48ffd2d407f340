import { maxStatedAge } from '../competition/joiningStatement.ts'
import { safeAddress } from '../text/safeAddress.ts'
import type { Operator } from './operator.ts'

/** Returns the facts that are missing or invalid. */
export function operatorProblems({ name, address, contact, minAge }: Operator): readonly (keyof Operator)[] {
  const isAge = Number.isInteger(minAge) && minAge >= 0 && minAge <= maxStatedAge
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(address.trim() === '' ? (['address'] as const) : []),
    ...(contactAddress(contact) === null ? (['contact'] as const) : []),
    ...(isAge ? [] : (['minAge'] as const)),
  ]
}

/** Returns the age from which people may have an account; 0 if there is no such limit, or none that is valid. */
export function requiredAge(operator: Operator): number {
  return operatorProblems(operator).includes('minAge') ? 0 : operator.minAge
}

/** Returns the link to a contact; null if it is neither a mail address nor the https address of a page. */
export function contactAddress(contact: string): string | null {
  const written = contact.trim()
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(written)) return `mailto:${written}`
  return /^https:/i.test(written) ? safeAddress(written) : null
}
