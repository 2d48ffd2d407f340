import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'

/** What an assertion says once it has been checked; whether Steam issued it has yet to be asked. */
interface SteamAssertion {
  readonly steamID: string
  readonly nonce: string
  /** Every `openid.` field, as it has to be verified. */
  readonly fields: Readonly<Record<string, string>>
}

const namespace = 'http://specs.openid.net/auth/2.0'
const claimed = /^https:\/\/steamcommunity\.com\/openid\/id\/([0-9]{17})$/
/** A nonce starts with the second in which it was made (OpenID Authentication 2.0, 10.1). */
const nonceForm = /^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)[!-~]{1,235}$/
const nonceAgeMs = 5 * 60_000
const clockSkewMs = 60_000

/** What the signature must cover: everything that is relied on. */
const relied = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']
const known = ['ns', 'mode', 'signed', 'sig', ...relied]

/** How long a nonce must be remembered: afterwards its own time shows that it is old. */
export const nonceMemoryMs = nonceAgeMs + 2 * clockSkewMs

/**
 * Looks through what Steam is said to have answered: OpenID Authentication 2.0, section 11, and stricter, since one
 * provider is all there is. Refused is whatever somebody has got past another site's check with:
 * - an assertion by another provider, or about a name in somebody else's keeping (reu/omniauth-steam issue 24,
 *   liamcurry/passport-steam pull request 120),
 * - without the namespace, which makes it one of OpenID 1.1 with its weaker rules (the same),
 * - with fields beyond the known ones, one of them twice, or characters that no address has, so that Steam checks
 *   other values than are used here (liamcurry/passport-steam pull request 127, markbates/goth issue 595),
 * - made for another site, or for another attempt (liamcurry/passport-steam issue 92),
 * - with a field that its signature does not cover (Wang, Chen and Wang, IEEE Symposium on Security and Privacy 2012).
 *
 * `sign-in-refused`: the person said no. `sign-in-failed`: anything else that is no assertion for `returnTo`, an
 * address with the attempt's state as its only parameter.
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

  // Each known field is present and there are no more: none repeats, none is added.
  const fields = allFields(answer)
  if (fields === null || names.length !== known.length + 1) return refuse('sign-in-failed')
  const said = (name: string) => fields[`openid.${name}`] ?? ''

  const [, steamID] = claimed.exec(said('claimed_id')) ?? []
  if (steamID === undefined || said('identity') !== said('claimed_id')) return refuse('sign-in-failed')
  const isRight =
    said('mode') === 'id_res' &&
    said('op_endpoint') === openid &&
    said('return_to') === returnTo &&
    isFresh(said('response_nonce'), now) &&
    coversAll(said('signed').split(','))
  return isRight ? accept({ steamID, nonce: said('response_nonce'), fields }) : refuse('sign-in-failed')
}

/** Printable and without spaces, as every value that Steam sends. */
const plain = /^[!-~]{1,2048}$/

/** All known fields by their full names; null where one is missing, or has characters that Steam never sends. */
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
