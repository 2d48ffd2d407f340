import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'

/** The content of a checked assertion, which Steam has not confirmed yet. */
interface SteamAssertion {
  readonly steamID: string
  readonly nonce: string
  /** All `openid.` fields, as needed for the verification. */
  readonly fields: Readonly<Record<string, string>>
}

const namespace = 'http://specs.openid.net/auth/2.0'
const claimed = /^https:\/\/steamcommunity\.com\/openid\/id\/([0-9]{17})$/
/** A nonce starts with the second in which it was created (OpenID Authentication 2.0, 10.1). */
const nonceForm = /^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)[!-~]{1,235}$/
const nonceAgeMs = 5 * 60_000
const clockSkewMs = 60_000

/** The fields that the signature must cover: all that are relied on. */
const relied = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']
const known = ['ns', 'mode', 'signed', 'sig', ...relied]

/** How long a nonce must be stored; afterwards its own time shows that it is old. */
export const nonceMemoryMs = nonceAgeMs + 2 * clockSkewMs

/**
 * Checks an assertion by OpenID Authentication 2.0, section 11, and more strictly, because there is only one provider.
 * It rejects the assertions that have bypassed the checks of other sites:
 * - from another provider, or with an identity that another provider controls (reu/omniauth-steam issue 24,
 *   liamcurry/passport-steam pull request 120),
 * - without the namespace, which makes it one of OpenID 1.1 with weaker rules (the same),
 * - with unknown or repeated fields, or characters that are invalid in addresses, so that Steam checks other values
 *   than are used here (liamcurry/passport-steam pull request 127, markbates/goth issue 595),
 * - issued for another site, or for another attempt (liamcurry/passport-steam issue 92),
 * - with a field that its signature does not cover (Wang, Chen and Wang, IEEE Symposium on Security and Privacy 2012).
 *
 * Refuses with `sign-in-refused` if the person declined, and with `sign-in-failed` for anything else that is not an
 * assertion for `returnTo`, an address with the attempt's state as its only parameter.
 */
export function steamAnswer(
  answer: URLSearchParams,
  { openid, returnTo, now }: { readonly openid: string; readonly returnTo: string; readonly now: number },
): Outcome<SteamAssertion, 'sign-in-refused' | 'sign-in-failed'> {
  const names = [...answer.keys()]
  if (answer.get('state') !== new URL(returnTo).searchParams.get('state')) return refuse('sign-in-failed')
  if (answer.get('openid.ns') !== namespace) return refuse('sign-in-failed')

  const isCancelled = answer.get('openid.mode') === 'cancel' && names.length === 3
  if (isCancelled) return refuse('sign-in-refused')

  // Each known field is present exactly once, and there are no others.
  const fields = allFields(answer)
  if (fields === null || names.length !== known.length + 1) return refuse('sign-in-failed')
  const field = (name: string) => fields[`openid.${name}`] ?? ''

  const [, steamID] = claimed.exec(field('claimed_id')) ?? []
  if (steamID === undefined || field('identity') !== field('claimed_id')) return refuse('sign-in-failed')
  const isRight =
    field('mode') === 'id_res' &&
    field('op_endpoint') === openid &&
    field('return_to') === returnTo &&
    isFresh(field('response_nonce'), now) &&
    coversAll(field('signed').split(','))
  return isRight ? accept({ steamID, nonce: field('response_nonce'), fields }) : refuse('sign-in-failed')
}

/** Printable and without spaces, like every value that Steam sends. */
const plain = /^[!-~]{1,2048}$/

/**
 * Returns all known fields by their full names; null if one is missing, or contains characters that Steam never sends.
 */
function allFields(answer: URLSearchParams): Record<string, string> | null {
  const fields = known.map(name => [`openid.${name}`, answer.get(`openid.${name}`) ?? ''] as const)
  return fields.every(([, value]) => plain.test(value)) ? Object.fromEntries(fields) : null
}

function isFresh(nonce: string, now: number): boolean {
  const [, second] = nonceForm.exec(nonce) ?? []
  const made = Date.parse(second ?? '')
  return made > now - nonceAgeMs && made < now + clockSkewMs
}

function coversAll(signed: readonly string[]): boolean {
  return (
    new Set(signed).size === signed.length &&
    signed.every(name => known.includes(name)) &&
    relied.every(name => signed.includes(name))
  )
}
