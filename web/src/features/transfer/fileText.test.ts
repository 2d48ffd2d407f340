import { expect, test } from 'vitest'
import { fileText } from './fileText.ts'

test('files of both encodings follow each other, without byte order marks', async () => {
  const windows = new Uint8Array([0xca, 0xee, 0xec, 0xe0, 0xed, 0xe4, 0xe0])
  expect(await fileText([new Blob(['\uFEFFКоманда']), new Blob([windows])])).toBe('Команда\n\nКоманда')
})
