import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import { csMapNames } from '@upper-bracket/shared/selfService/csMaps'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import type { VetoSettings } from '@upper-bracket/shared/selfService/vetoSettings'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'

/** Null: there was, or is, nothing. */
export interface ShownChange {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

type Setting = Extract<LogEntry, { readonly action: 'updateCompetition' }>['settings'][number]
type Shown = (value: unknown) => string | null

/** Longer texts are cut: what they say now is on the page. */
const longest = 120

const options = ['thirdPlace', 'grandFinal', 'rankRequired', 'telegramRequired'] as const

/** A setting before and after, in words: one change for each option that differs. */
export function useSettingTexts(): (setting: Setting) => readonly ShownChange[] {
  const { t } = useTranslation(['history', 'common', 'competition'])
  const { language } = useLanguage()
  const time: Shown = at => writtenTime(Number(at), { language, length: 'short', now: Date.now() })
  const words: Shown = value => {
    const text = String(value ?? '')
    if (text === '') return null
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }
  const vetoText = (veto: VetoSettings) => {
    const { stepSeconds: seconds } = veto
    if (veto.game === 'dota2') return t('veto_dota2', { seconds })
    return t('veto_csgo', { seconds, maps: veto.maps.map(map => csMapNames[map]).join(', ') })
  }
  const shown: Readonly<Record<Exclude<Setting['field'], 'options'>, Shown>> = {
    name: words,
    game: value => t(`common:game_${value === 'csgo' ? 'csgo' : 'dota2'}`),
    startDate: time,
    registrationDeadline: time,
    format: value => t(`competition:format_${value === 'double' ? 'double' : 'single'}`),
    bestOf: value => {
      const { rounds, final } = value as { readonly rounds: number; readonly final: number }
      return rounds === final
        ? t('competition:seriesAlike', { rounds })
        : t('competition:seriesDiffer', { rounds, final })
    },
    places: value => {
      const { players, teams } = value as { readonly players: number; readonly teams: number }
      return `${t('common:players', { count: players })}, ${t('common:teams', { count: teams })}`
    },
    description: words,
    prizes: words,
    contact: words,
    bannerURL: value => (value === null ? null : t('picture')),
    matchDay: value => {
      const matchDay = value as MatchDay | null
      if (matchDay === null) return null
      const { checkInMinutes, reportMinutes, noShow, reportBy, moveMinutes = 0 } = matchDay
      const { veto = null, standIns = 'none' } = matchDay
      return [
        t('matchDay_minutes', { checkInMinutes, reportMinutes }),
        t(`matchDay_noShow_${noShow}`),
        t(`matchDay_reportBy_${reportBy}`),
        ...(moveMinutes > 0 ? [t('matchDay_move', { moveMinutes })] : []),
        ...(veto === null ? [] : [vetoText(veto)]),
        ...(standIns === 'none' ? [] : [t(`matchDay_standIns_${standIns}`)]),
      ].join(', ')
    },
  }
  const answer = (value: unknown) => t(value === true || value === 'reset' ? 'yes' : 'no')

  return ({ field, before, after }) => {
    if (field !== 'options') {
      return [{ label: t(`setting_${field}`), before: shown[field](before), after: shown[field](after) }]
    }
    const [old, now] = [Object(before), Object(after)]
    return options
      .filter(name => old[name] !== now[name])
      .map(name => ({ label: t(`option_${name}`), before: answer(old[name]), after: answer(now[name]) }))
  }
}
