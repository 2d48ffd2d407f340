import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined'
import IconButton from '@mui/material/IconButton'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTableBracket } from '../state/useTableBracket.ts'

interface WithdrawButtonProps {
  readonly teamId: string
  readonly name: string
  readonly onWithdraw: (teamId: string) => void
}

/** Asks about the withdrawal of a team that still has something to play for. */
export default function WithdrawButton({ teamId, name, onWithdraw }: WithdrawButtonProps) {
  const { t } = useTranslation('stages')
  const bracket = useTableBracket()
  const isPossible = useMemo(() => disqualifyTeam(bracket, teamId).ok, [bracket, teamId])
  if (!isPossible) return null
  return (
    <IconButton
      size="small"
      aria-label={t('withdrawTeam', { team: name })}
      title={t('withdrawTeam', { team: name })}
      onClick={() => onWithdraw(teamId)}
      data-on-screen
    >
      <PersonRemoveOutlined fontSize="small" />
    </IconButton>
  )
}
