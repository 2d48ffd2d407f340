import { fieldProblems } from '../errors/fieldProblems.ts'
import { guestName } from './guest.ts'

export type GuestNameProblem = 'name-missing' | 'name-too-long' | 'name-is-email' | 'name-invalid'

/** Returns the name as it would be stored, or the typed name with its problem. */
export function readGuestName(typed: string): {
  readonly name: string
  readonly problem: GuestNameProblem | null
} {
  const read = guestName.safeParse(typed)
  if (read.success) return { name: read.data, problem: null }
  return { name: typed, problem: problems[fieldProblems(read.error)[0]?.problem ?? ''] ?? 'name-invalid' }
}

const problems: Readonly<Record<string, GuestNameProblem>> = {
  'too-short': 'name-missing',
  'too-long': 'name-too-long',
  'email-address': 'name-is-email',
}
