import { expect, test } from 'vitest'
import { decodedText } from './decodedText.ts'

test.each([
  ['UTF-8', [0xd0, 0xaf]],
  ['UTF-16', [0xff, 0xfe, 0x2f, 0x04]],
  ['windows-1251', [0xdf]],
])('a file in %s is decoded', (_, bytes) => {
  expect(decodedText(new Uint8Array(bytes)).replace('\ufeff', '')).toBe('Я')
})
