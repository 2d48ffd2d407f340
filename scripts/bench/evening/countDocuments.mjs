import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/*
 * Runs before a function. Counts the documents that its process reads and writes, by callable or function, and writes
 * them with the size of its heap into a file of the bench, again whenever the bench asks by a signal.
 */
const { FUNCTION_TARGET: target, UPPER_BRACKET_GAUGES: folder } = process.env
if (target !== undefined && folder !== undefined) await install(target, join(folder, `${process.pid}.json`))

/**
 * @param {string} target
 * @param {string} file
 */
async function install(target, file) {
  const { Firestore } = await import('firebase-admin/firestore')
  /** @type {AsyncLocalStorage<{ body?: { data?: { call?: string } } }>} */
  const requests = new AsyncLocalStorage()
  /** @type {Record<string, { requests: number, reads: number, writes: number }>} */
  const counts = {}
  const current = () => {
    const name = requests.getStore()?.body?.data?.call ?? target
    counts[name] ??= { requests: 0, reads: 0, writes: 0 }
    return counts[name]
  }
  subscribe('http.server.request.start', message => {
    const { request, response } = /** @type {any} */ (message)
    requests.enterWith(request)
    response.once('finish', () => requests.run(request, () => (current().requests += 1)))
  })
  /** @type {any} */
  const client = Firestore.prototype
  const { request, requestStream } = client
  client.request = function (
    /** @type {unknown} */ method,
    /** @type {any} */ asked,
    /** @type {unknown[]} */ ...rest
  ) {
    current().writes += asked.writes?.length ?? 0
    return request.call(this, method, asked, ...rest)
  }
  client.requestStream = async function (/** @type {unknown[]} */ ...asked) {
    const count = current()
    const stream = await requestStream.apply(this, asked)
    const emit = stream.emit.bind(stream)
    stream.emit = (/** @type {string} */ event, /** @type {any[]} */ ...parts) => {
      if (
        event === 'data' &&
        ['document', 'found', 'missing', 'result'].some(field => parts[0]?.[field] != null)
      )
        count.reads += 1
      return emit(event, ...parts)
    }
    return stream
  }

  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  let [heap, measured] = [0, 0]
  const write = () => writeFileSync(file, JSON.stringify({ name: target, counts, heap, measured }))
  process.on('SIGUSR2', () => {
    collectGarbage()
    heap = process.memoryUsage().heapUsed
    measured += 1
    write()
  })
  // A killed process has written what it counted until shortly before.
  setInterval(write, 500).unref()
  write()
}
