import { projectID } from 'firebase-functions/params'
import { publicOriginParam } from './params.ts'

/** Where people open this product: as set at deployment, or the project's own address. */
export function publicOrigin(): string {
  return new URL(publicOriginParam.value() || `https://${projectID.value()}.web.app`).origin
}
