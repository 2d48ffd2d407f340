import Typography from '@mui/material/Typography'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isOneElimination } from '@upper-bracket/shared/bracket/rounds/isOneElimination'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ConsequenceList, type ConsequenceListProps } from './ConsequenceList.tsx'

// Only stages need the code of tables and pairings.
const StagedConsequences = lazy(() => import('./StagedConsequences.tsx'))

interface DecisionDialogProps {
  /** Null if the decision is about a team. */
  readonly match: Match | null
  readonly title: string
  readonly confirmLabel: string
  /** The command to run on confirmation. */
  readonly command: (bracket: Bracket) => Outcome<BracketChange>
  /** The matches whose ends are listed, given those that the command ends; by default these. */
  readonly endings?: ConsequenceListProps['endings']
  readonly dangerous?: boolean
  readonly busy?: boolean
  /** Shown above the consequences, unless the decision is not possible. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks for confirmation before an irreversible decision about a match. Names both teams and all consequences, or says
 * why the decision is not possible.
 */
export function DecisionDialog({ match, command, endings, children, ...dialog }: DecisionDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const sentence = useErrorSentence()
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  // The consequences are those at opening, because the command changes the bracket before the dialog closes.
  const [before] = useState(bracket)
  const outcome = command(before)
  const List = isOneElimination(shape) ? ConsequenceList : StagedConsequences
  return (
    <ConfirmDialog open disabled={!outcome.ok} {...dialog}>
      {match !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('matchOf', { match: texts.number(match), teams: texts.teams(match) })}
        </Typography>
      )}
      {outcome.ok && children}
      {!outcome.ok && <Typography>{sentence(outcome)}</Typography>}
      {outcome.ok && (
        <Suspense>
          <List matchId={match?.id ?? null} before={before} change={outcome.value} endings={endings} />
        </Suspense>
      )}
    </ConfirmDialog>
  )
}
