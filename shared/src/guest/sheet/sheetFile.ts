import Papa from 'papaparse'

/** A file of an organizer, as texts. */
export interface SheetFile {
  /** The worksheets of a workbook with content, in cells divided by tabs; any other file has one without a name. */
  readonly worksheets: readonly Worksheet[]
  /** Whether letters outside of English may be other ones, because the file does not show its code page. */
  readonly isDoubted: boolean
}

interface Worksheet {
  readonly name: string
  readonly text: string
}

/**
 * Decodes a file: an Excel workbook, or text in UTF-8, UTF-16, or one of the code pages in which spreadsheets save
 * Russian and Western European lists. Rejects a workbook that is damaged.
 */
export async function openSheetFile(bytes: Uint8Array<ArrayBuffer>): Promise<SheetFile> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4)
    return { worksheets: await worksheetsOf(bytes), isDoubted: false }
  const wide = wideEncoding(bytes)
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: wide === null }).decode(bytes)
    return { worksheets: [{ name: '', text }], isDoubted: false }
  } catch {
    return ofCodePage(bytes)
  }
}

/** Whether bytes are a workbook of the old Excel, which nothing here reads. */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

/** Western European letters read as Russian ones stand among Latin letters: 'Müller' becomes 'Mьller'. */
function ofCodePage(bytes: Uint8Array): SheetFile {
  const russian = new TextDecoder('windows-1251').decode(bytes)
  const words = russian.match(/\p{L}*\p{sc=Cyrl}\p{L}*/gu) ?? []
  const mixed = words.filter(word => /\p{sc=Latn}/u.test(word))
  const text = mixed.length * 2 > words.length ? new TextDecoder('windows-1252').decode(bytes) : russian
  return { worksheets: [{ name: '', text }], isDoubted: mixed.length > 0 }
}

/** The kind of UTF-16, by its mark or by its zeros, which tabs, line ends and digits have; a few are garbage. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if ((even + odd) * 20 < bytes.length || even + odd === 0) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

async function worksheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Worksheet[]> {
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const sheets = await readWorkbook(Uint8Array.from(bytes).buffer)
  const filled = sheets.filter(({ data }) => data.some(row => row.some(cell => cell !== null)))
  const worksheets = filled.map(({ sheet, data }) => ({
    name: sheet,
    text: Papa.unparse(
      data.map(row => row.map(cellText)),
      { delimiter: '\t', newline: '\n' },
    ),
  }))
  return worksheets.length === 0 ? [{ name: '', text: '' }] : worksheets
}

/**
 * A date is written as in ISO 8601, with its time unless that is midnight. Of a number that is too long for a workbook
 * only the digits are written that it keeps (`lostDigits`).
 */
function cellText(cell: unknown): string {
  if (cell === null) return ''
  if (typeof cell === 'number' && Number.isInteger(cell) && !Number.isSafeInteger(cell))
    return `${BigInt(cell).toString().slice(0, 15)}…`
  if (typeof cell !== 'object') return String(cell)
  return JSON.stringify(cell).slice(1, 17).replace('T', ' ').replace(' 00:00', '')
}
