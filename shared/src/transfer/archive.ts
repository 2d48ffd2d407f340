import { strToU8, unzipSync, zipSync } from 'fflate'
import { competitionFileName } from './competitionFileName.ts'
import { decodedText } from './decodedText.ts'
import { archiveSizeMax, eventsAtOnce, fileLengthMax } from './transferLimits.ts'

/** A competition in an archive. */
export interface ArchivedCompetition {
  readonly competitionId: string
  /** The text of its file. */
  readonly text: string
}

interface ArchivedFile {
  readonly name: string
  readonly text: string
}

export type ReadArchive =
  | { readonly ok: true; readonly files: readonly ArchivedFile[] }
  | { readonly ok: false; readonly problem: 'archive-damaged' | 'archive-too-large' | 'archive-empty' }

/** The time in all archives, so that the same competitions give the same archive: the first that ZIP knows. */
const unchangingTime = '1980-01-01T12:00:00'

/** Whether bytes begin as a ZIP archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/** Writes the files of competitions as ZIP archives, each of which `readArchive` reads. */
export function writeArchives(
  competitions: readonly ArchivedCompetition[],
): readonly Uint8Array<ArrayBuffer>[] {
  const archives: ArchivedCompetition[][] = []
  let size = 0
  for (const competition of competitions) {
    // What a text takes is at most three bytes per character.
    const own = 3 * competition.text.length
    const current = archives.at(-1)
    if (current === undefined || current.length === eventsAtOnce || size + own > archiveSizeMax) {
      archives.push([competition])
      size = own
    } else {
      current.push(competition)
      size += own
    }
  }
  return archives.map(writeArchive)
}

/** Writes the files of competitions as one ZIP archive. */
export function writeArchive(competitions: readonly ArchivedCompetition[]): Uint8Array<ArrayBuffer> {
  const entries = competitions.map(({ competitionId, text }) => [
    competitionFileName(competitionId),
    strToU8(text),
  ])
  return zipSync(Object.fromEntries(entries), { mtime: unchangingTime })
}

/**
 * Reads the texts in a ZIP archive, without those that macOS adds. What it says of their sizes is checked before they are
 * unpacked.
 */
export function readArchive(bytes: Uint8Array): ReadArchive {
  let isTooLarge = false
  let total = 0
  let count = 0
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:json|csv|tsv|txt)$/i.test(name) || /^__MACOSX\/|(?:^|\/)\._/.test(name)) return false
        total += originalSize
        count += 1
        isTooLarge ||= total > archiveSizeMax || count > eventsAtOnce || originalSize > 3 * fileLengthMax
        return !isTooLarge
      },
    })
    if (isTooLarge) return { ok: false, problem: 'archive-too-large' }
    const files = Object.entries(entries).map(
      ([name, content]): ArchivedFile => ({ name: name.replace(/^.*\//, ''), text: decodedText(content) }),
    )
    return files.length === 0 ? { ok: false, problem: 'archive-empty' } : { ok: true, files }
  } catch {
    return { ok: false, problem: 'archive-damaged' }
  }
}
