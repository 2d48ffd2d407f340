import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { MatchReport, MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { isConfirmed, openReport } from '@upper-bracket/shared/matchRoom/openReport'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { ResultDialog } from '../decision/ResultDialog.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { DisputedVersions } from './DisputedVersions.tsx'
import { MatchRoomSection } from './MatchRoomSection.tsx'
import { ReportDetails } from './ReportDetails.tsx'
import { ScoreChoice } from './ScoreChoice.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { useOwnSide } from './useOwnSide.ts'
import { useReporting } from './useReporting.ts'

interface ReportSectionProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoom: MatchRoom | null
  /** Whether the viewer is a player, a stand-in or an organizer. */
  readonly belongs: boolean
}

/** Shown while a match runs: its teams' reports. */
export function ReportSection({ competition, match, matchRoom, belongs }: ReportSectionProps) {
  const { t } = useTranslation('matchRoom')
  const report = matchRoom === null ? null : openReport(matchRoom, match)
  const { side, mayReport, organizes } = useOwnSide(competition, match)
  if (matchRoom?.attention === 'stuck') {
    return (
      <MatchRoomSection title={t('stuck')} urgent={organizes}>
        <Typography color="textSecondary">{t('stuckText')}</Typography>
      </MatchRoomSection>
    )
  }
  if (report === null) return <NothingReported match={match} side={mayReport ? side : null} />
  if (report.dispute !== null) {
    return (
      <MatchRoomSection title={t('disputed')} urgent={organizes || mayReport}>
        <DisputedVersions
          match={match}
          report={report}
          side={mayReport ? side : null}
          organizes={organizes}
          belongs={belongs}
        />
      </MatchRoomSection>
    )
  }
  return <Reported match={match} report={report} side={mayReport ? side : null} belongs={belongs} />
}

interface StateProps {
  readonly match: Match
  /** The side for which the viewer reports; null for other viewers. */
  readonly side: Side | null
}

function NothingReported({ match, side }: StateProps) {
  const { t } = useTranslation('matchRoom')
  const [isWriting, setWriting] = useState(false)
  const { report, busy } = useReporting(match, side)
  return (
    <MatchRoomSection title={t('result')}>
      <Typography color="textSecondary">{t(side === null ? 'noReport' : 'noReportYet')}</Typography>
      {side !== null && !isWriting && (
        <Button variant="contained" size="large" onClick={() => setWriting(true)} sx={button}>
          {t('reportResult')}
        </Button>
      )}
      {isWriting && (
        <ScoreChoice
          match={match}
          busy={busy}
          onSend={async draft => {
            if (await report(draft)) setWriting(false)
          }}
          onCancel={() => setWriting(false)}
        />
      )}
    </MatchRoomSection>
  )
}

interface ReportedProps extends StateProps {
  readonly report: MatchReport
  /** Whether the viewer belongs to one of the teams, or is an organizer. */
  readonly belongs: boolean
}

/** Shown when one side has reported and the other has not answered yet. */
function Reported({ match, report, side, belongs }: ReportedProps) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  const now = useServerNow(1000)
  const [isWriting, setWriting] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const reporting = useReporting(match, side)
  const isOwn = side === report.by
  const isAsked = side !== null && !isOwn
  const isLate = typeof now === 'number' && isConfirmed(report, now)
  const { score } = report.version
  const result = texts.result(match, score)
  const reporter = texts.slot(match, report.by)
  const hint = isAsked ? 'reportHintAsked' : isOwn ? 'reportHintOwn' : 'reportHint'
  return (
    <MatchRoomSection
      title={t(isAsked ? 'reportAsked' : 'reported')}
      urgent={isAsked}
      aside={!isLate && <TimeLeft until={report.deadline} now={now} />}
    >
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 650 }}>
        {reporter === result.winner
          ? t('reportedWin', result)
          : t('reportedLoss', { ...result, team: reporter })}
      </Typography>
      <ReportDetails match={match} version={report.version} belongs={belongs} />
      <Typography color="textSecondary">{t(isLate ? 'reportStands' : hint)}</Typography>
      {isAsked && !isWriting && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            loading={reporting.busy}
            onClick={() => setConfirming(true)}
            sx={{ ...button, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {t('confirmScore', result)}
          </Button>
          {!isLate && (
            <>
              <Button
                variant="outlined"
                color="inherit"
                size="large"
                onClick={() => setWriting(true)}
                sx={button}
              >
                {t('otherScore')}
              </Button>
              <Button
                color="inherit"
                onClick={() => void reporting.answer(report.reportId, false)}
                sx={{ minHeight: 44 }}
              >
                {t('justDispute')}
              </Button>
            </>
          )}
        </Box>
      )}
      {isConfirming && (
        <ResultDialog
          match={match}
          score={score}
          organizes={false}
          onConfirm={() => void reporting.answer(report.reportId, true)}
          onClose={() => setConfirming(false)}
        />
      )}
      {isOwn && !isWriting && !isLate && (
        <Button color="inherit" onClick={() => setWriting(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
          {t('changeReport')}
        </Button>
      )}
      {isWriting && (
        <ScoreChoice
          match={match}
          {...(isOwn && { reported: report.version })}
          busy={reporting.busy}
          onSend={async draft => {
            if (await reporting.report(draft)) setWriting(false)
          }}
          onCancel={() => setWriting(false)}
        />
      )}
    </MatchRoomSection>
  )
}

const button = {
  minHeight: 48,
  justifySelf: { sm: 'start' },
  flex: { xs: '1 0 100%', sm: '0 0 auto' },
} as const
