import { isOwnPhoto } from '../profile/ownPhoto.ts'
import { publicName } from '../profile/publicName.ts'
import type { Player } from './player.ts'

/** What an entry shows of a person. */
type ShownPerson = Pick<Player, 'displayName' | 'photoURL'>

/**
 * What an entry may show of what it shows: no e-mail address in the name, no picture that lies elsewhere. Entries of
 * finished competitions repeat no profile any more, and are mended by this alone.
 */
export function mendedEntry({ uid, displayName, photoURL }: Player, projectId: string): ShownPerson {
  return {
    displayName: displayName === null ? null : publicName({ displayName }),
    photoURL: photoURL !== null && isOwnPhoto(photoURL, uid, projectId) ? photoURL : null,
  }
}
