import pRetry from 'p-retry'
import { endLeftovers } from '../processes/runRecord.ts'
import { requireFreePorts } from './freePorts.ts'

/** How long a killed process may keep its ports, in milliseconds. */
const releaseTimeoutMs = 5000

/** Frees the ports of `page` from what an earlier run left behind. @throws Problem when another program has one */
export async function takePorts(page: number): Promise<void> {
  const retries = (await endLeftovers(page)) ? releaseTimeoutMs / 50 : 0
  await pRetry(() => requireFreePorts(page), { retries, factor: 1, minTimeout: 50 })
}
