import { Consent } from './Consent.tsx'
import { UpdateOffer } from './UpdateOffer.tsx'

/** What nobody needs before the page is drawn. */
export function DeferredParts() {
  return (
    <>
      <UpdateOffer />
      <Consent />
    </>
  )
}
