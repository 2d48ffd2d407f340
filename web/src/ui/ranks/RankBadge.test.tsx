import { games } from '@upper-bracket/shared/games/game'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RankBadge } from './RankBadge.tsx'

describe.each(games)('the insignia of %s', game => {
  const draw = (tier: number | null) => renderToStaticMarkup(<RankBadge game={game} tier={tier} />)

  test('differ between ranks, and from no rank', () => {
    const pictures = [null, ...rankTiers(game)].map(draw)
    expect(new Set(pictures).size).toBe(rankTiers(game).length + 1)
  })

  test('show no rank for an invalid number', () => {
    const unknown = [-1, 0, 19.5, 81, Number.NaN]
    expect(unknown.map(draw)).toEqual(unknown.map(() => draw(null)))
  })
})

test('a title names it; without one it is hidden from screen readers', () => {
  const named = renderToStaticMarkup(<RankBadge game="dota2" tier={80} size={40} title="Immortal" />)
  expect(named).toContain('role="img" aria-label="Immortal"')
  expect(named).toContain('width="40"')
  const silent = renderToStaticMarkup(<RankBadge game="dota2" tier={80} />)
  expect(silent).toContain('aria-hidden="true"')
  expect(silent).not.toContain('<title>')
})
