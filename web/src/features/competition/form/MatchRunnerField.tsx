import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { ChoicePicture } from '#ui/form/ChoicePicture.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import type { MatchRunner } from '../selfService/selfServiceDraft.ts'
import type { FieldsProps } from './competitionDraft.ts'

// Most tournaments are scored by their organizers, and their form does not wait for this code.
const SelfServiceFields = lazy(() => import('../selfService/SelfServiceFields.tsx'))

const runners = ['organizers', 'teams'] as const satisfies readonly MatchRunner[]

interface MatchRunnerFieldProps extends FieldsProps {
  readonly error: string | undefined
}

/** Who runs the matches and, if the teams do, how. */
export function MatchRunnerField({ error, ...fields }: MatchRunnerFieldProps) {
  const { t } = useTranslation(['competition', 'settings'])
  const { draft, set } = fields
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChoiceCards
        legend={t('setting_selfService')}
        value={draft.selfService}
        onChange={runner => set('selfService', runner)}
        error={error}
        choices={runners.map(runner => ({
          value: runner,
          label: t(`settings:matchRunner_${runner}`),
          text: t(`settings:matchRunnerText_${runner}`),
          picture: <ChoicePicture lines={lines[runner]} />,
        }))}
      />
      {draft.selfService === 'teams' && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <SelfServiceFields {...fields} />
        </Suspense>
      )}
    </Box>
  )
}

/** Sketches of an organizer with the score, and of two teams that agree on it. */
const lines: Record<MatchRunner, string> = {
  organizers:
    'M40 6a7 7 0 1 1 0 14a7 7 0 1 1 0-14M26 38c0-9 6-14 14-14s14 5 14 14M14 46h52v18H14zM40 46v18M27 51v8M50 51h6v4h-6v4h6',
  teams:
    'M18 8a7 7 0 1 1 0 14a7 7 0 1 1 0-14M4 40c0-9 6-14 14-14s14 5 14 14M62 8a7 7 0 1 1 0 14a7 7 0 1 1 0-14M48 40c0-9 6-14 14-14s14 5 14 14M20 48v10h40V48M32 54l6 7l11-13',
}
