import { createServer } from 'node:net'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from './problem.ts'

/** The ports above 1023 that browsers refuse to open: the Fetch standard's list of bad ports. */
const refusedByBrowsers: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
])

/** Parses the page's port, from which all other ports must be derivable and allowed by browsers. @throws Problem */
export function parsePort(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  const all = Object.values(emulatorPorts(page))
  if (!(page >= 1024 && Math.max(...all) <= 65_535))
    throw new Problem(`--port takes a number from 1024 to 65522, not '${text}'.`)
  const refused = all.find(port => refusedByBrowsers.has(port))
  if (refused === undefined) return page
  throw new Problem(
    `Browsers do not open port ${refused}: choose another than --port ${page}, say ${page + 100}.`,
  )
}

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
  return new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Returns the first of `first`, `first` + 100, … whose ports are all free and allowed by browsers.
 *
 * @throws Problem if there is none
 */
export async function freePage(first: number): Promise<number> {
  try {
    await requireFreePorts(parsePort(String(first)))
    return first
  } catch (error) {
    if (first > 60_000) throw error
    return freePage(first + 100)
  }
}
