import Box from '@mui/material/Box'
import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { type FormatPlan, formatFigures } from '@upper-bracket/shared/schedule/formatFigures'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

interface FormatFiguresProps {
  readonly plan: FormatPlan
}

/** The matches of each stage and the time that they take, in one line; says so if the teams cannot play the format. */
export default function FormatFigures({ plan }: FormatFiguresProps) {
  const { t } = useTranslation('format')
  const { teams } = plan
  const figures = useMemo(() => formatFigures(plan, defaultSchedule), [plan])
  if (figures === null) return <Line>{t('cannotPlay', { count: teams })}</Line>
  const { stages, matches, minutes } = figures
  const sum = stages.map(stage => stage.matches).join(' + ')
  const rounded = Math.max(10, Math.round(minutes / 10) * 10)
  const hours = Math.floor(rounded / 60)
  const rest = rounded % 60
  const duration =
    hours === 0
      ? t('minutes', { minutes: rest })
      : t(rest === 0 ? 'hours' : 'hoursMinutes', { hours, minutes: rest })
  return (
    <Line>
      {t('matches', { count: stages.length > 1 ? (stages.at(-1)?.matches ?? matches) : matches, sum })}
      {' · '}
      {duration}
    </Line>
  )
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.primary', fontWeight: 550 }}>
      {children}
    </Box>
  )
}
