import Papa from 'papaparse'

/**
 * Decodes a file of an organizer: an Excel workbook as the text of its first sheet with content, in cells divided by tabs,
 * or text in UTF-8, UTF-16, or the code page in which spreadsheets save Russian lists. Rejects a workbook that is damaged.
 */
export async function sheetText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return workbookText(bytes)
  return decodedText(bytes)
}

/** Whether bytes are a workbook of the old Excel, which nothing here reads. */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

function decodedText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The kind of UTF-16, by its mark or by its zeros: tabs, line ends and digits have one. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const sheets = await readWorkbook(Uint8Array.from(bytes).buffer)
  const filled = sheets.find(({ data }) => data.some(row => row.some(cell => cell !== null)))
  const rows = (filled?.data ?? []).map(row => row.map(cellText))
  return Papa.unparse(rows, { delimiter: '\t', newline: '\n' })
}

/** A date is written as in ISO 8601, with its time unless that is midnight. */
function cellText(cell: unknown): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  return JSON.stringify(cell).slice(1, 17).replace('T', ' ').replace(' 00:00', '')
}
