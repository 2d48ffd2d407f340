import { expect, test } from 'vitest'
import { contactAddress } from './contactAddress.ts'

test.each([
  ['https://t.me/wolf', 'https://t.me/wolf'],
  ['cup@example.org', 'mailto:cup@example.org'],
  ['http://example.org', null],
  ['javascript:alert(1)', null],
  ['https://bank.example@evil.example', null],
  ['https://t.me/wolf or the chat', null],
  ['cup@example.org?cc=everyone@example.org', null],
  ['@wolf', null],
  ['', null],
])('%j leads to %j', (contact, address) => {
  expect(contactAddress(contact)).toBe(address)
})
