import { overlapMs } from '@upper-bracket/shared/queries/changedSince'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rows, readRows } from '../../src/snapshot/followedRows.ts'

interface Stored {
  readonly data: number
  /** The time that the commit stores, which differs from that at which it becomes visible. */
  readonly changedAt: number
}

/** A list in memory, and how many documents readings have cost. */
class FakeList {
  readonly stored = new Map<string, Stored>()
  now = 1_000_000
  cost = 0

  async read(known: { readonly rows: Rows<number>; readonly asOf: number } | null): Promise<Rows<number>> {
    this.cost = 0
    return readRows(
      {
        whole: async () => this.paid(() => true),
        changed: async after => this.paid((_, { changedAt }) => changedAt > after),
        count: async (from = '', to = '~') => {
          this.cost += 1
          return this.rows(id => id >= from && id <= to).length
        },
      },
      known,
    )
  }

  private paid(isRead: (id: string, stored: Stored) => boolean): Rows<number> {
    const rows = this.rows(isRead)
    this.cost += Math.max(1, rows.length)
    return rows
  }

  rows(isRead: (id: string, stored: Stored) => boolean = () => true): Rows<number> {
    return [...this.stored]
      .filter(([id, stored]) => isRead(id, stored))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { data, changedAt }]) => ({ id, data, times: { createdAt: 0, changedAt } }))
  }
}

const id = fc.nat(40).map(index => `row${index}`)
const step = fc.oneof(
  // Clocks are behind by less than the overlap, or ahead by anything; several commits share a moment.
  fc.record({ id, put: fc.nat(), skewMs: fc.integer({ min: 1 - overlapMs, max: 60_000 }) }),
  fc.record({ id, isDeleted: fc.constant(true) }),
  fc.record({ passMs: fc.constantFrom(0, 1, 1000, 20_000) }),
  fc.record({ isRead: fc.constant(true) }),
)

test('what is read by changes is what is there, whatever happens and whatever clocks show', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 120 }), async steps => {
    const list = new FakeList()
    for (let index = 0; index < 30; index += 1) list.stored.set(`row${index}`, { data: 0, changedAt: 0 })
    let known: Parameters<FakeList['read']>[0] = null
    for (const each of steps) {
      if ('put' in each) list.stored.set(each.id, { data: each.put, changedAt: list.now + each.skewMs })
      else if ('isDeleted' in each) list.stored.delete(each.id)
      else if ('passMs' in each) list.now += each.passMs
      else {
        const rows = await list.read(known)
        expect(rows).toEqual(list.rows())
        known = { rows, asOf: list.now }
      }
    }
  })
  await fc.assert(property)
})

test('a change of 640 rows costs what has changed, a deletion eleven counts, and many no more than all', async () => {
  const list = new FakeList()
  const ids = Array.from({ length: 640 }, (_, index) => `row${1000 + index}`)
  for (const each of ids) list.stored.set(each, { data: 0, changedAt: 0 })
  const known = { rows: await list.read(null), asOf: list.now }
  const costOf = async (deleted: number) => {
    for (const each of ids.slice(0, deleted)) list.stored.delete(each)
    expect((await list.read(known)).length).toBe(640 - deleted)
    return list.cost
  }
  expect(await costOf(0)).toBe(2)
  expect(await costOf(1)).toBeLessThanOrEqual(2 + 10)
  expect(await costOf(300)).toBeLessThanOrEqual(2 + 640)
  list.stored.set('row1639', { data: 1, changedAt: list.now })
  const before = { rows: list.rows(), asOf: list.now }
  await list.read(before)
  expect(list.cost).toBe(2)
})
