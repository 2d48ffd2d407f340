import { type Competition, withDefaults } from '@upper-bracket/shared/competition/competition'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import type { Player } from '@upper-bracket/shared/player/player'
import type { PublicCompetition } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { Team } from '@upper-bracket/shared/team/team'
import { api } from '#platform/api/api.ts'
import { competitionList, documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type CompetitionDocument = Competition & { readonly id: string }
/** `id` is the player's `uid`. */
export type StoredPlayer = Player & { readonly id: string }
/** A player with a name to show: see `useNamedPlayers`. */
export type PlayerDocument = StoredPlayer & { readonly displayName: string }
interface TeamAddress {
  readonly competitionId: string
  readonly teamId: string
}
export type TeamDocument = Team & { readonly id: string }

export const competitionApi = api.injectEndpoints({
  endpoints: build => ({
    competition: build.query<Live<CompetitionDocument | null>, string>({
      ...documentStream(
        (competitionId: string) => `competitions/${competitionId}`,
        (data, id) => shownCompetition(data as unknown as Competition, id),
        { competitionOf: id => id, read: ({ competition }, id) => shownCompetition(competition, id) },
      ),
    }),
    players: build.query<Live<readonly StoredPlayer[]>, string>({
      ...competitionList<StoredPlayer>('players', competitionLimits.players, {
        read: ({ players }) => players.map(withId),
        changes: 'changedPlayers',
      }),
    }),
    teamPlayers: build.query<Live<readonly StoredPlayer[]>, TeamAddress>({
      ...listStream(
        ({ competitionId, teamId }: TeamAddress) => ({
          query: 'playersOfTeam',
          params: { competitionId, teamId },
          limit: teamSize,
        }),
        ({ id, data }) => ({ ...data, id }) as StoredPlayer,
        {
          competitionOf: ({ competitionId }) => competitionId,
          read: ({ players }, { teamId }) => players.filter(player => player.teamId === teamId).map(withId),
        },
      ),
    }),
    teams: build.query<Live<readonly TeamDocument[]>, string>({
      ...competitionList<TeamDocument>('teams', bracketLimits.teamsMax, {
        read: ({ teams }) => teams,
        changes: 'changedTeams',
      }),
    }),
  }),
})

const withId = (player: Player): StoredPlayer => ({ ...player, id: player.uid })

/**
 * Returns a competition from its document or from the public snapshot. Equal contents give equal results, so that
 * nothing is redrawn when one replaces the other. Settings added after the competition was stored get their defaults.
 */
export function shownCompetition(stored: Competition | PublicCompetition, id: string): CompetitionDocument {
  const hidden = { admissions: 0, visitorUid: null }
  const { admissions: _, visitorUid: __, ...shown } = { ...hidden, ...stored, nameWords: [] }
  return withDefaults({ ...shown, id })
}

export const { useCompetitionQuery, usePlayersQuery, useTeamPlayersQuery, useTeamsQuery } = competitionApi
