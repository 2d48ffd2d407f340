import type { ErrorReport } from '@upper-bracket/shared/errors/errorReport'
import { expect, test } from 'vitest'
import { appError } from '#platform/errors/appError.ts'
import { makeErrorReports } from './errorReports.ts'

function recorded(chance = 0) {
  const sent: ErrorReport[] = []
  const reports = makeErrorReports({
    send: each => sent.push(each),
    page: () => '/competitions/9fcd71375fb8466fa90c/bracket?player=anna',
    build: () => '3f2a9c',
    chance: () => chance,
  })
  return { sent, ...reports }
}

test('an error is reported once, with the page and the build, and nothing about the person', () => {
  const { sent, report } = recorded()
  const error = new TypeError('no "Anna Wolf" at anna@example.org')
  error.stack = 'TypeError: …\n    at f (https://upper.example/assets/bracket-3f.js:1:23)'
  report('boundary', error)
  report('error', error)
  expect(sent).toEqual([
    {
      kind: 'boundary',
      name: 'TypeError',
      message: 'no "…" at <mail>',
      code: null,
      frames: ['bracket-3f.js:1:23'],
      page: '/competitions/*/bracket',
      build: '3f2a9c',
    },
  ])
})

test('a missing chunk is recognized, wherever it is noticed', () => {
  const { sent, report } = recorded()
  report(
    'rejection',
    new TypeError('Failed to fetch dynamically imported module: https://upper.example/a.js'),
  )
  report('boundary', new TypeError('Importing a module script failed.'))
  expect(sent.map(({ kind, message }) => [kind, message])).toEqual([
    ['chunk', 'Failed to fetch dynamically imported module: <address>'],
  ])
})

test('refusals of ours, other people’s scripts and noise are left out, and a loop ends', () => {
  const { sent, report } = recorded()
  report('rejection', appError('offline'))
  report('error', 'Script error.')
  report('error', new Error('ResizeObserver loop completed with undelivered notifications.'))
  const foreign = new Error('of an extension')
  foreign.stack = 'Error\n    at chrome-extension://abc/content.js:1:1'
  report('error', foreign)
  expect(sent).toEqual([])
  for (const word of 'abcdefgh') report('error', new Error(`loop ${word}`))
  expect(sent).toHaveLength(5)
})

test('one in ten refusals of the content policy is reported, without the address', () => {
  const refused = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://evil.example/?stolen=1',
    sourceFile: '',
  } as SecurityPolicyViolationEvent
  const { sent, reportRefused } = recorded(0.05)
  reportRefused(refused)
  reportRefused({ ...refused, effectiveDirective: 'font-src', sourceFile: 'moz-extension://abc' })
  expect(sent.map(({ kind, message }) => [kind, message])).toEqual([
    ['policy', 'img-src refused evil.example'],
  ])
  const most = recorded(0.5)
  most.reportRefused(refused)
  expect(most.sent).toEqual([])
})
