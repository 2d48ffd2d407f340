import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A POST that the site has received. */
interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface CommunitySite extends AsyncDisposable {
  /** Another site than ours to browsers. */
  readonly origin: string
  /** The address of its webhook. */
  readonly hook: string
  /** In the order of their arrival. */
  readonly received: readonly Received[]
  /** Sets the body of the site's page. */
  readonly show: (html: string) => void
}

/** Starts the site of a community: a page of its own, and a webhook that returns the challenge. */
export async function communitySite(): Promise<CommunitySite> {
  const received: Received[] = []
  let body = ''
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const posted = await text(request)
      received.push({ headers: request.headers, body: posted })
      response.end(JSON.parse(posted).data.challenge)
      return
    }
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>A community</title><style>body{margin:0}</style><body>${body}</body></html>`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    hook: `http://127.0.0.1:${port}/hook`,
    received,
    show: html => {
      body = html
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
