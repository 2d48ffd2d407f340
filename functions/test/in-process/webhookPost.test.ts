import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { lookupAmong, post, webhookPost } from '../../src/integrations/postWebhook.ts'
import { isPublicAddress, publicAddresses } from '../../src/integrations/publicAddress.ts'
import { HttpService } from './support/httpService.ts'

const request = { headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' }, body: '{"a":"я"}' }

const forbidden = [
  // IPv4: unspecified, private, shared, loopback, link-local, special, documentation, benchmarks, multicast, reserved.
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.255.255.255'],
  ...[
    '169.254.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.170',
    '192.0.2.1',
  ],
  ...['192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  // IPv6: unspecified, loopback, link-local, site-local, unique-local with metadata, multicast, documentation, discard.
  ...[
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00::1',
    'fd00:ec2::254',
    'fd20:ce::254',
  ],
  ...['ff02::1', '2001:db8::1', '3fff::1', '100::1', '2001::1', '2001:2::1', '2001:10::1', '2001:20::1'],
  // IPv4 within IPv6: mapped, compatible, translated, NAT64 (also the local prefix), 6to4.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:93.184.216.34', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1', '2002:7f00:1::1', '2002:a9fe:a9fe::'],
  // No addresses.
  ...['', 'localhost', '127.0.0.1:80', '[::1]', '1.2.3', '1.2.3.4.5', 'g::1'],
]

describe('an address', () => {
  it.each(forbidden)('%s is not public', address => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s is public', address => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it('is refused together with all others of its name', async () => {
    const of = (...addresses: string[]) =>
      publicAddresses('bot.example', async () => addresses.map(address => ({ address, family: 4 })))
    expect(await of('1.1.1.1', '10.0.0.1')).toBeNull()
    expect(await of()).toBeNull()
    expect(await of('1.1.1.1', '1.0.0.1')).toHaveLength(2)
  })
})

describe('a name', () => {
  test.each([
    'http://bot.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'http://127.0.0.1/',
    'https://bot.example:6379/',
  ])('%s is not even resolved', async address => {
    const resolve = vi.fn()
    expect(await webhookPost({ resolve })(address, request)).toMatchObject({ reason: 'forbidden-address' })
    expect(resolve).not.toHaveBeenCalled()
  })

  it('is resolved once for each request, and refused as soon as it leads elsewhere', async () => {
    const answers = ['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1']
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? '', family: 4 }])
    const send = webhookPost({ resolve })
    for (const times of [1, 2, 3]) {
      expect(await send('https://bot.example/', request)).toMatchObject({ reason: 'forbidden-address' })
      expect(resolve).toHaveBeenCalledTimes(times)
    }
  })

  it('that cannot be resolved, or not in time, is a failure', async () => {
    const unknown = webhookPost({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    expect(await unknown('https://bot.example/', request)).toMatchObject({ reason: 'unreachable' })
    const hanging = webhookPost({ timeoutMs: 50, resolve: () => new Promise(() => undefined) })
    expect(await hanging('https://bot.example/', request)).toMatchObject({ reason: 'timeout' })
  })

  it('is not resolved again: the connection goes to a checked address, and asks there for the name', async () => {
    const hellos: Buffer[] = []
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.once('data', hello => {
        hellos.push(hello)
        socket.destroy()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const lookup = lookupAmong([{ address: '127.0.0.1', family: 4 }])
    const url = new URL(`https://rebinding.invalid:${port}/`)
    await expect(post(url, request, { signal: AbortSignal.timeout(5000), lookup })).rejects.toThrow()
    expect(hellos).toHaveLength(1)
    expect(hellos[0]?.toString('latin1')).toContain('rebinding.invalid')
    server.close()
  })
})

class Receiver extends HttpService {
  /** What it answers with. */
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end()
  readonly bodies: string[] = []

  protected async serve(given: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of given) body += chunk
    this.bodies.push(body)
    this.answer(given, response)
  }
}

describe('a receiver', () => {
  let receiver: Receiver
  const send = webhookPost()
  const sendBriefly = webhookPost({ timeoutMs: 300 })
  beforeAll(async () => {
    receiver = await new Receiver().start()
  })
  afterAll(() => receiver.stop())
  beforeEach(() => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
    receiver.bodies.length = 0
    receiver.calls = 0
  })

  it.each([
    [200, null],
    [204, null],
    [299, null],
    [301, 'redirect'],
    [307, 'redirect'],
    [400, 'status'],
    [410, 'status'],
    [429, 'status'],
    [500, 'status'],
  ])('that answers %i: %s', async (status, reason) => {
    receiver.answer = (_, response) => {
      response.writeHead(status, { location: `${receiver.address}/elsewhere`, 'retry-after': '7' })
      response.end(status === 204 ? undefined : 'answer')
    }
    const answer = status === 204 ? '' : 'answer'
    expect(await send(receiver.address, request)).toEqual({ status, reason, answer, retryAfterMs: 7000 })
    expect(receiver.bodies).toEqual([request.body])
  })

  it('that hangs, breaks off or is down is a failure', async () => {
    receiver.answer = () => undefined
    expect(await sendBriefly(receiver.address, request)).toMatchObject({ reason: 'timeout', status: null })
    receiver.answer = given => given.socket.destroy()
    expect(await send(receiver.address, request)).toMatchObject({ reason: 'unreachable', status: null })
    expect(await send('http://127.0.0.1:1/', request)).toMatchObject({ reason: 'unreachable', status: null })
  })

  it('whose answer never ends, or is endless, has answered', async () => {
    receiver.answer = (_, response) => {
      response.writeHead(200)
      response.write('never ends')
    }
    const unending = webhookPost({ timeoutMs: 1500 })
    expect(await unending(receiver.address, request)).toMatchObject({ status: 200, reason: null })
    receiver.answer = (_, response) => {
      const flood = setInterval(() => response.write('x'.repeat(100_000)), 1)
      response.once('close', () => clearInterval(flood))
    }
    const flooded = await send(receiver.address, request)
    expect(flooded).toMatchObject({ status: 200, reason: null })
    expect(flooded.answer).toHaveLength(4096)
  })

  it('on this machine is one only inside the emulator', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'false')
    expect(await send(receiver.address, request)).toMatchObject({ reason: 'forbidden-address' })
    expect(receiver.calls).toBe(0)
  })
})
