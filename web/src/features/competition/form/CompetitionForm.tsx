import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SettingLock, SettingSection } from '@upper-bracket/shared/competition/settings/settingTable'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Form } from '#ui/form/Form.tsx'
import { stickyButtons } from '#ui/form/stickyButtons.ts'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'
import type { FieldsProps } from './competitionDraft.ts'
import { loadReader } from './loadReader.ts'
import { SettingsSection } from './SettingsSection.tsx'

interface CompetitionFormProps {
  readonly form: FieldsProps & { readonly busy: boolean; readonly submit: () => Promise<void> }
  readonly submitLabel: string
  readonly cancelHref: string
  /** The existing objects that can lock settings. */
  readonly exists?: Readonly<Record<SettingLock, boolean>>
  readonly current?: { readonly players: number; readonly teams: number }
  readonly banner: ReactNode
  /** Shown above the fields. */
  readonly children?: ReactNode
}

const sections = [
  'what',
  'when',
  'who',
  'how',
  'matches',
  'about',
] as const satisfies readonly SettingSection[]

export function CompetitionForm(props: CompetitionFormProps) {
  const { form, submitLabel, cancelHref, exists = nothingYet, current = nobodyYet, banner, children } = props
  const { draft, set, problems, busy, submit } = form
  const { t } = useTranslation('common')
  const bar = useRoomForToasts<HTMLDivElement>()
  // If loading fails now, it is repeated when needed.
  useEffect(() => void loadReader().catch(() => undefined), [])

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
      {sections.map(section => (
        <SettingsSection
          key={section}
          section={section}
          draft={draft}
          set={set}
          problems={problems}
          exists={exists}
          current={current}
        >
          {section === 'about' && banner}
        </SettingsSection>
      ))}

      <Box ref={bar} sx={buttons}>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {submitLabel}
        </Button>
        <Button component={Link} to={cancelHref} color="inherit" size="large">
          {t('cancel')}
        </Button>
      </Box>
    </Form>
  )
}

const nobodyYet = { players: 0, teams: 0 } as const
const nothingYet = { players: false, bracket: false, queuedTeams: false } as const

const buttons = { ...stickyButtons, pl: { lg: '308px' } } as const
