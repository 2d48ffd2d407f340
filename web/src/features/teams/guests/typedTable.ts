import Papa from 'papaparse'

/**
 * The cells of a pasted or loaded table, line by line. What separates them is a tab (copied from a spreadsheet) if there
 * is one anywhere, otherwise a semicolon (as spreadsheets with decimal commas save), otherwise a comma.
 */
export function typedTable(text: string): readonly (readonly string[])[] {
  const delimiter = ['\t', ';'].find(each => text.includes(each)) ?? ','
  return Papa.parse<string[]>(text, { delimiter }).data
}
