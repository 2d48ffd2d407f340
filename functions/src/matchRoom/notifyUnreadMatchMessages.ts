import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { conversationReaders } from '@upper-bracket/shared/competition/openConversation'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { unreadMatchMessageEvents } from '@upper-bracket/shared/events/chatEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { matchRoomTeams } from '@upper-bracket/shared/matchRoom/matchRoomTeams'
import { notifyUnread } from '../chat/notifyUnread.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMatchRoomMembers } from './readMatchRoomMembers.ts'

/** Notifies the participants of a match of unread messages in its conversation. */
export async function notifyUnreadMatchMessages(timer: Timer<'notifyUnreadMatchMessages'>): Promise<void> {
  const { competitionId, bracketId, matchRoomId, dueAt } = timer
  const named = matchRoomTeams(matchRoomId)
  if (named === null) return
  const { matchId, teamIds } = named
  const matchRoom = documents.matchRooms(competitionId, bracketId).doc(matchRoomId)
  await runOptimisticTransaction(async (reads, writes) => {
    const [competitionRead, conversationRead, members] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.conversation(matchRoom)),
      readMatchRoomMembers(reads, competitionId, { teamIds, matchRoom }),
    ])
    const [competition, conversation] = [competitionRead.data(), conversationRead.data()]
    if (competition?.bracketId !== bracketId || conversation === undefined) return accept(null)
    await notifyUnread(reads, writes, {
      competitionId,
      competition,
      conversation,
      dueAt,
      messages: find('matchMessages', { competitionId, bracketId, matchRoomId }),
      readers: conversationReaders(competition, members, conversation),
      nameOf: async uid => {
        const player = (await reads.get(documents.player(competitionId, uid))).data()
        return player?.displayName ?? organizerName(competition, uid)
      },
      eventsOf: unread => unreadMatchMessageEvents({ bracketId, matchRoomId, matchId }, unread),
    })
    return accept(null)
  })
}
