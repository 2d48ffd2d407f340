import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type FirestoreDataConverter,
  type UpdateData,
} from 'firebase-admin/firestore'

/**
 * The collections whose changes since a reading are queried. Their documents contain the time of their last commit in
 * `changedAt`.
 */
const followed: ReadonlySet<string> = new Set([
  'competitions',
  'players',
  'teams',
  'brackets',
  'matches',
  'lineUps',
  'commentators',
  'publicCommentators',
  'profiles',
  'accounts',
])

/** Adds the commit time to the fields of a document, if its changes are queried. */
export function withChangeTime<T extends object>(
  ref: Pick<DocumentReference, 'parent'>,
  fields: UpdateData<T>,
): UpdateData<T> {
  return followed.has(ref.parent.id) ? { ...fields, ...changeTime() } : fields
}

/** Stores the commit time together with a model, and omits it when reading; `complete` adds fields of later versions. */
export function withChangeTimes<T extends object>(
  complete: (stored: T) => T = stored => stored,
): FirestoreDataConverter<T> {
  return {
    toFirestore: model => ({ ...model, ...changeTime() }),
    fromFirestore: snapshot => {
      const { changedAt: _, ...model } = snapshot.data()
      return complete(model as T)
    },
  }
}

function changeTime(): DocumentData {
  return { changedAt: FieldValue.serverTimestamp() }
}
