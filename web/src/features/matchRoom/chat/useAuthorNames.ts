import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, useTeamPlayersQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useStandIns } from '../standIns/useStandIns.ts'

/** The names of people who act in a match, by uid: players and stand-ins with their team, organizers as such. */
export function useAuthorNames(
  competition: CompetitionDocument,
  match: Match,
  matchRoom: MatchRoom | null,
): (uid: string) => string {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const upper = useMembers(competition.id, match, 0)
  const lower = useMembers(competition.id, match, 1)
  const { open, players } = useStandIns(matchRoom)
  return uid => {
    for (const [side, members] of [upper, lower].entries()) {
      const name = members.find(member => member.uid === uid)?.displayName
      if (name !== undefined) return t('authorOfTeam', { name, team: texts.slot(match, side === 0 ? 0 : 1) })
    }
    const standIn = open.find(each => each.inUid === uid)
    const name = players?.get(uid)?.displayName
    if (standIn && name) return t('authorOfTeam', { name, team: texts.slot(match, standIn.side) })
    const organizer = organizerName(competition, uid)
    return organizer === null ? t('previousAuthor') : t('authorOrganizer', { name: organizer })
  }
}

function useMembers(competitionId: string, { slots }: Match, side: 0 | 1) {
  const { currentData } = useTeamPlayersQuery({ competitionId, teamId: slots[side].teamId ?? '' })
  return useNamedPlayers(currentData?.value)
}
