import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeRows } from './documentStreams.ts'
import type { DocumentChange } from './listSnapshot.ts'

interface Counted {
  readonly id: string
  readonly count: number
}

const read = ({ id, data: { count } }: DocumentChange['row']): Counted => ({ id, count: Number(count) })
const byCount = (one: Counted, other: Counted) => one.count - other.count || one.id.localeCompare(other.id)

/** The changes from one ordered list to another, as Firestore reports them: removals first. */
function changesBetween(before: readonly Counted[], after: readonly Counted[]): DocumentChange[] {
  const change = (type: DocumentChange['type'], newIndex: number, { id, count }: Counted) => ({
    type,
    newIndex,
    row: { id, parentId: null, data: { count } },
  })
  const removed = before.filter(old => !after.some(({ id }) => id === old.id))
  const kept = (id: string) => before.find(old => old.id === id)
  const rows = before.filter(old => !removed.includes(old))
  const changes = removed.map(old => change('removed', -1, old))
  for (const next of after) {
    const old = kept(next.id)
    if (old?.count === next.count) continue
    const others = rows.filter(({ id }) => id !== next.id)
    const at = others.filter(other => byCount(other, next) < 0).length
    others.splice(at, 0, next)
    rows.splice(0, rows.length, ...others)
    changes.push(change(old ? 'modified' : 'added', at, next))
  }
  return changes
}

const lists = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefghij'), count: fc.nat(5) }), {
    selector: ({ id }) => id,
  })
  .map(rows => rows.toSorted(byCount))

it('follows any list from one state to the next, in order, and keeps unchanged rows', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      Object.freeze(before)
      for (const row of before) Object.freeze(row)
      const merged = mergeRows(before, { changes: changesBetween(before, after) }, read)
      expect(merged).toEqual(after)
      for (const old of before) {
        if (after.some(({ id, count }) => id === old.id && count === old.count)) expect(merged).toContain(old)
      }
    }),
  )
})
