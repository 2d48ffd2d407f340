import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { readPicture } from '@upper-bracket/shared/picture/readPicture'
import { getStorage } from 'firebase-admin/storage'
import { firebaseApp } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { isPaused } from '../platform/pause.ts'

/** One banner at a time takes little of the memory that all pictures of an instance share. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Reads the banner of a competition without its metadata; null if there is none that is a picture, if the competition has
 * another revision, and while the operation is paused.
 */
export function readBanner(competitionId: string, revision: number): Promise<Buffer | null> {
  const read = turn.then(() => bannerAt(competitionId, revision))
  turn = read.catch(() => undefined)
  return read
}

async function bannerAt(competitionId: string, revision: number): Promise<Buffer | null> {
  if (await isPaused()) return null
  const competition = (await documents.competition(competitionId).get()).data()
  if (competition?.revision !== revision || competition.bannerURL === null) return null
  const file = getStorage(firebaseApp()).bucket().file(bannerFile(competitionId))
  const [exists] = await file.exists()
  if (!exists) return null
  const [content] = await file.download()
  const banner = readPicture(content)?.bytes
  return banner ? Buffer.from(banner.buffer, banner.byteOffset, banner.length) : null
}
