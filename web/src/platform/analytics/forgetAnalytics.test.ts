// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { forgetAnalytics, removalTexts } from './forgetAnalytics.ts'

it('removes a cookie that is set for a domain above the host', () => {
  const removal = '_ga=; Path=/; SameSite=Lax; Max-Age=0; Secure'
  expect(removalTexts('_ga', 'cups.wolf.example')).toEqual([
    removal,
    `${removal}; Domain=cups.wolf.example`,
    `${removal}; Domain=wolf.example`,
  ])
  expect(removalTexts('_ga', 'localhost')).toHaveLength(1)
})

it('deletes the cookies of Google Analytics and its identifier, and nothing else', () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; locale=en; _ga_ABC=2')
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  forgetAnalytics()
  const removed = written.mock.calls.map(([cookie]) => cookie.replace(/=; .*Max-Age=0.*/, ' removed'))
  expect([...new Set(removed)]).toEqual(['_ga removed', '_ga_ABC removed'])
  expect(deleteDatabase.mock.calls).toEqual([['firebase-installations-database']])
})
