import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { currentLineUp, isLinedUp, type Replacement } from '@upper-bracket/shared/lineUp/matchLineUps'
import { useTeamPlayersQuery } from '#documents/competition.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { LineUpList } from './LineUpList.tsx'
import { useMatchLineUpsQuery } from './lineUpEndpoints.ts'

interface LineUpProps {
  readonly match: Match
  readonly side: Side
  /** The stand-ins of the team before the match starts. */
  readonly replacements?: readonly Replacement[]
}

/** The players of a side, now or at the start of the match; nothing while the slot is empty. */
export function LineUp({ match, side, replacements = [] }: LineUpProps) {
  const texts = useMatchTexts()
  const { teamId } = match.slots[side]
  if (teamId === null) return null
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {texts.team(teamId)}
      </Typography>
      {isLinedUp(match) ? (
        <LineUpThen match={match} teamId={teamId} />
      ) : (
        <LineUpNow teamId={teamId} replacements={replacements} />
      )}
    </section>
  )
}

/** The team at the start of the match, or now if the line-up was not stored. */
function LineUpThen({ match, teamId }: { match: Match; teamId: string }) {
  const { competitionId, bracketId } = useBracketScope()
  const query = useMatchLineUpsQuery({ competitionId, bracketId, matchId: match.id })
  const known = query.currentData?.value
  if (known === undefined) {
    return query.error === undefined ? (
      <RowsSkeleton rows={2} />
    ) : (
      <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const lineUp = known?.teams.find(team => team.teamId === teamId)
  return lineUp === undefined ? (
    <LineUpNow teamId={teamId} replacements={[]} />
  ) : (
    <LineUpList players={lineUp.players} />
  )
}

function LineUpNow({
  teamId,
  replacements,
}: {
  teamId: string | null
  replacements: readonly Replacement[]
}) {
  const { competitionId } = useBracketScope()
  const { currentData } = useTeamPlayersQuery(teamId === null ? skipToken : { competitionId, teamId })
  if (currentData === undefined || teamId === null) return <RowsSkeleton rows={2} />
  return <LineUpList players={currentLineUp(teamId, { players: currentData.value, replacements }).players} />
}
