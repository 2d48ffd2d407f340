import { strToU8, zipSync } from 'fflate'
import type { TestSheet } from './testSheet.ts'

/** The bytes of a sheet in its encoding. */
export function encodedSheet({ text, as }: TestSheet): Uint8Array<ArrayBuffer> {
  switch (as) {
    case 'xlsx':
      return workbook(text.split('\n').map(row => row.split('\t')))
    case 'utf-16le':
    case 'utf-16be': {
      const codes = [...`\uFEFF${text}`].flatMap(each => each.split('')).map(unit => unit.charCodeAt(0))
      return Uint8Array.from(
        codes.flatMap(code => (as === 'utf-16le' ? [code & 255, code >> 8] : [code >> 8, code & 255])),
      )
    }
    case 'windows-1251':
      return Uint8Array.from(text, letter => cyrillic.get(letter) ?? letter.charCodeAt(0))
    default:
      return Uint8Array.from(strToU8(as === 'utf-8-mark' ? `\uFEFF${text}` : text))
  }
}

const cyrillic = new Map(
  Array.from({ length: 128 }, (_, index) => index + 128).map(code => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(code)),
    code,
  ]),
)

/** A workbook whose first sheet is empty. */
function workbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const cell = (text: string) =>
    /^\d+$/.test(text) ? `<c><v>${text}</v></c>` : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
  const letter = (index: number) => String.fromCharCode(65 + index)
  const sheet = (data: string) =>
    strToU8(`<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`)
  const data = rows.map((row, index) => {
    const cells = row.map((text, at) => cell(text).replace('<c', `<c r="${letter(at)}${index + 1}"`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const relation = (id: number) =>
    `<Relationship Id="r${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`
  return Uint8Array.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Empty" sheetId="1" r:id="r1"/><sheet name="Players" sheetId="2" r:id="r2"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1)}${relation(2)}</Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': sheet(''),
      'xl/worksheets/sheet2.xml': sheet(data.join('')),
    }),
  )
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
