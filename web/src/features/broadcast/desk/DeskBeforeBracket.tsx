import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import StreamTabs from '../streams/StreamTabs.tsx'
import { DeskCaptions } from './DeskCaptions.tsx'
import { StreamScenes } from './StreamScenes.tsx'

/** The desk while there are no matches: scenes and captions, for a draft and the time before the first match. */
export default function DeskBeforeBracket({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('desk')
  const [stream, setStream] = useState(0)
  const { id } = competition
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StreamTabs competition={competition} stream={stream} mayAdd onChange={setStream} />
      <StreamScenes key={stream} competitionId={id} stream={stream} />
      <DeskCaptions key={`captions-${stream}`} competition={competition} stream={stream} />
      <EmptyState
        title={t('noBracket')}
        text={t('noBracketText')}
        action={
          <Button component={Link} to={hrefs.competitionBracket(id)} variant="outlined">
            {t('toBracket')}
          </Button>
        }
      />
    </Box>
  )
}
