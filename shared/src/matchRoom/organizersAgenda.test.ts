import { expect, test } from 'vitest'
import { matchAgenda } from '../bracket/agenda/matchAgenda.ts'
import type { Match } from '../bracket/model/match.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import type { MatchStep } from './matchStep.ts'
import { inOrganizersOrder } from './organizersAgenda.ts'

const matches = [...bracketOf(16).matches.values()].filter(({ status }) => status === 'ready')
const waits = (kind: MatchStep['kind'], needsOrganizer = false, since: number | null = null): MatchStep => ({
  kind,
  needsOrganizer,
  since,
  sides: [],
  deadline: null,
})

test('decisions come first: disputes, then what cannot advance, missing teams and check-ins; the rest stays', () => {
  const steps: readonly MatchStep[] = [
    waits('report', false, 1),
    waits('check-in', true, 5),
    waits('ready', true),
    waits('dispute', true, 9),
    waits('no-show', true, 1),
    waits('dispute', true, 3),
    waits('check-in', false, 1),
    waits('stuck', true, 7),
  ]
  const { ready } = matchAgenda(matches as readonly Match[], {
    stages: [],
    now: null,
    startDate: 0,
    createdAt: 0,
  })
  const agenda = ready.flatMap((each, index) => {
    const step = steps[index]
    return step === undefined ? [] : [{ ...each, step }]
  })
  expect(agenda).toHaveLength(steps.length)
  const order = inOrganizersOrder(agenda, null).map(({ step }) => steps.indexOf(step))
  expect(order).toEqual([5, 3, 7, 4, 1, 0, 2, 6])
})

test('the first match that is due to be started comes before those that run', () => {
  const { ready } = matchAgenda(matches as readonly Match[], {
    stages: [],
    now: 10,
    startDate: 5,
    createdAt: 0,
  })
  const kinds = ['running', 'running', 'ready', 'ready'] as const
  const agenda = kinds.flatMap((kind, index) => {
    const each = ready[index]
    return each === undefined ? [] : [{ ...each, step: waits(kind, true) }]
  })
  const order = (now: number) => inOrganizersOrder(agenda, now).map(row => agenda.indexOf(row))
  expect(order(5)).toEqual([2, 0, 1, 3])
  expect(order(4)).toEqual([0, 1, 2, 3])
})
