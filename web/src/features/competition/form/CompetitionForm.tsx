import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DateTimeField } from '#ui/form/DateTimeField.tsx'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { AboutFields } from './AboutFields.tsx'
import type { CompetitionDraft, DraftField, DraftProblems } from './competitionDraft.ts'
import { FormatFields } from './FormatFields.tsx'
import { FormSection } from './FormSection.tsx'
import { GameField } from './GameField.tsx'
import { loadReader } from './loadReader.ts'
import { PlayersFields } from './PlayersFields.tsx'

interface CompetitionFormProps {
  readonly form: {
    readonly draft: CompetitionDraft
    readonly set: <Field extends DraftField>(field: Field, value: CompetitionDraft[Field]) => void
    readonly problems: DraftProblems
    readonly busy: boolean
    readonly submit: () => Promise<void>
  }
  readonly submitLabel: string
  readonly cancelHref: string
  /** What can no longer be changed, and why. */
  readonly locked?: { readonly game: boolean; readonly format: boolean }
  /** How many there are already. */
  readonly present?: { readonly players: number; readonly teams: number }
  readonly banner: ReactNode
  /** Above the fields. */
  readonly children?: ReactNode
}

export function CompetitionForm(props: CompetitionFormProps) {
  const { form, submitLabel, cancelHref, locked, present = nobodyYet, banner, children } = props
  const { draft, set, problems, busy, submit } = form
  const { t } = useTranslation(['competition', 'common'])
  // What fails now is loaded when it is needed.
  useEffect(() => void loadReader().catch(() => undefined), [])
  const said = (field: DraftField) => {
    const problem = problems[field]
    return problem === undefined
      ? undefined
      : t(`problem_${problem}`, { most: maxOf[field] ?? 0, least: competitionLimits.playersMin })
  }

  return (
    <Form
      label={submitLabel}
      onSubmit={submit}
      busy={busy}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4, lg: 6 },
        maxWidth: { xs: 880, lg: 1188 },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {children}
      <FormSection title={t('sectionWhat')}>
        <FormField
          label={t('name')}
          name="name"
          autoComplete="off"
          required
          value={draft.name}
          onChange={value => set('name', value)}
          hint={t('nameHint')}
          error={said('name')}
        />
        <GameField
          value={draft.game}
          onChange={value => set('game', value)}
          disabled={locked?.game ?? false}
          error={said('game')}
          lockedText={locked?.game && !locked.format ? t('gameLocked') : undefined}
        />
      </FormSection>

      <FormSection title={t('sectionWhen')} text={t('sectionWhenText', { zone: zoneName() })}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DateTimeField
            label={t('startDate')}
            name="startDate"
            value={draft.startDate}
            onChange={value => set('startDate', value)}
            hint={t('startDateHint')}
            error={said('startDate')}
          />
          <DateTimeField
            label={t('registrationDeadline')}
            name="registrationDeadline"
            value={draft.registrationDeadline}
            onChange={value => set('registrationDeadline', value)}
            hint={t('registrationDeadlineHint')}
            error={said('registrationDeadline')}
          />
        </Box>
      </FormSection>

      <PlayersFields draft={draft} set={set} said={said} locked={locked?.format ?? false} present={present} />
      <FormatFields draft={draft} set={set} said={said} disabled={locked?.format ?? false} />
      <AboutFields draft={draft} set={set} said={said} banner={banner} />

      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ml: { lg: '308px' } }}>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {submitLabel}
        </Button>
        <Button component={Link} to={cancelHref} color="inherit" size="large">
          {t('common:cancel')}
        </Button>
      </Box>
    </Form>
  )
}

const nobodyYet = { players: 0, teams: 0 } as const

/** The upper limits that problems name. */
const maxOf: Readonly<Partial<Record<DraftField, number>>> = {
  name: competitionLimits.nameMax,
  description: competitionLimits.descriptionMax,
  prizes: competitionLimits.prizesMax,
  contact: competitionLimits.contactMax,
  maxPlayers: competitionLimits.players,
  maxTeams: bracketLimits.teamsMax,
}

function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
