/** An apostrophe that our export put before a name which a spreadsheet would take for a formula. */
const guard = /(^|[,;|\t])([\s\p{Z}\p{Cf}"]*)'(?=[=+\-@−＝＋－＠﹦﹢﹣﹫])/gu

/** A name as it was before it was written into a CSV file for spreadsheets. */
export function plainName(cell: string): string {
  return cell.replace(guard, '$1$2')
}
