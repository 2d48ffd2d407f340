import { isPushAddress } from '@upper-bracket/shared/notifications/pushServices'

/** Whether messages may be sent to an endpoint; inside the emulator this includes the fake on this machine. */
export function isReachable(endpoint: string): boolean {
  return isPushAddress(endpoint, { withLoopback: process.env['FUNCTIONS_EMULATOR'] === 'true' })
}
