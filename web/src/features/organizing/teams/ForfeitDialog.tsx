import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

interface ForfeitDialogProps {
  readonly match: Match
  /** The slots whose teams have not shown up, or give up. */
  readonly sides: readonly Side[]
  readonly onForfeit: (sides: readonly Side[]) => void
  readonly onClose: () => void
}

/** Asks for confirmation before a match is decided by forfeit. */
export function ForfeitDialog({ match, sides, onForfeit, onClose }: ForfeitDialogProps) {
  const { t } = useTranslation('bracket')
  const { slot } = useMatchTexts()
  const [only, another] = sides
  const isOne = only !== undefined && another === undefined
  return (
    <DecisionDialog
      match={match}
      title={isOne ? t('forfeitOneTitle', { team: slot(match, only) }) : t('forfeitBothTitle')}
      confirmLabel={t('forfeitConfirm')}
      command={bracket => forfeitMatch(bracket, match.id, sides)}
      onConfirm={() => {
        onClose()
        onForfeit(sides)
      }}
      onCancel={onClose}
    />
  )
}
