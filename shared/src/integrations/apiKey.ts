/** What a key may be allowed to do; `apiScopes` names the callables of each. */
export const apiScopeNames = ['teams', 'schedule', 'results', 'format'] as const
export type ApiScope = (typeof apiScopeNames)[number]

export const apiKeyLimits = {
  /** The maximum number of keys of a competition that are neither revoked nor expired. */
  activeMax: 10,
  /** The number of revoked or expired keys that stay in the list. */
  inactiveMax: 20,
  nameMax: 60,
  lifetimeDays: [7, 30, 90, 365],
} as const

/**
 * The document `competitions/{id}/apiKeys/{keyId}`. A key acts for the organizer who created it, and only while that
 * person is an organizer. Times are milliseconds since the epoch.
 */
export interface ApiKey {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** Absent from keys that were created while `results` also allowed the lengths of series: they keep that. */
  readonly lengthsInFormat?: true
  readonly creatorUid: string
  readonly createdAt: number
  readonly expiresAt: number
  /** The last characters of the secret, by which people recognize it. */
  readonly ending: string
  /** Accurate to `usePrecisionMs`; null if the key has not been used. */
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}

/**
 * The document `competitions/{id}/apiKeyDigests/all`, readable by the server only. Each creation writes it, so that
 * concurrent ones cannot exceed the maximum together.
 */
export interface ApiKeyDigests {
  /** The id of the key by the digest of its secret. The key itself says whether it is active; it may be gone. */
  readonly keyIds: Readonly<Record<string, string>>
}

/** A used key is written at most once in this time. */
export const usePrecisionMs = 60 * 60 * 1000

export const secretPrefix = 'ub_'
export const secretLength = 40
/** The number of characters in `ending`. */
export const endingLength = 4

export function isActiveKey({ revokedAt, expiresAt }: ApiKey, now: number): boolean {
  return revokedAt === null && now < expiresAt
}
