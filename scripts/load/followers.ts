import { randomUUID } from 'node:crypto'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore'

export interface Followers extends AsyncDisposable {
  /** Resolves, for each follower whose match is to change, to when (`performance.now()`) it had the revision given here. */
  seen(revisions: ReadonlyMap<string, number>, stop: AbortSignal): Promise<readonly number[]>
}

const timeoutMs = 120_000

/**
 * As many listeners as `count`, each with a connection of its own, spread over these matches of a bracket. Each follows
 * one match: for one that follows them all the emulator reads the whole bracket again at every write, which Firestore
 * does not.
 */
export async function follow(
  bracketPath: string,
  matchIds: readonly string[],
  count: number,
  firestorePort: number,
): Promise<Followers> {
  // That the emulator is slow is what is measured.
  setLogLevel('silent')
  const followers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const matchId = matchIds[index % matchIds.length] ?? ''
      const app = initializeApp({ projectId: localProjectId }, randomUUID())
      const firestore = initializeFirestore(app, {})
      connectFirestoreEmulator(firestore, '127.0.0.1', firestorePort)
      const follower = { app, matchId, revision: Number.NaN, changed: new EventTarget() }
      await new Promise<void>((resolve, reject) => {
        onSnapshot(
          doc(firestore, `${bracketPath}/matches/${matchId}`),
          snapshot => {
            if (!snapshot.exists()) return
            follower.revision = Number(snapshot.data()['revision'])
            follower.changed.dispatchEvent(new Event('change'))
            resolve()
          },
          reject,
        )
      })
      return follower
    }),
  )
  return {
    seen: (revisions, stop) => {
      const waiting = followers.filter(({ matchId, revision }) => revision !== revisions.get(matchId))
      return Promise.all(
        waiting.map(
          follower =>
            new Promise<number>((resolve, reject) => {
              const look = () => {
                if (follower.revision !== revisions.get(follower.matchId)) return
                follower.changed.removeEventListener('change', look)
                resolve(performance.now())
              }
              const patience = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
              patience.addEventListener('abort', () =>
                reject(
                  new Error(`${follower.matchId} stays at revision ${follower.revision} for a listener`),
                ),
              )
              follower.changed.addEventListener('change', look)
              look()
            }),
        ),
      )
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(followers.map(({ app }) => deleteApp(app)))
    },
  }
}
