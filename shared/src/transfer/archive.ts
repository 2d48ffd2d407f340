import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { documentId } from '../text/documentId.ts'
import { eventSource } from './eventSource.ts'
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
  /** Identifies a competition that was archived here or on another installation; null for any other file. */
  readonly source: string | null
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

/** Writes the files of competitions as one ZIP archive, which `readArchive` reads. */
export function writeArchive(competitions: readonly ArchivedCompetition[]): Uint8Array<ArrayBuffer> {
  const entries = competitions.map(({ competitionId, text }) => [nameOf(competitionId), strToU8(text)])
  return zipSync(Object.fromEntries(entries), { mtime: unchangingTime })
}

/** Reads the texts in a ZIP archive. What it says of their sizes is checked before they are unpacked. */
export function readArchive(bytes: Uint8Array): ReadArchive {
  let isTooLarge = false
  let total = 0
  let count = 0
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:json|csv|tsv|txt)$/i.test(name)) return false
        total += originalSize
        count += 1
        isTooLarge ||= total > archiveSizeMax || count > eventsAtOnce || originalSize > 3 * fileLengthMax
        return !isTooLarge
      },
    })
    if (isTooLarge) return { ok: false, problem: 'archive-too-large' }
    const files = Object.entries(entries).map(([name, content]): ArchivedFile => {
      const [, id] = /^competitions\/([^/]+)\.json$/.exec(name) ?? []
      const isId = id !== undefined && documentId.safeParse(id).success
      return {
        name: name.replace(/^.*\//, ''),
        text: strFromU8(content),
        source: isId ? eventSource('upper-bracket', id) : null,
      }
    })
    return files.length === 0 ? { ok: false, problem: 'archive-empty' } : { ok: true, files }
  } catch {
    return { ok: false, problem: 'archive-damaged' }
  }
}

function nameOf(competitionId: string): string {
  return `competitions/${competitionId}.json`
}
