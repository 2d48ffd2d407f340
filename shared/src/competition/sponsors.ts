import * as z from 'zod/mini'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { acceptPicture } from '../picture/acceptPicture.ts'
import type { PictureFiles, StoredPicture } from '../picture/storedPicture.ts'
import { safeAddress } from '../text/safeAddress.ts'
import { singleLine } from '../text/singleLine.ts'
import type { Competition } from './competition.ts'
import type { Sponsor } from './sponsor.ts'

export const sponsorLimits = { sponsors: 6, nameMax: 60, urlMax: 300 } as const

export const sponsorName = singleLine(1, sponsorLimits.nameMax)

/** The address of a page served over HTTPS. */
export const sponsorUrl = z.string().check(
  z.maxLength(sponsorLimits.urlMax),
  z.refine(url => url.startsWith('https://') && safeAddress(url) !== null, { error: 'not-acceptable' }),
)

interface WantedSponsor extends Omit<Sponsor, 'picture'> {
  /** Ignored for a stored sponsor, which keeps its picture: another one is another sponsor. */
  readonly picture: PictureFiles | null
}

interface SponsorChange {
  readonly competition: Competition
  /** The new pictures by the id of their sponsor; null for one that goes. */
  readonly pictures: ReadonlyMap<string, StoredPicture | null>
}

/**
 * Replaces the sponsors of a competition, in their order. Returns the same competition if nothing changes, so that a
 * repeated call succeeds at any revision. Otherwise an outdated revision is refused.
 */
export function setSponsors(
  competition: Competition,
  wanted: readonly WantedSponsor[],
  { revision, now }: { readonly revision: number; readonly now: number },
): Outcome<SponsorChange, 'changed-meanwhile' | 'not-a-picture'> {
  const before = new Map(competition.sponsors.map(sponsor => [sponsor.id, sponsor]))
  const after = new Map<string, Sponsor>()
  const pictures = new Map<string, StoredPicture | null>()
  // The revision grows with every change, so that no other picture of a sponsor ever had this version.
  const version = competition.revision + 1
  for (const { id, name, url, picture } of wanted) {
    const stored = before.get(id)?.picture
    if (stored === undefined) {
      if (picture === null) return refuse('not-a-picture')
      const accepted = acceptPicture('sponsor', picture)
      if (!accepted.ok) return accepted
      pictures.set(id, { ...accepted.value, version })
    }
    after.set(id, { id, name, url, picture: stored ?? version })
  }
  for (const id of before.keys()) if (!after.has(id)) pictures.set(id, null)
  const sponsors = [...after.values()]
  if (isSame(sponsors, competition.sponsors)) return accept({ competition, pictures: new Map() })
  if (revision !== competition.revision) {
    return refuse('changed-meanwhile', { revision: competition.revision })
  }
  return accept({
    competition: { ...competition, sponsors, revision: revision + 1, updatedAt: now },
    pictures,
  })
}

function isSame(sponsors: readonly Sponsor[], others: readonly Sponsor[]): boolean {
  return (
    sponsors.length === others.length &&
    sponsors.every(({ id, name, url, picture }, index) => {
      const other = others[index]
      return id === other?.id && name === other.name && url === other.url && picture === other.picture
    })
  )
}
