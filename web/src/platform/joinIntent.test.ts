// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import {
  intendedName,
  joinAt,
  joinTarget,
  keepJoinIntent,
  mailJoinIntent,
  takeJoinIntent,
  takeMailedJoinIntent,
} from './joinIntent.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it.each([
  [joinAt('/competitions/cup'), 'cup'],
  [joinAt('/competitions/cup/teams'), 'cup'],
  ['/competitions/cup?name=Forged&join', 'cup'],
  ['/competitions/cup', null],
  ['/profile?join', null],
  [undefined, null],
])('%s leads to joining %s', (next, target) => expect(joinTarget(next)).toBe(target))

it('serves once, for its own competition', () => {
  keepJoinIntent({ id: 'cup', name: 'Winter Cup' })
  expect(intendedName('cup')).toBe('Winter Cup')
  expect(intendedName('other')).toBeNull()
  expect(takeJoinIntent('cup')).toBe(true)
  expect(takeJoinIntent('cup')).toBe(false)
})

it('is not what another page left in the storage', () => {
  for (const stored of ['{', 'null', '7', '{"competitionId":"cup"}']) {
    sessionStorage.setItem('upper-bracket.join', stored)
    expect(takeJoinIntent('cup')).toBe(false)
  }
})

it('goes with a mail to the tab of its link, for the same person only', () => {
  keepJoinIntent({ id: 'cup', name: 'Winter Cup' })
  for (const [owner, arrives] of [
    ['wolf@example.org', true],
    ['fox@example.org', false],
  ] as const) {
    sessionStorage.clear()
    keepJoinIntent({ id: 'cup', name: 'Winter Cup' })
    mailJoinIntent('wolf@example.org', 'cup')
    sessionStorage.clear()
    takeMailedJoinIntent(owner)
    expect(takeJoinIntent('cup')).toBe(arrives)
    takeMailedJoinIntent('wolf@example.org')
    expect(takeJoinIntent('cup')).toBe(false)
  }
})
