import Papa from 'papaparse'

/**
 * Splits a pasted or loaded table into cells, line by line. The separator is a tab (copied from a spreadsheet) if there
 * is one anywhere, otherwise a semicolon (saved by spreadsheets with decimal commas), otherwise a comma.
 */
export function typedTable(text: string): readonly (readonly string[])[] {
  const delimiter = ['\t', ';'].find(each => text.includes(each)) ?? ','
  return Papa.parse<string[]>(text, { delimiter }).data
}
