import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { may } from '@upper-bracket/shared/competition/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useOwnPart } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import type { Cursor } from '#platform/streams/listSnapshot.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { HistoryEntries } from './HistoryEntries.tsx'

/** What organizers have done, for organizers. */
export default function HistoryPage() {
  const competition = useCompetitionQuery(useCompetitionParam()).currentData?.value
  return competition ? <ForOrganizers competition={competition} /> : null
}

function ForOrganizers({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['history', 'competition'])
  const { known, roles } = useOwnPart(competition)
  if (!known) return <RowsSkeleton rows={6} />
  if (may('readLog', roles)) return <History competition={competition} />
  return (
    <EmptyState
      title={t('notYours')}
      text={t('notYoursText')}
      action={
        <Button component={Link} to={hrefs.competition(competition.id)} variant="contained">
          {t('competition:toCompetition')}
        </Button>
      }
    />
  )
}

function History({ competition }: { competition: CompetitionDocument }) {
  const [ends, setEnds] = useState<readonly Cursor[]>([])
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {[null, ...ends].map((after, index) => (
        <HistoryEntries
          key={JSON.stringify(after)}
          competition={competition}
          after={after}
          until={ends[index] ?? null}
          onMore={end => setEnds([...ends, end])}
        />
      ))}
    </Box>
  )
}
