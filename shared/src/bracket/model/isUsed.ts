import { isOver, type Match } from './match.ts'

/**
 * Whether a match can be played: a Swiss round leaves spare matches, and once published those without teams, unused,
 * and a group without a tie its tie-break match.
 */
export function isUsed({ slots, status }: Pick<Match, 'slots' | 'status'>): boolean {
  const isEmpty = slots.every(
    ({ teamId, source }) => (source.from === 'pairing' || source.from === 'bye') && teamId === null,
  )
  return !(isEmpty && isOver({ status }))
}
