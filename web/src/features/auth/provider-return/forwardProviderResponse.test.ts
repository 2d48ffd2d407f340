import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forwardProviderResponse } from './forwardProviderResponse.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void kept.set(key, value) })
})
afterEach(() => void vi.unstubAllGlobals())

function answering(status: number, body: string) {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

const left = () => [...kept].map(([key, value]) => [key, JSON.parse(value)])

it('forwards the query unchanged, and leaves the token for the opener', async () => {
  const asked = answering(200, JSON.stringify({ attempt: 'abc', purpose: 'sign-in', token: 'the token' }))
  expect(await forwardProviderResponse('steam', '?openid.mode=id_res&a=%2B')).toEqual({
    problem: null,
    left: true,
  })
  expect(left()).toEqual([['upper-bracket.sign-in.abc', { token: 'the token', leftAt: expect.any(Number) }]])
  const [address, { method, headers, body }] = asked.mock.lastCall ?? ['', {}]
  expect([address, method, headers]).toEqual([
    '/api/auth/steam',
    'POST',
    { 'Content-Type': 'application/json' },
  ])
  expect(JSON.parse(String(body))).toEqual({ answer: 'openid.mode=id_res&a=%2B' })
})

it('leaves a refusal for the opener if the function names the attempt', async () => {
  answering(403, JSON.stringify({ code: 'sign-in-refused', attempt: 'abc' }))
  expect(await forwardProviderResponse('discord', '?error=access_denied')).toEqual({
    problem: 'sign-in-refused',
    left: true,
  })
  expect(left()).toMatchObject([['upper-bracket.sign-in.abc', { error: 'sign-in-refused' }]])
})

it.each([
  [400, JSON.stringify({ code: 'sign-in-expired' }), 'sign-in-expired'],
  [503, JSON.stringify({ code: 'try-again' }), 'try-again'],
  [500, JSON.stringify({ code: 'internal' }), 'unknown'],
  [502, '<html>Bad gateway</html>', 'try-again'],
  [200, 'null', 'sign-in-failed'],
])('reports %i %s itself', async (status, body, problem) => {
  answering(status, body)
  expect(await forwardProviderResponse('discord', '?code=abc')).toEqual({ problem, left: false })
  expect(left()).toEqual([])
})

it('reports a browser without storage', async () => {
  answering(200, JSON.stringify({ attempt: 'abc', purpose: 'sign-in', token: 'the token' }))
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await forwardProviderResponse('steam', '')).toEqual({ problem: 'auth-no-storage', left: false })
})
