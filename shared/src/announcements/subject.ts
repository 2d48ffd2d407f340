import type { Champion } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import type { AnnouncementKind } from './announcer.ts'

/** The parts of a stored subject, such as `result/{bracketId}/{matchId}` or `start/{bracketId}`. */
interface SubjectParts {
  /** A `test` is sent on request; its `bracketId` is the time of the request, that of a `draft` its id. */
  readonly kind: 'draft' | 'start' | 'result' | 'next' | 'onAir' | 'champion' | 'test'
  readonly bracketId: string
  /** The id of a match, or the index of the group of a champion; empty for other subjects. */
  readonly part: string
}

export function subject(kind: SubjectParts['kind'], bracketId: string, part = ''): string {
  return part === '' ? `${kind}/${bracketId}` : `${kind}/${bracketId}/${part}`
}

export function championSubject(bracketId: string, { group }: Pick<Champion, 'group'>): string {
  return subject('champion', bracketId, group === undefined ? '' : String(group))
}

/** The subjects of the champions that a competition has or can have had. */
export function championSubjects(
  bracketId: string,
  { champions = [] }: Pick<Competition, 'champions'>,
): readonly string[] {
  return [subject('champion', bracketId), ...champions.map(each => championSubject(bracketId, each))]
}

/**
 * @param stored a subject in the form that `subject` returns
 */
export function subjectParts(stored: string): SubjectParts {
  const [kind, bracketId = '', part = ''] = stored.split('/')
  return { kind: kind as SubjectParts['kind'], bracketId, part }
}

const kindOf = {
  draft: 'start',
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
