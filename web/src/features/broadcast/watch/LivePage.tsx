import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { may } from '@upper-bracket/shared/competition/permissions'
import { linkFor } from '@upper-bracket/shared/live/liveLinks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { Broadcasts } from './Broadcasts.tsx'

const LiveLinksDialog = lazyDialog(() => import('./LiveLinksDialog.tsx'))

/** The tab 'Live' of a competition: its broadcasts, and the match that they show. */
export default function LivePage() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition) return <RowsSkeleton rows={3} height={160} />
  return <Loaded competition={competition} />
}

function Loaded({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('live')
  const { roles } = useMyParticipation(competition)
  const { language } = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const mayEdit = may('setLiveLinks', roles)
  const links = competition.liveLinks
  const link = links.find(({ url }) => url === chosen) ?? linkFor(links, language) ?? undefined
  const edit = (
    <Button variant="outlined" onClick={() => setEditing(true)}>
      {t(links.length === 0 ? 'add' : 'edit')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={playerAndMatch}>
        {link === undefined ? (
          <EmptyState
            title={t('emptyTitle')}
            text={t(mayEdit ? 'emptyOrganizer' : 'emptyViewer')}
            action={mayEdit && edit}
          />
        ) : (
          <Broadcasts links={links} link={link} onChoose={setChosen} />
        )}
        <Box sx={match}>
          <Outlet context={link} />
          {mayEdit && links.length > 0 && <Box>{edit}</Box>}
        </Box>
      </Box>
      {isEditing && <LiveLinksDialog competition={competition} onClose={() => setEditing(false)} />}
    </Box>
  )
}

/** The match is next to the player where both fit, so that its score is on the first screen. */
const playerAndMatch = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  '& > :first-of-type': { flex: '999 1 640px', minWidth: 'min(100%, 320px)' },
} as const

const match = {
  flex: '1 1 300px',
  minWidth: 0,
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  '&:empty': { display: 'none' },
} as const
