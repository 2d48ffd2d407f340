import { isPushAddress } from '@upper-bracket/shared/notifications/pushServices'

/** Whether messages may be sent to this address; inside the emulator also to the stand-in on this machine. */
export function isReachable(endpoint: string): boolean {
  return isPushAddress(endpoint, { withLoopback: process.env['FUNCTIONS_EMULATOR'] === 'true' })
}
