import Typography from '@mui/material/Typography'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { resultsLeft, tableLeft } from '@upper-bracket/shared/bracket/entrants/tableLeft'
import { type Bracket, type PlayedResults, playedResults } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { tableMatches } from '@upper-bracket/shared/bracket/stages/stageMatches'
import { asForfeited } from '@upper-bracket/shared/bracket/stages/withdrawnResults'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'

interface DisqualifyDialogProps {
  /** The match in whose panel it is asked; null elsewhere. */
  readonly match: Match | null
  readonly teamId: string
  /** A team that is disqualified loses what it has played, unless the organizer decides otherwise. */
  readonly as: 'withdraw' | 'disqualify'
  readonly onClose: () => void
}

/** Asks for confirmation before a team forfeits all its remaining matches, and what becomes of those that it has played. */
export function DisqualifyDialog({ match, teamId, as, onClose }: DisqualifyDialogProps) {
  const { t } = useTranslation(['bracket', 'stages', 'teamMenu'])
  const team = useMatchTexts().team(teamId)
  const { competitionId, bracketId, shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  // As with the consequences, what counts is what was true at opening.
  const [before] = useState(bracket)
  const [byRule] = useState(() => outlook(before, teamId).results)
  const [chosen, setChosen] = useState(as === 'disqualify' && byRule !== null ? 'forfeit' : byRule)
  const results = chosen !== null && chosen !== byRule ? { results: chosen } : {}
  const penalty = as === 'disqualify' ? { penalty: true } : {}
  const { table, hasMatch, turned } = outlook(before, teamId, results.results)
  const [give, { isLoading: busy }] = useBracketCommand('disqualifyTeam')
  const undoable = useUndoable()
  const disqualify = async () => {
    await undoable({
      matchId: match?.id ?? '',
      message: t(as === 'withdraw' ? 'withdrawn' : 'disqualified', { team }),
      answers: [give({ competitionId, bracketId, teamId, ...results, ...penalty })],
    })
    onClose()
  }
  return (
    <DecisionDialog
      match={match}
      dangerous
      title={t(`${as}Title`, { team })}
      confirmLabel={t(`teamMenu:do_${as}`)}
      command={bracket => disqualifyTeam(bracket, teamId, results.results)}
      endings={ended => [
        ...turned,
        // What counts for nobody is not a walkover for anybody.
        ...ended.filter(
          ({ stage, group }) => chosen !== 'annul' || stage !== table?.stage.key || group !== table.group,
        ),
      ]}
      busy={busy}
      onConfirm={() => void disqualify()}
      onCancel={onClose}
    >
      <Typography>
        {table === null
          ? t(hasMatch ? 'disqualifyText' : 'disqualifyOut')
          : chosen === null
            ? t('stages:disqualify_counted')
            : t(hasMatch ? 'stages:disqualify_table' : 'stages:disqualify_left')}
      </Typography>
      {chosen !== null && (
        <ChoiceCards
          legend={t('stages:playedResults')}
          choices={playedResults.map(value => ({
            value,
            label: `${t(`stages:results_${value}`)}${value === byRule ? ` · ${t('stages:resultsByRule')}` : ''}`,
            text: t(`stages:resultsText_${value}`),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </DecisionDialog>
  )
}

/**
 * Where a team that withdraws takes no place, what its results count there (null where nobody can choose that), and the
 * matches that it has played which become walkovers.
 */
function outlook(bracket: Bracket, teamId: string, chosen?: PlayedResults) {
  const outcome = disqualifyTeam(bracket, teamId, chosen)
  const after = outcome.ok ? outcome.value.bracket : bracket
  const table = tableLeft(after, teamId)
  const hasMatch = [...bracket.matches.values()].some(
    match => !isOver(match) && match.slots.some(slot => slot.teamId === teamId),
  )
  const results = resultsLeft(after, teamId)
  const played = table === null ? [] : tableMatches(table.stage, bracket.matches, table.group)
  const turned = played.flatMap(match => {
    const counted = results === null ? match : asForfeited(match, new Map([[teamId, results]]))
    return counted === match ? [] : [counted]
  })
  return { table, hasMatch, results, turned }
}
