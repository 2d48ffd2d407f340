import { expect, test } from 'vitest'
import { afterNotification, budgetName, budgetNotification, type Pause, type Spending } from './ceiling.ts'

// biome-ignore lint/style/noRestrictedGlobals: it reads a given time and no clock
const at = (time: string) => Date.parse(time)
const decemberStart = '2026-12-01T08:00:00Z'
const november = at('2026-11-01T07:00:00Z')
const december = at(decemberStart)
const during = { project: 'upper-test', now: at('2026-11-20T12:00:00Z') }
const later = { ...during, now: at('2026-12-02T12:00:00Z') }
const notification = {
  budgetDisplayName: budgetName('upper-test'),
  costAmount: 52,
  costIntervalStart: '2026-11-01T07:00:00Z',
  budgetAmount: 50,
}
const spent = (cost: number, more: Partial<Spending> = {}): Spending => ({
  month: november,
  cost,
  ceiling: 50,
  resumedUpTo: 0,
  hasPaused: false,
  ...more,
})
const paused: Pause = { since: 1, month: november }
const fresh = { spending: null, pause: null }

test('costs at the ceiling pause, those below do not', () => {
  expect(afterNotification(fresh, { ...notification, costAmount: 49.99 }, during)).toEqual({
    spending: spent(49.99),
    pause: null,
  })
  expect(afterNotification(fresh, { ...notification, costAmount: 50 }, during)).toEqual({
    spending: spent(50, { hasPaused: true }),
    pause: { since: during.now, month: november },
  })
})

test('a repeated notification, and one of lower costs that is late, change nothing', () => {
  const before = { spending: spent(52, { hasPaused: true }), pause: paused }
  expect(afterNotification(before, notification, during)).toEqual(before)
  expect(afterNotification(before, { ...notification, costAmount: 20 }, during)).toEqual(before)
})

test.each<[string, Partial<typeof notification>, typeof during]>([
  ['of another budget', { budgetDisplayName: budgetName('other') }, during],
  ['of an earlier month', {}, later],
  ['of a month to come', { costIntervalStart: decemberStart }, during],
])('a notification %s is ignored', (_, change, when) => {
  expect(afterNotification(fresh, { ...notification, ...change }, when)).toBeNull()
})

test('one of the earlier month is ignored after the first of the new month', () => {
  const spending = spent(1, { month: at('2026-11-30T23:00:00Z') })
  const change = { ...during, now: at('2026-12-01T00:30:00Z') }
  expect(afterNotification({ spending, pause: null }, notification, change)).toBeNull()
})

test('a new month resumes, and counts from the beginning', () => {
  const next = { ...notification, costAmount: 1, costIntervalStart: decemberStart }
  const before = { spending: spent(210, { resumedUpTo: 200 }), pause: paused }
  const spending = spent(1, { month: december })
  expect(afterNotification(before, next, later)).toEqual({ spending, pause: null })
})

test('a higher budget resumes', () => {
  const raised = { ...notification, budgetAmount: 100 }
  expect(afterNotification({ spending: spent(52), pause: paused }, raised, during)?.pause).toBeNull()
})

test('resumed by hand, the operation runs up to the next multiple of the ceiling', () => {
  const resumed = afterNotification(
    { spending: spent(52, { hasPaused: true }), pause: null },
    notification,
    during,
  )
  expect(resumed).toEqual({ spending: spent(52, { resumedUpTo: 100 }), pause: null })
  const below = afterNotification(resumed ?? fresh, { ...notification, costAmount: 99 }, during)
  expect(below?.pause).toBeNull()
  const above = afterNotification(below ?? fresh, { ...notification, costAmount: 101 }, during)
  expect(above).toMatchObject({ spending: { resumedUpTo: 100 }, pause: { month: november } })
  const again = afterNotification({ ...(above ?? fresh), pause: null }, notification, during)
  expect(again).toMatchObject({ spending: { resumedUpTo: 150 }, pause: null })
})

test('what was paused by hand stays paused', () => {
  const byHand = { since: 1 }
  const low = { ...notification, costAmount: 1 }
  expect(afterNotification({ spending: null, pause: byHand }, low, during)?.pause).toEqual(byHand)
})

test('what the ceiling has reached during a pause by hand pauses once that has ended', () => {
  const byHand = { since: 1 }
  const reached = afterNotification({ spending: spent(40), pause: byHand }, notification, during)
  expect(reached).toEqual({ spending: spent(52), pause: byHand })
  const ended = afterNotification({ ...(reached ?? fresh), pause: null }, notification, during)
  expect(ended).toMatchObject({ spending: { resumedUpTo: 0 }, pause: { month: november } })
})

test('a budget that is raised after resuming is the ceiling', () => {
  const before = { spending: spent(52, { resumedUpTo: 100 }), pause: null }
  const raised = { ...notification, budgetAmount: 80 }
  const resumed = afterNotification(before, raised, during)
  expect(resumed).toEqual({ spending: spent(52, { ceiling: 80 }), pause: null })
  const above = afterNotification(resumed ?? fresh, { ...raised, costAmount: 81 }, during)
  expect(above?.pause).toEqual({ since: during.now, month: november })
})

test('a message of Google is read, whatever else is in it', () => {
  const message = {
    ...notification,
    budgetAmountType: 'SPECIFIED_AMOUNT',
    currencyCode: 'USD',
    alertThresholdExceeded: 1,
  }
  expect(budgetNotification.parse(message)).toEqual(notification)
  expect(budgetNotification.safeParse({ ...message, costAmount: '52' }).success).toBe(false)
  expect(budgetNotification.safeParse({ ...message, budgetAmount: 0 }).success).toBe(false)
})
