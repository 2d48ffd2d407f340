import { missingMatches } from '../commands/missingMatches.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { required, type Step } from './playOut.ts'

/** Returns the part of a bracket that the server reads for a command. */
export function neededPart(
  { before, matchId }: Pick<Step, 'before' | 'matchId'>,
  options: Parameters<typeof missingMatches>[2] = {},
): Bracket {
  const matches = new Map<string, Match>()
  for (;;) {
    const part = { shape: before.shape, matches }
    const missing = missingMatches(part, matchId, options)
    if (missing.length === 0) return part
    for (const id of missing) matches.set(id, required(before, id))
  }
}
