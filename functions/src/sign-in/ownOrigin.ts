import { isLoopback } from '../platform/providerAddresses.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'

/**
 * The origin at which people open this product: as set at deployment, or the project's own address. Inside the
 * emulator it is the `host` of the request, so that `localhost` works as well as `127.0.0.1`; null where that is not
 * this machine.
 */
export function ownOrigin(host: string | undefined): string | null {
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') {
    const asked = URL.parse(`http://${host}`)
    return asked !== null && isLoopback(asked) ? asked.origin : null
  }
  return publicOrigin()
}
