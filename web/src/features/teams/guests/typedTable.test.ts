import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { decodedText } from './decodedText.ts'
import { typedTable } from './typedTable.ts'

test.each([
  ['Ann, 54\nBob', [['Ann', ' 54'], ['Bob']]],
  [
    'Ann;54,0\r\nBob;',
    [
      ['Ann', '54,0'],
      ['Bob', ''],
    ],
  ],
  ['"Lee, Ann",54', [['Lee, Ann', '54']]],
  ['Ann\tLegend 4, really; or so', [['Ann', 'Legend 4, really; or so']]],
  ['\ufeffName,Rank', [['Name', 'Rank']]],
  ['"Papa" Ann, 54\n', [['Papa" Ann, 54\n']]],
])('%j', (text, table) => {
  expect(typedTable(text)).toEqual(table)
})

test('a table is read as a spreadsheet writes it', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'Aя"\'\n ,;1'), maxLength: 6 })
  const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(tables, table => {
      expect(typedTable(Papa.unparse(table, { delimiter: '\t', quotes: true }))).toEqual(table)
    }),
  )
})

test('any text is read', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => Array.isArray(typedTable(text))))
})

test.each([
  ['UTF-8', [0xd0, 0xaf]],
  ['UTF-16', [0xff, 0xfe, 0x2f, 0x04]],
  ['windows-1251', [0xdf]],
])('a file in %s is decoded', (_, bytes) => {
  expect(decodedText(new Uint8Array(bytes)).replace('\ufeff', '')).toBe('Я')
})
