import { strToU8, unzipSync, zipSync } from 'fflate'
import {
  type ArchivedPictures,
  type LeftPicture,
  pictureBytesMax,
  pictureEntries,
  readPictures,
  stemOfPicture,
} from './archivedPictures.ts'
import { competitionFileName, fileStem } from './competitionFileName.ts'
import { decodedText } from './decodedText.ts'
import { archivedFilesMax, archiveSizeMax, eventsAtOnce, fileLengthMax } from './transferLimits.ts'

/** A competition in an archive. */
export interface ArchivedCompetition {
  readonly competitionId: string
  /** The text of its file. */
  readonly text: string
  readonly pictures?: ArchivedPictures
}

/** A text in an archive, with the pictures that belong to it. */
export interface ArchivedFile {
  readonly name: string
  readonly text: string
  readonly pictures?: ArchivedPictures
  /** The pictures that cannot be taken. */
  readonly leftPictures?: readonly LeftPicture[]
}

/** A picture that is none of ours belongs to no competition either. */
const anyPicture = /\.(?:png|webp|jpe?g|gif|svg|avif)$/i

type Entry = readonly [name: string, bytes: Uint8Array]

export type ReadArchive =
  | {
      readonly ok: true
      readonly files: readonly ArchivedFile[]
      /** The names of pictures that belong to none of the files. */
      readonly strayPictures?: readonly string[]
    }
  | { readonly ok: false; readonly problem: 'archive-damaged' | 'archive-too-large' | 'archive-empty' }

/** What an archive has of each file next to its content and, twice, its name. */
const entryHead = 128

/** The time in all archives, so that the same competitions give the same archive: the first that ZIP knows. */
const unchangingTime = '1980-01-01T12:00:00'

/** Whether bytes begin as a ZIP archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/**
 * Writes competitions as ZIP archives, each of which `readArchive` reads. Only the competitions of one archive are held at
 * a time, so that there may be any number of them.
 */
export async function* writeArchives(
  competitions: AsyncIterable<ArchivedCompetition> | Iterable<ArchivedCompetition>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let current: Entry[] = []
  let [count, size] = [0, 0]
  for await (const competition of competitions) {
    const entries = entriesOf(competition)
    const own = entries.reduce((sum, [name, bytes]) => sum + bytes.length + 2 * name.length + entryHead, 0)
    const isFull =
      count === eventsAtOnce ||
      size + own > archiveSizeMax ||
      current.length + entries.length > archivedFilesMax
    if (count > 0 && isFull) {
      yield zipped(current)
      current = []
      count = 0
      size = 0
    }
    current.push(...entries)
    count += 1
    size += own
  }
  if (count > 0) yield zipped(current)
}

/** Writes the files of competitions as one ZIP archive. */
export function writeArchive(competitions: readonly ArchivedCompetition[]): Uint8Array<ArrayBuffer> {
  return zipped(competitions.flatMap(entriesOf))
}

function entriesOf({ competitionId, text, pictures }: ArchivedCompetition): readonly Entry[] {
  const name = competitionFileName(competitionId)
  return [[name, strToU8(text)], ...(pictures ? pictureEntries(fileStem(name), pictures) : [])]
}

function zipped(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  // Pictures are packed already.
  const packed = entries.map(([name, bytes]): [string, [Uint8Array, { level: 0 | 6 }]] => [
    name,
    [bytes, { level: /\.json$/.test(name) ? 6 : 0 }],
  ])
  return zipSync(Object.fromEntries(packed), { mtime: unchangingTime })
}

/**
 * Reads the texts in a ZIP archive with their pictures, without what macOS adds. What it says of their sizes is checked
 * before they are unpacked. A picture that is too large is left out, and only that.
 */
export function readArchive(bytes: Uint8Array): ReadArchive {
  let isTooLarge = false
  let [total, texts, files] = [0, 0, 0]
  const [tooLarge, stray]: [string[], string[]] = [[], []]
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isPicture = stemOfPicture(name) !== null
        if (/^__MACOSX\/|(?:^|\/)\._/.test(name)) return false
        if (!isPicture && anyPicture.test(name)) stray.push(name)
        if (!isPicture && !/\.(?:json|csv|tsv|txt)$/i.test(name)) return false
        files += 1
        if (isPicture && originalSize > pictureBytesMax) {
          tooLarge.push(name)
          return false
        }
        total += originalSize
        texts += isPicture ? 0 : 1
        isTooLarge ||=
          total > archiveSizeMax ||
          texts > eventsAtOnce ||
          files > archivedFilesMax ||
          originalSize > 3 * fileLengthMax
        return !isTooLarge
      },
    })
    if (isTooLarge) return { ok: false, problem: 'archive-too-large' }
    const pictures = Map.groupBy(
      [...Object.entries(entries), ...tooLarge.map((name): Entry => [name, new Uint8Array()])],
      ([name]) => stemOfPicture(name),
    )
    const read = Object.entries(entries)
      .filter(([name]) => stemOfPicture(name) === null)
      .map(([name, content]): ArchivedFile => {
        const stem = fileStem(name)
        const own = pictures.get(stem)
        const file = { name: name.replace(/^.*\//, ''), text: decodedText(content) }
        if (own === undefined) return file
        const { pictures: taken, left } = readPictures(stem, new Map(own))
        return { ...file, pictures: taken, ...(left.length > 0 && { leftPictures: left }) }
      })
    if (read.length === 0) return { ok: false, problem: 'archive-empty' }
    const stems = new Set(Object.keys(entries).map(fileStem))
    for (const [stem, own] of pictures)
      if (stem !== null && !stems.has(stem)) stray.push(...own.map(([name]) => name))
    return { ok: true, files: read, ...(stray.length > 0 && { strayPictures: stray }) }
  } catch {
    return { ok: false, problem: 'archive-damaged' }
  }
}
