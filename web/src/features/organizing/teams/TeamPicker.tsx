import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'

interface PickableTeam {
  readonly teamId: string
  readonly name: string
  /** Why the team cannot be chosen; null if it can. */
  readonly refusal: string | null
  /** What else happens if the team is chosen. */
  readonly note?: string
}

interface TeamPickerProps {
  readonly title: string
  readonly lead: string
  /** Shown if there is no team. */
  readonly nobody: string
  readonly teams: readonly PickableTeam[]
  readonly footer?: ReactNode
  readonly onPick: (team: PickableTeam) => void
  readonly onClose: () => void
}

/** A dialog to choose one of many teams, with reasons for those that cannot be chosen. */
export default function TeamPicker({ title, lead, nobody, teams, footer, onPick, onClose }: TeamPickerProps) {
  const { t } = useTranslation('bracket')
  return (
    <PickerDialog
      title={title}
      lead={lead}
      empty={nobody}
      search={{ label: t('searchTeam'), notFound: t('searchNothing'), fromItems: 8 }}
      items={teams.map(team => ({ ...team, id: team.teamId, disabled: team.refusal !== null }))}
      footer={footer}
      onPick={onPick}
      onClose={onClose}
    >
      {({ name, refusal, note = refusal }) => (
        <Box component="span" sx={{ display: 'grid' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          {note !== null && <small>{note}</small>}
        </Box>
      )}
    </PickerDialog>
  )
}
