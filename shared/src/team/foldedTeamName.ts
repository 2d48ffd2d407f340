/**
 * The key under which team names are unique: case, width, compatibility forms and the number of spaces do not
 * distinguish names ('NAVI', 'navi' and 'ｎａｖｉ' are the same).
 *
 * It is also a valid document id: no slash, never '.', '..' or '__…__', and within 1500 bytes for every valid name.
 */
export function foldedTeamName(name: string): string {
  // Twice: the capital ẞ first becomes ß, and ß becomes ss.
  const folded = foldCase(foldCase(name)).replace(/\s+/g, ' ').trim()
  // A folded name has no upper case, so it cannot contain an escaped slash already.
  return `=${folded.replaceAll('/', '%2F')}`
}

// Upper case first, so that several lower-case forms (ß and ss, σ and ς) become one.
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
