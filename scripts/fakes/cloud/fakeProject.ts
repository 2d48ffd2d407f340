/** What the fake keeps of a project. */
export interface FakeProject {
  readonly number: string
  billing: string | null
  readonly services: Set<string>
  hasFirebase: boolean
  database: Record<string, unknown> | null
  readonly backups: unknown[]
  bucket: unknown
  readonly apps: { appId: string; displayName: string }[]
  site: { appId?: string } | null
  /** What the page shows. */
  release: { message: string } | null
  signIn: Record<string, unknown> | null
  /** Those that somebody has turned on in the console. */
  signInServices: readonly string[]
  policy: Policy
  accountPolicy: Policy
  /** The versions of each secret. */
  readonly secrets: Record<string, string[]>
  readonly topics: Set<string>
  /** Whether the document `operation/limits` exists. */
  isPaused: boolean
  domain: { name: string } | null
  /** The environment variables of the deployed functions; null if there are none. */
  functions: Readonly<Record<string, string>> | null
  isDeleted: boolean
}

export interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members?: readonly string[] }[]
  readonly etag: string
}

/** Returns a project as it is after its creation. */
export function newFakeProject(number: string): FakeProject {
  return {
    number,
    billing: null,
    services: new Set(),
    hasFirebase: false,
    database: null,
    backups: [],
    bucket: null,
    apps: [],
    site: null,
    release: null,
    signIn: null,
    signInServices: [],
    policy: { etag: '1' },
    accountPolicy: { etag: '1' },
    secrets: {},
    topics: new Set(),
    isPaused: false,
    domain: null,
    functions: null,
    isDeleted: false,
  }
}

/** An answer that is no success. */
export class Failure extends Error {
  readonly status: number
  readonly reason: string
  readonly metadata: Readonly<Record<string, string>>

  constructor(
    status: number,
    reason: string,
    message: string,
    metadata: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.reason = reason
    this.metadata = metadata
  }
}
