import Box from '@mui/material/Box'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import type { FieldsProps } from './competitionDraft.ts'
import { FormSection } from './FormSection.tsx'
import { OptionField } from './OptionField.tsx'

interface PlayersFieldsProps extends FieldsProps {
  /** Whether a bracket locks who may join. */
  readonly locked: boolean
  /** How many there are already. */
  readonly present: { readonly players: number; readonly teams: number }
}

const { players, teams } = competitionDefaults.places

/** How many may play, and who. */
export function PlayersFields({ draft, set, said, locked, present }: PlayersFieldsProps) {
  const { t } = useTranslation('competition')
  const hint = (most: number, there: number) =>
    there === 0
      ? t('maxHint', { most })
      : `${t('maxHint', { most })}. ${t('maxPresentHint', { present: there })}`
  return (
    <FormSection title={t('sectionWho')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormField
          label={t('maxPlayers')}
          name="maxPlayers"
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          value={draft.maxPlayers}
          onChange={value => set('maxPlayers', value)}
          hint={hint(players, present.players)}
          error={said('maxPlayers')}
        />
        <FormField
          label={t('maxTeams')}
          name="maxTeams"
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          value={draft.maxTeams}
          onChange={value => set('maxTeams', value)}
          hint={hint(teams, present.teams)}
          error={said('maxTeams')}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {locked && <Box sx={{ color: 'text.secondary' }}>{t('joiningLocked')}</Box>}
        <OptionField
          label={t('rankRequired')}
          text={t('rankRequiredText')}
          checked={draft.rankRequired}
          onChange={value => set('rankRequired', value)}
          error={said('rankRequired')}
          disabled={locked}
        />
        <OptionField
          label={t('telegramRequired')}
          text={t('telegramRequiredText')}
          checked={draft.telegramRequired}
          onChange={value => set('telegramRequired', value)}
          error={said('telegramRequired')}
          disabled={locked}
        />
      </Box>
    </FormSection>
  )
}
