import { isLoopback } from '../platform/providerAddresses.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'

/**
 * Returns the origin of the product: as configured, or the project's own address. Inside the emulator it is the `host`
 * of the request, so that `localhost` works as well as `127.0.0.1`; null if that is not this machine.
 */
export function ownOrigin(host: string | undefined): string | null {
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') {
    const requested = URL.parse(`http://${host}`)
    return requested !== null && isLoopback(requested) ? requested.origin : null
  }
  return publicOrigin()
}
