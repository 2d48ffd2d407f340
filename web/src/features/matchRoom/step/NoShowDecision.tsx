import Button from '@mui/material/Button'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { ForfeitDialog } from '#features/organizing/teams/ForfeitDialog.tsx'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { StartAnywayDialog } from './StartAnywayDialog.tsx'

interface NoShowDecisionProps {
  readonly match: Match
  /** The sides that have not checked in. */
  readonly missing: readonly Side[]
  /** Whether deciding is what the viewer has to do. */
  readonly isNext: boolean
}

/** The decisions of an organizer about a team that did not come; none of them can be undone here. */
export function NoShowDecision({ match, missing, isNext }: NoShowDecisionProps) {
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [dialog, setDialog] = useState<'forfeit' | 'start' | null>(null)
  const [forfeit, forfeiting] = useBracketCommand('forfeitMatch')
  const [start, starting] = useBracketCommand('startMatch')
  const { id: matchId, revision } = match
  const address = { competitionId, bracketId, matchId, revision, teamIds: teamPair(match) }
  const close = () => setDialog(null)
  return (
    <>
      <Button
        {...(isNext
          ? { variant: 'contained', 'data-next-step': 'no-show' }
          : { variant: 'outlined', color: 'inherit' })}
        loading={forfeiting.isLoading}
        onClick={() => setDialog('forfeit')}
      >
        {t(missing.length === 2 ? 'awardToNobody' : 'awardWalkover')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        loading={starting.isLoading}
        onClick={() => setDialog('start')}
      >
        {t('startAnyway')}
      </Button>
      {dialog === 'forfeit' && (
        <ForfeitDialog
          match={match}
          sides={missing}
          onForfeit={sides => void send(forfeit({ ...address, sides: [...sides] }))}
          onClose={close}
        />
      )}
      {dialog === 'start' && (
        <StartAnywayDialog
          match={match}
          missing={missing}
          onStart={() => void send(start(address))}
          onClose={close}
        />
      )}
    </>
  )
}
