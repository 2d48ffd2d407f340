import { expect } from 'vitest'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isUsed } from '../model/isUsed.ts'
import { changedMatches } from './changedMatches.ts'
import { frozen } from './frozen.ts'

/** What a command calls changed is exactly what differs, one revision further, and nothing else is touched. */
export function expectExactChange(before: Bracket, change: BracketChange): void {
  const changed = new Map(change.changes.map(pair => [pair[0].id, pair]))
  expect(changed.size).toBe(change.changes.length)
  const added = change.changes.filter(([match]) => !before.matches.has(match.id))
  expect(change.bracket.matches.size).toBe(before.matches.size + added.length)
  expect(added.filter(([match]) => isUsed(match))).toEqual([])
  for (const [id, match] of before.matches) {
    const after = change.bracket.matches.get(id)
    if (!changed.has(id)) {
      if (after !== match) throw new Error(`${id} was replaced and not called changed`)
      continue
    }
    expect(changed.get(id)?.[0]).toBe(match)
    expect(changed.get(id)?.[1]).toBe(after)
    expect(after?.revision).toBe(match.revision + 1)
    expect({ ...after, revision: match.revision }).not.toEqual(match)
  }
  frozen(change.bracket, changedMatches(change))
}
