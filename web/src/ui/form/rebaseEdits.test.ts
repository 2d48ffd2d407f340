import { expect, test } from 'vitest'
import { rebaseEdits, withoutStored } from './rebaseEdits.ts'

interface Draft {
  readonly name: string
  readonly rounds: number
  readonly rank: number | null
}

const from: Draft = { name: 'Cup', rounds: 3, rank: null }

test('what was typed stays, what was not touched follows', () => {
  expect(rebaseEdits({ name: 'My cup' }, from, { ...from, rounds: 5 })).toEqual({
    edits: { name: 'My cup' },
    taken: ['rounds'],
    kept: [],
  })
})

test('where both changed the same field, what was typed stays and is named', () => {
  expect(rebaseEdits({ name: 'My cup' }, from, { ...from, name: 'Their cup' })).toEqual({
    edits: { name: 'My cup' },
    taken: [],
    kept: ['name'],
  })
})

test('both having changed it to the same is no conflict, and no edit any more', () => {
  expect(rebaseEdits({ name: 'Same' }, from, { ...from, name: 'Same' })).toEqual({
    edits: {},
    taken: [],
    kept: [],
  })
})

test('an edit that leads back to what is stored is forgotten', () => {
  expect(withoutStored<Draft>({ name: 'Cup', rank: 3 }, from)).toEqual({ rank: 3 })
})
