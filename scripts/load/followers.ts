import { randomUUID } from 'node:crypto'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  onSnapshot,
  query,
  setLogLevel,
  Timestamp,
  where,
} from 'firebase/firestore'

export interface Followers extends AsyncDisposable {
  /** Resolves, for each follower, to when (`performance.now()`) it saw these revisions of the matches. */
  seen(revisions: ReadonlyMap<string, number>, stop: AbortSignal): Promise<readonly number[]>
}

const patienceMs = 300_000

/**
 * As many pages as `count` that follow what changes in a bracket from now on, as those of the product do that have its
 * public snapshot, each by a connection of its own.
 */
export async function follow(
  { competitionId, bracketId }: { readonly competitionId: string; readonly bracketId: string },
  count: number,
  firestorePort: number,
): Promise<Followers> {
  // That the emulator is slow is what is measured.
  setLogLevel('silent')
  const asOf = Timestamp.now()
  const followers = await Promise.all(
    Array.from({ length: count }, async () => {
      const app = initializeApp({ projectId: localProjectId }, randomUUID())
      const firestore = initializeFirestore(app, {})
      connectFirestoreEmulator(firestore, '127.0.0.1', firestorePort)
      const revisions = new Map<string, number>()
      const changed = new EventTarget()
      const matches = collection(firestore, `competitions/${competitionId}/brackets/${bracketId}/matches`)
      await new Promise<void>((resolve, reject) => {
        onSnapshot(
          query(matches, where('changedAt', '>', asOf), limit(1100)),
          snapshot => {
            for (const { doc } of snapshot.docChanges()) revisions.set(doc.id, Number(doc.data()['revision']))
            changed.dispatchEvent(new Event('change'))
            if (!snapshot.metadata.fromCache) resolve()
          },
          reject,
        )
      })
      return { app, revisions, changed }
    }),
  )
  return {
    seen: (expected, stop) =>
      Promise.all(
        followers.map(
          ({ revisions, changed }) =>
            new Promise<number>((resolve, reject) => {
              const look = () => {
                if (![...expected].every(([id, revision]) => revisions.get(id) === revision)) return
                changed.removeEventListener('change', look)
                resolve(performance.now())
              }
              const patience = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)])
              patience.addEventListener('abort', () => reject(new Error('A page does not follow')))
              changed.addEventListener('change', look)
              look()
            }),
        ),
      ),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(followers.map(({ app }) => deleteApp(app)))
    },
  }
}
