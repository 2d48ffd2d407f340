import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('/web/src/**/*.{ts,tsx,css}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('nothing of ours moves for ever: a page at rest costs no frames', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  const endless = Object.entries(sources).filter(([, text]) => /animation[^;\n]*\binfinite\b/.test(text))
  expect(endless.map(([path]) => path)).toEqual([])
})
