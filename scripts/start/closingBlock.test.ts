import { expect, test } from 'vitest'
import { closingBlock } from './closingBlock.ts'

test('without the demonstration no account is named that does not exist', () => {
  expect(closingBlock(5000, true)).toContain('captain@example.org')
  expect(closingBlock(5000, false)).not.toContain('@example.org')
})
