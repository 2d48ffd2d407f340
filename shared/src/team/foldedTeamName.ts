/**
 * What two names of teams must not have in common: neither case, nor width, nor compatibility forms, nor the
 * number of spaces tell names apart ('NAVI', 'navi' and 'ｎａｖｉ' are one).
 *
 * It serves as a document id as well: without a slash, never '.', '..' or '__…__', and within 1500 bytes for
 * every name that a team may have.
 */
export function foldedTeamName(name: string): string {
  // Twice: the capital ẞ becomes ß at first, and only ß becomes ss.
  const folded = foldCase(foldCase(name)).replace(/\s+/g, ' ').trim()
  // What is folded has no upper case, so that no name can bring an escaped slash of its own.
  return `=${folded.replaceAll('/', '%2F')}`
}

// Upper case first, so that what has several lower forms (ß and ss, σ and ς) meets in one.
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
