import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { MatchReport } from '@upper-bracket/shared/matchDay/matchRoom'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useReporting } from './useReporting.ts'

interface DisputedVersionsProps {
  readonly match: Match
  readonly report: MatchReport
  /** The side for which the viewer reports; null for everybody else. */
  readonly side: Side | null
  /** Whether the viewer decides. */
  readonly organizes: boolean
}

/** What each side says, beside each other: either may come round to the other, an organizer takes one with a click. */
export function DisputedVersions({ match, report, side, organizes }: DisputedVersionsProps) {
  const { t } = useTranslation('room')
  const { competitionId, bracketId } = useBracketScope()
  const showError = useShowError()
  const [finish, finishing] = useBracketCommand('finishSeries')
  const reporting = useReporting(match, side)
  const versions = [
    { by: report.by, score: report.version.score },
    { by: report.by === 0 ? 1 : 0, score: report.dispute?.version?.score ?? null },
  ] as const
  const decide = async ([one, other]: Match['score']) => {
    const ofMatch = { competitionId, bracketId, matchId: match.id, revision: match.revision }
    const { error } = await finish({ ...ofMatch, score: [one, other] })
    if (error) showError(error)
  }
  return (
    <>
      <Typography color="textSecondary">
        {t(organizes ? 'disputeHintOrganizer' : side === null ? 'disputeHint' : 'disputeHintTeam')}
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
        {versions.map(({ by, score }) => (
          <Version key={by} match={match} by={by} score={score}>
            {score !== null && organizes && (
              <Button
                variant="outlined"
                color="inherit"
                loading={finishing.isLoading}
                onClick={() => void decide(score)}
                sx={{ minHeight: 44 }}
              >
                {t('decideFor', { one: score[0], other: score[1] })}
              </Button>
            )}
            {score !== null && side !== null && side !== by && (
              <Button
                variant="outlined"
                color="inherit"
                loading={reporting.busy}
                onClick={() => void reporting.report(score)}
                sx={{ minHeight: 44 }}
              >
                {t('agreeWith', { one: score[0], other: score[1] })}
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
  readonly score: Match['score'] | null
  readonly children: ReactNode
}

function Version({ match, by, score, children }: VersionProps) {
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
      {score === null ? (
        <Typography sx={{ fontWeight: 650 }}>{t('noVersion')}</Typography>
      ) : (
        <Typography variant="score" sx={{ fontSize: '1.75rem' }}>
          {t('bracket:score', { one: score[0], other: score[1] })}
        </Typography>
      )}
      {children}
    </Box>
  )
}
