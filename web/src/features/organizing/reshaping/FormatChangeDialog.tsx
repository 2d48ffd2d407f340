import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ChangeableOption } from '@upper-bracket/shared/bracket/reshaping/changeableOptions'
import { changeableStages } from '@upper-bracket/shared/bracket/reshaping/changeableStages'
import { formatOf } from '@upper-bracket/shared/bracket/reshaping/formatOf'
import {
  knownOptions,
  type OptionChanges,
  reasonMax,
  reshapeStage,
  resultsCount,
} from '@upper-bracket/shared/bracket/reshaping/reshapeStage'
import { criteriaIn, type TableCriterion } from '@upper-bracket/shared/format/tableCriterion'
import { gameTraits } from '@upper-bracket/shared/games/game'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { ChangeDialog } from '#features/bracket/undo/ChangeDialog.tsx'
import { CriteriaField } from '#ui/format/CriteriaField.tsx'
import { SelectField } from '#ui/format/SelectField.tsx'
import { useChangedOptionTexts } from '#ui/format/useChangedOptionTexts.ts'
import { FormatPreview } from './FormatPreview.tsx'
import SeriesLengthDialog from './SeriesLengthDialog.tsx'

/** A dialog to change the format of a stage that is played, as far as that is possible now. */
export default function FormatChangeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['reshaping', 'bracket'])
  const { t: stageTexts } = useTranslation('stages')
  const { competitionId, bracketId, shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const stages = useMemo(() => changeableStages(bracket), [bracket])
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const [chosen, setChosen] = useState<OptionChanges>({})
  const [reason, setReason] = useState('')
  const [lengthens, setLengthens] = useState(false)
  const [give] = useBracketCommand('reshapeStage')
  // The stage that is played now is the one to be changed.
  const stage =
    stages.find(({ key }) => key === chosenKey) ?? stages.find(({ isOpen }) => isOpen) ?? stages.at(-1)
  if (stage === undefined) return null

  const { key, options: now } = stage
  const refusedOf = (name: string) => now.find(option => option.name === name)?.refused ?? null
  // What it depends on may have begun since it was chosen.
  const draft: OptionChanges = Object.fromEntries(
    Object.entries(chosen).filter(([name]) => refusedOf(name) === null),
  )
  const known = knownOptions(shape, stage.index, formatOf(bracket), draft)
  const options = [...known.values()].map(option => ({
    ...option,
    value: draft[option.name] ?? option.value,
    refused: refusedOf(option.name),
  }))
  const isReasoned = reason.trim() !== ''
  const given = { stage: key, options: draft, ...(isReasoned && { reason: reason.trim() }) }
  // What follows is shown before the reason is given.
  const outcome = reshapeStage(bracket, { reason: '-', ...given })
  const isRule = options.some(({ name, until }) => until === 'with-reason' && draft[name] !== undefined)
  const needsReason = isRule && resultsCount(bracket, key)
  const final = [...bracket.matches.values()].find(match => match.stage === key && match.section === 'final')
  const isSame = outcome.ok && outcome.value.bracket === bracket
  const choose = (name: string, value: unknown) => setChosen({ ...draft, [name]: value })
  return (
    <ChangeDialog
      title={t('formatTitle')}
      confirmLabel={t('changeFormat')}
      disabled={isSame || !outcome.ok || (needsReason && !isReasoned)}
      message={t('formatChanged')}
      give={() => give({ competitionId, bracketId, ...given })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {stages.length > 1 && (
          <SelectField
            label={t('formatStage')}
            value={key}
            onChange={each => {
              setChosenKey(each)
              setChosen({})
            }}
            choices={stages.map(each => ({
              value: each.key,
              label: stageTitle(stageTexts, shape, each.stage),
            }))}
          />
        )}
        {options.map(option => (
          <OptionField
            key={option.name}
            option={option}
            groups={stage.stage.groups.length}
            onChange={value => choose(option.name, value)}
          />
        ))}
        {needsReason && (
          <TextField
            label={t('reason')}
            value={reason}
            required
            helperText={t('reasonHint')}
            slotProps={{ htmlInput: { maxLength: reasonMax } }}
            onChange={event => setReason(event.target.value)}
          />
        )}
      </Box>
      <FormatPreview before={bracket} outcome={outcome}>
        {!outcome.ok && outcome.code === 'advantage-unfit' && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setLengthens(true)}
            sx={{ justifySelf: 'start', minHeight: 44 }}
          >
            {t('bracket:seriesLength')}
          </Button>
        )}
      </FormatPreview>
      {lengthens && final && <SeriesLengthDialog match={final} onClose={() => setLengthens(false)} />}
    </ChangeDialog>
  )
}

interface OptionFieldProps {
  readonly option: ChangeableOption & { readonly refused: readonly string[] | null }
  /** The number of groups of the stage. */
  readonly groups: number
  readonly onChange: (value: unknown) => void
}

function OptionField({ option, groups, onChange }: OptionFieldProps) {
  const { t } = useTranslation('reshaping')
  const texts = useChangedOptionTexts()
  const named = useMatchesNamed()
  const { competitionId } = useBracketScope()
  const game = useCompetitionQuery(competitionId).currentData?.value?.game ?? 'csgo'
  const { name, until, value, values, isList, refused } = option
  const hint = refused === null ? t(`until_${until}`) : t('tooLate', { matches: named(refused) })
  return (
    <div>
      {isList ? (
        <CriteriaField
          legend={texts.label(name, { groups })}
          among={criteriaIn(values as readonly TableCriterion[], gameTraits[game])}
          value={value as readonly TableCriterion[]}
          onChange={onChange}
          disabled={refused !== null}
        />
      ) : (
        <SelectField
          label={texts.label(name, { groups })}
          value={String(value)}
          onChange={chosen => onChange(values.find(each => String(each) === chosen))}
          choices={values.map(each => ({ value: String(each), label: texts.value(name, each) }))}
          disabled={refused !== null}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {hint}
      </Typography>
    </div>
  )
}

/** Returns a function that names some matches, and says if there are more. */
function useMatchesNamed(): (ids: readonly string[]) => string {
  const matches = new Map(useMatches().map(match => [match.id, match]))
  const texts = useMatchTexts()
  return ids => {
    const named = ids.flatMap(id => matches.get(id) ?? []).map(match => texts.place(match))
    return [...named.slice(0, 3), ...(named.length > 3 ? ['…'] : [])].join(', ')
  }
}
