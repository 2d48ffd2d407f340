import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import type { MatchReport, ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import { reportedFigures } from '@upper-bracket/shared/matchRoom/reportedFigures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { ResultDialog } from '#features/organizing/decision/ResultDialog.tsx'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { resultKey } from '@upper-bracket/shared/wording/matchTexts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import ReportDetails from '../report/ReportDetails.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { useReporting } from '../report/useReporting.ts'
import { StepBar } from '../section/StepBar.tsx'

interface DisputeStepProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly report: MatchReport
  /** Whether the viewer belongs to one of the teams, or is an organizer. */
  readonly belongs: boolean
}

/**
 * The versions of both sides next to each other. Either side may accept the other's version, and an organizer chooses
 * one.
 */
export default function DisputeStep({ competition, match, report, belongs }: DisputeStepProps) {
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [finish, finishing] = useBracketCommand('finishSeries')
  const { side: ownSide, mayReport, organizes } = useOwnSide(competition, match)
  const side = mayReport ? ownSide : null
  const reporting = useReporting(match, side)
  const texts = useMatchTexts()
  const [dialog, setDialog] = useState<{
    readonly kind: 'decide' | 'agree'
    readonly version: ReportedResult
  } | null>(null)
  const versions = ([0, 1] as const).map(by => ({
    by,
    version: by === report.by ? report.version : (report.dispute?.version ?? null),
    screenshots: by === report.by ? undefined : report.dispute?.screenshots,
  }))
  const decide = ({ score: [one, other], games }: ReportedResult) => {
    const { id: matchId, revision } = match
    const seen = { competitionId, bracketId, matchId, revision, teamIds: teamPair(match) }
    return send(finish({ ...seen, score: [one, other], ...(games.length > 0 && { games: [...games] }) }))
  }
  const mayAgree = versions.some(({ by, version }) => by !== side && version !== null)
  const hintOfTeam = mayAgree ? 'disputeHintTeam' : 'disputeHintWait'
  const given = versions.flatMap(({ by, version }) => (version === null ? [] : [{ by, version }]))
  const offered = organizes ? given : side === null ? [] : given.filter(({ by }) => by !== side)
  const outcome = (version: ReportedResult) => {
    const result = texts.result(match, reportedFigures(version))
    return t(resultKey(organizes ? 'decideFor' : 'agreeWith', result), result)
  }
  const open = (version: ReportedResult) => setDialog({ kind: organizes ? 'decide' : 'agree', version })
  return (
    <>
      <StepBar
        title={t('disputed')}
        hint={t(organizes ? 'disputeHintOrganizer' : side === null ? 'disputeHint' : hintOfTeam)}
        urgent={organizes || side !== null}
      >
        {offered.length > 0 &&
          offered.map(({ by, version }, index) => (
            <Button
              key={by}
              variant="outlined"
              color="inherit"
              {...(index === 0 && { 'data-next-step': 'dispute' })}
              loading={finishing.isLoading || reporting.busy}
              onClick={() => open(version)}
            >
              {outcome(version)}
            </Button>
          ))}
      </StepBar>
      <MatchRoomSection title={t('versions')}>
        <PlainList sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {versions.map(({ by, ...version }) => (
            <Version key={by} match={match} by={by} {...version} belongs={belongs} />
          ))}
        </PlainList>
      </MatchRoomSection>
      {dialog !== null && (
        <ResultDialog
          match={match}
          version={dialog.version}
          organizes={dialog.kind === 'decide'}
          onConfirm={() =>
            dialog.kind === 'decide'
              ? decide(dialog.version)
              : reporting.report({
                  score: dialog.version.score,
                  games: dialog.version.games,
                  screenshots: [],
                  gameScreenshots: [],
                })
          }
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

interface VersionProps {
  readonly match: Match
  readonly by: Side
  /** Null if the side only disputes the report. */
  readonly version: ReportedResult | null
  /** The ids of the screenshots of a dispute without a score. */
  readonly screenshots: readonly string[] | undefined
  readonly belongs: boolean
}

function Version({ match, by, version, screenshots, belongs }: VersionProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const ended = (said: ReportedResult) => {
    const result = texts.result(match, reportedFigures(said))
    return t(resultKey('wonBy', result), result)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        p: 2,
        borderRadius: 1.5,
        bgcolor: 'background.raised',
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('versionOf', { team: texts.slot(match, by) })}
      </Typography>
      {version === null ? (
        <>
          <Typography sx={{ fontWeight: 650 }}>{t('noVersion')}</Typography>
          {belongs && <Typography variant="body2">{t('reasonInChat')}</Typography>}
          {screenshots && (
            <ReportDetails match={match} version={{ games: [], screenshots }} belongs={belongs} />
          )}
        </>
      ) : (
        <>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{ended(version)}</Typography>
          <ReportDetails match={match} version={version} belongs={belongs} />
        </>
      )}
    </Box>
  )
}
