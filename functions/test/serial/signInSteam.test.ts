import { beforeEach, describe, expect, test } from 'vitest'
import { assertionFields, signedAssertion } from '../../../scripts/fakes/steam.ts'
import { emulators } from '../../../testing/emulators.ts'
import { signInDocuments } from '../../../testing/forgottenPerson.ts'
import { isConfirmation } from '../../src/sign-in/verifyWithSteam.ts'
import { type Begun, SignInBrowser } from '../support/signInBrowser.ts'

type Fields = Record<string, string>

const openid = `${emulators.fakes}/steam/openid/login`
const failed = { status: 400, body: { code: 'sign-in-failed', attempt: expect.any(String) } }
const everything = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']

let browser: SignInBrowser
let begun: Begun
beforeEach(async () => {
  browser = new SignInBrowser()
  begun = await browser.begin('steam')
})

function returnTo({ state } = begun, origin: string = emulators.hosting): string {
  return `${origin}/auth/steam/return?state=${state}`
}

/** An account that nobody else in these tests has. */
function freshSteamId(): string {
  return `765611${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`
}

function fields(changes: Fields = {}): Fields {
  return { ...assertionFields({ openid, steamId: freshSteamId(), returnTo: returnTo() }), ...changes }
}

/** What Steam sends somebody back with, who had been sent there with `begun`. */
function answer(assertion: Fields): URLSearchParams {
  return new URLSearchParams({ state: begun.state, ...assertion })
}

function nonceAt(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Zk3W9x`
}

test('an assertion that the stand-in’s signer makes signs in, so that attacks fail for what they change', async () => {
  expect(await browser.finish('steam', answer(signedAssertion(fields())))).toMatchObject({ status: 200 })
  begun = await browser.begin('steam')
  expect(await browser.finish('steam', answer(signedAssertion(fields(), everything)))).toMatchObject({
    status: 200,
  })
})

describe('refused, though signed by Steam, and nothing stored', () => {
  const other = 'https://evil.example/openid/login'
  const id = 'https://steamcommunity.com/openid/id'

  test.each<[string, () => Fields]>([
    ['an assertion by another provider', () => ({ 'openid.op_endpoint': other })],
    ['a provider with the same prefix', () => ({ 'openid.op_endpoint': `${openid}.evil.example` })],
    ['an account at another site', () => both('https://evil.example/openid/id/76561197960287930')],
    ['an account without TLS', () => both('http://steamcommunity.com/openid/id/76561197960287930')],
    [
      'a site with the same prefix',
      () => both('https://steamcommunity.com.evil.example/openid/id/76561197960287930'),
    ],
    ['a path with the same prefix', () => both(`${id}/76561197960287930/../76561197960287931`)],
    ['Steam’s address inside another one', () => both(`https://evil.example/?${id}/76561197960287930`)],
    ['a number that is too short', () => both(`${id}/7656119796028793`)],
    ['a number that is too long', () => both(`${id}/765611979602879300`)],
    ['digits of another script', () => both(`${id}/٧٦٥٦١١٩٧٩٦٠٢٨٧٩٣٠`)],
    ['something after the number', () => both(`${id}/76561197960287930\n`)],
    ['a null character after the number', () => both(`${id}/76561197960287930\u0000`)],
    ['a query after the number', () => both(`${id}/76561197960287930?x`)],
    ['another identity than the claimed one', () => ({ 'openid.identity': `${id}/76561197960287931` })],
    ['no claimed account', () => ({ 'openid.claimed_id': '' })],
    ['no version', () => ({ 'openid.ns': '' })],
    ['OpenID 1.1', () => ({ 'openid.ns': 'http://openid.net/signon/1.1' })],
    ['a version with a slash', () => ({ 'openid.ns': 'http://specs.openid.net/auth/2.0/' })],
    ['another mode', () => ({ 'openid.mode': 'check_authentication' })],
    ['a failure', () => ({ 'openid.mode': 'setup_needed' })],
    ['a return to another site', () => ({ 'openid.return_to': returnTo(begun, 'https://evil.example') })],
    ['a return to another page', () => ({ 'openid.return_to': returnTo().replace('return', 'other') })],
    ['a return with more in it', () => ({ 'openid.return_to': `${returnTo()}&next=https://evil.example` })],
    ['a return without a state', () => ({ 'openid.return_to': `${emulators.hosting}/auth/steam/return` })],
    ['a nonce of long ago', () => ({ 'openid.response_nonce': nonceAt(Date.now() - 6 * 60_000) })],
    ['a nonce of the future', () => ({ 'openid.response_nonce': nonceAt(Date.now() + 2 * 60_000) })],
    ['a nonce of no time', () => ({ 'openid.response_nonce': '2026-13-45T00:00:00Zk3W9x' })],
    ['a nonce in another zone', () => ({ 'openid.response_nonce': '2026-06-18T12:52:43+02:00k3W9x' })],
    ['nothing unique in the nonce', () => ({ 'openid.response_nonce': nonceAt(Date.now()).slice(0, 20) })],
    ['control characters', () => ({ 'openid.assoc_handle': '1\nclaimed_id:x' })],
    ['an additional parameter', () => ({ 'openid.ext1.value': 'x' })],
    ['an invalidated handle', () => ({ 'openid.invalidate_handle': 'x' })],
    [
      'a parameter that another parser would read as ours',
      () => ({ openid_claimed_id: `${id}/76561197960287931` }),
    ],
    [
      'a parameter with a null character in its name',
      () => ({ 'openid.claimed_id\u0000': `${id}/76561197960287931` }),
    ],
    ['a parameter of no concern', () => ({ next: 'https://evil.example' })],
  ])('%s', async (_, changes) => {
    const before = await signInDocuments()
    expect(await browser.finish('steam', answer(signedAssertion(fields(changes()))))).toEqual(failed)
    expect(await signInDocuments()).toEqual(before)
  })

  function both(account: string): Fields {
    return { 'openid.claimed_id': account, 'openid.identity': account }
  }

  test.each(everything)('a signature that does not cover %s', async name => {
    const assertion = signedAssertion(
      fields(),
      everything.filter(other => other !== name),
    )
    expect(await browser.finish('steam', answer(assertion))).toEqual(failed)
  })

  test.each(['claimed_id', 'unknown', '', 'claimed_id '])(
    'a signed list with %j in it once more',
    async name => {
      expect(await browser.finish('steam', answer(signedAssertion(fields(), [...everything, name])))).toEqual(
        failed,
      )
    },
  )

  test.each([
    'ns',
    'mode',
    'claimed_id',
    'identity',
    'return_to',
    'response_nonce',
    'signed',
    'sig',
    'op_endpoint',
  ])('%s twice, first and last', async name => {
    const assertion = signedAssertion(fields())
    const again = new URLSearchParams({ [`openid.${name}`]: assertion[`openid.${name}`] ?? '' })
    const evil = new URLSearchParams({ [`openid.${name}`]: 'https://evil.example' })
    for (const more of [again, evil]) {
      expect(await browser.finish('steam', `${answer(assertion)}&${more}`)).toEqual(failed)
      expect(await browser.finish('steam', `${more}&${answer(assertion)}`)).toEqual(failed)
    }
  })

  test('the state twice', async () => {
    const assertion = answer(signedAssertion(fields()))
    expect(await browser.finish('steam', `${assertion}&state=${begun.state}`)).toEqual({
      status: 400,
      body: { code: 'sign-in-failed' },
    })
  })

  test('an assertion that was made for another attempt of the same browser', async () => {
    const assertion = signedAssertion(fields())
    begun = await browser.begin('steam')
    expect(await browser.finish('steam', answer(assertion))).toEqual(failed)
  })

  test.each(['', 'id_res', 'cancel'])('a cancellation with mode %j together with an account', async mode => {
    const cancelled = { ...fields({ 'openid.mode': 'cancel' }) }
    expect(await browser.finish('steam', `${answer(cancelled)}&openid.mode=${mode}`)).toEqual(failed)
    expect(await browser.finish('steam', answer(cancelled))).toEqual(failed)
  })
})

describe('refused, as Steam does not confirm it', () => {
  test('a signature that is not Steam’s', async () => {
    const assertion = { ...signedAssertion(fields()), 'openid.sig': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }
    expect(await browser.finish('steam', answer(assertion))).toEqual(failed)
  })

  test('an account changed after signing', async () => {
    const assertion = signedAssertion(fields())
    const account = `https://steamcommunity.com/openid/id/${freshSteamId()}`
    const changed = { ...assertion, 'openid.claimed_id': account, 'openid.identity': account }
    expect(await browser.finish('steam', answer(changed))).toEqual(failed)
  })

  test('no signature at all', async () => {
    const { 'openid.sig': _, ...unsigned } = signedAssertion(fields())
    expect(await browser.finish('steam', answer(unsigned))).toEqual(failed)
    expect(await browser.finish('steam', answer({ ...unsigned, 'openid.sig': '' }))).toEqual(failed)
  })
})

describe('replayed', () => {
  test('the same answer', async () => {
    const assertion = answer(signedAssertion(fields()))
    expect(await browser.finish('steam', assertion)).toMatchObject({ status: 200 })
    expect(await browser.finish('steam', assertion)).toMatchObject({ body: { code: 'sign-in-expired' } })
  })

  test('a nonce, in an assertion that Steam confirms a second time', async () => {
    const first = fields()
    expect(await browser.finish('steam', answer(signedAssertion(first)))).toMatchObject({ status: 200 })
    begun = await browser.begin('steam')
    const before = await signInDocuments()
    const second = signedAssertion({ ...first, 'openid.return_to': returnTo() })
    expect(await browser.finish('steam', answer(second))).toMatchObject({ body: { code: 'sign-in-expired' } })
    expect(await signInDocuments()).toEqual(before)
  })
})

describe('only two lines confirm', () => {
  const ns = 'ns:http://specs.openid.net/auth/2.0'

  test.each([`${ns}\nis_valid:true\n`, `${ns}\nis_valid:true`, `is_valid:true\n${ns}\n`])('%j', text => {
    expect(isConfirmation(text)).toBe(true)
  })

  test.each([
    '',
    'is_valid:true',
    `${ns}\n`,
    `${ns}\nis_valid:false\n`,
    `${ns}\nis_valid:false\nis_valid:true\n`,
    `${ns}\nis_valid:true\nis_valid:true\n`,
    `${ns}\nis_valid:true\nis_valid:false\n`,
    `${ns}\nis_valid:TRUE\n`,
    `${ns}\nis_valid: true\n`,
    `${ns}\nxis_valid:true\n`,
    `${ns}\nis_valid:true\nmore:x\n`,
    `${ns}\r\nis_valid:true\r\n`,
    `ns:http://openid.net/signon/1.1\nis_valid:true\n`,
    `<html>${ns}\nis_valid:true\n</html>`,
  ])('%j does not', text => {
    expect(isConfirmation(text)).toBe(false)
  })
})
