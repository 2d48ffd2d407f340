import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { AccountRecord, IdentityOwner } from './account.ts'
import type { Identity } from './identity.ts'

/**
 * Links `identity` to the account of `uid`. Refuses an identity that belongs to another account according to `owner`
 * (`account-taken`), and a second account of the same service (`already-linked`). Linking again changes nothing.
 */
export function linkIdentity(
  account: AccountRecord,
  { provider, id }: Pick<Identity, 'provider' | 'id'>,
  { uid, owner }: { readonly uid: string; readonly owner: IdentityOwner | null },
): Outcome<AccountRecord, 'account-taken' | 'already-linked'> {
  if (owner !== null && owner.uid !== uid) return refuse('account-taken', { provider })
  const linked = account.identities[provider]
  if (linked !== undefined && linked !== id) return refuse('already-linked', { provider })
  return accept({ ...account, identities: { ...account.identities, [provider]: id } })
}
