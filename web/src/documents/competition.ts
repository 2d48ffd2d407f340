import { bracketLimits } from '@upper-bracket/shared/bracket/model/bracketLimits'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import { api } from '#platform/api/api.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

export type CompetitionDocument = Competition & { readonly id: string }
/** `id` is the player's `uid`. */
export type StoredPlayer = Player & { readonly id: string }
/** A player with a name to show: see `useNamedPlayers`. */
export type PlayerDocument = StoredPlayer & { readonly displayName: string }
export type TeamDocument = Team & { readonly id: string }

const competitionApi = api.injectEndpoints({
  endpoints: build => ({
    competition: build.query<Live<CompetitionDocument | null>, string>({
      ...documentStream(
        (competitionId: string) => `competitions/${competitionId}`,
        (data, id) => withLaterOptions({ ...data, id } as CompetitionDocument),
      ),
    }),
    players: build.query<Live<readonly StoredPlayer[]>, string>({
      ...listStream(
        (competitionId: string) => ({
          path: `competitions/${competitionId}/players`,
          limit: competitionLimits.players,
        }),
        ({ id, data }) => ({ ...data, id }) as StoredPlayer,
      ),
    }),
    teams: build.query<Live<readonly TeamDocument[]>, string>({
      ...listStream(
        (competitionId: string) => ({
          path: `competitions/${competitionId}/teams`,
          limit: bracketLimits.teamsMax,
        }),
        ({ id, data }) => ({ ...data, id }) as TeamDocument,
      ),
    }),
  }),
})

/** Competitions created before Telegram could be required do not require it. */
function withLaterOptions(competition: CompetitionDocument): CompetitionDocument {
  return { ...competition, options: { ...{ telegramRequired: false }, ...competition.options } }
}

export const { useCompetitionQuery, usePlayersQuery, useTeamsQuery } = competitionApi
