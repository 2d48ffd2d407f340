import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type LogTopic, logTopics } from '@upper-bracket/shared/audit/logTopic'
import { may } from '@upper-bracket/shared/competition/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import type { Cursor } from '#platform/streams/listSnapshot.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { NotYours } from '#ui/page/NotYours.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { ToggleFilter } from '#ui/search/ToggleFilter.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { HistoryEntries } from './HistoryEntries.tsx'

/** The log of organizers' actions, for organizers. */
export default function HistoryPage() {
  const competition = useCompetitionQuery(useCompetitionParam()).currentData?.value
  return competition ? <ForOrganizers competition={competition} /> : null
}

function ForOrganizers({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('history')
  const { known, roles } = useMyParticipation(competition)
  if (!known) return <RowsSkeleton rows={6} />
  if (may('readLog', roles)) return <History competition={competition} />
  return <NotYours competitionId={competition.id} title={t('notYours')} text={t('notYoursText')} />
}

function History({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('history')
  const [topic, setTopic] = useState<LogTopic | null>(null)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <ToggleFilter
          label={t('topic')}
          any={t('topic_all')}
          chosen={topic}
          onChoose={setTopic}
          choices={logTopics.map(each => [each, t(`topic_${each}`)])}
        />
        <Typography color="textSecondary">
          {t('zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </Typography>
      </Box>
      <Entries key={topic} competition={competition} topic={topic} />
    </Box>
  )
}

function Entries({ competition, topic }: { competition: CompetitionDocument; topic: LogTopic | null }) {
  const [ends, setEnds] = useState<readonly Cursor[]>([])
  return (
    <PlainList as="ol" sx={{ display: 'grid', gap: 1 }}>
      {[null, ...ends].map((after, index) => (
        <HistoryEntries
          key={JSON.stringify(after)}
          competition={competition}
          topic={topic}
          after={after}
          until={ends[index] ?? null}
          onMore={end => setEnds([...ends, end])}
        />
      ))}
    </PlainList>
  )
}
