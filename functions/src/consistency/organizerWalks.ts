import {
  followerInconsistencies,
  organizerPageInconsistencies,
} from '@upper-bracket/shared/consistency/organizerPages'
import { foldedAddress } from '@upper-bracket/shared/organizerPage/organizerAddress'
import type { Follower, OrganizerPage } from '@upper-bracket/shared/organizerPage/organizerPage'
import { documents } from '../platform/firestore/documents.ts'
import { getAll } from '../platform/firestore/getAll.ts'
import type { ReadDocuments } from './versions.ts'

export async function judgePage(
  { id: uid }: { readonly id: string },
  page: OrganizerPage,
  read: ReadDocuments,
) {
  const folded = [...new Set(page.addresses.map(foldedAddress))]
  const [profile, reservations] = await Promise.all([
    documents.profile(uid).get(),
    getAll(folded.map(documents.organizerAddress)),
  ])
  const hasProfile = read.data(profile) !== undefined
  const holders = new Map(
    reservations.flatMap(each => {
      const holder = read.data(each)
      return holder === undefined ? [] : [[each.id, holder] as const]
    }),
  )
  return organizerPageInconsistencies({ uid, page, hasProfile, holders })
}

export async function judgeFollower(_: object, follower: Follower, read: ReadDocuments) {
  const [page, profile] = await Promise.all([
    documents.organizerPage(follower.organizerUid).get(),
    documents.profile(follower.uid).get(),
  ])
  const [hasPage, hasProfile] = [read.data(page) !== undefined, read.data(profile) !== undefined]
  return followerInconsistencies({ follower, hasPage, hasProfile })
}
