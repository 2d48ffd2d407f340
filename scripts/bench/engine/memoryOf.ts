import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const copies = 20

/** Bytes that one value of `make` keeps, measured over many that are kept at the same time. */
export async function memoryOf(make: () => unknown): Promise<number> {
  const collect = garbageCollector()
  const kept: unknown[] = [await make()]
  collect()
  const before = process.memoryUsage().heapUsed
  for (let copy = 0; copy < copies; copy++) kept.push(await make())
  collect()
  const bytes = (process.memoryUsage().heapUsed - before) / copies
  if (kept.length !== copies + 1) throw new Error('Something was not kept')
  return bytes
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('This Node does not let its garbage be collected')
  return () => void collect()
}
