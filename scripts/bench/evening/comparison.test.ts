import { expect, test } from 'vitest'
import { isTooLate, lostOrDoubled, receiverFaults } from './comparison.ts'
import { Faults } from './faults.ts'
import { Ledger, moment } from './ledger.ts'
import { Pace } from './pace.ts'

test('names what is lost, doubled or for nobody', () => {
  expect(lostOrDoubled(['a', 'b'], ['b', 'a'])).toEqual([])
  expect(lostOrDoubled(['a', 'b', 'b'], ['b', 'b', 'c'])).toEqual(['lost: a', '2 times: b', 'for nobody: c'])
})

test('a message that was too late is not a lost one, also after it was refused before', () => {
  const reasons = ['too late', 'too late: refused', 'refused: too late', 'too lately', null]
  expect(reasons.map(isTooLate)).toEqual([true, true, false, false, false])
})

test('counts who was too late among all who did something', () => {
  const ledger = new Ledger()
  for (let count = 0; count < 3; count += 1) ledger.answered('takeVetoStep', { ms: 10, isInterrupted: false })
  ledger.tooLate('takeVetoStep')
  ledger.tooLate('sendMatchMessage')
  expect(['takeVetoStep', 'sendMatchMessage', 'setScore'].map(each => ledger.lateShare(each))).toEqual([
    0.25, 1, 0,
  ])
  expect(ledger.late).toBe(2)
})

test('names webhooks that are lost or out of order, and accepts a repetition with the same id', () => {
  const event = (id: string, revision: number, type = 'match.started') => ({ id, type, revision })
  const [one, two] = [event('1', 1), event('2', 2, 'match.finished')]
  expect(
    receiverFaults(
      [
        [one, two],
        [one, one, two, one],
      ],
      2,
    ),
  ).toEqual([])
  expect(receiverFaults([[one, two], [one]], 2)).toEqual([
    'webhook 2 received 1 of 2 events',
    'webhook 2 received other events than the first',
  ])
  expect(receiverFaults([[two, one]], 2)).toEqual(['webhook 1 received event 2 out of order'])
})

test('measures an action until its answer and until each page has seen it, apart from killed processes', () => {
  const ledger = new Ledger()
  for (const ms of [10, 30]) ledger.answered('setScore', { ms, isInterrupted: false })
  ledger.answered('setScore', { ms: 5000, isInterrupted: true })
  ledger.showsAs('match@1', 'setScore', 1000)
  expect(ledger.p95('setScore')).toBe(30)
  expect(ledger.rows({ 'by listeners': new Map([['match@1', [1040, 1050]]]) })).toEqual([
    { action: 'setScore', count: 3, median: 10, maximum: 30 },
    { action: 'setScore, process killed', count: 1, median: 5000, maximum: 5000 },
    { action: 'setScore, until seen by listeners', count: 2, median: 40, maximum: 50 },
  ])
})

test('people without a network act when it is back', async () => {
  const faults = new Faults()
  const { promise, resolve } = Promise.withResolvers<void>()
  faults.cut(['wolf'], promise)
  await faults.networkOf('bear')
  const acted: string[] = []
  const acting = faults.networkOf('wolf').then(() => acted.push('acted'))
  acted.push('reconnected')
  resolve()
  await acting
  expect(acted).toEqual(['reconnected', 'acted'])
  expect(faults.answered('brackets', moment())).toBe(false)
})

test('people wait for a write that is late at the pages, and the evening says how much longer that took', async () => {
  const pace = new Pace(0)
  const { promise, resolve } = Promise.withResolvers<void>()
  const happened: string[] = []
  const sent = pace.sent(promise).then(() => happened.push('arrived'))
  const step = pace.beat(1).then(() => happened.push('next step'))
  await new Pace(0).beat(20)
  resolve()
  await Promise.all([sent, step])
  expect(happened).toEqual(['arrived', 'next step'])
  expect(pace.stretch).toBeGreaterThan(1)
})
