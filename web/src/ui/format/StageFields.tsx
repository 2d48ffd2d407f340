import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { maxLower } from '@upper-bracket/shared/bracket/creation/stageProblem'
import { eliminationLengths, seriesLengths } from '@upper-bracket/shared/format/series'
import {
  advanceLower,
  bestOfNext,
  defaultPoints,
  fittingLength,
  pointSystems,
  type StagePlan,
  stageLimits,
  swissLengths,
  swissPairings,
  withdrawalRules,
} from '@upper-bracket/shared/format/stagePlan'
import { useTranslation } from 'react-i18next'
import { CriteriaField } from './CriteriaField.tsx'
import { SelectField } from './SelectField.tsx'

interface StageFieldsProps {
  /** The number of the stage, from 1. */
  readonly number: number
  readonly stage: StagePlan
  /** The number of teams that enter it. */
  readonly entrants: number
  /** Whether its table decides the tournament. */
  readonly isLast: boolean
  /** Whether a double elimination follows. */
  readonly isBeforeDouble: boolean
  readonly disabled: boolean
  readonly onChange: (stage: StagePlan) => void
  /** Null if it is the only stage. */
  readonly onRemove: (() => void) | null
}

/** The settings of one stage. */
export function StageFields(props: StageFieldsProps) {
  const { number, stage, entrants, isLast, isBeforeDouble, disabled, onChange, onRemove } = props
  const { t } = useTranslation('format')
  const smallest = Math.floor(entrants / stage.groups)
  const lower = advanceLower(stage)
  const lowerLimit = isBeforeDouble && bestOfNext(stage) === 0 ? maxLower(stage, entrants) : 0
  const length = (games: number) => ({ value: games, label: t('bestOf', { count: games }) })
  return (
    <Box component="section" aria-label={t('stageNumber', { number })} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="h3" sx={{ m: 0, flexGrow: 1, fontSize: '1rem', fontWeight: 650 }}>
          {t(`stage_${stage.kind}`)}
        </Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{t('entrants', { count: entrants })}</Box>
        {onRemove !== null && (
          <Button size="small" color="inherit" disabled={disabled} onClick={onRemove}>
            {t('removeStage')}
          </Button>
        )}
      </Box>
      <Box sx={fields}>
        {stage.kind !== 'swiss' && !isLast && (
          <SelectField
            label={t('groups')}
            value={stage.groups}
            disabled={disabled}
            onChange={groups => onChange({ ...stage, groups })}
            choices={numbers(1, Math.min(stageLimits.groupsMax, Math.floor(entrants / 2))).map(groups => ({
              value: groups,
              label: t('groupsOf', { count: groups, sizes: sizesOf(entrants, groups) }),
            }))}
          />
        )}
        {stage.kind !== 'gsl' && !isLast && (
          <SelectField
            label={stage.groups > 1 ? t('advanceOfGroup') : t('advance')}
            value={stage.advance}
            disabled={disabled}
            onChange={advance => onChange({ ...stage, advance })}
            choices={numbers(1, Math.max(1, smallest - 1)).map(count => ({
              value: count,
              label: String(count),
            }))}
          />
        )}
        {stage.kind !== 'gsl' && Math.max(lower, lowerLimit) > 0 && (
          <SelectField
            label={stage.groups > 1 ? t('advanceLowerOfGroup') : t('advanceLower')}
            value={lower}
            disabled={disabled}
            onChange={count => onChange({ ...stage, advanceLower: count })}
            choices={numbers(0, Math.max(lower, lowerLimit)).map(count => ({
              value: count,
              label: String(count),
            }))}
          />
        )}
        {stage.kind === 'round-robin' && (
          <>
            {stage.groups > 1 && smallest > stage.advance && lower === 0 && (
              <SelectField
                label={t('bestOfNext', { place: stage.advance + 1 })}
                value={bestOfNext(stage)}
                disabled={disabled}
                onChange={count => onChange({ ...stage, bestOfNext: count })}
                choices={numbers(0, stage.groups - 1).map(count => ({ value: count, label: String(count) }))}
              />
            )}
            <SelectField
              label={t('legs')}
              value={stage.legs}
              disabled={disabled}
              onChange={legs => onChange({ ...stage, legs })}
              choices={([1, 2] as const).map(legs => ({ value: legs, label: t(`legs_${legs}`) }))}
            />
            <SelectField
              label={t('series')}
              value={stage.bestOf}
              disabled={disabled}
              onChange={bestOf => onChange({ ...stage, bestOf })}
              choices={seriesLengths.map(games => ({ ...length(games), value: games }))}
            />
          </>
        )}
        {stage.kind === 'gsl' && (
          <SelectField
            label={t('series')}
            value={stage.bestOf}
            disabled={disabled}
            onChange={bestOf => onChange({ ...stage, bestOf })}
            choices={eliminationLengths.map(games => ({ ...length(games), value: games }))}
          />
        )}
        {stage.kind === 'swiss' && <SwissFields {...props} stage={stage} />}
        {stage.kind !== 'gsl' && (stage.bestOf === 2 || stage.points !== undefined) && (
          <SelectField
            label={t('points')}
            value={stage.points ?? defaultPoints[stage.kind]}
            disabled={disabled}
            onChange={points => onChange({ ...stage, points })}
            choices={pointSystems.map(points => ({ value: points, label: t(`points_${points}`) }))}
          />
        )}
        {stage.kind === 'round-robin' && (
          <SelectField
            label={t('withdrawals')}
            value={stage.withdrawals ?? 'annul-before-half'}
            disabled={disabled}
            onChange={withdrawals => onChange({ ...stage, withdrawals })}
            choices={withdrawalRules.map(rule => ({ value: rule, label: t(`withdrawals_${rule}`) }))}
          />
        )}
      </Box>
      {stage.kind !== 'gsl' && (
        <CriteriaField
          value={stage.criteria}
          disabled={disabled}
          onChange={criteria => onChange({ ...stage, criteria })}
        />
      )}
    </Box>
  )
}

type SwissPlan = Extract<StagePlan, { kind: 'swiss' }>

function SwissFields({
  stage,
  entrants,
  disabled,
  onChange,
}: StageFieldsProps & { readonly stage: SwissPlan }) {
  const { t } = useTranslation('format')
  const length = (games: number) => t('bestOf', { count: games })
  return (
    <>
      <SelectField
        label={t('pairing')}
        value={stage.pairing}
        disabled={disabled}
        onChange={pairing => onChange({ ...stage, pairing, bestOf: fittingLength(pairing, stage.bestOf) })}
        choices={swissPairings.map(pairing => ({ value: pairing, label: t(`pairing_${pairing}`) }))}
      />
      {stage.pairing === 'valve' ? (
        <SelectField
          label={t('firstRound')}
          value={stage.firstRound ?? 'top-half'}
          disabled={disabled}
          onChange={firstRound => onChange({ ...stage, firstRound })}
          choices={(['top-half', 'top-bottom'] as const).map(custom => ({
            value: custom,
            label: t(`firstRound_${custom}`, { half: entrants / 2 + 1, all: entrants }),
          }))}
        />
      ) : (
        <SelectField
          label={t('rounds')}
          value={stage.rounds}
          disabled={disabled}
          onChange={rounds => onChange({ ...stage, rounds })}
          choices={numbers(1, Math.min(stageLimits.swissRoundsMax, Math.max(1, entrants - 1))).map(count => ({
            value: count,
            label: String(count),
          }))}
        />
      )}
      <SelectField
        label={t('series')}
        value={stage.bestOf}
        disabled={disabled}
        onChange={bestOf => onChange({ ...stage, bestOf })}
        choices={swissLengths(stage.pairing).map(games => ({ value: games, label: length(games) }))}
      />
      {stage.pairing === 'valve' && (
        <SelectField
          label={t('decidingSeries')}
          value={stage.decidingBestOf}
          disabled={disabled}
          onChange={decidingBestOf => onChange({ ...stage, decidingBestOf })}
          choices={eliminationLengths.map(games => ({ value: games, label: length(games) }))}
        />
      )}
      <SelectField
        label={t('publishing')}
        value={stage.publishing}
        disabled={disabled}
        onChange={publishing => onChange({ ...stage, publishing })}
        choices={(['automatic', 'manual'] as const).map(each => ({
          value: each,
          label: t(`publishing_${each}`),
        }))}
      />
    </>
  )
}

/** The sizes of groups: '4' if all are equal, otherwise '3–4'. */
function sizesOf(teams: number, groups: number): string {
  const [smallest, largest] = [Math.floor(teams / groups), Math.ceil(teams / groups)]
  return smallest === largest ? String(smallest) : `${smallest}–${largest}`
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: 2,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
} as const
const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
