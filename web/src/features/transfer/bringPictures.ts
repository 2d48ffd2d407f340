import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import type { ArchivedPictures, LeftPicture } from '@upper-bracket/shared/transfer/archivedPictures'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { logosAtOnce } from '@upper-bracket/shared/transfer/transferLimits'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { callFunction } from '#platform/api/callFunction.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { uploadFile } from '#platform/firebase/storage.ts'

interface Bringing {
  readonly competitionId: string
  readonly file: CompetitionFile
  readonly pictures: ArchivedPictures
}

/** How often a stored banner is shown before a competition that changes all the time is given up. */
const showTries = 3

/**
 * Stores the pictures of an archive with the competition that came of it. What the competition has already stays, so that
 * this can be repeated. Returns the pictures that were not taken, and a banner that was replaced.
 *
 * @throws AppError
 */
export async function bringPictures({
  competitionId,
  file,
  pictures: { banner, logos, sponsors },
}: Bringing): Promise<readonly LeftPicture[]> {
  const nameOf = new Map(file.teams.map(({ id, name }) => [id, name]))
  const left: LeftPicture[] = []
  const named = [...logos].map(([id, files]) => ({ team: nameOf.get(id) ?? '', files }))
  const known = named.filter(({ team }) => team !== '')
  left.push(...[...logos.keys()].filter(id => !nameOf.has(id)).map(of => ({ kind: 'teamLogo' as const, of })))
  let start = 0
  let state: Awaited<ReturnType<typeof callFunction<'competitions', 'importLogos'>>>
  do {
    const some = known.slice(start, start + logosAtOnce)
    state = await callFunction('competitions', 'importLogos', { competitionId, logos: some })
    left.push(...state.left.map(of => ({ kind: 'teamLogo' as const, of })))
    start += logosAtOnce
  } while (start < known.length)
  let { revision } = state
  if (banner !== null && !state.hasBanner) {
    const blob = new Blob([banner.bytes], { type: banner.type })
    const unobserved = { onProgress: () => undefined, signal: new AbortController().signal }
    const store = async () => uploadFile(bannerFile(competitionId), blob, unobserved)
    let bannerURL = await store()
    let isReplaced = false
    for (let tries = 1; ; tries += 1) {
      try {
        const changes = { bannerURL }
        ;({ revision } = await callFunction('competitions', 'updateCompetition', {
          competitionId,
          revision,
          changes,
        }))
        break
      } catch (thrown) {
        if (toAppError(thrown).code !== 'changed-meanwhile' || tries === showTries) throw thrown
      }
      const now = await callFunction('competitions', 'importLogos', { competitionId, logos: [] })
      revision = now.revision
      if (!now.hasBanner) continue
      // A competition has one file: either the address of the banner that was set meanwhile leads nowhere, or this one.
      isReplaced = true
      bannerURL = await store()
    }
    if (isReplaced) left.push({ kind: 'replacedBanner', of: '' })
  }
  if (sponsors.length > 0 && !state.hasSponsors) {
    const wanted = sponsors.map(sponsor => ({ id: newDocumentId(), ...sponsor }))
    await callFunction('competitions', 'setSponsors', { competitionId, revision, sponsors: wanted })
  }
  return left
}
