import { setTimeout as pause } from 'node:timers/promises'
import { requireFreePorts } from '../emulators/ports.ts'
import { endLeftovers } from './runRecord.ts'

/** How long a killed process may keep its ports. */
const longestRelease = 5000

/** Frees the ports of `page` from what an earlier run left behind. @throws Problem when a stranger holds one */
export async function takePorts(page: number): Promise<void> {
  const late = Date.now() + ((await endLeftovers(page)) ? longestRelease : 0)
  for (;;) {
    try {
      return await requireFreePorts(page)
    } catch (error) {
      if (Date.now() >= late) throw error
      await pause(50)
    }
  }
}
