import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'

const OfferDialog = lazy(() => import('./OfferDialog.tsx'))

interface OfferInvitationProps {
  readonly competition: CompetitionDocument
  /** Null if not signed in. */
  readonly uid: string | null
}

/** Says that the competition is looking for commentators, and accepts offers. */
export function OfferInvitation({ competition, uid }: OfferInvitationProps) {
  const { t } = useTranslation('commentators')
  const [isOffering, setOffering] = useState(false)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        p: 2,
        bgcolor: 'background.paper',
        borderRadius: 1,
      }}
    >
      <Typography component="h2" variant="h3">
        {t('seeking')}
      </Typography>
      <Typography color="textSecondary">{t('seekingText')}</Typography>
      {uid === null ? (
        <Button
          component={Link}
          to={hrefs.signIn(hrefs.competitionCommentators(competition.id))}
          variant="contained"
          data-next-step="offer-commentary"
        >
          {t('signInToOffer')}
        </Button>
      ) : (
        <Button variant="contained" data-next-step="offer-commentary" onClick={() => setOffering(true)}>
          {t('offer')}
        </Button>
      )}
      {isOffering && (
        <Suspense fallback={null}>
          <OfferDialog competition={competition} current={null} onClose={() => setOffering(false)} />
        </Suspense>
      )}
    </Box>
  )
}
