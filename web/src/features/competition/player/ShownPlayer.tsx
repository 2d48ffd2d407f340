import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { shownPlayerParam, useShowPlayer } from '#platform/addresses/useShowPlayer.ts'

const PlayerCard = lazy(() => import('./PlayerCard.tsx'))

/** The card of the player named in the address, on any tab. */
export function ShownPlayer({ competition }: { competition: CompetitionDocument }) {
  const [search] = useSearchParams()
  const show = useShowPlayer()
  const uid = search.get(shownPlayerParam)
  if (uid === null || !isDocumentId(uid)) return null
  return (
    <Suspense fallback={null}>
      <PlayerCard competition={competition} uid={uid} onClose={() => show(null)} />
    </Suspense>
  )
}
