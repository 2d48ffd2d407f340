import { expect, test } from 'vitest'
import { startggSlug } from './startggSlug.ts'

test.each([
  [
    'https://www.start.gg/tournament/Winter-Clash/event/dota-2/brackets/1/2?x=1#y',
    'tournament/winter-clash/event/dota-2',
  ],
  ['start.gg/tournament/winter-clash/events/dota-2', 'tournament/winter-clash/event/dota-2'],
  [' https://start.gg/tournament/winter-clash/details ', 'tournament/winter-clash'],
  ['tournament/winter-clash/event/dota-2', 'tournament/winter-clash/event/dota-2'],
  ['winter-clash', 'tournament/winter-clash'],
])('%s names %s', (typed, slug) => {
  expect(startggSlug(typed)?.slug).toBe(slug)
})

test.each(['', 'https://evil.example/tournament/x', 'start.gg', 'https://start.gg/', '../x', 'a b'])(
  '%j names nothing',
  typed => {
    expect(startggSlug(typed)).toBeNull()
  },
)
