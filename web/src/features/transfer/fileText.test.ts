import { expect, test } from 'vitest'
import { fileText } from './fileText.ts'

test('files of both encodings are read, without byte order marks', async () => {
  const windows = new Uint8Array([0xca, 0xee, 0xec, 0xe0, 0xed, 0xe4, 0xe0])
  const texts = [new Blob(['\uFEFFКоманда']), new Blob([windows])].map(fileText)
  expect(await Promise.all(texts)).toEqual(['Команда', 'Команда'])
})
