import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeKeys } from '../../scripts/fakes/fakeKeys.ts'
import { confirmEmail } from '../../testing/confirmEmail.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { settleMailRefusal } from '../src/notifications/settleMailRefusal.ts'
import { unsubscribeToken } from '../src/notifications/unsubscribeToken.ts'
import { mailKey } from '../src/platform/limits/addressKey.ts'

let wolf: Person
beforeEach(async () => {
  vi.stubEnv('ADDRESS_SECRET', fakeKeys.ADDRESS_SECRET)
  wolf = (await signUpAll('wolf')).wolf
})

const tokenFor = ({ uid }: Person, secret: string = fakeKeys.MAIL_SECRET) => unsubscribeToken(uid, secret)
const request = (method: string, token: string) =>
  fetch(`${emulators.function('unsubscribe')}?${new URLSearchParams({ token, lang: 'en' })}`, {
    method,
    // As mail programs do it.
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  })
const channels = async () => (await stored.profile(wolf.uid).get()).data()?.channels

it('asks for confirmation, so that programs that open every link change nothing', async () => {
  const page = await request('GET', tokenFor(wolf))
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<form method="post"><button>Unsubscribe</button></form>')
  expect(await channels()).toEqual({ push: true, email: true, telegram: true })
})

it('turns mails off with one request, without a sign-in, and again without harm', async () => {
  for (const _ of [1, 2]) {
    const page = await request('POST', tokenFor(wolf))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('No more e-mails')
    expect(await channels()).toEqual({ push: true, email: false, telegram: true })
  }
})

it('closes the address of the account to invitations too, until mails are turned on again', async () => {
  await confirmEmail(wolf)
  const refusal = stored.mailRefusal(mailKey(wolf.email.replace('@', '+cup@')))
  await stored.profile(wolf.uid).update({ 'channels.email': false })
  expect((await request('POST', tokenFor(wolf))).status).toBe(200)
  expect((await refusal.get()).exists).toBe(true)
  await stored.profile(wolf.uid).update({ 'channels.email': true })
  await eventually(async () => expect((await refusal.get()).exists).toBe(false))

  // Who has refused invitations as a stranger has not refused them with the account.
  await refusal.set({ at: 1 })
  await request('POST', tokenFor(wolf))
  await stored.profile(wolf.uid).update({ 'channels.email': true })
  await settleMailRefusal(wolf.uid)
  expect((await refusal.get()).data()).toEqual({ at: 1 })
})

it('closes the address of a stranger to invitations for good, without an account', async () => {
  const key = `mail:${randomUUID()}`
  const token = unsubscribeToken(key, fakeKeys.MAIL_SECRET)
  const refusal = async () => (await stored.mailRefusal(key).get()).exists
  const page = await request('GET', token)
  expect(await page.text()).toContain('Get no more invitations?')
  expect(await refusal()).toBe(false)
  for (const _ of [1, 2]) {
    expect(await (await request('POST', token)).text()).toContain('closed to them for good')
    expect(await refusal()).toBe(true)
  }
})

it('takes no token that was not signed with our secret', async () => {
  const [encoded, signature] = tokenFor(wolf).split('.')
  const other = Buffer.from('somebody else').toString('base64url')
  const forged = [
    '',
    '.',
    `${encoded}.`,
    `${other}.${signature}`,
    tokenFor(wolf, 'guessed'),
    tokenFor(wolf, ''),
  ]
  for (const token of forged) expect((await request('POST', token)).status).toBe(400)
  expect((await request('PUT', tokenFor(wolf))).status).toBe(405)
  expect(await channels()).toEqual({ push: true, email: true, telegram: true })
})
