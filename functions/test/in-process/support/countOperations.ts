import { Firestore } from 'firebase-admin/firestore'
import { vi } from 'vitest'

export interface Operations {
  /** Documents that were returned, and a document for each aggregation. */
  reads: number
  writes: number
  /** Requests that waited for the answer to another one, and the first. */
  rounds: number
}

interface Asked {
  readonly documents?: readonly string[]
}

interface Client {
  request(method: string, request: { readonly writes?: readonly unknown[] }, ...rest: unknown[]): unknown
  requestStream(
    method: string,
    bidirectional: boolean,
    asked: Asked,
    ...rest: unknown[]
  ): Promise<NodeJS.EventEmitter>
}

/**
 * Counts what this process asks of the database from now on, until mocks are restored. Questions about a pause, every few
 * seconds, do not count.
 */
export function countOperations(): Operations {
  const counted: Operations = { reads: 0, writes: 0, rounds: 0 }
  let isAnswered = true
  const ask = () => {
    if (isAnswered) counted.rounds += 1
    isAnswered = false
  }
  const client = Firestore.prototype as unknown as Client
  const { request, requestStream } = client
  vi.spyOn(client, 'request').mockImplementation(function (this: Client, method, asked, ...rest) {
    ask()
    counted.writes += asked.writes?.length ?? 0
    return request.call(this, method, asked, ...rest)
  })
  vi.spyOn(client, 'requestStream').mockImplementation(async function (this: Client, ...given) {
    const { documents = [] } = given[2]
    if (documents.some(path => path.includes('/documents/operation/')))
      return requestStream.apply(this, given)
    ask()
    const stream = await requestStream.apply(this, given)
    stream.once('end', () => {
      isAnswered = true
    })
    const emit = stream.emit.bind(stream)
    stream.emit = (event, ...parts: unknown[]) => {
      if (event === 'data' && isDocument(parts[0])) counted.reads += 1
      return emit(event, ...parts)
    }
    return stream
  })
  return counted
}

function isDocument(part: unknown): boolean {
  return (
    typeof part === 'object' &&
    part !== null &&
    ['document', 'found', 'missing', 'result'].some(field => Reflect.get(part, field) != null)
  )
}
