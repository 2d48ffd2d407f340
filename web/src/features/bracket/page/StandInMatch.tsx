import { roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { type ListedRoom, useRoomsOfStandInQuery } from '../room/roomEndpoints.ts'
import { useStandIns } from '../room/useStandIns.ts'
import { useMatches } from '../state/bracketScope.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { MatchLink } from './MatchLink.tsx'

interface StandInMatchProps {
  readonly competition: Pick<CompetitionDocument, 'id' | 'name' | 'matchDay'> & { readonly bracketId: string }
  readonly uid: string
}

/** The match in which somebody without a team stands in; nothing where there is none to play. */
export default function StandInMatch({ competition, uid }: StandInMatchProps) {
  const { id: competitionId, bracketId } = competition
  const rooms = useRoomsOfStandInQuery({ competitionId, bracketId, uid }).currentData?.value ?? []
  const { scope } = useBracketState(competitionId, bracketId)
  if (scope === null || rooms.length === 0) return null
  return (
    <BracketScopeProvider scope={scope}>
      <Present competition={competition} rooms={rooms} uid={uid} />
    </BracketScopeProvider>
  )
}

interface PresentProps extends StandInMatchProps {
  readonly rooms: readonly ListedRoom[]
}

function Present({ competition, rooms, uid }: PresentProps) {
  const { t } = useTranslation('room')
  const matches = useMatches().filter(({ status }) => status !== 'finished')
  // A room is named after its teams: where others play each other by now, nobody stands in.
  const room = rooms.find(({ id }) => matches.some(match => roomIdOf(match) === id)) ?? null
  const { replacements } = useStandIns(room)
  const match = matches.find(each => roomIdOf(each) === room?.id)
  if (match === undefined || room === null) return null
  // Once it is running, its line-ups stay as they are.
  const holds = match.status === 'running' || replacements.some(({ incoming }) => incoming.uid === uid)
  return holds && <MatchLink competition={competition} match={match} title={t('youStandIn')} />
}
