import { createServer } from 'node:net'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from '../problem.ts'
import { refusedPort } from './parsePort.ts'

const host = '127.0.0.1'

/** @throws Problem that names the first port in use among those of `page`, and the option that changes them */
export async function requireFreePorts(page: number): Promise<void> {
  for (const [user, port] of Object.entries(emulatorPorts(page))) {
    if (!(await isFree(port)))
      throw new Problem(
        `Port ${port} (${user}) is taken: stop what listens there, or choose others with --port ${page + 100}.`,
      )
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', error => {
    if ('code' in error && error.code === 'EADDRINUSE') resolve(false)
    else reject(error)
  })
  server.listen(port, host, () => server.close(() => resolve(true)))
  return promise
}

/**
 * Returns the first of `first`, `first` + 100, … whose ports are all free and allowed by browsers.
 *
 * @throws Problem if there is none
 */
export async function freePage(first: number): Promise<number> {
  for (let page = first; page < first + 2000; page += 100) {
    if (refusedPort(page) !== undefined) continue
    const free = await Promise.all(Object.values(emulatorPorts(page)).map(isFree))
    if (free.every(Boolean)) return page
  }
  throw new Problem(`No free ports from ${first} on: stop what listens there.`)
}
