import type { PictureType } from './pictureKind.ts'

export interface PictureFile {
  readonly type: PictureType
  readonly width: number
  readonly height: number
  /** The file with nothing in it but what draws the picture. */
  readonly bytes: Uint8Array
}

/** A named part of a file, with its header. */
interface Chunk {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Reads a still PNG, WebP or JPEG by its content, and drops its metadata. Returns null if the file is anything else, or more
 * than that: another format, or a picture with something before, between or after its parts.
 */
export function readPicture(bytes: Uint8Array): PictureFile | null {
  return readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
}

const pngSignature = '\x89PNG\r\n\x1a\n'

function readPng(bytes: Uint8Array): PictureFile | null {
  if (text(bytes, 0, 8) !== pngSignature) return null
  const chunks = chunksOf(bytes, {
    from: 8,
    nameAt: 4,
    lengthOf: (view, at) => view.getUint32(at) + 12,
  })
  const kept = chunks?.filter(({ name }) => ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].includes(name)) ?? []
  const isWhole = /^IHDR(PLTE)?(tRNS)?(IDAT)+IEND$/.test(kept.map(({ name }) => name).join(''))
  const [header] = kept
  if (!isWhole || header?.bytes.length !== 25 || chunks?.at(-1)?.name !== 'IEND') return null
  const view = viewOf(header.bytes)
  return {
    type: 'image/png',
    width: view.getUint32(8),
    height: view.getUint32(12),
    bytes: joined([bytes.subarray(0, 8), ...kept.map(chunk => chunk.bytes)]),
  }
}

const alphaFlag = 0x10

function readWebp(bytes: Uint8Array): PictureFile | null {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return null
  if (viewOf(bytes).getUint32(4, true) + 8 !== bytes.length) return null
  const chunks = chunksOf(bytes, {
    from: 12,
    nameAt: 0,
    lengthOf: (view, at) => 8 + evenLength(view.getUint32(at + 4, true)),
  })
  const kept = chunks?.filter(({ name }) => ['VP8X', 'ALPH', 'VP8 ', 'VP8L'].includes(name)) ?? []
  if (!/^(VP8X(ALPH)?)?(VP8 |VP8L)$/.test(kept.map(({ name }) => name).join(''))) return null
  const size = bitstreamSize(kept.at(-1))
  const [header] = kept
  if (size === null || header === undefined) return null
  const isExtended = header.name === 'VP8X'
  if (isExtended && !isCanvas(header.bytes, size)) return null
  const rest = kept.slice(1).map(chunk => chunk.bytes)
  const body = joined([isExtended ? withoutMetadata(header.bytes) : header.bytes, ...rest])
  const head = bytes.slice(0, 12)
  viewOf(head).setUint32(4, body.length + 4, true)
  return { type: 'image/webp', ...size, bytes: joined([head, body]) }
}

type Size = Pick<PictureFile, 'width' | 'height'>

/** Whether the extended header gives the picture the size that it has. */
function isCanvas(header: Uint8Array, { width, height }: Size): boolean {
  if (header.length !== 18) return false
  const side = (at: number) => (viewOf(header).getUint32(at, true) & 0xff_ffff) + 1
  // The last three bytes are the height, so that it is read together with the byte before it.
  return side(12) === width && (viewOf(header).getUint32(14, true) >>> 8) + 1 === height
}

/** Clears the flags that announce the chunks that were dropped. */
function withoutMetadata(header: Uint8Array): Uint8Array {
  const copy = header.slice()
  copy[8] = (copy[8] ?? 0) & alphaFlag
  return copy
}

function bitstreamSize(chunk: Chunk | undefined): Size | null {
  if (chunk === undefined || chunk.bytes.length < 18) return null
  const view = viewOf(chunk.bytes)
  if (chunk.name === 'VP8 ') {
    const isKeyFrame = text(chunk.bytes, 11, 3) === '\x9d\x01*'
    const side = (at: number) => view.getUint16(at, true) & 0x3fff
    return isKeyFrame ? { width: side(14), height: side(16) } : null
  }
  if (view.getUint8(8) !== 0x2f) return null
  const packed = view.getUint32(9, true)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

/** The markers of JPEG, each the second byte after 0xff. */
const jpeg = {
  end: 0xd9,
  scan: 0xda,
  /** Baseline, extended and progressive frames, which every browser shows. */
  frames: [0xc0, 0xc1, 0xc2],
  /** Tables, and how often a scan restarts. */
  tables: [0xc4, 0xdb, 0xdd],
  /** Says how colours are encoded, in a part of this length. */
  adobe: { marker: 0xee, length: 14 },
  isMetadata: (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe,
} as const

function readJpeg(bytes: Uint8Array): PictureFile | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 2)]
  let size: Size | null = null
  let hasPixels = false
  for (let at = 2; at + 2 <= bytes.length && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === jpeg.end) {
      if (size === null || !hasPixels || at + 2 !== bytes.length) return null
      return { type: 'image/jpeg', ...size, bytes: joined([...kept, bytes.subarray(at)]) }
    }
    const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (jpeg.frames.some(each => each === marker)) {
      if (size !== null || length < 8) return null
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    } else if (marker === jpeg.scan) {
      if (size === null) return null
      hasPixels = true
    } else if (!jpeg.tables.some(each => each === marker) && !jpeg.isMetadata(marker)) return null
    const next = marker === jpeg.scan ? endOfScan(bytes, end) : end
    const isAdobe = marker === jpeg.adobe.marker && length === jpeg.adobe.length
    if (isAdobe || !jpeg.isMetadata(marker)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return null
}

/** Returns where the pixels of a scan end: at a marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

interface ChunkFormat {
  readonly from: number
  /** Where the name begins within a chunk. */
  readonly nameAt: number
  /** The length of the chunk at an offset, header included. */
  readonly lengthOf: (view: DataView, at: number) => number
}

/** Returns the chunks of a file; null if they do not end where it ends. */
function chunksOf(bytes: Uint8Array, { from, nameAt, lengthOf }: ChunkFormat): readonly Chunk[] | null {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  let at = from
  while (at + 8 <= bytes.length) {
    const end = at + lengthOf(view, at)
    if (end > bytes.length) return null
    chunks.push({ name: text(bytes, at + nameAt, 4), bytes: bytes.subarray(at, end) })
    at = end
  }
  return at === bytes.length ? chunks : null
}

function evenLength(length: number): number {
  return length + (length % 2)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
