import type { CDPSession, Page } from 'playwright-core'

interface Received {
  /** The bytes of the page's own files, compressed as transferred, with their headers. */
  readonly files: number
  /**
   * The number and the bytes of documents in versions that were not sent before. The emulator resends a whole list
   * whenever one of its documents changes; Firestore itself sends, and counts as reads, only new versions.
   */
  readonly fresh: number
  readonly freshBytes: number
}

interface ReceivedDocuments {
  /** Returns what has arrived since the last call. Call it when nothing is in flight. */
  take(): Received
}

/** Counts what a page receives from now on; `firestore` is the port of the streams. */
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

/** Returns the received part of a response; later data arrive with events. */
async function bufferedData(network: CDPSession, requestId: string): Promise<string> {
  try {
    return (await network.send('Network.streamResourceContent', { requestId })).bufferedData
  } catch {
    // The response is complete, so its body can be requested, if there is one.
    const { body, base64Encoded } = await network
      .send('Network.getResponseBody', { requestId })
      .catch(() => ({ body: '', base64Encoded: true }))
    return base64Encoded ? body : Buffer.from(body, 'utf8').toString('base64')
  }
}
