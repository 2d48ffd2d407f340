import { type MatchRoom, matchRoomDefaults } from '@upper-bracket/shared/matchRoom/matchRoom'
import { testCompetitionPath } from './testCompetition.ts'

export const matchRoomPath = `${testCompetitionPath}/brackets/first/matchRooms/main-1-1.team-1.team-4`

/** The match room of the first match of four teams. */
export const aMatchRoom = (changes: Partial<MatchRoom> = {}): MatchRoom => ({
  matchId: 'main-1-1',
  teamIds: ['team-1', 'team-4'],
  checkIn: null,
  report: null,
  ...matchRoomDefaults,
  attention: null,
  decidedAt: null,
  ...changes,
})
