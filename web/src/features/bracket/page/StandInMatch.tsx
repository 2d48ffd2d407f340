import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { type ListedMatchRoom, useMatchRoomsOfStandInQuery } from '../matchRoom/matchRoomEndpoints.ts'
import { useStandIns } from '../matchRoom/useStandIns.ts'
import { useMatches } from '../state/bracketScope.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { MatchLink } from './MatchLink.tsx'

interface StandInMatchProps {
  readonly competition: Pick<CompetitionDocument, 'id' | 'name' | 'selfService'> & {
    readonly bracketId: string
  }
  readonly uid: string
}

/** The match in which a player without a team stands in; nothing if there is none to play. */
export default function StandInMatch({ competition, uid }: StandInMatchProps) {
  const { id: competitionId, bracketId } = competition
  const matchRooms = useMatchRoomsOfStandInQuery({ competitionId, bracketId, uid }).currentData?.value ?? []
  const { scope } = useBracketState(competitionId, bracketId)
  if (scope === null || matchRooms.length === 0) return null
  return (
    <BracketScopeProvider scope={scope}>
      <Present competition={competition} matchRooms={matchRooms} uid={uid} />
    </BracketScopeProvider>
  )
}

interface PresentProps extends StandInMatchProps {
  readonly matchRooms: readonly ListedMatchRoom[]
}

function Present({ competition, matchRooms, uid }: PresentProps) {
  const { t } = useTranslation('matchRoom')
  const matches = useMatches().filter(({ status }) => status !== 'finished')
  // The id of a match room contains its teams, so a stand-in is void once other teams play each other.
  const matchRoom = matchRooms.find(({ id }) => matches.some(match => matchRoomIdOf(match) === id)) ?? null
  const { replacements } = useStandIns(matchRoom)
  const match = matches.find(each => matchRoomIdOf(each) === matchRoom?.id)
  if (match === undefined || matchRoom === null) return null
  // The line-ups of a running match no longer change.
  const holds = match.status === 'running' || replacements.some(({ incoming }) => incoming.uid === uid)
  return holds && <MatchLink competition={competition} match={match} title={t('youStandIn')} />
}
