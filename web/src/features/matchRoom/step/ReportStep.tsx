import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { homeSide } from '@upper-bracket/shared/matchRoom/lobby'
import type { MatchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { LobbyDialog } from '../section/LobbyDialog.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { useReporting } from '../report/useReporting.ts'
import { ScoreDialog } from './ScoreDialog.tsx'
import { StepBar } from '../section/StepBar.tsx'

interface ReportStepProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoomId: string
  /** `lobby` or `report`. */
  readonly step: MatchStep
}

/** A match in play: its lobby is set, and its result reported. */
export default function ReportStep({ competition, match, matchRoomId, step }: ReportStepProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const [dialog, setDialog] = useState<'lobby' | 'score' | null>(null)
  const { side, isCaptain, mayReport, organizes } = useOwnSide(competition, match)
  const { report, busy } = useReporting(match, side)
  const needsLobby = step.kind === 'lobby'
  const isLobbyNext = needsLobby && isCaptain && side === homeSide
  const givesLobby = isLobbyNext || (needsLobby && organizes)
  const close = () => setDialog(null)
  return (
    <>
      <StepBar
        title={t(needsLobby ? (isLobbyNext ? 'lobbyAsked' : 'lobbyWait') : 'playing')}
        hint={
          needsLobby
            ? t(isLobbyNext ? 'lobbyAskedHint' : 'lobbyAwaited', { team: texts.slot(match, homeSide) })
            : t(mayReport ? 'noReportYet' : 'noReport')
        }
        urgent={isLobbyNext || (mayReport && !needsLobby)}
      >
        {(givesLobby || mayReport) && (
          <>
            {givesLobby && (
              <Button
                {...(isLobbyNext
                  ? { variant: 'contained', 'data-next-step': 'lobby' }
                  : { variant: 'outlined', color: 'inherit' })}
                onClick={() => setDialog('lobby')}
              >
                {t('giveLobby')}
              </Button>
            )}
            {mayReport && (
              <Button
                {...(needsLobby
                  ? { variant: 'outlined', color: 'inherit' }
                  : { variant: 'contained', 'data-next-step': 'report' })}
                onClick={() => setDialog('score')}
              >
                {t('reportResult')}
              </Button>
            )}
          </>
        )}
      </StepBar>
      {dialog === 'score' && <ScoreDialog match={match} busy={busy} onSend={report} onClose={close} />}
      {dialog === 'lobby' && <LobbyDialog matchRoomId={matchRoomId} lobby={null} onClose={close} />}
    </>
  )
}
