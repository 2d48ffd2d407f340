import { expect, it } from 'vitest'
import { hrefs } from './hrefs.ts'

it.each(['/', '/en', '/?from=mail', 'https://evil.example/'])(
  'signing in from %s carries no page to return to',
  next => {
    expect(hrefs.signIn(next)).toBe('/auth/signin')
  },
)

it('signing in from any other page leads back to it', () => {
  expect(hrefs.signIn('/competitions/abc?player=x#m')).toBe(
    `/auth/signin?next=${encodeURIComponent('/competitions/abc?player=x#m')}`,
  )
})
