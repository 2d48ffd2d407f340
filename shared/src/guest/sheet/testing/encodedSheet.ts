import { strToU8, zipSync } from 'fflate'
import type { TestSheet } from './testSheet.ts'

/** The bytes of a sheet in its encoding. */
export function encodedSheet({ text, as }: Pick<TestSheet, 'text' | 'as'>): Uint8Array<ArrayBuffer> {
  switch (as) {
    case 'xlsx':
      return workbook(text.split('\f').map(sheet => sheet.split('\n').map(row => row.split('\t'))))
    case 'utf-16le':
    case 'utf-16be': {
      const codes = [...`\uFEFF${text}`].flatMap(each => each.split('')).map(unit => unit.charCodeAt(0))
      return Uint8Array.from(
        codes.flatMap(code => (as === 'utf-16le' ? [code & 255, code >> 8] : [code >> 8, code & 255])),
      )
    }
    case 'windows-1251':
    case 'windows-1252':
      return Uint8Array.from(text, letter => lettersOf(as).get(letter) ?? letter.charCodeAt(0))
    default:
      return Uint8Array.from(strToU8(as === 'utf-8-mark' ? `\uFEFF${text}` : text))
  }
}

function lettersOf(page: string): ReadonlyMap<string, number> {
  const codes = Array.from({ length: 128 }, (_, index) => index + 128)
  return new Map(codes.map(code => [new TextDecoder(page).decode(Uint8Array.of(code)), code]))
}

/** A workbook whose first worksheet is empty. */
function workbook(filled: readonly (readonly (readonly string[])[])[]): Uint8Array<ArrayBuffer> {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const cell = (text: string) =>
    /^\d+$/.test(text) ? `<c><v>${text}</v></c>` : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
  const letter = (index: number) => String.fromCharCode(65 + index)
  const sheet = (data: string) =>
    strToU8(`<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`)
  const dataOf = (rows: readonly (readonly string[])[]) =>
    rows
      .map((row, index) => {
        const cells = row.map((text, at) => cell(text).replace('<c', `<c r="${letter(at)}${index + 1}"`))
        return `<row r="${index + 1}">${cells.join('')}</row>`
      })
      .join('')
  const worksheets = ['', ...filled.map(dataOf)].map((data, index) => ({ id: index + 1, data }))
  const relations = worksheets.map(
    ({ id }) => `<Relationship Id="r${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  )
  const named = worksheets.map(({ id }) => `<sheet name="Sheet ${id}" sheetId="${id}" r:id="r${id}"/>`)
  return Uint8Array.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
      ),
      ...Object.fromEntries(worksheets.map(({ id, data }) => [`xl/worksheets/sheet${id}.xml`, sheet(data)])),
    }),
  )
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
