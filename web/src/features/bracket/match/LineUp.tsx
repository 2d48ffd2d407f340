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
  /** Whether the name of the team is next to the line-up already. */
  readonly untitled?: boolean
  /** Whether the players face those of the other team, at the end of the line. */
  readonly mirrored?: boolean
}

/** The players of a side, now or at the start of the match; nothing while the slot is empty. */
export function LineUp({ match, side, replacements = [], untitled, mirrored = false }: LineUpProps) {
  const texts = useMatchTexts()
  const { teamId } = match.slots[side]
  if (teamId === null) return null
  return (
    <section aria-label={untitled ? texts.team(teamId) : undefined}>
      {!untitled && (
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {texts.team(teamId)}
        </Typography>
      )}
      {isLinedUp(match) ? (
        <LineUpThen match={match} teamId={teamId} mirrored={mirrored} />
      ) : (
        <LineUpNow teamId={teamId} replacements={replacements} mirrored={mirrored} />
      )}
    </section>
  )
}

/** The team at the start of the match, or now if the line-up was not stored. */
function LineUpThen({ match, teamId, mirrored }: { match: Match; teamId: string; mirrored: boolean }) {
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
    <LineUpNow teamId={teamId} replacements={[]} mirrored={mirrored} />
  ) : (
    <LineUpList players={lineUp.players} mirrored={mirrored} />
  )
}

function LineUpNow({
  teamId,
  replacements,
  mirrored,
}: {
  teamId: string | null
  replacements: readonly Replacement[]
  mirrored: boolean
}) {
  const { competitionId } = useBracketScope()
  const { currentData } = useTeamPlayersQuery(teamId === null ? skipToken : { competitionId, teamId })
  if (currentData === undefined || teamId === null) return <RowsSkeleton rows={2} />
  const { players } = currentLineUp(teamId, { players: currentData.value, replacements })
  return <LineUpList players={players} mirrored={mirrored} />
}
