import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { ImportFacts } from './ImportFacts.tsx'
import { LeftPictures } from './LeftPictures.tsx'
import type { ListedEvent } from './listedEvent.ts'
import { NoteList } from './NoteList.tsx'
import { ProblemList } from './ProblemList.tsx'
import type { EventRow } from './useEventImport.ts'

interface EventItemProps {
  readonly event: ListedEvent
  readonly row: EventRow
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** An event of the list: its name, date and state, and what is in it once it has been read. */
export function EventItem({ event, row, isChosen, disabled, onChoose }: EventItemProps) {
  const { t } = useTranslation('transfer')
  const { transfer, competition } = row
  const read = transfer?.kind === 'competition' ? transfer : null
  const name = read?.file.settings.name ?? event.name
  const stored = row.pictures !== null && 'left' in row.pictures ? row.pictures.left : []
  const left = [...(read?.leftPictures ?? []), ...stored]
  const at = read?.file.settings.startDate ?? event.startDate
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1,
        p: 1,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
      })}
    >
      <Checkbox
        checked={isChosen}
        disabled={disabled}
        onChange={(_, chosen) => onChoose(chosen)}
        slotProps={{ input: { 'aria-label': name } }}
        sx={{ alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0, py: 1, pr: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {competition === null ? (
              name
            ) : (
              <Link component={RouterLink} to={hrefs.competition(competition.id)} color="inherit">
                {name}
              </Link>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{at !== null && <LocalTime at={at} />}</Box>
        </Box>
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          <EventState row={row} />
        </Typography>
        {read !== null && competition === null && (
          <Details summary={t('eventContent')}>
            <ImportFacts file={read.file} pictures={read.pictures} />
            {read.notes.length > 0 && <NoteList notes={read.notes} />}
          </Details>
        )}
        {read !== null && <LeftPictures file={read.file} left={left} />}
        {transfer?.kind === 'problems' && (
          <Details summary={t('eventProblems')}>
            <ProblemList problems={transfer.problems} />
          </Details>
        )}
      </Box>
    </Box>
  )
}

function EventState({ row }: { readonly row: EventRow }) {
  const { t } = useTranslation('transfer')
  const sentenceOf = useErrorSentence()
  const { step, transfer, error, competition, pictures } = row
  if (competition !== null) {
    const said = t(competition.isOld ? 'event_before' : 'event_imported')
    if (pictures === null) return said
    return `${said} · ${'error' in pictures ? t('picturesFailed', { why: sentenceOf(pictures.error) }) : t('picturesThere')}`
  }
  if (error !== null) return sentenceOf(error)
  if (step === 'reading' || step === 'importing') return t(`event_${step}`)
  if (transfer === null) return t('event_unread')
  if (transfer.kind === 'problems') return t('obstacles', { count: transfer.problems.length })
  const { champion, status } = transfer.file
  const said = champion === null ? t(`state_${status}`) : t('championNamed', { name: champion.name })
  const { length } = transfer.notes
  return length === 0 ? said : `${said} · ${t('differencesCount', { count: length })}`
}

function Details({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.5 }}>
        {summary}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>{children}</Box>
    </Box>
  )
}
