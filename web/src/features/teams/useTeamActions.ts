import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamsDialogKind } from '#platform/addresses/hrefs.ts'
import { useShowPlayer } from '#platform/addresses/useShowPlayer.ts'
import { useSend } from '#ui/useSend.ts'
import {
  useAssignPlayerMutation,
  useDeclineTeamRequestMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
  useMakeCaptainMutation,
  useRequestPlayerMutation,
} from './teamEndpoints.ts'

export type TeamDialog =
  | { readonly kind: TeamsDialogKind }
  | { readonly kind: 'edit'; readonly teamId: string }
  | { readonly kind: 'delete'; readonly teamId: string }
  | { readonly kind: 'pick'; readonly teamId: string }
  | { readonly kind: 'request'; readonly teamId: string }
  | { readonly kind: 'nameMembers' | 'leave' | 'fill'; readonly teamId: string }
  | { readonly kind: 'remove' | 'release'; readonly uid: string }
  /** Asks which member of a team is replaced. */
  | { readonly kind: 'replaceOne'; readonly teamId: string }
  /** Asks for the substitute; `inUid` is set once chosen. */
  | { readonly kind: 'substitute'; readonly uid: string; readonly inUid?: string }
  | { readonly kind: 'editGuest' | 'takeOver'; readonly uid: string }

export interface TeamActions {
  readonly join: (teamId: string) => void
  readonly leave: (teamId: string) => void
  /** Moves a player; `teamId` null removes the player from the team. */
  readonly assign: (uid: string, teamId: string | null) => void
  /** Asks a player to join; `wanted: false` cancels the request. */
  readonly request: (uid: string, teamId: string, wanted: boolean) => void
  /** Declines a team's request to the viewer. */
  readonly decline: (teamId: string) => void
  readonly makeCaptain: (uid: string, teamId: string) => void
  readonly ask: (dialog: TeamDialog) => void
  readonly openMenu: (uid: string, anchor: HTMLElement) => void
  /** Opens a player's card. */
  readonly show: (uid: string) => void
}

/** Names for messages, read after an action, so that the actions themselves are stable. */
interface Names {
  readonly team: (teamId: string) => string
  readonly player: (uid: string) => string
}

interface Asking {
  readonly ask: TeamActions['ask']
  readonly openMenu: TeamActions['openMenu']
}

/** Returns the actions without a dialog, and the ids of the players and teams with a pending action (`busy`). */
export function useTeamActions(
  competitionId: string,
  ownUid: string | null,
  names: Names,
  { ask, openMenu }: Asking,
): { readonly actions: TeamActions; readonly busy: ReadonlySet<string> } {
  const { t } = useTranslation('teams')
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [joinTeam] = useJoinTeamMutation()
  const [leaveTeam] = useLeaveTeamMutation()
  const [assignPlayer] = useAssignPlayerMutation()
  const [requestPlayer] = useRequestPlayerMutation()
  const [declineTeamRequest] = useDeclineTeamRequestMutation()
  const [makeCaptain] = useMakeCaptainMutation()
  const show = useShowPlayer()
  const send = useSend()
  const latestNames = useRef(names)
  useEffect(() => {
    latestNames.current = names
  }, [names])

  const run = useCallback(
    async (id: string, call: () => Promise<{ error?: unknown }>, message: string) => {
      setBusy(before => new Set([...before, id]))
      await send(call(), message)
      setBusy(before => new Set([...before].filter(each => each !== id)))
    },
    [send],
  )

  const actions = useMemo<TeamActions>(
    () => ({
      ask,
      openMenu,
      show,
      join: teamId =>
        void run(
          ownUid ?? teamId,
          () => joinTeam({ competitionId, teamId }),
          t('joinedTeam', { team: latestNames.current.team(teamId) }),
        ),
      leave: teamId => void run(teamId, () => leaveTeam({ competitionId, teamId }), t('leftTeam')),
      request: (uid, teamId, wanted) => {
        const { player, team } = latestNames.current
        const message = wanted
          ? t('requested', { player: player(uid), team: team(teamId) })
          : t('requestCancelled', { player: player(uid) })
        void run(uid, () => requestPlayer({ competitionId, teamId, uid, wanted }), message)
      },
      decline: teamId =>
        void run(teamId, () => declineTeamRequest({ competitionId, teamId }), t('requestDeclined')),
      makeCaptain: (uid, teamId) => {
        const { player, team } = latestNames.current
        const message = t('madeCaptain', { player: player(uid), team: team(teamId) })
        void run(uid, () => makeCaptain({ competitionId, teamId, uid }), message)
      },
      assign: (uid, teamId) => {
        const player = latestNames.current.player(uid)
        void run(
          uid,
          () => assignPlayer({ competitionId, uid, teamId }),
          teamId === null
            ? t('takenOut', { player })
            : t('assigned', { player, team: latestNames.current.team(teamId) }),
        )
      },
    }),
    [
      ask,
      openMenu,
      show,
      run,
      ownUid,
      competitionId,
      joinTeam,
      leaveTeam,
      assignPlayer,
      requestPlayer,
      declineTeamRequest,
      makeCaptain,
      t,
    ],
  )
  return { actions, busy }
}
