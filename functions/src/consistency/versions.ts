import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** When the documents that were read were last changed, by path: what is repaired must not have changed since. */
export type Versions = ReadonlyMap<string, string>

/** Records what readers read. A missing document has no version. */
export class ReadDocuments {
  readonly versions = new Map<string, string>()

  /** The document's data; undefined where there is none. */
  data<T>(snapshot: DocumentSnapshot<T>): T | undefined {
    const version = versionOf(snapshot)
    if (version !== undefined) this.versions.set(snapshot.ref.path, version)
    return snapshot.data()
  }
}

/** When a document was last changed; undefined where there is none. */
export function versionOf({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): string | undefined {
  return updateTime === undefined ? undefined : `${updateTime.seconds}.${updateTime.nanoseconds}`
}
