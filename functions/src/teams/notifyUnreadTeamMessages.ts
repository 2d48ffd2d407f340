import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { conversationReaders } from '@upper-bracket/shared/competition/openConversation'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { unreadTeamMessageEvents } from '@upper-bracket/shared/events/chatEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { notifyUnread } from '../chat/notifyUnread.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Notifies the present members of a team of unread messages in its conversation. */
export async function notifyUnreadTeamMessages(timer: Timer<'notifyUnreadTeamMessages'>): Promise<void> {
  const { competitionId, teamId, dueAt } = timer
  await runOptimisticTransaction(async (reads, writes) => {
    const [competitionRead, teamRead, conversationRead] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.team(competitionId, teamId)),
      reads.get(documents.teamConversation(competitionId, teamId)),
    ])
    const [competition, team, conversation] = [
      competitionRead.data(),
      teamRead.data(),
      conversationRead.data(),
    ]
    if (competition === undefined || team === undefined || conversation === undefined) return accept(null)
    await notifyUnread(reads, writes, {
      competitionId,
      competition,
      conversation,
      dueAt,
      messages: find('teamMessages', { competitionId, teamId }),
      readers: conversationReaders(competition, team.playerUids, conversation),
      nameOf: async uid => {
        const player = (await reads.get(documents.player(competitionId, uid))).data()
        return player?.displayName ?? organizerName(competition, uid)
      },
      eventsOf: unread => unreadTeamMessageEvents({ teamId, teamName: team.name }, unread),
    })
    return accept(null)
  })
}
