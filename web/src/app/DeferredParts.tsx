import { Consent } from './Consent.tsx'
import { UpdateOffer } from './UpdateOffer.tsx'

/** Parts that are not needed before the page is drawn. */
export function DeferredParts() {
  return (
    <>
      <UpdateOffer />
      <Consent />
    </>
  )
}
