/** Serves one function as an instance in the cloud does, and prints the CPU time until its first answer. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

type Handler = ((...asked: unknown[]) => unknown) & { readonly run: (event: unknown) => Promise<unknown> }

const [name = '', path = '', body = ''] = process.argv.slice(2)
process.env['FUNCTION_TARGET'] = name

const require = createRequire(import.meta.url)
const { [name]: handler } = require('../../functions/index.cjs') as Record<string, Handler>
if (handler === undefined) throw new Error(`No function ${name}`)
const loadedMs = cpuMs()
if (path === '') await handler.run({})
else {
  // The copy of firebase-functions, which has loaded it already.
  const packages = new URL('../../node_modules/', import.meta.url)
  const express = createRequire(new URL('firebase-functions/package.json', packages))('express')
  const server = express().use(express.json()).use(handler).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${unsignedToken()}`,
    // As from Hosting, which has the shells of pages.
    'x-forwarded-host': new URL(process.env['PUBLIC_ORIGIN'] ?? '').host,
  }
  // Not with `fetch`, whose modules an instance does not load to answer.
  const asking = request({ port, path, headers, method: body === '' ? 'GET' : 'POST' }).end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  if ((response.statusCode ?? 500) >= 500) throw new Error(`${name} answers ${response.statusCode}`)
}
console.log(JSON.stringify({ loadedMs, answeredMs: cpuMs() }))
process.exit()

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return Math.round((user + system) / 1000)
}

function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ sub: 'nobody', auth_time: Math.floor(Date.now() / 1000) })}.`
}
