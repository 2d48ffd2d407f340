// @vitest-environment happy-dom
import { expect, test } from 'vitest'

test('early parts count only for whom the stylesheet shows them', async () => {
  document.body.innerHTML = '<div data-early="list"><early-part lang="en">Cups</early-part></div>'
  const { hasEarlyParts } = await import('./earlyParts.ts')
  document.documentElement.dataset['reads'] = 'en'
  expect([hasEarlyParts('en'), hasEarlyParts('ru')]).toEqual([true, false])
  // The edge knows the languages of the browser, not the one that was chosen.
  document.documentElement.dataset['reads'] = 'ru'
  expect(hasEarlyParts('en')).toBe(false)
})
