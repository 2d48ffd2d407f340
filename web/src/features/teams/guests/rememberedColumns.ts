import type { ChosenReading, Sheet } from '@upper-bracket/shared/guest/sheet/readSheet'

const key = 'upper-bracket.sheetColumns'
const maxSheets = 20

type Remembered = readonly (readonly [fingerprint: string, reading: ChosenReading])[]

/** What sheets with the same columns have in common: their headers; empty for a sheet without. */
export function sheetFingerprint(sheet: Sheet | null): string {
  const isNamed = sheet !== null && sheet.header !== null
  return isNamed ? sheet.columns.map(({ title }) => title.toLowerCase()).join('\t') : ''
}

/** The assignment that was chosen in this browser for the sheet before with the same headers; null if there is none. */
export function rememberedReading(fingerprint: string): ChosenReading | null {
  return readAll().find(([each]) => each === fingerprint)?.[1] ?? null
}

export function rememberReading(fingerprint: string, reading: ChosenReading): void {
  if (fingerprint === '') return
  const others = readAll().filter(([each]) => each !== fingerprint)
  try {
    localStorage.setItem(key, JSON.stringify([[fingerprint, reading], ...others].slice(0, maxSheets)))
  } catch {
    // Without storage, the next sheet is guessed again.
  }
}

function readAll(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
