import { expect, test } from 'vitest'
import { defaultOverlay, type OverlayOptions, overlayOptionsOf, overlaySearch } from './overlayOptions.ts'

const optionsOf = (search: string) => overlayOptionsOf(new URLSearchParams(search))

test.each<OverlayOptions>([
  defaultOverlay,
  { view: 'hall', lang: 'en', accent: '#12abEF', size: 'l', logo: true, seconds: 60 },
])('an address keeps its options', options => {
  expect(optionsOf(overlaySearch(options).toString())).toEqual(options)
})

test.each([
  '',
  'view=match',
  'view=toString&lang=de&size=xl&logo=yes',
  'accent=red',
  'accent=12345',
  'accent=000000);x:url(',
  'seconds=4',
  'seconds=61',
  'seconds=5.5',
  'seconds=',
])('what is missing or invalid has its default: %s', search => {
  expect(optionsOf(search)).toEqual(defaultOverlay)
})
