import { errorFacts } from '@upper-bracket/shared/errors/errorReport'
import { expect, test } from 'vitest'
import { emulators } from '../../testing/emulators.ts'
import { logLine } from '../src/platform/logLine.ts'

const report = {
  kind: 'boundary',
  name: 'TypeError',
  message: 'x is not a function',
  code: null,
  frames: ['bracket-3f2a.js:1:2345'],
  page: '/competitions/*/bracket',
  build: '3f2a9c',
}

function post(body: unknown, headers: Readonly<Record<string, string>> = {}, method = 'POST') {
  return fetch(emulators.function('browserErrors'), {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

test('browsers report errors in one form, and nothing else, from our own pages', async () => {
  expect((await post(report)).status).toBe(204)
  const refused = [
    post({ ...report, kind: 'other' }),
    post({ ...report, email: 'anna@example.org' }),
    post({ ...report, message: 'x'.repeat(301) }),
    post({ ...report, frames: ['<script>'] }),
    post('{"kind":'),
    post('null'),
    post(`${JSON.stringify(report)}${' '.repeat(5000)}`),
    post(report, { 'content-type': 'text/plain' }),
    post(report, { 'sec-fetch-site': 'cross-site' }),
  ]
  for (const response of await Promise.all(refused)) expect(response.status).toBe(400)
  expect((await post(null, {}, 'GET')).status).toBe(405)
})

test('nobody reports without end, and an address that does keeps out no other', async () => {
  const from = (address: string) => post(report, { 'fastly-client-ip': address })
  const responses = await Promise.all(Array.from({ length: 31 }, () => from('203.0.113.20')))
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(30)
  const refused = responses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.21')).status).toBe(204)
})

test('functions log errors in the same form, with a message that never varies', () => {
  const error = new TypeError('no "Anna" at anna@example.org')
  error.stack = 'TypeError: …\n    at async file:///workspace/lib/index.js:400:11'
  const line = logLine('ERROR', 'A callable failed', { callable: 'joinTeam', error: errorFacts(error) })
  expect(JSON.parse(JSON.stringify(line))).toEqual({
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    serviceContext: { service: 'local' },
    severity: 'ERROR',
    message: 'A callable failed',
    callable: 'joinTeam',
    build: 'local',
    error: { name: 'TypeError', message: 'no "…" at <mail>', code: null, frames: ['index.js:400:11'] },
  })
})
