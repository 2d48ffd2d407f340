import { expect, test } from 'vitest'
import { safeAddress } from './safeAddress.ts'

test.each([
  ['https://discord.gg/wolves', 'https://discord.gg/wolves'],
  ['http://example.org/правила', 'http://example.org/%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%B0'],
  ['mailto:cup@example.org', 'mailto:cup@example.org'],
  ['HTTPS://EXAMPLE.ORG', 'https://example.org/'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:msgbox(1)', null],
  ['blob:https://example.org/1', null],
  ['file:///etc/passwd', null],
  ['//evil.example', null],
  ['/auth/signin', null],
  ['#top', null],
  ['https://bank.example@evil.example/', null],
  ['https://user:secret@example.org/', null],
  ['https://', null],
  ['', null],
])('%j leads to %j', (written, address) => {
  expect(safeAddress(written)).toBe(address)
})
