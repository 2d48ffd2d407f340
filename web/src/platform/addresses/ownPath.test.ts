import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from './ownPath.ts'

describe('ownPath', () => {
  it.each(['/profile', '/competitions/abc/bracket?team=x#match', '/tournaments/owner'])(
    'follows %s',
    path => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/..//evil.example',
    '/./%2e%2e//evil.example',
    'javascript:alert(1)',
    ' /profile',
    '/auth/signin',
    '/auth/signin?next=/auth/signin',
    '/AUTH/success',
    '/en/auth/signin',
    // Home, from where signing in leads to the active competition.
    '/',
    '/en',
    '/en/',
    '/en?from=mail',
  ])('does not follow %j', path => {
    expect(ownPath(path)).toBeNull()
  })

  it('stays on the site whatever it is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\n',
      '\t',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map(parts => `/${parts.join('')}`),
        ),
        text => {
          const path = ownPath(text)
          if (path === null) return
          expect(new URL(path, 'https://tournaments.example/deep/page').origin).toBe(
            'https://tournaments.example',
          )
        },
      ),
      { numRuns: 2000 },
    )
  })
})
