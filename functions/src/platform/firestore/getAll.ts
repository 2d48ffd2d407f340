import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'

/** Reads many documents of one kind in one request, in the order of `refs`; the SDK's own function loses their type. */
export async function getAll<T extends object>(
  refs: readonly DocumentReference<T>[],
): Promise<readonly DocumentSnapshot<T>[]> {
  return refs.length === 0 ? [] : ((await firestore().getAll(...refs)) as DocumentSnapshot<T>[])
}
