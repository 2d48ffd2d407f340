import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { teamPath } from '@upper-bracket/shared/bracket/standings/teamPath'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useReadMatches } from '../state/useReadMatches.ts'
import type { Reveal } from '../drawing/useReveal.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { nextMatchOf } from '../state/nextMatchOf.ts'

const TeamPicker = lazyDialog(() => import('#features/organizing/teams/TeamPicker.tsx'))

interface TeamSearchProps {
  readonly onFound: (teamId: string) => void
  readonly onReveal: (reveal: Reveal) => void
}

/** Finds a team by name, shows its path and scrolls to its current, next or last match. */
export function TeamSearch({ onFound, onReveal }: TeamSearchProps) {
  const { t } = useTranslation('bracket')
  const { shape, teamNames, numbers } = useBracketScope()
  const read = useReadMatches()
  const [isOpen, setOpen] = useState(false)
  const find = (teamId: string) => {
    const bracket = { shape, matches: read() }
    const shown = teamPath(bracket, teamId).findLast(({ id }) => numbers.has(id))
    const matchId = nextMatchOf(bracket, teamId) ?? shown?.id
    onFound(teamId)
    if (matchId !== undefined) onReveal({ matchId })
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Search />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('searchTeam')}
      </Button>
      {isOpen && (
        <TeamPicker
          title={t('searchTeam')}
          lead={t('searchTeamLead')}
          nobody={t('searchNothing')}
          teams={shape.teamIds
            .map(teamId => ({ teamId, name: teamNames.get(teamId) ?? t('unknownTeam'), refusal: null }))
            .toSorted((one, other) => one.name.localeCompare(other.name))}
          onPick={({ teamId }) => find(teamId)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
