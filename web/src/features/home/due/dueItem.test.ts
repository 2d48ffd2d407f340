import { expect, test } from 'vitest'
import { byUrgency, type DueItem } from './dueItem.ts'

const item = (key: string, urgency: DueItem['urgency'], at: number | null): DueItem => ({
  key,
  urgency,
  at,
  step: 'step',
  title: key,
  subject: null,
  competition: { id: 'cup', name: 'Winter Cup' },
  href: '/',
  action: 'Open',
})

test('what holds up others comes first, then what is near, and what one waits for last', () => {
  const items = [
    item('waits for a check-in that ends soon', 'waiting', 5),
    item('finds a team', 'open', null),
    item('plays later', 'open', 40),
    item('decides', 'now', null),
    item('plays soon', 'open', 30),
    item('checks in', 'now', 10),
    item('answers', 'now', null),
  ]
  expect(items.toSorted(byUrgency).map(({ key }) => key)).toEqual([
    'checks in',
    'decides',
    'answers',
    'plays soon',
    'plays later',
    'finds a team',
    'waits for a check-in that ends soon',
  ])
})
