import type { Bracket, BracketShape, StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import { documents } from '../platform/firestore/documents.ts'
import { type BracketLease, isHeld, takeBracket, writePart } from './bracketLease.ts'

const documentsPerPart = 400

/**
 * Writes a bracket under its id, or completes what a dead call has written there. Null if another call holds the id, at
 * the beginning or at the end.
 */
export async function storeBracket(
  competitionId: string,
  bracketId: string,
  bracket: Bracket,
  creation: Omit<StoredBracketShape, keyof BracketShape | 'sweepAfter'>,
): Promise<BracketLease | null> {
  const read = await documents.bracket(competitionId, bracketId).get()
  const current = read.data()
  if (current !== undefined && isHeld(current, Date.now())) return null

  let lease = await takeBracket(read, { ...bracket.shape, ...creation })
  const leftovers = read.exists ? await leftoverMatches(competitionId, bracketId, bracket) : []
  const matches = [...bracket.matches.values()]
  for (
    let first = 0;
    first < matches.length + leftovers.length && lease !== null;
    first += documentsPerPart
  ) {
    const [from, to] = [first, first + documentsPerPart]
    lease = await writePart(lease, batch => {
      for (const match of matches.slice(from, to)) {
        batch.set(documents.match(competitionId, bracketId, match.id), match)
      }
      const leftoverFrom = Math.max(0, from - matches.length)
      for (const leftover of leftovers.slice(leftoverFrom, Math.max(0, to - matches.length)))
        batch.delete(leftover)
    })
  }
  return lease
}

/** Returns the matches of a different bracket that was being written under this id before. */
async function leftoverMatches(competitionId: string, bracketId: string, { matches }: Bracket) {
  const written = await documents.matches(competitionId, bracketId).select().get()
  return written.docs.filter(({ id }) => !matches.has(id)).map(({ ref }) => ref)
}
