import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Role, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { useMemo } from 'react'
import { api } from '#platform/api/api.ts'
import { documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'
import type { CompetitionDocument, StoredPlayer } from './competition.ts'
import { useSession } from './sessionSlice.ts'

interface PlayerAddress {
  readonly competitionId: string
  readonly uid: string
}

const playerApi = api.injectEndpoints({
  endpoints: build => ({
    player: build.query<Live<StoredPlayer | null>, PlayerAddress>({
      ...documentStream(
        ({ competitionId, uid }: PlayerAddress) => `competitions/${competitionId}/players/${uid}`,
        (data, { uid }) => ({ ...data, id: uid }) as StoredPlayer,
      ),
    }),
  }),
})

/** One player of a competition, as they change; `value` is null for someone who does not take part. */
export const { usePlayerQuery } = playerApi

interface OwnPart {
  readonly uid: string | null
  /** The own entry; null for who does not take part, and while that is not known yet. */
  readonly player: StoredPlayer | null
  /** False until it is known who is here and whether they take part. */
  readonly known: boolean
  /** The roles that do not depend on a team. */
  readonly roles: ReadonlySet<Role>
}

/** What the person at the screen is to a competition. */
export function useOwnPart(competition: CompetitionDocument): OwnPart {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.user.uid : null
  const own = usePlayerQuery(uid === null ? skipToken : { competitionId: competition.id, uid })
  const player = uid === null ? null : (own.currentData?.value ?? null)
  const known = session.status !== 'unknown' && (uid === null || own.currentData !== undefined || own.isError)
  const roles = useMemo(() => rolesIn(competition, uid, player), [competition, uid, player])
  return { uid, player, known, roles }
}
