import type { CDPSession, Page } from 'playwright-core'

interface Received {
  /** Bytes of the page's own files, compressed as they came over the network, with their headers. */
  readonly files: number
  /**
   * Documents that had not been sent before as they are now, and the bytes of these. The emulator sends a whole
   * list again whenever one of its documents changes; Firestore itself sends, and counts as read, only these.
   */
  readonly fresh: number
  readonly freshBytes: number
}

interface ReceivedDocuments {
  /** What has come since the last time. To be asked when nothing is on its way. */
  take(): Received
}

/** Counts what a page receives from now on; `firestore` is the port from which the streams come. */
export async function receivedDocuments(page: Page, firestore: number): Promise<ReceivedDocuments> {
  const network = await page.context().newCDPSession(page)
  const streams = new Map<string, string>()
  const seen = new Set<string>()
  let files = 0

  const hear = (requestId: string, base64: string) => {
    streams.set(requestId, (streams.get(requestId) ?? '') + Buffer.from(base64, 'base64').toString('latin1'))
  }
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (URL.parse(response.url)?.port !== String(firestore)) return
    streams.set(requestId, '')
    void bufferedData(network, requestId).then(data => hear(requestId, data))
  })
  network.on('Network.dataReceived', ({ requestId, data }) => {
    if (data !== undefined) hear(requestId, data)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!streams.has(requestId)) files += encodedDataLength
  })
  await network.send('Network.enable')
  return {
    take: () => {
      const sent = [...streams.values()].flatMap(documentsIn)
      for (const requestId of streams.keys()) streams.set(requestId, '')
      const fresh = sent.filter(({ version }) => !seen.has(version))
      for (const { version } of fresh) seen.add(version)
      const received = { files, fresh: fresh.length, freshBytes: total(fresh) }
      files = 0
      return received
    },
  }
}

interface SentDocument {
  /** The path of the document and when it was written. */
  readonly version: string
  readonly bytes: number
}

function documentsIn(text: string): readonly SentDocument[] {
  return text
    .split('"documentChange"')
    .slice(1)
    .map(piece => ({
      version: [/"name":\s*"[^"]*"/, /"updateTime":\s*"[^"]*"/].map(part => part.exec(piece)?.[0]).join(),
      bytes: piece.length,
    }))
}

function total(documents: readonly SentDocument[]): number {
  return documents.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** What has already come of a response; from now on its data come with the events. */
async function bufferedData(network: CDPSession, requestId: string): Promise<string> {
  try {
    return (await network.send('Network.streamResourceContent', { requestId })).bufferedData
  } catch {
    // It is over: what was in it can be asked for whole, if there was anything.
    const { body, base64Encoded } = await network
      .send('Network.getResponseBody', { requestId })
      .catch(() => ({ body: '', base64Encoded: true }))
    return base64Encoded ? body : Buffer.from(body, 'utf8').toString('base64')
  }
}
