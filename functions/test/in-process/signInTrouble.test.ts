import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assertionFields, signedAssertion } from '../../../scripts/fakes/steam.ts'
import { emulators } from '../../../testing/emulators.ts'
import { signInDocuments } from '../../../testing/forgottenPerson.ts'
import { asTheFunctionsProcess, finishInProcess } from './support/signInInProcess.ts'

/** What a service in trouble answers, by the end of the path that it is asked. */
type Reply = Readonly<{ status: number; body: string; type?: string; location?: string }>

const json = 'application/json'
const grant: Reply = {
  status: 200,
  type: json,
  body: JSON.stringify({ access_token: 'x', token_type: 'Bearer' }),
}
const confirmation = 'ns:http://specs.openid.net/auth/2.0\nis_valid:true\n'

const silence = {}
let replies: Readonly<Record<string, Reply>> = {}
let service: Server
let before: Readonly<Record<string, number>>
beforeEach(async () => {
  service = createServer((request, response) => {
    if (replies === silence) return
    const path = request.url?.split('?')[0] ?? ''
    const reply = Object.entries(replies).find(([end]) => path.endsWith(end))?.[1]
    response.writeHead(reply?.status ?? 404, {
      'content-type': reply?.type ?? 'text/plain',
      ...(reply?.location === undefined ? {} : { location: reply.location }),
    })
    response.end(reply?.body ?? '')
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  asTheFunctionsProcess({ UPPER_BRACKET_DISCORD: address, UPPER_BRACKET_STEAM: address })
  before = await signInDocuments()
})
afterEach(async () => {
  service.closeAllConnections()
  service.close()
  vi.unstubAllEnvs()
})

function byDiscord() {
  return finishInProcess('discord', state => new URLSearchParams({ code: 'a-code', state }))
}

function bySteam(steamId = '76561190000000002') {
  return finishInProcess('steam', state => {
    const returnTo = `${emulators.hosting}/auth/steam/return?state=${state}`
    const openid = `${process.env['UPPER_BRACKET_STEAM']}/openid/login`
    return new URLSearchParams({ state, ...signedAssertion(assertionFields({ openid, steamId, returnTo })) })
  })
}

describe('when a provider cannot be asked, the person may try again and nothing is stored', () => {
  test.each<[string, Readonly<Record<string, Reply>>]>([
    ['is down', { '/token': { status: 502, body: 'Bad gateway' } }],
    ['is asked too often', { '/token': { status: 429, type: json, body: '{"message":"slow"}' } }],
    ['does not know us', { '/token': { status: 401, type: json, body: '{"error":"invalid_client"}' } }],
    ['answers with a page', { '/token': { status: 200, type: 'text/html', body: '<html>' } }],
    ['gives no token', { '/token': { status: 200, type: json, body: '{}' } }],
    ['leads elsewhere', { '/token': { status: 302, location: 'https://evil.example', body: '' } }],
    ['knows nobody', { '/token': grant, '/@me': { status: 401, type: json, body: '{}' } }],
    [
      'tells a number that is none',
      { '/token': grant, '/@me': { status: 200, type: json, body: '{"id":"../x","username":"a"}' } },
    ],
    ['tells nothing', { '/token': grant, '/@me': { status: 200, type: json, body: 'null' } }],
  ])('Discord %s', async (_, trouble) => {
    replies = trouble
    expect(await byDiscord()).toMatchObject({ status: 503, body: { code: 'try-again' } })
    expect(await signInDocuments()).toEqual(before)
  })

  test.each<[string, Reply]>([
    ['is down', { status: 502, body: confirmation }],
    ['forbids us to ask', { status: 403, body: confirmation }],
    ['leads elsewhere', { status: 302, location: '/elsewhere', body: '' }],
  ])('Steam %s', async (_, trouble) => {
    replies = { '/openid/login': trouble, '/elsewhere': { status: 200, body: confirmation } }
    expect(await bySteam()).toMatchObject({ status: 503, body: { code: 'try-again' } })
    expect(await signInDocuments()).toEqual(before)
  })

  test('neither is there', async () => {
    service.close()
    await once(service, 'close')
    for (const answer of [await byDiscord(), await bySteam()]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'try-again', attempt: expect.any(String) } })
    }
    expect(await signInDocuments()).toEqual(before)
  })

  test('neither says anything for ten seconds', async () => {
    replies = silence
    const began = Date.now()
    for (const answer of await Promise.all([byDiscord(), bySteam()])) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'try-again' } })
    }
    expect(Date.now() - began).toBeLessThan(25_000)
  })
})

test('whom Steam confirms is in, also when it shows nothing of the account', async () => {
  replies = { '/openid/login': { status: 200, body: confirmation }, '/v2': { status: 500, body: '' } }
  expect(await bySteam(`7656119${Math.floor(Math.random() * 1e10)}`.padEnd(17, '0'))).toMatchObject({
    status: 200,
    body: { token: expect.any(String) },
  })
})

test('what Steam answers by the way confirms nobody', async () => {
  replies = { '/openid/login': { status: 200, body: `is_valid:false\n${confirmation}` } }
  expect(await bySteam()).toMatchObject({ status: 400, body: { code: 'sign-in-failed' } })
  expect(await signInDocuments()).toEqual(before)
})
