import Skeleton from '@mui/material/Skeleton'
import { hasControl, settingRow } from '@upper-bracket/shared/competition/settings/settings'
import type { FormSettingName } from '@upper-bracket/shared/competition/settings/settingTable'
import type { Game } from '@upper-bracket/shared/games/game'
import { type RankScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTimeField } from '#ui/form/DateTimeField.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { FormatField } from '#ui/format/FormatField.tsx'
import { ChoiceSettingField } from './ChoiceSettingField.tsx'
import type { CompetitionDraft, DraftProblem, FieldsProps } from './competitionDraft.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { MatchRunnerField } from './MatchRunnerField.tsx'
import { OptionField } from './OptionField.tsx'

const QuestionsField = lazy(() => import('./QuestionsField.tsx'))
const RankLimitField = lazy(() => import('./RankLimitField.tsx'))

interface SettingFieldProps extends FieldsProps {
  readonly name: FormSettingName
  readonly locked: boolean
  /** The current number of what the setting limits. */
  readonly current: number
  /** The number of teams that the format is planned for. */
  readonly teams: number
}

/** The field of a setting, selected by its control. */
export function SettingField({ name, draft, set, problems, locked, current, teams }: SettingFieldProps) {
  const { t } = useTranslation(['competition', 'settings'])
  const ranges = useRef<Partial<Record<RankScale, readonly [from: string, to: string]>>>({})
  const scale = scaleOf(draft)
  const row = settingRow(name)
  const problem = problems[name]
  const [least, most] = ['min' in row ? row.min : 0, 'max' in row ? row.max : 0]
  const field = {
    label: t(`setting_${name}`),
    error: problem === undefined ? undefined : t(sentenceOf(name, problem), { least, most }),
  }
  const text = {
    ...field,
    name,
    autoComplete: 'off',
    value: String(draft[name]),
    onChange: (typed: string) => set(name, typed),
  }
  if (name === 'format' || name === 'stages') {
    return (
      <FormatField
        value={{ format: draft.format, stages: draft.stages }}
        onChange={({ format, stages }) => {
          set('format', format)
          set('stages', stages)
        }}
        teams={teams}
        game={draft.game}
        options={{
          bestOf: { rounds: draft.rounds, final: draft.final },
          thirdPlace: draft.thirdPlace,
          grandFinal: draft.grandFinal,
        }}
        disabled={locked}
        error={field.error}
      />
    )
  }
  if (hasControl(name, 'text')) {
    return <FormField {...text} hint={t(`settings:settingHint_${name}`)} required={!('default' in row)} />
  }
  if (hasControl(name, 'markdown')) {
    return (
      <MarkdownField
        {...text}
        hint={t(`settings:settingHint_${name}`)}
        placeholder={t(`settings:placeholder_${name}`)}
        max={most}
      />
    )
  }
  if (hasControl(name, 'date')) return <DateTimeField {...text} hint={t(`settings:settingHint_${name}`)} />
  if (hasControl(name, 'limit')) {
    const hints = [
      t('settings:maxHint', { most }),
      ...(current === 0 ? [] : [t('settings:maxCurrentHint', { current })]),
    ]
    return <FormField {...text} inputProps={{ inputMode: 'numeric' }} hint={hints.join('. ')} />
  }
  if (hasControl(name, 'rank')) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <RankLimitField {...text} scale={scale} disabled={locked} />
      </Suspense>
    )
  }
  if (hasControl(name, 'questions')) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <QuestionsField
          label={field.label}
          value={draft[name]}
          onChange={questions => set(name, questions)}
          invalid={problem !== undefined}
        />
      </Suspense>
    )
  }
  // A range of ranks means nothing on another scale, and is there again on the one that it was chosen for.
  const changeScale = (settings: Partial<Pick<CompetitionDraft, 'game' | 'rankBasis'>>) => {
    const next = scaleOf({ ...draft, ...settings })
    if (next === scale) return
    ranges.current = { ...ranges.current, [scale]: [draft.rankFrom, draft.rankTo] }
    const [from, to] = ranges.current[next] ?? ['', '']
    set('rankFrom', from)
    set('rankTo', to)
  }
  if (hasControl(name, 'switch')) {
    return (
      <OptionField
        {...field}
        text={t(`settings:settingHint_${name}`)}
        checked={draft[name]}
        onChange={checked => {
          set(name, checked)
          if (name === 'rankBasis') changeScale({ rankBasis: checked })
        }}
        disabled={locked}
      />
    )
  }
  if (hasControl(name, 'selfService')) {
    return <MatchRunnerField draft={draft} set={set} problems={problems} error={field.error} />
  }
  return (
    <ChoiceSettingField
      {...field}
      name={name}
      value={draft[name]}
      onChange={value => {
        set(name, value)
        if (name === 'game') changeScale({ game: value as Game })
      }}
      disabled={locked}
    />
  )
}

function scaleOf({ game, rankBasis }: Pick<CompetitionDraft, 'game' | 'rankBasis'>): RankScale {
  return rankScaleOf({ game, options: { rankBasis: rankBasis ? 'rating' : 'rank' } })
}

/** The minimum of players needs an explanation: it fits two full teams. */
function sentenceOf(name: FormSettingName, problem: DraftProblem) {
  return name === 'players' && problem === 'too-few'
    ? 'settings:problem_too-few-players'
    : (`settings:problem_${problem}` as const)
}
