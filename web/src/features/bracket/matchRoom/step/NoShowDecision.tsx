import Button from '@mui/material/Button'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '../../commands/bracketEndpoints.ts'
import { ForfeitDialog } from '../../organizing/ForfeitDialog.tsx'
import { useBracketScope } from '../../state/bracketScope.ts'
import { useMatchTexts } from '../../texts/useMatchTexts.ts'

interface NoShowDecisionProps {
  readonly match: Match
  /** The sides that have not checked in. */
  readonly missing: readonly Side[]
  /** Whether deciding is what the viewer has to do. */
  readonly isNext: boolean
}

/** The decisions of an organizer about a team that did not come; none of them can be undone here. */
export function NoShowDecision({ match, missing, isNext }: NoShowDecisionProps) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
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
      <ConfirmDialog
        open={dialog === 'start'}
        title={t('startAnywayTitle')}
        confirmLabel={t('bracket:start')}
        onConfirm={() => {
          close()
          void send(start(address))
        }}
        onCancel={close}
      >
        {t('startAnywayText', {
          match: texts.number(match),
          teams: texts.teams(match),
          missing: missing.map(side => texts.slot(match, side)).join(', '),
        })}
      </ConfirmDialog>
    </>
  )
}
