import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { defaultVeto } from '@upper-bracket/shared/selfService/vetoSettings'
import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { storedMatch } from '../../../testing/storedBracket.ts'

/** Stores the veto of a match in which one team has banned Nuke. */
export async function chooseMap(competition: BracketedCompetition, matchId: string): Promise<void> {
  const match = await storedMatch(competition, matchId)
  const [matchRoomId, matchRoom] = [matchRoomIdOf(match), newMatchRoom(match)]
  if (matchRoomId === null || matchRoom === null) throw new Error('The match lacks a team')
  const veto: Veto = {
    revision: match.revision,
    settings: defaultVeto('csgo'),
    bestOf: match.bestOf,
    first: 0,
    taken: [{ choice: 'nuke', uid: null, at: Date.now() }],
    deadline: Date.now(),
  }
  await stored
    .matchRooms(competition.competitionId, competition.bracketId)
    .doc(matchRoomId)
    .set({ ...matchRoom, veto })
}
