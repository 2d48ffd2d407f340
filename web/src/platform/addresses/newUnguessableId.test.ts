import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import { expect, test } from 'vitest'
import { newUnguessableId } from './newUnguessableId.ts'

test('ids are what the functions accept, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newUnguessableId)
  for (const id of ids) expect(unguessableId.parse(id)).toBe(id)
  expect(new Set(ids).size).toBe(1000)
})
