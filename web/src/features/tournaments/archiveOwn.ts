import { type ArchivedCompetition, writeArchives } from '@upper-bracket/shared/transfer/archive'
import {
  acceptBanner,
  type ArchivedPictures,
  type ArchivedSponsor,
} from '@upper-bracket/shared/transfer/archivedPictures'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { base64Of } from '@upper-bracket/shared/picture/base64'
import type { PictureKind } from '@upper-bracket/shared/picture/pictureKind'
import { bannerAddress, pictureAddress, type PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { callFunction } from '#platform/api/callFunction.ts'
import { appError } from '#platform/errors/appError.ts'
import { readSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { snapshotAddress } from '#platform/snapshot/snapshotAddress.ts'

export interface OwnCompetition {
  readonly competitionId: string
  readonly name: string
  /** Whether it was deleted meanwhile, so that its page is gone. */
  readonly isDeleted: boolean
}

/** How many competitions have been read. */
export interface Archiving {
  readonly done: number
  readonly of: number
}

/** A ZIP archive with its file name. */
export interface Archive {
  readonly name: string
  readonly content: Blob
}

interface Archived {
  readonly archives: readonly Archive[]
  /** Those that are in no archive, because their files could not be imported, or they were deleted meanwhile. */
  readonly unsaved: readonly OwnCompetition[]
  /** Those of whose pictures some could not be read. */
  readonly withoutPictures: readonly OwnCompetition[]
}

/**
 * Archives the files of all competitions that the person owns, with their pictures: in one archive, or several if one
 * could not be imported.
 *
 * @throws AppError if one of them cannot be read now
 */
export async function archiveOwn(onProgress: (progress: Archiving) => void): Promise<Archived> {
  const { organizing } = await callFunction('account', 'exportMyData', {})
  const own = organizing.filter(({ role }) => role === 'owner')
  const unsaved: OwnCompetition[] = []
  const withoutPictures: OwnCompetition[] = []
  const contents: Blob[] = []
  for await (const archive of writeArchives(readOwn()))
    contents.push(new Blob([archive], { type: 'application/zip' }))
  const archives = contents.map((content, index) => ({
    name: contents.length === 1 ? 'tournaments.zip' : `tournaments-${index + 1}.zip`,
    content,
  }))
  return { archives, unsaved, withoutPictures }

  async function* readOwn(): AsyncGenerator<ArchivedCompetition> {
    for (const [done, { competitionId, name }] of own.entries()) {
      onProgress({ done, of: own.length })
      const response = await answered(`/api/competitions/${competitionId}/file`)
      const isDeleted = response?.status === 404
      // What cannot be imported, or was deleted meanwhile.
      if (response?.status === 422 || isDeleted) unsaved.push({ competitionId, name, isDeleted })
      else if (response?.ok) {
        const text = await response.text()
        const read = await picturesOf(competitionId, JSON.parse(text))
        if (read === null) {
          unsaved.push({ competitionId, name, isDeleted: true })
          continue
        }
        if (!read.isWhole) withoutPictures.push({ competitionId, name, isDeleted })
        yield { competitionId, text, pictures: read.pictures }
      } else throw appError('try-again')
    }
  }
}

/** Browsers open as many connections to a site. */
const atOnce = 6

/**
 * Reads the pictures that the pages of a competition show; null if it has been deleted. A file names teams as they are
 * named there.
 */
async function picturesOf(competitionId: string, file: Pick<CompetitionFile, 'teams'>) {
  const response = await answered(snapshotAddress(competitionId), { cache: 'no-cache' })
  if (response?.status === 404) return null
  const snapshot = response?.ok ? await readSnapshot(competitionId, response) : null
  if (snapshot === null) throw appError('try-again')
  const { competition, teams } = snapshot
  const teamOf = new Map(teams.map(team => [team.name, team]))
  let isWhole = true
  const found = <T>(picture: T | null): readonly T[] => {
    if (picture !== null) return [picture]
    isWhole = false
    return []
  }
  const logos = new Map<string, PictureFiles>()
  const withLogo = file.teams.flatMap(({ id: team, name }) => {
    const { id: ownerId = '', logo } = teamOf.get(name) ?? {}
    return typeof logo === 'number' ? [{ team, ownerId, version: logo }] : []
  })
  // A team that was renamed meanwhile.
  isWhole = withLogo.length === teams.filter(({ logo }) => typeof logo === 'number').length
  for (let start = 0; start < withLogo.length; start += atOnce) {
    const read = await Promise.all(
      withLogo.slice(start, start + atOnce).map(async ({ team, ...stored }) => {
        const files = await pictureOf(competitionId, { kind: 'teamLogo', ...stored })
        return files && ([team, files] as const)
      }),
    )
    for (const [team, files] of read.flatMap(found)) logos.set(team, files)
  }
  const { bannerURL, revision } = competition
  const bytes = bannerURL === null ? null : await bytesAt(bannerAddress(competitionId, revision))
  const banner = bytes && acceptBanner(bytes)
  if (bannerURL !== null && banner === null) isWhole = false
  const sponsors: ArchivedSponsor[] = []
  for (const { id, name, url, picture: version } of competition.sponsors) {
    const picture = await pictureOf(competitionId, { kind: 'sponsor', ownerId: id, version })
    sponsors.push(...found(picture && { name, url, picture }))
  }
  const pictures: ArchivedPictures = { banner, logos, sponsors }
  return { pictures, isWhole }
}

interface NamedPicture {
  readonly kind: PictureKind
  readonly ownerId: string
  readonly version: number
}

/** Returns both sizes of a picture; null if it was replaced or removed meanwhile, or cannot be read. */
async function pictureOf(
  competitionId: string,
  { version, ...place }: NamedPicture,
): Promise<PictureFiles | null> {
  const [small, large] = await Promise.all(
    (['small', 'large'] as const).map(size =>
      bytesAt(pictureAddress({ competitionId, ...place }, version, size)),
    ),
  )
  return small && large ? { small: base64Of(small), large: base64Of(large) } : null
}

/** Null if there is none, or it cannot be read now. */
async function bytesAt(address: string): Promise<Uint8Array | null> {
  const response = await answered(address)
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
}

/** The waits before something is asked for again that could not be answered. */
const pausesMs = [1000, 4000]

/** Returns an answer; null if the service fails, or cannot be reached, time after time. */
async function answered(address: string, init: RequestInit = {}): Promise<Response | null> {
  for (const pauseMs of [...pausesMs, null]) {
    const response = await fetch(address, init).catch(() => null)
    if (response !== null && response.status < 500 && response.status !== 429) return response
    if (pauseMs !== null) await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  return null
}
