import Box from '@mui/material/Box'
import {
  formSettings,
  hasControl,
  lockOf,
  settingRow,
} from '@upper-bracket/shared/competition/settings/settings'
import type {
  FormSettingName,
  SettingLock,
  SettingSection,
} from '@upper-bracket/shared/competition/settings/settingTable'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldsProps } from './competitionDraft.ts'
import { FormSection } from './FormSection.tsx'
import { SettingField } from './SettingField.tsx'

export interface SettingsSectionProps extends FieldsProps {
  readonly section: SettingSection
  /** The existing objects that can lock settings. */
  readonly exists: Readonly<Record<SettingLock, boolean>>
  /** The current numbers of what settings limit. */
  readonly current: Readonly<Partial<Record<FormSettingName, number>>>
  /** Shown above the settings. */
  readonly children?: ReactNode
}

/** A section of the form with its settings, in the order of `settingTable`. */
export function SettingsSection({ section, exists, current, children, ...fields }: SettingsSectionProps) {
  const { t } = useTranslation(['competition', 'settings'])
  const shown = formSettings.filter(name => {
    const { section: own, appliesTo } = settingRow(name)
    if (name === 'substitutes' && !fields.draft.wholeTeams) return false
    // The format and its stages have one field.
    return own === section && name !== 'stages' && (appliesTo?.includes(fields.draft.format) ?? true)
  })
  const firstSwitch = shown.find(name => hasControl(name, 'switch'))
  const texts: Partial<Record<SettingSection, string>> = {
    when: t('settings:sectionWhenText', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    matches: [
      t('settings:sectionMatchesText'),
      ...(exists.bracket ? [t('settings:sectionMatchesLater')] : []),
    ].join(' '),
    about: t('settings:sectionAboutText'),
    ...(exists.bracket && { how: t('settings:formatLocked') }),
  }
  const field = (name: FormSettingName) => (
    <SettingField
      key={name}
      {...fields}
      name={name}
      locked={lockOf(name, exists) !== null}
      current={current[name] ?? 0}
      teams={plannedTeams(fields.draft.teams, current.teams ?? 0)}
    />
  )
  return (
    <FormSection title={t(`settings:section_${section}`)} text={texts[section]}>
      {children}
      {rowsOf(shown).map(names => {
        const [first] = names
        if (hasControl(first, 'switch')) {
          return (
            <Box key={first} sx={{ display: 'grid', gap: 1.5 }}>
              {section === 'who' && exists.bracket && first === firstSwitch && (
                <Box sx={{ color: 'text.secondary' }}>{t('settings:joiningLocked')}</Box>
              )}
              {names.map(field)}
              {names.some(name => lockOf(name, exists) === 'players') && (
                <Box sx={lockNote}>{t('settings:rankBasisLocked')}</Box>
              )}
              {names.some(name => lockOf(name, exists) === 'queuedTeams') && (
                <Box sx={lockNote}>{t('settings:wholeTeamsLocked')}</Box>
              )}
            </Box>
          )
        }
        if (isNarrow(first)) {
          return (
            <Box
              key={first}
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              {names.map(field)}
            </Box>
          )
        }
        const isLockedByPlayers = first === 'game' && lockOf(first, exists) === 'players'
        return (
          <div key={first}>
            {field(first)}
            {isLockedByPlayers && <Box sx={{ ...lockNote, mt: 1 }}>{t('settings:gameLocked')}</Box>}
          </div>
        )
      })}
    </FormSection>
  )
}

/** Templates are filled in for a field of this size while nothing else is known. */
const commonTeams = 16

/** The limit of teams if one is set, otherwise the teams so far, otherwise a common field. */
function plannedTeams(typedLimit: string, current: number): number {
  const limit = Number(typedLimit.trim())
  if (typedLimit.trim() !== '' && Number.isInteger(limit) && limit >= bracketLimits.teamsMin)
    return Math.min(limit, bracketLimits.teamsMax)
  return current >= bracketLimits.teamsMin ? current : commonTeams
}

const lockNote = { color: 'text.secondary', fontSize: '0.875rem' } as const

type Row = readonly [FormSettingName, ...FormSettingName[]]

/** Groups settings into rows: switches below each other, and narrow fields with the same control next to each other. */
function rowsOf(names: readonly FormSettingName[]): readonly Row[] {
  const rows: Row[] = []
  for (const name of names) {
    const last = rows.at(-1)
    if (last !== undefined && shareRow(last[0], name)) rows.splice(-1, 1, [...last, name])
    else rows.push([name])
  }
  return rows
}

function shareRow(first: FormSettingName, name: FormSettingName): boolean {
  const { control } = settingRow(name)
  return hasControl(first, control) && (control === 'switch' || (isNarrow(first) && isNarrow(name)))
}

/** Lengths of series are small cards. */
function isNarrow(name: FormSettingName): boolean {
  const { control, group } = settingRow(name)
  return (
    control === 'date' ||
    control === 'limit' ||
    control === 'rank' ||
    (control === 'choice' && group === 'bestOf')
  )
}
