import { expect, test } from 'vitest'
import { preferredLanguage } from './preferredLanguage.ts'

test.each([
  [['ru-RU', 'ru', 'en-US', 'en'], 'ru'],
  [['en-GB', 'ru'], 'en'],
  [['EN'], 'en'],
  [['uk-UA', 'ru', 'en'], 'ru'],
  [['de-DE', 'en', 'ru'], 'en'],
  [['de-DE'], 'ru'],
  [['eng'], 'ru'],
  [[], 'ru'],
] as const)('a browser that prefers %j gets %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language)
})
