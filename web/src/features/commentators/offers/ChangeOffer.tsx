import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { RequestDocument } from '../commentatorEndpoints.ts'

const OfferDialog = lazy(() => import('./OfferDialog.tsx'))

interface ChangeOfferProps {
  readonly competition: CompetitionDocument
  readonly offer: RequestDocument
}

/** Changes the viewer's offer, as long as nobody has responded. */
export function ChangeOffer({ competition, offer }: ChangeOfferProps) {
  const { t } = useTranslation('commentators')
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setChanging(true)}>
        {t('changeOffer')}
      </Button>
      {isChanging && (
        <Suspense fallback={null}>
          <OfferDialog competition={competition} current={offer} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
