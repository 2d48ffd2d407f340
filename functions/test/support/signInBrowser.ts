import { randomBytes } from 'node:crypto'
import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import { emulators } from '../../../testing/emulators.ts'
import type { Person } from '../../../testing/person.ts'

type Purpose = 'sign-in' | 'link'

export interface Begun {
  readonly attempt: string
  readonly state: string
  /** Where the browser is sent. */
  readonly address: URL
}

export interface Finished {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Whatever a provider sends somebody back with. */
export type ProviderAnswer = URLSearchParams | Readonly<Record<string, string>> | string

/** A browser that signs in by Discord or Steam: it has a cookie, and goes where it is sent. */
export class SignInBrowser {
  /** The value of `__session`, which is all that Hosting lets through to a function. */
  session: string | null = null

  /** Opens `/api/auth/{provider}` as the popup does. */
  async begin(provider: IdentityProvider, purpose: Purpose = 'sign-in'): Promise<Begun> {
    const attempt = freshAttempt()
    const response = await this.get(`/api/auth/${provider}?attempt=${attempt}&purpose=${purpose}`)
    const location = response.headers.get('location')
    if (response.status !== 302 || location === null) {
      throw new Error(`${provider} answered ${response.status}: ${await response.text()}`)
    }
    const address = new URL(location)
    const returnTo = address.searchParams.get('openid.return_to')
    const state = (returnTo === null ? address : new URL(returnTo)).searchParams.get('state')
    return { attempt, state: state ?? '', address }
  }

  /** Goes to any address of ours, and keeps the cookie. */
  async get(path: string): Promise<Response> {
    const response = await fetch(emulators.hosting + path, { redirect: 'manual', headers: this.#cookie() })
    const [, set] = /__session=([^;]*)/.exec(response.headers.getSetCookie().join()) ?? []
    if (set !== undefined) this.session = set
    return response
  }

  /** Posts back what the provider has answered, as the page of return does. */
  async finish(
    provider: IdentityProvider,
    answer: ProviderAnswer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Finished> {
    const text = typeof answer === 'string' ? answer : new URLSearchParams(answer).toString()
    const response = await fetch(`${emulators.hosting}/api/auth/${provider}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        origin: emulators.hosting,
        ...this.#cookie(),
        ...headers,
      },
      body: JSON.stringify({ answer: text }),
    })
    return { status: response.status, body: (await response.json()) as Finished['body'] }
  }

  /** The whole way: there, the choice of a person by the key of a demonstration person, and back. */
  async signIn(provider: IdentityProvider, person: string, purpose: Purpose = 'sign-in'): Promise<Finished> {
    const { address } = await this.begin(provider, purpose)
    return this.finish(provider, await chosen(address, person))
  }

  #cookie(): Record<string, string> {
    // Others are there, too, in a real browser.
    return {
      cookie: ['userid=somebody', ...(this.session === null ? [] : [`__session=${this.session}`])].join('; '),
    }
  }
}

/** A page's own name for an attempt. */
export function freshAttempt(): string {
  return randomBytes(16).toString('base64url')
}

/** What the stand-in at `address` answers when `person` is chosen there; empty is Cancel. */
export async function chosen(address: URL, person: string): Promise<URLSearchParams> {
  const choice = new URL(address)
  choice.pathname += '/answer'
  choice.searchParams.set('person', person)
  const response = await fetch(choice, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`The stand-in answered ${response.status}: ${await response.text()}`)
  return new URL(location).searchParams
}

/** Who is signed in by a custom token. */
export async function signedInBy(token: unknown): Promise<Person> {
  const response = await fetch(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
    },
  )
  const { idToken } = (await response.json()) as { readonly idToken?: string }
  const [, payload] = idToken?.split('.') ?? []
  if (idToken === undefined || payload === undefined) throw new Error('The token signs nobody in')
  const claims: { readonly user_id: string } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { uid: claims.user_id, email: '', idToken }
}
