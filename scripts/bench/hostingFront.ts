import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { freePage } from '../ports.ts'
import { Problem } from '../problem.ts'

export interface HostingFront extends AsyncDisposable {
  readonly origin: string
  /** The argument with which Chromium trusts the certificate. */
  readonly trusted: string
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/

/**
 * Serves HTTP/2 with Brotli compression, as Hosting does and its emulator at `port` does not. The certificate is
 * generated for each run and never stored. The page looks for the other emulators on ports next to its own, so they are
 * proxied unchanged.
 */
export async function hostingFront(port: number): Promise<HostingFront> {
  const pair = await certificate()
  const app = new Hono().all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const answer = await proxy(`http://127.0.0.1:${port}${pathname}${search}`, { ...req })
    if (!compressible.test(answer.headers.get('content-type') ?? '') || answer.body === null) return answer
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const packed = await promisify(brotliCompress)(await answer.arrayBuffer(), { params })
    const headers = { ...Object.fromEntries(answer.headers), 'content-encoding': 'br' }
    return new Response(packed, { status: answer.status, headers })
  })
  const own = await freePage(port + 100)
  const { hosting, ...others } = emulatorPorts(own)
  const emulators = Object.values(emulatorPorts(port)).slice(1)
  const servers = [
    createAdaptorServer({ fetch: app.fetch, createServer: createSecureServer, serverOptions: pair }),
    ...emulators.map(to =>
      createServer(socket => {
        // Either end may close at any time.
        pipeline(socket, connect(to, '127.0.0.1'), socket, () => undefined)
      }),
    ),
  ]
  const ports = [hosting, ...Object.values(others)]
  await Promise.all(servers.map((each, index) => once(each.listen(ports[index], '127.0.0.1'), 'listening')))
  const key = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' })
  const digest = createHash('sha256').update(key).digest('base64')
  return {
    origin: `https://127.0.0.1:${own}`,
    trusted: `--ignore-certificate-errors-spki-list=${digest}`,
    [Symbol.asyncDispose]: async () => {
      for (const each of servers) each.close()
    },
  }
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
