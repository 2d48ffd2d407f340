import { documentId } from '@upper-bracket/shared/text/documentId'
import { expect, it } from 'vitest'
import { newDocumentId } from './newDocumentId.ts'

it('generates unique ids that the contract accepts', () => {
  const ids = Array.from({ length: 1000 }, newDocumentId)
  expect(ids.every(id => documentId.safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
