import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { applicationDefault } from 'firebase-admin/app'
import { root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import type { Terminal } from './plan/answers.ts'

/** Whether somebody has signed in with `firebase login`, or a service account's key is named. */
export async function isSignedIn(): Promise<boolean> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS']) return true
  // The emulators' firebase-tools know the same sign-in, and are installed.
  const module = join(root, 'node_modules/firebase-tools/lib/auth.js')
  const auth: FirebaseAuth = await import(pathToFileURL(module).href)
  return auth.getGlobalDefaultAccount() !== undefined
}

/**
 * Signs a person in with Google, in a browser. `npx firebase` is there only once the packages are.
 *
 * @throws Problem if nobody sits at a terminal, or does not sign in
 */
export async function signIn(terminal: Terminal | null, abort: AbortSignal): Promise<void> {
  if (terminal === null) throw new Problem('Nobody is signed in: run `npx firebase login`.')
  terminal.tell('Nobody is signed in. Sign in with the Google account that is to own the project:')
  await run('firebase', ['login'], { env: { NODE_NO_WARNINGS: '1' }, abort, inTerminal: true })
  if (!(await isSignedIn())) throw new Problem('Nobody is signed in: run the command again.')
}

interface FirebaseAuth {
  getGlobalDefaultAccount(): { readonly tokens: { readonly refresh_token: string } } | undefined
  getAccessToken(refreshToken: string, scopes: readonly string[]): Promise<{ readonly access_token: string }>
}

/**
 * Returns a function that gives access tokens: those of the service account whose key is named, or of the sign-in with
 * firebase-tools, which renew them. No key or token is stored or printed.
 */
export async function accessTokens(tools: string): Promise<() => Promise<string>> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS']) {
    const credential = applicationDefault()
    return async () => (await credential.getAccessToken()).access_token
  }
  const auth: FirebaseAuth = await import(pathToFileURL(join(dirname(tools), '../auth.js')).href)
  return async () => {
    const account = auth.getGlobalDefaultAccount()
    if (account === undefined) throw new Problem('Nobody is signed in: run `npx firebase login`.')
    try {
      return (await auth.getAccessToken(account.tokens.refresh_token, [])).access_token
    } catch {
      throw new Problem(
        'The sign-in could not be renewed: check the network, or run `npx firebase login --reauth`, and this command again.',
      )
    }
  }
}
