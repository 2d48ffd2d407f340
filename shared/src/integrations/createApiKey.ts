import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import {
  type ApiKey,
  type ApiScope,
  apiKeyLimits,
  apiScopeNames,
  endingLength,
  isActiveKey,
} from './apiKey.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Wanted {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly lifetimeDays: number
}

interface Creation {
  readonly uid: string
  readonly secret: string
  /** The keys of the competition, by id. */
  readonly keys: ReadonlyMap<string, ApiKey>
  readonly now: number
}

interface CreatedKey {
  readonly key: ApiKey
  /** The ids of the inactive keys that make room for later ones. */
  readonly forgottenIds: readonly string[]
}

/** Creates a key of a competition. Refuses with `too-many-keys` if it has too many active ones. */
export function createApiKey(
  { name, scopes, lifetimeDays }: Wanted,
  { uid, secret, keys, now }: Creation,
): Outcome<CreatedKey, 'too-many-keys'> {
  const inactive = [...keys].filter(([, key]) => !isActiveKey(key, now))
  if (keys.size - inactive.length >= apiKeyLimits.activeMax) {
    return refuse('too-many-keys', { most: apiKeyLimits.activeMax })
  }
  return accept({
    key: {
      name,
      scopes: apiScopeNames.filter(scope => scopes.includes(scope)),
      lengthsInFormat: true,
      creatorUid: uid,
      createdAt: now,
      expiresAt: now + lifetimeDays * dayMs,
      ending: secret.slice(-endingLength),
      lastUsedAt: null,
      revokedAt: null,
    },
    forgottenIds: inactive
      .sort(([, a], [, b]) => b.createdAt - a.createdAt)
      .slice(apiKeyLimits.inactiveMax)
      .map(([id]) => id),
  })
}
