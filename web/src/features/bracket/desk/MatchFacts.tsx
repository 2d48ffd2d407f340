import Box from '@mui/material/Box'
import { skipToken } from '@reduxjs/toolkit/query'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { lazy, Suspense } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMatchRoomQuery } from '../matchRoom/matchRoomEndpoints.ts'
import { PathSections } from '../matchRoom/PathSections.tsx'
import { useBracketScope } from '../state/bracketScope.ts'

const DeskVeto = lazy(() => import('./DeskVeto.tsx'))

interface MatchFactsProps {
  readonly competition: CompetitionDocument
  readonly match: Match
}

/** What there is to say about a match: its veto, and how its teams have played before. */
export function MatchFacts({ competition, match }: MatchFactsProps) {
  const { competitionId, bracketId } = useBracketScope()
  const matchRoomId = matchRoomIdOf(match)
  const matchRoom = useMatchRoomQuery(
    competition.selfService === null || matchRoomId === null
      ? skipToken
      : { competitionId, bracketId, matchRoomId },
  ).currentData?.value
  return (
    <Box sx={facts}>
      {matchRoom?.veto && (
        <Suspense>
          <DeskVeto match={match} matchRoom={matchRoom} veto={matchRoom.veto} />
        </Suspense>
      )}
      <PathSections match={match} />
    </Box>
  )
}

const facts = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
} as const
