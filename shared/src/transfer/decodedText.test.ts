import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { decodedText } from './decodedText.ts'

test('files of both encodings are read, without byte order marks', () => {
  const windows = new Uint8Array([0xca, 0xee, 0xec, 0xe0, 0xed, 0xe4, 0xe0])
  expect([strToU8('\uFEFFКоманда'), windows].map(decodedText)).toEqual(['Команда', 'Команда'])
})
