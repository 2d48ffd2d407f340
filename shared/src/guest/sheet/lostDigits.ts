const cut = /^\d{15}…$|^\d[.,]\d+e\+\d+$/i
const long = /^\d{16,}$/

/**
 * Returns whether a spreadsheet has lost digits of an id in a cell of a column: it keeps 15, so that an id belongs to
 * somebody else. All ids of the column end in zeros, or the cell shows it.
 */
export function lostDigits(cells: readonly string[]): (cell: string) => boolean {
  const isRounded = cells.filter(cell => long.test(cell)).every(cell => cell.endsWith('00'))
  return cell => cut.test(cell) || (isRounded && long.test(cell))
}
