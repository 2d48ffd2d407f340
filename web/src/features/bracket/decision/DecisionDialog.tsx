import Typography from '@mui/material/Typography'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type Consequences, consequences } from '@upper-bracket/shared/bracket/standings/consequences'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { appError } from '#platform/errors/appError.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface DecisionDialogProps {
  readonly match: Match
  readonly title: string
  readonly confirmLabel: string
  /** The command to run on confirmation. */
  readonly command: (bracket: Bracket) => Outcome<BracketChange>
  readonly dangerous?: boolean
  readonly busy?: boolean
  /** Shown above the consequences. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks for confirmation before an irreversible decision about a match. Names both teams and all consequences, or says
 * why the decision is not possible.
 */
export function DecisionDialog({ match, command, children, ...dialog }: DecisionDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const sentence = useErrorSentence()
  const { shape } = useBracketScope()
  const linesOf = useConsequenceTexts(match.id)
  const bracket = liveBracket(shape, useMatches())
  // The consequences are those at opening, because the command changes the bracket before the dialog closes.
  const [{ outcome, before }] = useState(() => ({ outcome: command(bracket), before: bracket }))
  const lines = outcome.ok ? linesOf(consequences(before, outcome.value)) : []
  return (
    <ConfirmDialog open disabled={!outcome.ok} {...dialog}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('matchOf', { match: texts.number(match), teams: texts.teams(match) })}
      </Typography>
      {children}
      {!outcome.ok && <Typography>{sentence(appError(outcome.code as AppErrorCode))}</Typography>}
      {lines.length > 0 && (
        <Typography component="ul" sx={{ pl: 2.5, mt: 1.5, mb: 0, overflowWrap: 'anywhere' }}>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </Typography>
      )}
    </ConfirmDialog>
  )
}

/** Returns a function that lists the consequences of a decision. */
function useConsequenceTexts(matchId: string): (following: Consequences) => readonly string[] {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const ofEnd = (ended: Match) => {
    if (ended.id !== matchId) {
      return t('followsEnd', { match: texts.place(ended), ending: texts.ending(ended) ?? '' })
    }
    if (ended.winner === null) return t('followsNoWinner')
    // The title names the winner of a match that was played.
    return ended.forfeits.some(Boolean) ? t('followsWalkover', { team: texts.slot(ended, ended.winner) }) : []
  }
  return ({ ended, arrivals, champion, finishes }): readonly string[] =>
    [
      ...ended.map(ofEnd),
      ...arrivals.map(({ teamId, match }) =>
        t('followsNext', { team: texts.team(teamId), where: texts.place(match) }),
      ),
      champion === undefined
        ? []
        : champion === null
          ? t('followsNoChampion')
          : t('followsChampion', { team: texts.team(champion) }),
      finishes ? t('followsFinish') : [],
    ].flat()
}
