import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { MatchReport } from '@upper-bracket/shared/matchRoom/matchRoom'
import { screenshotsOf } from '@upper-bracket/shared/matchRoom/screenshot'
import { isConfirmed } from '@upper-bracket/shared/matchRoom/openReport'
import { reportedFigures } from '@upper-bracket/shared/matchRoom/reportedFigures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ResultDialog } from '#features/organizing/decision/ResultDialog.tsx'
import { resultKey } from '@upper-bracket/shared/wording/matchTexts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import ReportDetails from '../report/ReportDetails.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { useReporting } from '../report/useReporting.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { ScoreDialog } from './ScoreDialog.tsx'
import { StepBar } from '../section/StepBar.tsx'

interface ConfirmStepProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  /** The open report, which is not disputed. */
  readonly report: MatchReport
  /** Whether the viewer belongs to one of the teams, or is an organizer. */
  readonly belongs: boolean
  readonly now: number | null
}

/** One side has reported, and the other has not answered yet. */
export default function ConfirmStep({ competition, match, report, belongs, now }: ConfirmStepProps) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  const [dialog, setDialog] = useState<'confirm' | 'score' | 'dispute' | null>(null)
  const { side, mayReport } = useOwnSide(competition, match)
  const reporting = useReporting(match, side)
  const isOwn = mayReport && side === report.by
  const isAsked = mayReport && side !== null && !isOwn
  const isLate = now !== null && isConfirmed(report, now)
  const result = texts.result(match, reportedFigures(report.version))
  const reporter = texts.slot(match, report.by)
  const isLoss = !result.isDraw && reporter !== result.winner
  const says = t(isLoss ? 'reportedLoss' : resultKey('reportedWin', result), { ...result, team: reporter })
  const hint = isLate ? 'reportStands' : isAsked ? 'reportHintAsked' : isOwn ? 'reportHintOwn' : 'reportHint'
  const close = () => setDialog(null)
  return (
    <>
      <StepBar
        title={t(isAsked ? 'reportAsked' : 'reported')}
        hint={
          <>
            <strong>{says}</strong> {t(hint)}
          </>
        }
        deadline={report.deadline}
        now={now}
        urgent={isAsked}
      >
        {(isAsked || (isOwn && !isLate)) && (
          <>
            {isAsked && (
              <Button
                variant="contained"
                data-next-step="confirm"
                loading={reporting.busy}
                onClick={() => setDialog('confirm')}
              >
                {t(resultKey('confirmScore', result), result)}
              </Button>
            )}
            {!isLate && (
              <Button variant="outlined" color="inherit" onClick={() => setDialog('score')}>
                {t(isOwn ? 'changeReport' : 'otherScore')}
              </Button>
            )}
            {isAsked && !isLate && (
              <Button color="inherit" onClick={() => setDialog('dispute')}>
                {t('justDispute')}
              </Button>
            )}
          </>
        )}
      </StepBar>
      {(report.version.games.length > 0 || (belongs && screenshotsOf(report.version).length > 0)) && (
        <MatchRoomSection title={t('reportOf', { team: reporter })}>
          <ReportDetails match={match} version={report.version} belongs={belongs} />
        </MatchRoomSection>
      )}
      {dialog === 'confirm' && (
        <ResultDialog
          match={match}
          version={report.version}
          organizes={false}
          onConfirm={() => reporting.confirm(report.reportId)}
          onClose={close}
        />
      )}
      {dialog === 'dispute' && (
        <DisputeDialog match={match} reportId={report.reportId} reporting={reporting} onClose={close} />
      )}
      {dialog === 'score' && (
        <ScoreDialog
          match={match}
          {...(isOwn && { reported: report.version })}
          busy={reporting.busy}
          onSend={reporting.report}
          onClose={close}
        />
      )}
    </>
  )
}
