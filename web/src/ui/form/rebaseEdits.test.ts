import { expect, test } from 'vitest'
import { rebaseEdits, withoutStored } from './rebaseEdits.ts'

interface Draft {
  readonly name: string
  readonly rounds: number
  readonly rank: number | null
}

const from: Draft = { name: 'Cup', rounds: 3, rank: null }

test('edited fields stay, the others follow what is stored', () => {
  expect(rebaseEdits({ name: 'My competition' }, from, { ...from, rounds: 5 })).toEqual({
    edits: { name: 'My competition' },
    taken: ['rounds'],
    kept: [],
  })
})

test('a field changed by both keeps the edit and is reported', () => {
  expect(rebaseEdits({ name: 'My competition' }, from, { ...from, name: 'Their competition' })).toEqual({
    edits: { name: 'My competition' },
    taken: [],
    kept: ['name'],
  })
})

test('the same change by both is neither a conflict nor an edit', () => {
  expect(rebaseEdits({ name: 'Same' }, from, { ...from, name: 'Same' })).toEqual({
    edits: {},
    taken: [],
    kept: [],
  })
})

test('an edit back to the stored value is dropped', () => {
  expect(withoutStored<Draft>({ name: 'Cup', rank: 3 }, from)).toEqual({ rank: 3 })
})
