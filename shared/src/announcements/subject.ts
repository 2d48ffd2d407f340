import type { AnnouncementKind } from './announcer.ts'

/** The parts of a stored subject, such as `result/{bracketId}/{matchId}` or `start/{bracketId}`. */
interface SubjectParts {
  /** A `test` is sent on request; its `bracketId` is the time of the request. */
  readonly kind: 'start' | 'result' | 'next' | 'onAir' | 'champion' | 'test'
  readonly bracketId: string
  /** Empty unless the subject is a match. */
  readonly matchId: string
}

export function subject(kind: SubjectParts['kind'], bracketId: string, matchId = ''): string {
  return matchId === '' ? `${kind}/${bracketId}` : `${kind}/${bracketId}/${matchId}`
}

/**
 * @param stored a subject in the form that `subject` returns
 */
export function subjectParts(stored: string): SubjectParts {
  const [kind, bracketId = '', matchId = ''] = stored.split('/')
  return { kind: kind as SubjectParts['kind'], bracketId, matchId }
}

const kindOf = {
  start: 'start',
  result: 'results',
  next: 'next',
  onAir: 'onAir',
  champion: 'champion',
} as const

/** Whether organizers have chosen to announce this subject. Test messages, which they request, always count as chosen. */
export function isWanted(stored: string, kinds: readonly AnnouncementKind[]): boolean {
  const { kind } = subjectParts(stored)
  return kind === 'test' || kinds.includes(kindOf[kind])
}
