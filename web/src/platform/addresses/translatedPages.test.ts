import { englishAddress } from '@upper-bracket/shared/preview/translatedAddresses'
import { expect, test } from 'vitest'
import { addressForAll, addressLanguage, translatedPages } from './translatedPages.ts'

test('each translated page has an address for English, and one for everybody', () => {
  for (const page of translatedPages) {
    const english = englishAddress(page)
    expect([page, english, `${english}/`].map(addressLanguage)).toEqual([null, 'en', 'en'])
    expect([page, english].map(addressForAll)).toEqual([page, page])
  }
})

test.each(['/en/competitions/abc', '/enough', '/en/no/such', '/tournaments'])('%s is neither', address => {
  expect([addressLanguage(address), addressForAll(address)]).toEqual([null, address])
})
