import { parsedJson } from './parsedJson.ts'

/** Why a text has no reader, as a problem that says what is needed instead. */
export type UnknownFormat =
  | 'file-empty'
  | 'spreadsheet-file'
  | 'data-file'
  | 'not-json'
  | 'form-sheet'
  | 'header-missing'
  | 'unknown-format'

/** How files begin that spreadsheets keep: a ZIP archive, or the container of the old Excel, read as Windows-1251. */
const spreadsheets = ['PK\u0003\u0004', '\u0420\u041F\u0011\u0430']
/** The first column of the sheets in which form services collect answers. */
const formStarts =
  /^["\s]*(?:timestamp|отметка времени|submitted at|submission (?:date|id|time)|start time|время создания|id ответа|дата отправки)["\s]*[,;\t]/iu

/** Recognizes a text that none of the readers detects. */
export function unknownFormat(text: string): UnknownFormat {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') return 'file-empty'
  if (spreadsheets.some(start => plain.startsWith(start))) return 'spreadsheet-file'
  if (/^[[{]/.test(plain)) {
    const value = parsedJson(plain)
    if (value === undefined) return 'not-json'
    return isOwnData(value) ? 'data-file' : 'unknown-format'
  }
  if (formStarts.test(plain)) return 'form-sheet'
  return isTable(plain) ? 'header-missing' : 'unknown-format'
}

/** Results for programs, from which nothing can be made: answers of our API, and a download of earlier versions. */
function isOwnData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { format, cursor } = value as { readonly format?: unknown; readonly cursor?: unknown }
  const isDownload = typeof format === 'string' && format.startsWith('upper-bracket/')
  const isAnswer =
    typeof cursor === 'string' &&
    ['competition', 'teams', 'stages', 'matches', 'tables'].some(key => key in value)
  return isDownload || isAnswer
}

/** Whether two lines have the same number of cells. */
function isTable(text: string): boolean {
  const [header = '', row = ''] = text.split(/\r\n?|\n/)
  return [',', ';', '\t'].some(separator => {
    const cells = header.split(separator).length
    return cells > 1 && row.split(separator).length === cells
  })
}
