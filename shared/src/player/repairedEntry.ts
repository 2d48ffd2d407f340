import { isOwnPhoto } from '../profile/ownPhoto.ts'
import { publicName } from '../profile/publicName.ts'
import type { Player } from './player.ts'

type ShownPerson = Pick<Player, 'displayName' | 'photoURL'>

/**
 * Returns a person's name and picture in the form that entries may show: no e-mail address in the name, no picture
 * hosted elsewhere. Entries of finished competitions no longer follow the profile, so this is their only correction.
 */
export function repairedEntry({ uid, displayName, photoURL }: Player, projectId: string): ShownPerson {
  return {
    displayName: displayName === null ? null : publicName({ displayName }),
    photoURL: photoURL !== null && isOwnPhoto(photoURL, uid, projectId) ? photoURL : null,
  }
}
