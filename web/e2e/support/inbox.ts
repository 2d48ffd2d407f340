import { expect } from '@playwright/test'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { origin } from './origin.ts'

/** What a link in an e-mail is for: its `mode` parameter. */
type Mode = 'signIn' | 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail'

export const inbox = `http://127.0.0.1:${emulatorPorts(Number(new URL(origin).port)).inbox}`

/** The newest link of this kind that was sent to `email`; waits for it. */
export async function mailedLink(email: string, mode: Mode): Promise<string> {
  const link = { address: '' }
  await expect
    .poll(async () => {
      link.address = (await mailedLinks(email, mode)).at(-1) ?? ''
      return link.address
    }, longWait)
    .not.toBe('')
  return link.address
}

/** All of them, the oldest first. */
export async function mailedLinks(email: string, mode: Mode): Promise<readonly string[]> {
  const mails: unknown = await (await fetch(`${inbox}/email`)).json()
  if (!Array.isArray(mails)) throw new Error('The inbox does not list its mails')
  return mails
    .filter(isMail)
    .filter(({ to }) => to.some(({ address }) => address === email))
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .flatMap(({ text }) => /http\S+/.exec(text)?.[0] ?? [])
    .filter(link => new URL(link).searchParams.get('mode') === mode)
}

const longWait = { timeout: 20_000, intervals: [200] }

interface Mail {
  readonly to: readonly { readonly address: string }[]
  readonly text: string
  readonly date: string
}

function isMail(value: unknown): value is Mail {
  return typeof value === 'object' && value !== null && 'to' in value && 'text' in value
}
