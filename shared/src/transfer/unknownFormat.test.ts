import { expect, test } from 'vitest'
import { unknownFormat } from './unknownFormat.ts'

test.each([
  ['', 'file-empty'],
  ['\uFEFF \n', 'file-empty'],
  ['PK\u0003\u0004\u0014xl/workbook.xml', 'spreadsheet-file'],
  ['РП\u0011а\u00B1', 'spreadsheet-file'],
  ['{"format":"upper-bracket/1","competition":"Cup","matches":[],"tables":[]}', 'data-file'],
  ['{"matches":[],"cursor":"x"}', 'data-file'],
  ['{"participant":[{"id":0', 'not-json'],
  ['[{"a":1}', 'not-json'],
  ['{"a":1}', 'unknown-format'],
  ['Отметка времени,Ваш ник,Ранг\n25.11.2026 19:03,Аня,Легенда', 'form-sheet'],
  ['"Timestamp";"Your nickname"\n"1";"Ann"', 'form-sheet'],
  ['Squad;Members\nWolves;Ann', 'header-missing'],
  ['%PDF-1.7', 'unknown-format'],
  ['Dear friends, hello', 'unknown-format'],
])('%j is recognized: %s', (text, reason) => {
  expect(unknownFormat(text)).toBe(reason)
})
