import { foldedName } from '../text/foldedName.ts'

/**
 * The key under which team names are unique (see `foldedName`). It is also a valid document id: no slash, never '.',
 * '..' or '__…__', and within 1500 bytes for every valid name.
 */
export function foldedTeamName(name: string): string {
  // A folded name has no upper case, so it cannot contain an escaped slash already.
  return `=${foldedName(name).replaceAll('/', '%2F')}`
}
