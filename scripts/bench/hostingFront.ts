import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { freePage } from '../ports/freePorts.ts'
import { Problem } from '../problem.ts'

export interface HostingFront extends AsyncDisposable {
  readonly origin: string
  /** The fingerprint with which Chromium trusts the certificate. */
  readonly trusted: string
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/
/** Headers of a single connection, which HTTP/2 lacks, and of the original body. */
const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/**
 * Serves HTTP/2 with Brotli compression, as Hosting does and its emulator at `port` does not. The certificate is
 * generated for each run and never stored. The page looks for the other emulators on ports next to its own, so they are
 * proxied unchanged.
 */
export async function hostingFront(port: number): Promise<HostingFront> {
  const pair = await certificate()
  const server = createSecureServer(pair, (request, response) => {
    forward(request, response, port).catch(error => response.destroy(error))
  })
  const own = await freePage(port + 100)
  const { hosting: _, ...proxied } = emulatorPorts(own)
  const emulators = emulatorPorts(port)
  const passages = Object.entries(proxied).map(([name, at]) => {
    const to = emulators[name as keyof typeof proxied]
    return { at, server: createServer(socket => passOn(socket, to)) }
  })
  const all = [{ at: own, server }, ...passages]
  await Promise.all(all.map(each => once(each.server.listen(each.at, '127.0.0.1'), 'listening')))
  return {
    origin: `https://127.0.0.1:${own}`,
    trusted: `--ignore-certificate-errors-spki-list=${digestOf(pair.cert)}`,
    [Symbol.asyncDispose]: async () => {
      for (const each of all) each.server.close()
    },
  }
}

function passOn(socket: Socket, port: number): void {
  const emulator = connect(port, '127.0.0.1')
  // Either end may close at any time.
  pipeline(socket, emulator, socket, () => undefined)
}

async function forward(request: Http2ServerRequest, response: Http2ServerResponse, port: number) {
  const named = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host')
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method,
    headers: named.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    ...(hasBody && { body: await bodyOf(request) }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  // fetch has undone the emulator's own compression.
  for (const [name, value] of answer.headers)
    if (!dropped.has(name) && name !== 'content-encoding') response.setHeader(name, value)
  const packs = compressible.test(answer.headers.get('content-type') ?? '') && body.length > 0
  if (packs) response.setHeader('content-encoding', 'br')
  response.statusCode = answer.status
  response.end(packs ? await packed(body) : body)
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function packed(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

function digestOf(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

/** @throws Problem without OpenSSL, because Node cannot create certificates */
async function certificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  try {
    await promisify(execFile)('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert])
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  } catch (error) {
    throw new Problem(`This benchmark needs the command openssl for a certificate: ${String(error)}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
