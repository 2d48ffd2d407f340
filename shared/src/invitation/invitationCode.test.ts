import { expect, test } from 'vitest'
import { newInvitationCode, writtenCode } from './invitationCode.ts'
import { typedCode } from './typedCode.ts'

test('a code is read as it is written, in any case, with spaces or without its hyphen', () => {
  const code = newInvitationCode(below => below - 1 - (below % 7))
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
  const written = writtenCode(code)
  expect(written).toMatch(/^.{5}-.{5}$/)
  for (const typed of [code, written, written.toLowerCase(), ` ${written.replace('-', ' – ')} `]) {
    expect(typedCode.parse(typed)).toBe(code)
  }
  expect(typedCode.safeParse(' - ').success).toBe(false)
})
