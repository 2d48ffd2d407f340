import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Player } from '../player/player.ts'
import { closeReadinessCheck } from './closeReadinessCheck.ts'
import { confirmReadiness } from './confirmReadiness.ts'
import { isCheckOpen, isReady, type ReadinessCheck } from './readinessCheck.ts'
import { remindPlayer } from './remindPlayer.ts'
import { startReadinessCheck } from './startReadinessCheck.ts'

const player: Player = {
  uid: 'wolf',
  displayName: 'Wolf',
  photoURL: null,
  rankTier: null,
  teamId: null,
  captain: false,
  joinedAt: 0,
}
const minute = 60_000

/** What arrives at the server, in whatever order and however often: named by the check that it is about. */
const checkId = fc.constantFrom('one', 'two', 'three')
const event = fc.oneof(
  fc.record({
    kind: fc.constant('start' as const),
    checkId,
    replaces: fc.oneof(fc.constant(null), checkId),
    minutes: fc.constantFrom(1, 30),
  }),
  fc.record({ kind: fc.constantFrom('close', 'confirm', 'remind'), checkId }),
)
const events = fc.array(fc.tuple(event, fc.integer({ min: 0, max: minute }), fc.boolean()), { maxLength: 40 })

interface State {
  readonly check: ReadinessCheck | null
  readonly player: Player
}

function after(
  state: State,
  happens: typeof event extends fc.Arbitrary<infer T> ? T : never,
  now: number,
): State {
  const { check } = state
  switch (happens.kind) {
    case 'start': {
      const started = startReadinessCheck(check, { ...happens, now })
      return started.ok ? { ...state, check: started.value } : state
    }
    case 'close': {
      const closed = closeReadinessCheck(check, { ...happens, now })
      return closed.ok ? { ...state, check: closed.value } : state
    }
    default: {
      const mark = happens.kind === 'confirm' ? confirmReadiness : remindPlayer
      const marked = mark(check, state.player, { ...happens, now })
      return marked.ok ? { ...state, player: marked.value } : state
    }
  }
}

test('whatever arrives, late, twice or about a check that has been replaced, counts for its own check alone', () => {
  fc.assert(
    fc.property(events, sequence => {
      let now = 0
      let state: State = { check: null, player }
      for (const [happens, delay, twice] of sequence) {
        now += delay
        const before = state
        state = after(before, happens, now)
        if (twice) expect(after(state, happens, now)).toEqual(state)

        const { check } = state
        if (happens.kind !== 'start' && happens.checkId !== before.check?.checkId)
          expect(state).toEqual(before)
        if (check === null) continue
        expect(check.closedAt === null || check.closedAt <= check.deadline).toBe(true)
        expect(isCheckOpen(check, check.deadline)).toBe(false)
        if (before.check !== null && before.check.checkId !== check.checkId) {
          expect(happens).toMatchObject({ kind: 'start', replaces: before.check.checkId })
        }
        if (before.check?.closedAt != null && before.check.checkId === check.checkId) {
          expect(check).toEqual(before.check)
        }
        if (isReady(state.player, check) && !isReady(before.player, check) && before.check === check) {
          expect(isCheckOpen(check, now)).toBe(true)
        }
      }
    }),
    { numRuns: 2000 },
  )
})

test('a new check starts clean', () => {
  const [first] = [startReadinessCheck(null, { checkId: 'one', replaces: null, minutes: 1, now: 0 })]
  if (!first.ok) throw new Error(first.code)
  const ready = confirmReadiness(first.value, player, { checkId: 'one', now: 1 })
  if (!ready.ok) throw new Error(ready.code)
  expect(isReady(ready.value, first.value)).toBe(true)
  const second = startReadinessCheck(first.value, { checkId: 'two', replaces: 'one', minutes: 1, now: 2 })
  if (!second.ok) throw new Error(second.code)
  expect(isReady(ready.value, second.value)).toBe(false)
  expect(confirmReadiness(second.value, ready.value, { checkId: 'one', now: 3 })).toMatchObject({
    code: 'no-check-running',
  })
})

test('each refusal, and what is no refusal', () => {
  const check: ReadinessCheck = { checkId: 'one', startedAt: 0, deadline: minute, closedAt: null }
  const at = (now: number) => ({ checkId: 'one', now })
  const ready = { ...player, ready: { checkId: 'one', at: 5 } }
  expect(startReadinessCheck(check, { checkId: 'two', replaces: null, minutes: 1, now: 0 })).toMatchObject({
    code: 'changed-meanwhile',
  })
  expect(confirmReadiness(null, player, at(1))).toMatchObject({ code: 'no-check-running' })
  expect(closeReadinessCheck(null, at(1))).toMatchObject({ code: 'no-check-running' })
  expect(confirmReadiness(check, player, at(minute))).toMatchObject({ code: 'check-over' })
  expect(confirmReadiness(check, ready, at(minute))).toEqual({ ok: true, value: ready })
  const guest = { ...player, guest: true } as const
  expect(remindPlayer(check, guest, at(1))).toEqual({ ok: true, value: guest })
  expect(closeReadinessCheck(check, at(2 * minute))).toMatchObject({ value: { closedAt: minute } })
  expect(remindPlayer(check, player, at(minute))).toMatchObject({ code: 'check-over' })
  expect(remindPlayer(check, ready, at(1))).toEqual({ ok: true, value: ready })
  const reminded = { ...player, reminded: { checkId: 'one', at: 1 } }
  expect(remindPlayer(check, player, at(1))).toEqual({ ok: true, value: reminded })
  expect(remindPlayer(check, reminded, at(10_000))).toEqual({ ok: true, value: reminded })
  expect(remindPlayer(check, reminded, at(10_001))).toMatchObject({ value: { reminded: { at: 10_001 } } })
})
