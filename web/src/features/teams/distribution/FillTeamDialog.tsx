import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Skeleton from '@mui/material/Skeleton'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { missingPlayers } from '@upper-bracket/shared/team/unsettledTeams'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ConfirmedCall } from '#ui/ConfirmedCall.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { useDistributePlayersMutation } from '../teamEndpoints.ts'

interface FillTeamDialogProps {
  readonly competition: CompetitionDocument
  readonly team: TeamDocument
  readonly players: readonly PlayerDocument[]
  readonly onClose: () => void
}

/** Shows who would fill up a team from the pool, and puts them in. */
export default function FillTeamDialog({ competition, team, players, onClose }: FillTeamDialogProps) {
  const { t } = useTranslation('entering')
  const { id: competitionId } = competition
  const { id: teamId, name } = team
  const [distributionId] = useState(newDocumentId)
  const [plan, setPlan] = useState<DistributionPlan | null>(null)
  const [error, setError] = useState<unknown>(undefined)
  const [distribute] = useDistributePlayersMutation()
  const call = useCallback(
    (preview: boolean, basis: string | null) =>
      distribute({
        competitionId,
        distributionId,
        mode: 'even',
        scope: 'fillTeams',
        teamCount: 0,
        teamIds: [teamId],
        preview,
        basis,
      }),
    [distribute, competitionId, distributionId, teamId],
  )
  const ask = useCallback(async () => {
    const answer = await call(true, null)
    setError(answer.error)
    setPlan(answer.data ?? null)
  }, [call])
  useEffect(() => void ask(), [ask])
  const chosen = plan?.teams.flatMap(({ playerUids }) => playerUids) ?? []
  const left = missingPlayers(team) - chosen.length
  return (
    <ConfirmedCall
      title={t('fillTitle', { team: name })}
      confirmLabel={t('fill')}
      call={async () => {
        const answer = await call(false, plan?.basis ?? null)
        // The pool has changed since: the next attempt is what is shown then.
        if (answer.error) void ask()
        return answer
      }}
      done={left > 0 ? t('fillDonePartly', { team: name, count: left }) : t('fillDone', { team: name })}
      onClose={onClose}
    >
      <DialogContentText component="span">{t('fillText')}</DialogContentText>
      {error !== undefined && <LoadFailure error={error} onRetry={() => void ask()} />}
      {plan === null && error === undefined && <Skeleton variant="rounded" height={48} />}
      <PlainList>
        {chosen.map(uid => {
          const player = players.find(each => each.uid === uid)
          return (
            player && (
              <Box component="li" key={uid} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
                <NamedRankBadge scale={rankScaleOf(competition)} tier={player.rankTier} size={28} />
                <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                  {player.displayName}
                </Box>
              </Box>
            )
          )
        })}
      </PlainList>
      {plan !== null && left > 0 && (
        <DialogContentText component="span">{t('fillLeaves', { count: left })}</DialogContentText>
      )}
    </ConfirmedCall>
  )
}
