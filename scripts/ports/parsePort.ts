import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from '../problem.ts'

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
  const refused = refusedPort(page)
  if (refused !== undefined)
    throw new Problem(
      `Browsers do not open port ${refused}: choose another than --port ${page}, say ${page + 100}.`,
    )
  return page
}

/** Returns the first port derived from `page` that browsers refuse; undefined if there is none. */
export function refusedPort(page: number): number | undefined {
  return Object.values(emulatorPorts(page)).find(port => refusedByBrowsers.has(port))
}
