import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextOf } from './useNext.ts'

const site = 'https://bracket.example'
const from = (query: Record<string, string>) => nextOf(new URLSearchParams(query), site)
const mailed = (next: string, origin = site) =>
  `${origin}/auth/email/confirmation?${new URLSearchParams({ next })}`

it("reads the address of the page, or the one in a mail's link", () => {
  expect(from({ next: '/profile' })).toBe('/profile')
  expect(from({ continueUrl: mailed('/competitions/abc?x=1#m') })).toBe('/competitions/abc?x=1#m')
  expect(from({ next: '/profile', continueUrl: mailed('/tournaments') })).toBe('/profile')
  expect(from({})).toBeUndefined()
})

it.each([
  { continueUrl: mailed('/profile', 'https://evil.example') },
  { continueUrl: mailed('/profile', 'https://bracket.example.evil.example') },
  { continueUrl: mailed('//evil.example') },
  { continueUrl: mailed('https://evil.example') },
  { continueUrl: '//bracket.example/?next=/profile' },
  { continueUrl: 'javascript:alert(1)?next=/profile' },
  { next: 'https://evil.example' },
  { next: '/auth/signin' },
])('follows nothing in %j', query => {
  expect(from(query)).toBeUndefined()
})

it('stays on the site whatever the query', () => {
  const text = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.constant(mailed('//a.b')))
  fc.assert(
    fc.property(text, text, (next, continueUrl) => {
      const path = from({ next, continueUrl })
      expect(new URL(path ?? '/', site).origin).toBe(site)
    }),
  )
})
