import { identityProviders } from '@upper-bracket/shared/account/account'
import {
  competitionInconsistencies,
  deletedCompetitionInconsistencies,
} from '@upper-bracket/shared/consistency/competitionInconsistencies'
import {
  chatInconsistencies,
  identityInconsistencies,
  pushDeviceInconsistencies,
} from '@upper-bracket/shared/consistency/identityInconsistencies'
import type { Inconsistency } from '@upper-bracket/shared/consistency/inconsistency'
import { paths } from '@upper-bracket/shared/consistency/paths'
import { personInconsistencies } from '@upper-bracket/shared/consistency/personInconsistencies'
import { getAuth } from 'firebase-admin/auth'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { firebaseApp } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find, orderById } from '../platform/firestore/find.ts'
import { competitionRecords } from './competitionRecords.ts'
import { judgeFollower, judgePage } from './organizerWalks.ts'
import { personRecords } from './personRecords.ts'
import { usersAmong } from './usersAmong.ts'
import { ReadDocuments, type Versions } from './versions.ts'

/** A part of the database that could not be read. */
export interface Unchecked {
  readonly part: string
  readonly error: unknown
}

export interface Page {
  readonly inconsistencies: readonly Inconsistency[]
  /** The part that was not checked because it could not be read. Absent if there is none. */
  readonly unchecked?: Unchecked
  readonly versions: Versions
  /** The start of the next page; null after the last one. */
  readonly next: string | null
}

/** Reads a part of the database page by page, from the start (null) or from a page's `next`. */
export type Walk = (after: string | null) => Promise<Page>

/** The maximum number of documents, but for competitions, that a page looks at. */
export const pageSize = 100

/** Together, the walks cover the whole database. */
export const walks: readonly Walk[] = [
  competitions,
  deletedCompetitions,
  profiles,
  accounts,
  identities,
  telegramChats,
  users,
  pushDevices,
  organizerPages,
  followers,
]

/** Reads one competition at a time, because it can have thousands of documents. */
async function competitions(after: string | null): Promise<Page> {
  const [found] = await docsAfter(documents.competitions(), after, 1)
  return found === undefined ? nothing : { ...(await competitionPage(found.id)), next: found.id }
}

/** Reads a single competition. */
export async function competitionPage(competitionId: string): Promise<Page> {
  const read = await competitionRecords(competitionId).catch((error: unknown) => ({ error }))
  if (read === null) return nothing
  if ('error' in read) {
    return { ...nothing, unchecked: { part: paths.competition(competitionId), error: read.error } }
  }
  return { inconsistencies: competitionInconsistencies(read.records), versions: read.versions, next: null }
}

/** Reads some people, at most a hundred. */
export function peoplePage(uids: readonly string[]): Promise<Page> {
  return judged(uids, null, () => true)
}

async function deletedCompetitions(after: string | null): Promise<Page> {
  const found = await docsAfter(documents.deletedCompetitions(), after)
  const inconsistencies = await Promise.all(
    found.map(async ({ id }) => {
      const reference = documents.competition(id)
      const collections = await reference.listCollections()
      const isThere = collections.length > 0 && (await reference.get()).exists
      return isThere
        ? []
        : deletedCompetitionInconsistencies(
            id,
            collections.map(each => each.id),
          )
    }),
  )
  return { inconsistencies: inconsistencies.flat(), versions: new Map(), next: lastOf(found) }
}

async function profiles(after: string | null): Promise<Page> {
  const found = await docsAfter(documents.profiles(), after)
  return judged(
    found.map(({ id }) => id),
    lastOf(found),
    ({ profile }) => profile !== null,
  )
}

/** Covers only people without a profile; the others have been covered. */
async function accounts(after: string | null): Promise<Page> {
  const found = await docsAfter(documents.accounts(), after)
  return judged(
    found.map(({ id }) => id),
    lastOf(found),
    ({ profile, hasUser }) => profile === null && !hasUser,
  )
}

/** Covers only people without a profile, too. */
async function users(after: string | null): Promise<Page> {
  const { users: found, pageToken } = await getAuth(firebaseApp()).listUsers(pageSize, after ?? undefined)
  const uids = found.map(({ uid }) => uid)
  return judged(uids, pageToken || null, ({ profile, hasUser }) => profile === null && hasUser)
}

/** Returns the inconsistencies of the people whom this walk covers. */
async function judged(
  uids: readonly string[],
  next: string | null,
  isMeant: (person: Parameters<typeof personRecords>[2]) => boolean,
): Promise<Page> {
  if (uids.length === 0) return { ...nothing, next }
  const read = new ReadDocuments()
  const [known, profilesRead, accountsRead] = await Promise.all([
    usersAmong(uids),
    Promise.all(uids.map(uid => documents.profile(uid).get())),
    Promise.all(uids.map(uid => documents.account(uid).get())),
  ])
  const inconsistencies = await Promise.all(
    uids.map(async (uid, index) => {
      const [profile, account] = [profilesRead[index], accountsRead[index]]
      const person = {
        hasUser: known.has(uid),
        profile: (profile && read.data(profile)) ?? null,
        account: (account && read.data(account)) ?? null,
      }
      return isMeant(person) ? personInconsistencies(await personRecords(read, uid, person)) : []
    }),
  )
  return { inconsistencies: inconsistencies.flat(), versions: read.versions, next }
}

async function identities(after: string | null): Promise<Page> {
  const found = await docsAfter(documents.identities(), after)
  const read = new ReadDocuments()
  const known = await usersAmong(found.map(identity => identity.data().uid))
  const inconsistencies = await Promise.all(
    found.map(async identity => {
      const owner = read.data(identity)
      const provider = identityProviders.find(each => identity.id.startsWith(`${each}:`))
      if (owner === undefined || provider === undefined) return []
      const [account, profile] = await Promise.all([
        documents.account(owner.uid).get(),
        documents.profile(owner.uid).get(),
      ])
      return identityInconsistencies({
        provider,
        id: identity.id.slice(provider.length + 1),
        uid: owner.uid,
        hasUser: known.has(owner.uid),
        hasProfile: read.data(profile) !== undefined,
        account: read.data(account) ?? null,
      })
    }),
  )
  return { inconsistencies: inconsistencies.flat(), versions: read.versions, next: lastOf(found) }
}

function telegramChats(after: string | null): Promise<Page> {
  return eachOf(documents.telegramChats(), after, async (chat, { uid }, read) => {
    const account = read.data(await documents.account(uid).get()) ?? null
    return chatInconsistencies({ chatId: chat.id, uid, account })
  })
}

function pushDevices(after: string | null): Promise<Page> {
  return eachOf(documents.pushDevices(), after, async (device, { uid }, read) => {
    const profile = read.data(await documents.profile(uid).get()) ?? null
    return pushDeviceInconsistencies({ deviceId: device.id, uid, profile })
  })
}

function organizerPages(after: string | null): Promise<Page> {
  return eachOf(documents.organizerPages(), after, judgePage)
}

/** Below all pages, so that they are told apart by their paths. */
function followers(after: string | null): Promise<Page> {
  return eachOf(find('everyFollower', {}), after, judgeFollower, ({ ref }) => ref.path)
}

/** Judges documents one by one, by what else they make it read. */
async function eachOf<T>(
  collection: Query<T>,
  after: string | null,
  judge: (found: { readonly id: string }, data: T, read: ReadDocuments) => Promise<Inconsistency[]>,
  keyOf: (found: QueryDocumentSnapshot<T>) => string = ({ id }) => id,
): Promise<Page> {
  const found = await docsAfter(collection, after)
  const read = new ReadDocuments()
  const inconsistencies = await Promise.all(
    found.map(each => {
      read.data(each)
      return judge(each, each.data(), read)
    }),
  )
  return {
    inconsistencies: inconsistencies.flat(),
    versions: read.versions,
    next: lastOf(found.map(each => ({ id: keyOf(each) }))),
  }
}

const nothing: Page = { inconsistencies: [], versions: new Map(), next: null }

async function docsAfter<T>(
  query: Query<T>,
  after: string | null,
  limit = pageSize,
): Promise<readonly QueryDocumentSnapshot<T>[]> {
  const ordered = orderById(query).limit(limit)
  return (await (after === null ? ordered : ordered.startAfter(after)).get()).docs
}

function lastOf(found: readonly { readonly id: string }[]): string | null {
  return found.length < pageSize ? null : (found.at(-1)?.id ?? null)
}
