import { emulatorPorts } from '../../web/src/platform/emulatorPorts.ts'
import { Problem } from '../problem.ts'

/** The page's port, such that its neighbours are ports, too. @throws Problem */
export function parsePort(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (page >= 1024 && Math.max(...Object.values(emulatorPorts(page))) <= 65_535) return page
  throw new Problem(`--port takes a number from 1024 to 65522, not '${text}'.`)
}
