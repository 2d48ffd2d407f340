import type { AnnouncementKind } from './announcer.ts'

/** What an announcement can be about, as it is stored: `result/{bracketId}/{matchId}`, `start/{bracketId}`. */
interface SubjectParts {
  /** `test`: sent on request; `bracketId` is then the time of the request. */
  readonly kind: 'start' | 'result' | 'next' | 'champion' | 'test'
  readonly bracketId: string
  /** Empty unless it is about a match. */
  readonly matchId: string
}

export function subject(kind: SubjectParts['kind'], bracketId: string, matchId = ''): string {
  return matchId === '' ? `${kind}/${bracketId}` : `${kind}/${bracketId}/${matchId}`
}

/** @param stored as `subject` returned it */
export function subjectParts(stored: string): SubjectParts {
  const [kind, bracketId = '', matchId = ''] = stored.split('/')
  return { kind: kind as SubjectParts['kind'], bracketId, matchId }
}

const kindOf = { start: 'start', result: 'results', next: 'next', champion: 'champion' } as const

/** Whether organizers want this announced; what they have asked for themselves they always want. */
export function isWanted(stored: string, kinds: readonly AnnouncementKind[]): boolean {
  const { kind } = subjectParts(stored)
  return kind === 'test' || kinds.includes(kindOf[kind])
}
