import { hasUnread } from '@upper-bracket/shared/chat/conversation'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { conversationReaders } from '@upper-bracket/shared/matchDay/matchConversation'
import { roomTeams } from '@upper-bracket/shared/matchDay/roomTeams'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { tellOnce } from '../notifications/tellOnce.ts'
import { documents, type Timer } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readRoomMembers } from './readRoomMembers.ts'

/**
 * Tells those of a match who are away of what was written there: once, until they have read it. Whoever has read it in
 * the meantime is told nothing.
 */
export async function tellOfMatchMessages(timer: Timer<'tellOfMatchMessages'>): Promise<void> {
  const { competitionId, bracketId, roomId, dueAt } = timer
  const named = roomTeams(roomId)
  if (named === null) return
  const { matchId, teamIds } = named
  const room = documents.rooms(competitionId, bracketId).doc(roomId)
  await runOptimisticTransaction(async (reads, writes) => {
    const [readCompetition, read, latest, members] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.conversation(room)),
      reads.get(documents.matchMessages(room).orderBy('sentAt', 'desc').limit(1)),
      readRoomMembers(reads, competitionId, { teamIds, room }),
    ])
    const [competition, conversation, message] = [readCompetition.data(), read.data(), latest.docs[0]?.data()]
    if (competition?.bracketId !== bracketId || conversation === undefined || message === undefined) {
      return accept(null)
    }
    const author = message.authorUid
    const departure = await reads.get(documents.departure(author))
    if (departure.exists) return accept(null)
    writes.requireAbsent(departure)
    const player = (await reads.get(documents.player(competitionId, author))).data()
    const from = player?.displayName ?? organizerName(competition, author) ?? ''
    const events = conversationReaders(competition, members, conversation)
      .filter(uid => hasUnread(conversation, uid))
      .map(uid =>
        outboxEvent('matchMessage', {
          cause: [bracketId, roomId, uid, conversation.readAt[uid] ?? 0],
          competition: { id: competitionId, name: competition.name },
          facts: { bracketId, matchId, from, text: message.text },
          audience: { of: 'people', uids: [uid] },
          byUid: author,
          personUid: author,
          at: dueAt,
        }),
      )
    await tellOnce(reads, writes, events)
    return accept(null)
  })
}
