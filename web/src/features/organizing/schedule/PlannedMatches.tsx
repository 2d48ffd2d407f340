import CalendarMonth from '@mui/icons-material/CalendarMonth'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { lateness } from '@upper-bracket/shared/schedule/lateness'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { writtenDay, writtenTime } from '#ui/time/writtenTime.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

const CalendarDialog = lazyDialog(() => import('#ui/CalendarDialog.tsx'))

const halfMinute = 30_000

/** The planned matches that are not over, by day and time. */
export function PlannedMatches({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('schedule')
  const { language } = useLanguage()
  const { numbers } = useBracketScope()
  const now = useServerNow(halfMinute) ?? null
  const [showsCalendar, setShowsCalendar] = useState(false)
  const planned = useMatches().flatMap(match => {
    const startsAt = match.startsAt ?? null
    return startsAt === null || isOver(match) || !numbers.has(match.id) ? [] : [{ match, startsAt }]
  })
  if (planned.length === 0) {
    return (
      <EmptyState
        title={t('nothingPlanned')}
        text={t('nothingPlannedText')}
        action={
          <Button component={Link} to={hrefs.competitionBracket(competition.id)} variant="outlined">
            {t('toBracket')}
          </Button>
        }
      />
    )
  }
  const inOrder = planned.toSorted((one, other) => one.startsAt - other.startsAt)
  const days = Map.groupBy(inOrder, ({ startsAt }) => writtenDay(startsAt, language))
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button
        variant="outlined"
        startIcon={<CalendarMonth />}
        onClick={() => setShowsCalendar(true)}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t('addToCalendar')}
      </Button>
      {[...days].map(([day, matches]) => (
        <section key={day} aria-label={day}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {day}
          </Typography>
          <PlainList as="ol">
            {matches.map(({ match, startsAt }) => (
              <PlannedMatch
                key={match.id}
                competition={competition}
                match={match}
                startsAt={startsAt}
                late={now === null ? 0 : lateness(match, now)}
              />
            ))}
          </PlainList>
        </section>
      ))}
      {showsCalendar && (
        <CalendarDialog
          title={t('addToCalendar')}
          href={hrefs.calendar(competition.id, { teamId: null, language })}
          onClose={() => setShowsCalendar(false)}
        />
      )}
    </Box>
  )
}

interface PlannedMatchProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly startsAt: number
  /** By how many minutes the match is late. */
  readonly late: number
}

function PlannedMatch({ competition, match, startsAt, late }: PlannedMatchProps) {
  const { t } = useTranslation('bracket')
  const { language } = useLanguage()
  const texts = useMatchTexts()
  const isRunning = match.status === 'running'
  const state = isRunning ? t('live') : late > 0 ? t('lateBy', { minutes: late }) : null
  return (
    <li>
      <Box
        component={Link}
        to={(competition.selfService === null ? hrefs.matchInBracket : hrefs.match)(competition.id, match.id)}
        sx={row}
      >
        <Typography
          variant="score"
          component="time"
          dateTime={new Date(startsAt).toISOString()}
          sx={{ fontSize: '1rem', whiteSpace: 'nowrap' }}
        >
          {writtenTime(startsAt, { language, length: 'clock', now: startsAt })}
        </Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{texts.headline(match)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.place(match)}
            {state !== null && (
              <Box component="strong" sx={{ color: isRunning ? 'brand.main' : 'warning.main' }}>
                {' · '}
                {state}
              </Box>
            )}
          </Typography>
        </Box>
      </Box>
    </li>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  py: 0.75,
  px: 1,
  color: 'text.primary',
  textDecoration: 'none',
  borderBottom: '1px solid var(--mui-palette-divider)',
  '&:hover': { bgcolor: 'background.raised' },
} as const
