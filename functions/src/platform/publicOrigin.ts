import { projectID } from 'firebase-functions/params'
import { publicOriginParam } from './params.ts'

/** Returns the origin of the product: as configured, or the project's own address. */
export function publicOrigin(): string {
  return new URL(publicOriginParam.value() || `https://${projectID.value()}.web.app`).origin
}
