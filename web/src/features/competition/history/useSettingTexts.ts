import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import type { Question } from '@upper-bracket/shared/competition/settings/question'
import { hasControl, settingRow, withCurrentNames } from '@upper-bracket/shared/competition/settings/settings'
import type { CompetitionFormat } from '@upper-bracket/shared/format/competitionFormat'
import { advanceLower, type StagePlan } from '@upper-bracket/shared/format/stagePlan'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { csMapNames } from '@upper-bracket/shared/selfService/csMaps'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import type { VetoSettings } from '@upper-bracket/shared/selfService/vetoSettings'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import { useChoiceLabels } from '../useChoiceLabels.ts'

/** Null if there was, or is, no value. */
export interface ShownChange {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

type Entry = Extract<LogEntry, { readonly action: 'updateCompetition' }>
type Setting = Entry['settings'][number]

/** Longer texts are cut off; the page shows the current one in full. */
const maxLength = 120

/** Returns a function that formats settings before and after a change. */
export function useSettingTexts(): (entry: Entry) => readonly ShownChange[] {
  const { t } = useTranslation(['history', 'common', 'competition', 'format'])
  const { language } = useLanguage()
  const choiceLabel = useChoiceLabels()
  const rankName = useRankName()
  const vetoText = (veto: VetoSettings) => {
    const { stepSeconds: seconds } = veto
    if (veto.game === 'dota2') return t('veto_dota2', { seconds })
    const { maps, order = 'alternating' } = veto
    return t('veto_csgo', {
      seconds,
      maps: maps.map(map => csMapNames[map]).join(', '),
      order: t(`vetoOrder_${order}`),
    })
  }
  const selfServiceText = (selfService: SelfService) => {
    const { checkInMinutes, reportMinutes, noShow, reportBy, moveMinutes = 0 } = selfService
    const { veto = null, standIns = 'none' } = selfService
    return [
      t('selfService_minutes', { checkInMinutes, reportMinutes }),
      t(`selfService_noShow_${noShow}`),
      t(`selfService_reportBy_${reportBy}`),
      ...(moveMinutes > 0 ? [t('selfService_move', { moveMinutes })] : []),
      ...(veto === null ? [] : [vetoText(veto)]),
      ...(standIns === 'none' ? [] : [t(`selfService_standIns_${standIns}`)]),
    ].join(', ')
  }
  const stagesText = (stages: readonly StagePlan[]) =>
    stages.length === 0
      ? null
      : stages
          .map(stage => {
            const { groups, advance } = stage
            const lower = advanceLower(stage)
            const kind = t(`format:stage_${stage.kind}`)
            return t(lower > 0 ? 'history:stageBothSides' : 'history:stage', { kind, groups, advance, lower })
          })
          .join(' → ')
  const shown = (name: Setting['field'], value: unknown, scale: RankScale | undefined): string | null => {
    if (name === 'format') return t(`format:ending_${value as CompetitionFormat}`)
    if (hasControl(name, 'choice')) return choiceLabel(name, value)
    const row = settingRow(name)
    switch (row.control) {
      case 'rank':
        return value === null || scale === undefined ? null : rankName(scale, Number(value))
      case 'date':
        return writtenTime(Number(value), { language, length: 'short', now: Date.now() })
      case 'switch':
        return t(value === (row.values?.[1] ?? true) ? 'yes' : 'no')
      case 'banner':
        return value === null ? null : t('picture')
      case 'stages':
        return stagesText(value as readonly StagePlan[])
      case 'questions':
        return words((value as readonly Question[]).map(questionText).join(' · '))
      case 'selfService':
        return value === null
          ? t('selfService_organizers')
          : t('selfService_teams', { rules: selfServiceText(value as SelfService) })
      default:
        return words(value)
    }
  }

  return ({ settings, scales = [] }) =>
    settings.map(currentSetting).map(({ field, before, after }) => ({
      label: t(`competition:setting_${field}`),
      before: shown(field, before, scales[0]),
      after: shown(field, after, scales[1]),
    }))
}

function questionText({ text, choices, required }: Question): string {
  const offered = choices.length === 0 ? '' : ` (${choices.join(' / ')})`
  return `${text}${offered}${required ? ' *' : ''}`
}

/** A change as it would be recorded now, because settings have had other names. */
function currentSetting({ field, before, after }: Setting): Setting {
  const [[name, earlier] = [field, before]] = Object.entries(withCurrentNames({ [field]: before }))
  const [later = after] = Object.values(withCurrentNames({ [field]: after }))
  return { field: name, before: earlier, after: later } as Setting
}

function words(value: unknown): string | null {
  const text = String(value ?? '')
  if (text === '') return null
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
