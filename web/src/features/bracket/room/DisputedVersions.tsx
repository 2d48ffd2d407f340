import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import type { MatchReport, ReportedResult } from '@upper-bracket/shared/matchDay/matchRoom'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { ReportDetails } from './ReportDetails.tsx'
import { useReporting } from './useReporting.ts'

interface DisputedVersionsProps {
  readonly match: Match
  readonly report: MatchReport
  /** The side for which the viewer reports; null for everybody else. */
  readonly side: Side | null
  /** Whether the viewer decides. */
  readonly organizes: boolean
  /** Whether the viewer is of one of the teams, or organizes. */
  readonly belongs: boolean
}

/** What each side says, beside each other: either may come round to the other, an organizer takes one with a click. */
export function DisputedVersions({ match, report, side, organizes, belongs }: DisputedVersionsProps) {
  const { t } = useTranslation('room')
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [finish, finishing] = useBracketCommand('finishSeries')
  const reporting = useReporting(match, side)
  const versions = [
    { by: report.by, version: report.version },
    { by: otherSide(report.by), version: report.dispute?.version ?? null },
  ] as const
  const decide = async ([one, other]: Match['score']) => {
    const { id: matchId, revision } = match
    const seen = { competitionId, bracketId, matchId, revision, teamIds: teamPair(match) }
    await send(finish({ ...seen, score: [one, other] }))
  }
  const mayAgree = versions.some(({ by, version }) => by !== side && version !== null)
  const hintOfTeam = mayAgree ? 'disputeHintTeam' : 'disputeHintWait'
  return (
    <>
      <Typography color="textSecondary">
        {t(organizes ? 'disputeHintOrganizer' : side === null ? 'disputeHint' : hintOfTeam)}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        {versions.map(({ by, version }) => (
          <Version key={by} match={match} by={by} version={version} belongs={belongs}>
            {version !== null && organizes && (
              <Button
                variant="outlined"
                color="inherit"
                loading={finishing.isLoading}
                onClick={() => void decide(version.score)}
                sx={{ minHeight: 44 }}
              >
                {t('decideFor', { one: version.score[0], other: version.score[1] })}
              </Button>
            )}
            {version !== null && side !== null && side !== by && (
              <Button
                variant="outlined"
                color="inherit"
                loading={reporting.busy}
                onClick={() => void reporting.report({ score: version.score, games: [], screenshots: [] })}
                sx={{ minHeight: 44 }}
              >
                {t('agreeWith', { one: version.score[0], other: version.score[1] })}
              </Button>
            )}
          </Version>
        ))}
      </Box>
    </>
  )
}

interface VersionProps {
  readonly match: Match
  readonly by: Side
  /** Null if they only say that the report is wrong. */
  readonly version: ReportedResult | null
  readonly belongs: boolean
  readonly children: ReactNode
}

function Version({ match, by, version, belongs, children }: VersionProps) {
  const { t } = useTranslation(['room', 'bracket'])
  const texts = useMatchTexts()
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
        <Typography sx={{ fontWeight: 650 }}>{t('noVersion')}</Typography>
      ) : (
        <>
          <Typography variant="score" sx={{ fontSize: '1.75rem' }}>
            {t('bracket:score', { one: version.score[0], other: version.score[1] })}
          </Typography>
          <ReportDetails match={match} version={version} belongs={belongs} />
        </>
      )}
      {children}
    </Box>
  )
}
