import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { setSeriesLength } from '@upper-bracket/shared/bracket/reshaping/setSeriesLength'
import { roundNameOf } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { ChangeDialog } from '#features/bracket/undo/ChangeDialog.tsx'
import { SelectField } from '#ui/format/SelectField.tsx'
import { EndMoves } from './EndMoves.tsx'
import { LostVetoes } from './LostVetoes.tsx'
import { matchScope, type ScopeChoice, seriesScopes } from './seriesScopes.ts'

interface SeriesLengthDialogProps {
  /** The match from whose panel it is asked; null elsewhere. */
  readonly match: Match | null
  readonly onClose: () => void
}

/** A dialog to choose another length for series that have not begun: of a match, a round or a stage. */
export default function SeriesLengthDialog({ match, onClose }: SeriesLengthDialogProps) {
  const { t } = useTranslation(['reshaping', 'bracket'])
  const { competitionId, bracketId, shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const nameOf = useScopeName(bracket)
  const choices = [...(match === null ? [] : [matchScope(bracket, match)]), ...seriesScopes(bracket)]
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const [length, setLength] = useState<number | null>(null)
  const [give] = useBracketCommand('setSeriesLength')
  const scope = choices.find(({ key }) => key === chosenKey) ?? choices[0]
  if (scope === undefined) return null

  const { series, matches, lengths } = scope
  const current = matches.find(hasNotBegun)?.bestOf
  const bestOf = lengths.find(each => each === length) ?? current ?? lengths[0] ?? 1
  const outcome = setSeriesLength(bracket, { series, bestOf })
  const change = outcome.ok ? outcome.value : { bracket, changes: [] }
  const count = change.changes.filter(([before]) => hasNotBegun(before)).length
  const stay = matches.filter(each => !hasNotBegun(each) && each.status !== 'bye').length
  const isSame = count === 0 && change.bracket.shape === bracket.shape
  return (
    <ChangeDialog
      title={t('lengthTitle')}
      confirmLabel={t('changeLength')}
      disabled={isSame}
      matchId={match?.id ?? ''}
      message={t('lengthChanged', { length: bestOf, count })}
      give={() => give({ competitionId, bracketId, series, bestOf })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <SelectField
          label={t('lengthOf')}
          value={scope.key}
          onChange={setChosenKey}
          choices={choices.map(each => ({ value: each.key, label: nameOf(each) }))}
        />
        <SelectField
          label={t('length')}
          value={bestOf}
          onChange={setLength}
          choices={lengths.map(value => ({ value, label: t('bracket:bestOf', { count: value }) }))}
        />
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 0.5, pt: 1.5 }}>
        <Typography>{t('willChange', { count })}</Typography>
        {stay > 0 && <Typography color="textSecondary">{t('willStay', { count: stay })}</Typography>}
        <LostVetoes changes={change.changes} />
        <EndMoves before={bracket} after={change.bracket} />
      </Box>
    </ChangeDialog>
  )
}

/** Returns a function that names the matches of a choice. */
function useScopeName({ shape }: Bracket): (choice: ScopeChoice) => string {
  const { t } = useTranslation(['reshaping', 'bracket', 'format'])
  const { t: roundTexts } = useTranslation('bracket')
  const { t: stageTexts } = useTranslation('stages')
  const texts = useMatchTexts()
  const isStaged = shape.stages.length > 1
  return ({ series, matches: [first] }) => {
    if (first === undefined) return ''
    const stage = stageTitle(stageTexts, shape, stageOf(shape, first))
    if ('matchId' in series) return t('thisMatch', { match: texts.place(first) })
    if (series.section === undefined) return isStaged ? t('wholeStage', { stage }) : t('wholeBracket')
    const name = roundNameOf(shape, first)
    const round = roundName(roundTexts, 'group' in name ? { ...name, group: null } : name)
    return isStaged ? t('format:roundOfStage', { stage, round }) : round
  }
}
