import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RatingBadge } from './RatingBadge.tsx'

test.each([
  [4350, /^4.350$/],
  [null, /^–$/],
])('the rating %s is shown as a number, and named with its unit', (rating, shown) => {
  const markup = renderToStaticMarkup(<RatingBadge rating={rating} size={28} title="4,350 MMR" />)
  expect(markup).toContain('aria-label="4,350 MMR"')
  expect(markup.replace(/<style.*?<\/style>|<[^>]*>/g, '')).toMatch(shown)
})
