import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import {
  type AccountRecord,
  type FirebaseWay,
  firebaseWays,
  type IdentityProvider,
  identityProviders,
  type WayIn,
} from './account.ts'

/** How long a way in that is being taken away is not counted on, should nobody say that it is done. */
const unlinkingMs = 2 * 60_000

/**
 * Takes a way in from an account, never the last one (`last-way-in`). `present` are those that Firebase
 * Authentication has, read after `account` was. Where the way is one of these it is only put down as being
 * unlinked: another call in the same instant does not count on it, and Firebase loses it afterwards.
 * The same account comes back where there is nothing to unlink.
 */
export function unlinkWayIn(
  account: AccountRecord,
  way: WayIn,
  { present, now }: { readonly present: readonly FirebaseWay[]; readonly now: number },
): Outcome<AccountRecord, 'last-way-in'> {
  const linked = identityProviders.filter(provider => account.identities[provider] !== undefined)
  const all: readonly WayIn[] = [...linked, ...present]
  if (!all.includes(way)) return accept(account)

  const staying = [...linked, ...present.filter(other => (account.unlinking[other] ?? 0) <= now)]
  if (!staying.some(other => other !== way)) return refuse('last-way-in', { provider: way })
  return accept(
    isFirebaseWay(way)
      ? { ...account, unlinking: { ...account.unlinking, [way]: now + unlinkingMs } }
      : withoutIdentity(account, way),
  )
}

/** The account once Firebase Authentication has lost the way in. */
export function afterUnlinking(account: AccountRecord, way: FirebaseWay): AccountRecord {
  const { [way]: _, ...unlinking } = account.unlinking
  return { ...account, unlinking }
}

export function isFirebaseWay(way: WayIn): way is FirebaseWay {
  return firebaseWays.some(other => other === way)
}

function withoutIdentity(account: AccountRecord, provider: IdentityProvider): AccountRecord {
  const { [provider]: _, ...identities } = account.identities
  return { ...account, identities }
}
