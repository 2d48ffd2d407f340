import { withdrawnTeams } from '@upper-bracket/shared/bracket/model/withdrawals'
import { useState } from 'react'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { DisqualifyDialog } from './DisqualifyDialog.tsx'
import { ReinstateDialog } from './ReinstateDialog.tsx'

interface WithdrawalDialogProps {
  readonly teamId: string
  readonly onClose: () => void
}

/** Asks whether a team withdraws, or whether one that has withdrawn is reinstated. */
export function WithdrawalDialog({ teamId, onClose }: WithdrawalDialogProps) {
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  // The bracket changes before the dialog closes.
  const [isOut] = useState(() => withdrawnTeams(bracket).has(teamId))
  return isOut ? (
    <ReinstateDialog teamId={teamId} onClose={onClose} />
  ) : (
    <DisqualifyDialog match={null} teamId={teamId} onClose={onClose} />
  )
}
