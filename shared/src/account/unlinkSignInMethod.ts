import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import {
  type AccountRecord,
  type FirebaseMethod,
  firebaseMethods,
  type IdentityProvider,
  identityProviders,
  type SignInMethod,
} from './account.ts'

/** A method being removed counts as gone for this long if the call never reports completion. */
const unlinkingMs = 2 * 60_000

/**
 * Removes a sign-in method from an account; removing the last one is refused (`last-sign-in-method`). `current` are
 * the methods that Firebase Authentication has, read after `account`. One of those is only recorded as being
 * unlinked, so that concurrent calls do not rely on it; it is removed from Firebase afterwards.
 * Returns the same account if there is nothing to unlink.
 */
export function unlinkSignInMethod(
  account: AccountRecord,
  method: SignInMethod,
  { current, now }: { readonly current: readonly FirebaseMethod[]; readonly now: number },
): Outcome<AccountRecord, 'last-sign-in-method'> {
  const linked = identityProviders.filter(provider => account.identities[provider] !== undefined)
  const all: readonly SignInMethod[] = [...linked, ...current]
  if (!all.includes(method)) return accept(account)

  const staying = [...linked, ...current.filter(other => (account.unlinking[other] ?? 0) <= now)]
  if (!staying.some(other => other !== method)) return refuse('last-sign-in-method', { provider: method })
  return accept(
    isFirebaseMethod(method)
      ? { ...account, unlinking: { ...account.unlinking, [method]: now + unlinkingMs } }
      : withoutIdentity(account, method),
  )
}

/** The account once Firebase Authentication has dropped the method. */
export function afterUnlinking(account: AccountRecord, method: FirebaseMethod): AccountRecord {
  const { [method]: _, ...unlinking } = account.unlinking
  return { ...account, unlinking }
}

export function isFirebaseMethod(method: SignInMethod): method is FirebaseMethod {
  return firebaseMethods.some(other => other === method)
}

function withoutIdentity(account: AccountRecord, provider: IdentityProvider): AccountRecord {
  const { [provider]: _, ...identities } = account.identities
  return { ...account, identities }
}
