import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { isPictureKind, type PictureSize, pictureSizes } from '@upper-bracket/shared/picture/pictureKind'
import type { PicturePlace } from '@upper-bracket/shared/picture/storedPicture'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'

/**
 * A version never changes, so that a browser keeps it; the edge asks again after an hour, and no longer serves what was
 * removed.
 */
const caching = 'public, max-age=604800, s-maxage=3600, immutable'
/** A version that was replaced or removed, or is not there yet. */
const absentCaching = 'public, max-age=60'

const pattern = /\/api\/competitions\/([^/]+)\/pictures\/([^/]+)\/([^/]+)\/(\d{1,9})-([a-z]+)$/

/** Serves the pictures of competitions, at the addresses of `pictureAddress`. */
export const competitionPicture = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.storedPicture },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const named = namedIn(request.path)
    try {
      const stored = named && (await documents.picture(named.place).get()).data()
      if (stored?.version === undefined || stored.version !== named?.version) {
        response.status(404).set('cache-control', absentCaching).end()
        return
      }
      const file = Buffer.from(stored[named.size], 'base64')
      // The bytes were accepted as one of these two types.
      response
        .set({
          'cache-control': caching,
          'content-type': file[0] === 0x89 ? 'image/png' : 'image/webp',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(file)
    } catch (thrown) {
      logs.pictureFailed(named?.place.competitionId ?? '', thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

interface NamedPicture {
  readonly place: PicturePlace
  readonly version: number
  readonly size: PictureSize
}

function namedIn(path: string): NamedPicture | null {
  const [, id, kind = '', owner, version, sizeName] = pattern.exec(path) ?? []
  const { data: competitionId } = existingId.safeParse(id)
  const { data: ownerId } = existingId.safeParse(owner)
  const size = pictureSizes.find(each => each === sizeName)
  if (competitionId === undefined || ownerId === undefined || size === undefined) return null
  return isPictureKind(kind)
    ? { place: { competitionId, kind, ownerId }, version: Number(version), size }
    : null
}
