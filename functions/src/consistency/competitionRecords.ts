import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { CompetitionRecords } from '@upper-bracket/shared/consistency/competitionRecords'
import { type PlacingEntry, placingActions } from '@upper-bracket/shared/consistency/placedByHand'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type {
  CollectionReference,
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { find, orderById } from '../platform/firestore/find.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'
import { usersAmong } from './usersAmong.ts'
import { ReadDocuments, type Versions } from './versions.ts'

const atOnce = 300
/** The largest competition takes seconds, and much longer on a busy machine. */
const timeoutMs = 120_000

/** Reads a competition with everything below it, at one moment; null if there is none. */
export async function competitionRecords(
  competitionId: string,
): Promise<{ readonly records: CompetitionRecords; readonly versions: Versions } | null> {
  // Listed outside the transaction, which cannot list missing documents.
  const bracketIds = (await documents.brackets(competitionId).listDocuments()).map(({ id }) => id)
  const outcome = await runTransaction(
    async transaction => {
      const read = new ReadDocuments()
      const competition = read.data(await transaction.get(documents.competition(competitionId)))
      if (competition === undefined) return accept(null)
      const ownerPage =
        read.data(await transaction.get(documents.organizerPage(competition.ownerUid))) ?? null
      const versionsOnly = documents.pictures(competitionId).select('version')
      const [
        deleted,
        players,
        applicants,
        contacts,
        teams,
        teamNames,
        pictures,
        drafts,
        brackets,
        commentators,
        publicCommentators,
        log,
      ] = await Promise.all([
        transaction.get(documents.deletedCompetition(competitionId)),
        pages(transaction, documents.players(competitionId)),
        pages(transaction, documents.applicants(competitionId)),
        pages(transaction, documents.everyContacts(competitionId)),
        pages(transaction, documents.teams(competitionId)),
        pages(transaction, documents.teamNames(competitionId)),
        transaction.get(versionsOnly),
        transaction.get(documents.drafts(competitionId)),
        pages(transaction, documents.brackets(competitionId)),
        pages(transaction, documents.commentators(competitionId)),
        pages(transaction, documents.publicCommentators(competitionId)),
        transaction.get(find('logEntriesByAction', { competitionId, action: placingActions })),
      ])
      const { bracketId } = competition
      const [matches, lineUps] =
        bracketId === null
          ? [null, null]
          : await Promise.all([
              pages(transaction, documents.matches(competitionId, bracketId)),
              pages(transaction, documents.lineUps(competitionId, bracketId)),
            ])
      const lists = await Promise.all(
        drafts.docs.map(async ({ id: draftId }) => {
          const { docs } = await transaction.get(documents.draftLists({ competitionId, draftId }))
          return [draftId, byId(read, docs)] as const
        }),
      )
      const refs = [...players, ...applicants].map(({ id }) => documents.profile(id))
      const names = byId(read, teamNames)
      const shapes = byId<StoredBracketShape | null>(read, brackets)
      for (const id of bracketIds) {
        if (!shapes.has(id) && (await hasMatches(transaction, competitionId, id))) shapes.set(id, null)
      }
      const found = {
        competitionId,
        competition,
        isDeleted: deleted.exists,
        players: byId(read, players),
        applicants: byId(read, applicants),
        contacts: byId(read, contacts),
        teams: byId(read, teams),
        teamNames: new Map([...names].map(([name, { teamId }]) => [name, teamId])),
        pictures: new Map([...byId(read, pictures.docs)].map(([id, { version }]) => [id, version])),
        drafts: byId(read, drafts.docs),
        draftLists: new Map(lists),
        brackets: shapes,
        commentators: byId(read, commentators),
        publicCommentators: byId(read, publicCommentators),
        matches: matches === null ? new Map() : byId(read, matches),
        placings: log.docs.map(entry => entry.data() as PlacingEntry),
        lineUps: lineUps === null ? new Map() : byId(read, lineUps),
        ownerPage,
        profiles: await profilesAmong(transaction, read, refs),
      }
      return accept({ found, versions: read.versions })
    },
    { readOnly: true, timeoutMs },
  )
  if (!outcome.ok || outcome.value === null) return null
  const { found, versions } = outcome.value
  const { ownerUid, adminUids } = found.competition
  const organizers = [ownerUid, ...adminUids]
  const known = await usersAmong(organizers)
  const withoutUser = new Set(organizers.filter(uid => !known.has(uid)))
  return { records: { ...found, withoutUser }, versions }
}

/** Reads a collection part by part, because one answer with thousands of documents can take too long. */
async function pages<T>(
  transaction: Transaction,
  collection: CollectionReference<T>,
): Promise<readonly QueryDocumentSnapshot<T>[]> {
  const found: QueryDocumentSnapshot<T>[] = []
  for (;;) {
    const ordered = orderById(collection).limit(atOnce)
    const last = found.at(-1)
    const { docs } = await transaction.get(last === undefined ? ordered : ordered.startAfter(last.id))
    found.push(...docs)
    if (docs.length < atOnce) return found
  }
}

function byId<T>(read: ReadDocuments, documents: readonly QueryDocumentSnapshot<T>[]): Map<string, T> {
  return new Map(
    documents.map(document => {
      read.data(document)
      return [document.id, document.data()]
    }),
  )
}

async function hasMatches(
  transaction: Transaction,
  competitionId: string,
  bracketId: string,
): Promise<boolean> {
  return !(await transaction.get(documents.matches(competitionId, bracketId).limit(1))).empty
}

async function profilesAmong(
  transaction: Transaction,
  read: ReadDocuments,
  refs: readonly DocumentReference<Profile>[],
): Promise<ReadonlyMap<string, Profile>> {
  const profiles = new Map<string, Profile>()
  for (let first = 0; first < refs.length; first += atOnce) {
    for (const snapshot of await transaction.getAll(...refs.slice(first, first + atOnce))) {
      const profile = read.data(snapshot)
      if (profile !== undefined) profiles.set(snapshot.id, withOwnPhoto(snapshot.id, profile))
    }
  }
  return profiles
}
