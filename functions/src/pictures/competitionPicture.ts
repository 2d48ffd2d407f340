import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import {
  isPictureKind,
  type PictureKind,
  type PictureSize,
  pictureSizes,
} from '@upper-bracket/shared/picture/pictureKind'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { readBanner } from './readBanner.ts'

/**
 * A version never changes, so that a browser keeps it; the edge asks again after an hour, and no longer serves what was
 * removed.
 */
const caching = 'public, max-age=604800, s-maxage=3600, immutable'
/** A version that was replaced or removed, or is not there yet. */
const absentCaching = 'public, max-age=60'

const pattern = /\/api\/competitions\/([^/]+)\/pictures\/([^/]+)\/([^/]+)\/(0|[1-9]\d{0,8})-([a-z]+)$/

/**
 * Serves the pictures of competitions, at the addresses of `pictureAddress` and `bannerAddress`: pages show a banner from
 * Storage, which lets no script read it.
 */
export const competitionPicture = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.storedPicture },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const named = namedIn(request.path)
    try {
      const file = named && (await fileOf(named))
      if (!file) {
        response.status(404).set('cache-control', absentCaching).end()
        return
      }
      response
        .set({
          'cache-control': caching,
          'content-type': file[0] === 0x89 ? 'image/png' : file[0] === 0xff ? 'image/jpeg' : 'image/webp',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(file)
    } catch (thrown) {
      logs.pictureFailed(named?.competitionId ?? '', thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

interface NamedPicture {
  readonly competitionId: string
  readonly kind: PictureKind | 'banner'
  readonly ownerId: string
  readonly version: number
  readonly size: PictureSize
}

/** Reads a file whose bytes were accepted as a picture; null if it is not there, or no longer. */
async function fileOf({ competitionId, kind, ownerId, version, size }: NamedPicture): Promise<Buffer | null> {
  if (kind === 'banner') return readBanner(competitionId, version)
  const stored = (await documents.picture({ competitionId, kind, ownerId }).get()).data()
  return stored?.version === version ? Buffer.from(stored[size], 'base64') : null
}

function namedIn(path: string): NamedPicture | null {
  const [, id, kind = '', owner, version, sizeName] = pattern.exec(path) ?? []
  const { data: competitionId } = existingId.safeParse(id)
  const { data: ownerId } = existingId.safeParse(owner)
  const size = pictureSizes.find(each => each === sizeName)
  if (competitionId === undefined || ownerId === undefined || size === undefined) return null
  // A banner has one address only, so that the edge answers for it.
  const isBanner = kind === 'banner' && ownerId === competitionId && size === 'large'
  return isBanner || isPictureKind(kind)
    ? { competitionId, kind, ownerId, version: Number(version), size }
    : null
}
