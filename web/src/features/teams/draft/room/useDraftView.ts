import type { Draft } from '@upper-bracket/shared/draft/draft'
import { type DraftedTeam, type DraftView, draftView } from '@upper-bracket/shared/draft/draftView'
import { type RankScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { draftTeamName } from '@upper-bracket/shared/wording/draftState'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, StoredPlayer } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'

export interface ShownTeam extends DraftedTeam<PlayerDocument> {
  /** Null if nobody is in the team. */
  readonly captainUid: string | null
  /** The name of the captain, or the number of a team without members. */
  readonly name: string
}

export interface ShownDraft extends Pick<DraftView<PlayerDocument>, 'turns' | 'pool'> {
  readonly scale: RankScale
  readonly teams: readonly ShownTeam[]
  readonly nameOf: (uid: string) => string
  readonly teamName: (team: number) => string
  /** The players as they are stored: the domain knows deleted accounts by their missing name. */
  readonly stored: readonly StoredPlayer[]
}

/** Returns what the page shows of a draft, with names. */
export function useDraftView(
  competition: CompetitionDocument,
  draft: Draft,
  stored: readonly StoredPlayer[],
): ShownDraft {
  const { t } = useTranslation('draft')
  const named = useNamedPlayers(stored)
  return useMemo(() => {
    const players = new Map(named.map(player => [player.uid, player]))
    // A draft may still name the guest whose entry a person has taken over.
    const heirs = new Map(named.map(player => [player.guestUid ?? player.uid, player]))
    const withName = ({ uid }: StoredPlayer) => players.get(uid) ?? []
    const nameOf = (uid: string) => (players.get(uid) ?? heirs.get(uid))?.displayName ?? t('leftPlayer')
    const scale = rankScaleOf(competition)
    const view = draftView(draft, stored, scale)
    const teams = view.teams.map((team, index) => {
      const captainUid = team.members[0]?.uid ?? null
      const name = draftTeamName(t, view.teams, index)
      return { ...team, members: team.members.flatMap(withName), captainUid, name }
    })
    return {
      scale,
      teams,
      pool: view.pool.flatMap(withName),
      turns: view.turns,
      nameOf,
      teamName: team => teams[team]?.name ?? '',
      stored,
    }
  }, [competition, draft, stored, named, t])
}
