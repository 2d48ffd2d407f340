import { minutesSince } from '@upper-bracket/shared/bracket/agenda/minutesSince'
import type { Side } from '@upper-bracket/shared/bracket/model/match'
import { openReport } from '@upper-bracket/shared/matchRoom/openReport'
import { reportedFigures } from '@upper-bracket/shared/matchRoom/reportedFigures'
import { resultKey } from '@upper-bracket/shared/wording/matchTexts'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useWrittenStart } from '#ui/time/useWrittenStart.ts'
import type { AgendaRow } from './useAgenda.ts'

/** Returns what a match that its teams run waits for, from whom and for how long, for organizers. */
export function useStepText({ match, matchRoom, step, late }: AgendaRow, now: number | null): string {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const writtenStart = useWrittenStart()
  const teams = step.sides.map((side: Side) => texts.slot(match, side)).join(', ')
  const minutes = minutesSince(step.since, now) ?? 0
  switch (step.kind) {
    case 'before-check-in':
      return step.deadline !== null && now !== null && step.deadline > now
        ? t('stepBeforeCheckIn', { time: writtenStart(step.deadline) })
        : t('stepCheckInSoon')
    case 'check-in':
      return teams === '' ? t('stepCheckInOver') : t('stepCheckIn', { teams })
    case 'no-show':
      return t('stepNoShow', { teams, minutes })
    case 'veto':
      return teams === '' ? t('stepVetoOver') : t('stepVeto', { team: teams })
    case 'lobby':
    case 'report': {
      const state = step.since === null ? texts.status(match) : t('runningFor', { minutes })
      return late ? t('lateState', { state }) : state
    }
    case 'confirm': {
      const version = matchRoom && openReport(matchRoom, match)?.version
      const [one, other] = version ? reportedFigures(version) : [0, 0]
      const result = texts.result(match, [one, other])
      return t(resultKey('stepConfirm', result), { ...result, team: teams, minutes })
    }
    case 'dispute':
      return t('stepDispute', { minutes })
    case 'stuck':
      return t('stepStuck')
    default:
      return texts.state(match)
  }
}
