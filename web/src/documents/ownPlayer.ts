import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Role, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { useMemo } from 'react'
import { api } from '#platform/api/api.ts'
import { rowStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import type { CompetitionDocument, StoredPlayer } from './competition.ts'
import { useSession } from './sessionSlice.ts'

interface PlayerAddress {
  readonly competitionId: string
  readonly uid: string
}

export const playerApi = api.injectEndpoints({
  endpoints: build => ({
    player: build.query<Live<StoredPlayer | null>, PlayerAddress>({
      ...rowStream(
        ({ competitionId, uid }: PlayerAddress) => ({
          query: 'playersById',
          params: { competitionId, __name__: [uid] },
          limit: 1,
        }),
        ({ id, data }) => ({ ...data, id }) as StoredPlayer,
      ),
    }),
  }),
})

/** Follows one player of a competition; `value` is null for people who do not participate. */
export const { usePlayerQuery } = playerApi

interface MyParticipation {
  readonly uid: string | null
  /** The viewer's own entry; null if they do not participate, and until that is known. */
  readonly player: StoredPlayer | null
  /** False until the session and the viewer's participation are known. */
  readonly known: boolean
  /** The roles that do not depend on a team. */
  readonly roles: ReadonlySet<Role>
}

/** Returns the viewer's roles in a competition. */
export function useMyParticipation(competition: CompetitionDocument): MyParticipation {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.user.uid : null
  const own = usePlayerQuery(uid === null ? skipToken : { competitionId: competition.id, uid })
  const player = uid === null ? null : (own.currentData?.value ?? null)
  const known = session.status !== 'unknown' && (uid === null || own.currentData !== undefined || own.isError)
  const roles = useMemo(() => rolesIn(competition, uid, player), [competition, uid, player])
  return { uid, player, known, roles }
}
