import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined'
import IconButton from '@mui/material/IconButton'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { withdrawnTeams } from '@upper-bracket/shared/bracket/model/withdrawals'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTableBracket } from '../state/useTableBracket.ts'

interface WithdrawButtonProps {
  readonly teamId: string
  readonly name: string
  readonly onWithdraw: (teamId: string) => void
}

/** Asks about the withdrawal of a team that still has something to play for, or about reinstating it. */
export default function WithdrawButton({ teamId, name, onWithdraw }: WithdrawButtonProps) {
  const { t } = useTranslation('stages')
  const bracket = useTableBracket()
  const isPossible = useMemo(() => disqualifyTeam(bracket, teamId).ok, [bracket, teamId])
  if (!isPossible) return null
  const isOut = withdrawnTeams(bracket).has(teamId)
  const label = t(isOut ? 'reinstateTeam' : 'withdrawTeam', { team: name })
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={() => onWithdraw(teamId)}
      data-on-screen
    >
      {isOut ? <PersonAddOutlined fontSize="small" /> : <PersonRemoveOutlined fontSize="small" />}
    </IconButton>
  )
}
