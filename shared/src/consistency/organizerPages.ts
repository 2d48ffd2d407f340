import { foldedAddress } from '../organizerPage/organizerAddress.ts'
import type { Follower, OrganizerAddress, OrganizerPage } from '../organizerPage/organizerPage.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

export interface OrganizerPageRecords {
  readonly uid: string
  readonly page: OrganizerPage
  readonly hasProfile: boolean
  /** The documents of its addresses, by `foldedAddress`. */
  readonly holders: ReadonlyMap<string, OrganizerAddress>
}

/** A page belongs to a person, who holds all its addresses. */
export function organizerPageInconsistencies(records: OrganizerPageRecords): Inconsistency[] {
  const { uid, page, hasProfile, holders } = records
  const path = paths.organizerPage(uid)
  if (!hasProfile) {
    const basis = [path, paths.profile(uid)]
    return [
      {
        rule: 'orphaned-organizer-page',
        sentence: `${path} exists, but its owner has no profile.`,
        fix: { by: 'writing', basis, writes: [{ path, fields: null }] },
      },
    ]
  }
  return [...new Set(page.addresses.map(foldedAddress))].flatMap((folded): Inconsistency[] => {
    const holder = holders.get(folded)
    if (holder?.uid === uid) return []
    const reservation = paths.organizerAddress(folded)
    const held = holder === undefined ? `there is no ${reservation}` : `${reservation} is not its owner's`
    const writes = [{ path: reservation, fields: { uid } }]
    return [
      {
        rule: 'organizer-address',
        sentence: `${path} has an address of which ${held}.`,
        fix: holder === undefined ? { by: 'writing', basis: [path, reservation], writes } : null,
      },
    ]
  })
}

/** A competition stands only on its owner's page. */
export function onPageInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, ownerPage } = records
  const { ownerUid, onPage } = competition
  const address = onPage?.address ?? null
  if (address === null || ownerPage?.addresses.includes(address)) return []
  const [path, pagePath] = [paths.competition(competitionId), paths.organizerPage(ownerUid)]
  return [
    {
      rule: 'not-on-page',
      sentence: `${path} stands on ${address}, which ${pagePath} does not have.`,
      fix: {
        by: 'writing',
        basis: [path, pagePath],
        writes: [{ path, fields: { onPage: { ...onPage, address: null } } }],
      },
    },
  ]
}

export interface FollowerRecords {
  readonly follower: Follower
  readonly hasPage: boolean
  readonly hasProfile: boolean
}

/** A person follows a page that exists. */
export function followerInconsistencies({ follower, hasPage, hasProfile }: FollowerRecords): Inconsistency[] {
  if (hasPage && hasProfile) return []
  const { organizerUid, uid } = follower
  const path = paths.follower(organizerUid, uid)
  const [pagePath, profilePath] = [paths.organizerPage(organizerUid), paths.profile(uid)]
  return [
    {
      rule: 'orphaned-follower',
      sentence: `${path} exists, but there is no ${hasPage ? profilePath : pagePath}.`,
      fix: { by: 'writing', basis: [path, pagePath, profilePath], writes: [{ path, fields: null }] },
    },
  ]
}
