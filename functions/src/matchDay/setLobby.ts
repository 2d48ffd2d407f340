import { accept } from '@upper-bracket/shared/errors/outcome'
import { setLobby as set } from '@upper-bracket/shared/matchDay/lobby'
import { audienceOf } from '@upper-bracket/shared/matchDay/roomAudience'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRoom } from './authorizeForRoom.ts'
import { readPresentMatch } from './readPresentMatch.ts'

/** An organizer or the captain of the home team says where a match is played; both teams are told that it was said. */
export const setLobby = defineHandler('setLobby', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, bracketId, roomId } = input
    const authorized = await authorizeForRoom(reads, 'setLobby', { uid, ...input })
    if (!authorized.ok) return authorized
    const { competition, teamIds, matchId, room } = authorized.value
    const [match, read, settled] = await Promise.all([
      readPresentMatch(reads, competition, { competitionId, bracketId, roomId, matchId }),
      reads.get(documents.lobby(room)),
      reads.get(room),
    ])
    if (!match.ok) return match
    const present = read.data() ?? null
    const lobby = set(present, match.value, { ...input, now })
    if (!lobby.ok) return lobby
    if (lobby.value === present) return accept({})
    writes.merge(read, { ...lobby.value })
    const event = outboxEvent('lobbyGiven', {
      cause: [bracketId, roomId, lobby.value.revision],
      competition: { id: competitionId, name: competition.name },
      facts: { bracketId, matchId },
      audience: audienceOf({ teamIds, standIns: settled.data()?.standIns ?? [] }, [0, 1]),
      byUid: uid,
      at: now,
    })
    writes.emit(event)
    return accept({})
  }),
)
