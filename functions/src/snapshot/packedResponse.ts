import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'

/** A body as it is sent. */
export interface PackedResponse {
  readonly json: string
  readonly gzipped: Buffer
  /** The same content has the same tag, whenever it was read. */
  readonly etag: string
}

/** Short blocks compress better, because the columns differ so much that each needs its own Huffman code. */
const compression = { level: 9, memLevel: 4 } as const

export function packedResponse(snapshot: PublicSnapshot): Promise<PackedResponse> {
  const packed = packSnapshot(snapshot)
  return packedBody(packed, { ...packed, asOf: null })
}

/** @param content the part of the body that changes its tag; all of it unless given */
export async function packedBody(body: object, content = body): Promise<PackedResponse> {
  const json = JSON.stringify(body)
  return {
    json,
    gzipped: await promisify(gzip)(json, compression),
    etag: `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`,
  }
}
