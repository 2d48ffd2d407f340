// @vitest-environment happy-dom
import { css } from '@emotion/react'
import { expect, test } from 'vitest'
import { emotionCache } from './emotionCache.ts'

test('only the prefixes that a supported browser needs are written', () => {
  const cache = emotionCache()
  // In production, rules leave no text.
  cache.sheet.isSpeedy = false
  const style = { display: 'flex', userSelect: 'none', '&::placeholder': { maskImage: 'none' } } as const
  cache.insert('.box', css(style), cache.sheet, true)
  const written = cache.sheet.tags.map(({ textContent }) => textContent).join('')
  expect(written).toBe(
    '.box{display:flex;-webkit-user-select:none;user-select:none;}.box::placeholder{-webkit-mask-image:none;mask-image:none;}',
  )
})
