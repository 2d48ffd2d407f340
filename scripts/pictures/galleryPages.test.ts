import { expect, test } from 'vitest'
import { galleryPages } from '../../web/e2e/deep/support/galleryPages.ts'

test('the pages of the gallery can be named without emulators', () => {
  expect(Object.keys(galleryPages)).toContain('home')
})
