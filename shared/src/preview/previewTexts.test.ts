import { expect, test } from 'vitest'
import { languages } from '../profile/profile.ts'
import { previewTexts } from './previewTexts.ts'

test.each(languages)('the sentence with the start ends with one full stop (%s)', language => {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Moscow' })
  expect(previewTexts[language].starts(date.format(0))).toMatch(/19\d\d( г)?\.$/)
})
