import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** The update times of the documents that were read, by path. A fix requires that they are unchanged. */
export type Versions = ReadonlyMap<string, string>

/** Records the update times of documents that are read. A missing document has none. */
export class ReadDocuments {
  readonly versions = new Map<string, string>()

  /** Returns the document's data; undefined if it does not exist. */
  data<T>(snapshot: DocumentSnapshot<T>): T | undefined {
    const version = versionOf(snapshot)
    if (version !== undefined) this.versions.set(snapshot.ref.path, version)
    return snapshot.data()
  }
}

/** Returns when a document was last changed; undefined if it does not exist. */
export function versionOf({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): string | undefined {
  return updateTime === undefined ? undefined : `${updateTime.seconds}.${updateTime.nanoseconds}`
}
