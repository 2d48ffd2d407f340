import { capacityOf } from '@upper-bracket/shared/competition/capacityOf'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { lazy } from 'react'
import { isOfCaptain } from '@upper-bracket/shared/guest/correctAsCaptain'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { ConfirmedCall } from '#ui/ConfirmedCall.tsx'
import { DistributionDialog } from '../distribution/DistributionDialog.tsx'
import { MissingPlayersDialog } from '../readiness/MissingPlayersDialog.tsx'
import { leavesWith, type RosterView } from '../roster.ts'
import {
  useDeleteTeamMutation,
  useLeaveTeamMutation,
  useReleasePlayerMutation,
  useRemovePlayerMutation,
} from '../teamEndpoints.ts'
import type { TeamActions, TeamDialog } from '../useTeamActions.ts'
import { CreateTeamDialog } from './CreateTeamDialog.tsx'
import { EditTeamDialog } from './EditTeamDialog.tsx'
import { PickPlayerDialog } from './PickPlayerDialog.tsx'
import { ReplaceOneDialog } from './ReplaceOneDialog.tsx'
import { RequestPlayerDialog } from './RequestPlayerDialog.tsx'
import { SubstituteDialog } from './SubstituteDialog.tsx'
import { TakeSeatDialog } from './TakeSeatDialog.tsx'

// Contain the parser of tables and ranks in both languages, which only organizers need.
const AddPlayersDialog = lazy(() => import('../guests/AddPlayersDialog.tsx'))
const TakeOverDialog = lazy(() => import('../guests/TakeOverDialog.tsx'))
const EnteringText = lazy(() => import('../../entering/EnteringText.tsx'))
const FillTeamDialog = lazy(() => import('../distribution/FillTeamDialog.tsx'))
const NameMembersDialog = lazy(() => import('../../entering/NameMembersDialog.tsx'))
const InviteGuestsDialog = lazy(() => import('../guests/InviteGuestsDialog.tsx'))
const EditGuestDialog = lazy(() => import('../guests/EditGuestDialog.tsx'))

interface TeamDialogsProps {
  readonly dialog: TeamDialog
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  readonly roster: RosterView
  readonly becomesCaptain: boolean
  readonly organizes: boolean
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** The open dialog; none if its team or player has been deleted meanwhile. */
export default function TeamDialogs(props: TeamDialogsProps) {
  const { dialog, competition, players, roster, becomesCaptain, organizes, actions, onClose } = props
  const { id: competitionId } = competition
  const scale = rankScaleOf(competition)
  const { t } = useTranslation('teams')
  const [removePlayer] = useRemovePlayerMutation()
  const [releasePlayer] = useReleasePlayerMutation()
  const [leaveTeam] = useLeaveTeamMutation()
  const [deleteTeam] = useDeleteTeamMutation()
  switch (dialog.kind) {
    case 'create':
      return <CreateTeamDialog competitionId={competitionId} asCaptain={becomesCaptain} onClose={onClose} />
    case 'distribute':
      return (
        <DistributionDialog
          competitionId={competitionId}
          scale={scale}
          roster={roster}
          players={players}
          teamsMax={capacityOf(competition).teams}
          onClose={onClose}
        />
      )
    case 'missing':
      return (
        competition.readinessCheck && (
          <MissingPlayersDialog
            competition={competition}
            check={competition.readinessCheck}
            roster={roster}
            actions={actions}
            onClose={onClose}
          />
        )
      )
    case 'addPlayers':
      return (
        <AddPlayersDialog
          competition={competition}
          players={players}
          teams={roster.teams.map(({ team }) => team)}
          onClose={onClose}
        />
      )
    case 'inviteGuests':
      return <InviteGuestsDialog competition={competition} players={players} onClose={onClose} />
    case 'takeSeat':
      return <TakeSeatDialog roster={roster} onJoin={actions.join} onClose={onClose} />
    case 'takeOver': {
      const player = players.find(({ uid }) => uid === dialog.uid)
      if (!player?.guest) return null
      return (
        <TakeOverDialog
          competitionId={competitionId}
          player={player}
          byCaptain={!organizes}
          onClose={onClose}
        />
      )
    }
    case 'editGuest': {
      const player = players.find(({ uid }) => uid === dialog.uid)
      if (!player?.guest) return null
      return (
        <EditGuestDialog
          competition={competition}
          player={player}
          players={players}
          byCaptain={!organizes}
          onClose={onClose}
        />
      )
    }
    case 'remove':
    case 'release': {
      const player = players.find(({ uid }) => uid === dialog.uid)
      if (player === undefined) return null
      const { uid, displayName } = player
      const teamId = player.teamId ?? player.substituteOf ?? null
      const names = { player: displayName }
      if (dialog.kind === 'remove') {
        const shown = roster.teams.find(({ team }) => team.id === teamId)
        return (
          <ConfirmedCall
            title={t('removeTitle', names)}
            confirmLabel={t('remove')}
            dangerous
            call={() => removePlayer({ competitionId, uid })}
            done={t('removed', names)}
            onClose={onClose}
          >
            {t('removeText')} {shown && leavesWith(shown, uid) && <EnteringText of="leaveNamed" />}
          </ConfirmedCall>
        )
      }
      return (
        teamId !== null && (
          <ConfirmedCall
            title={t('releaseTitle', names)}
            confirmLabel={t('takeOut')}
            dangerous
            call={() => releasePlayer({ competitionId, teamId, uid })}
            done={t('takenOut', names)}
            onClose={onClose}
          >
            {player.namedByCaptain ? <EnteringText of="releaseNamed" /> : t('releaseText', names)}
          </ConfirmedCall>
        )
      )
    }
    case 'substitute': {
      const outgoing = players.find(({ uid }) => uid === dialog.uid)
      const shown = roster.teams.find(({ team }) => team.id === outgoing?.teamId)
      return (
        outgoing &&
        shown && (
          <SubstituteDialog
            competition={competition}
            team={shown.team}
            outgoing={outgoing}
            inUid={dialog.inUid ?? null}
            players={players}
            pool={[...shown.substitutes, ...roster.pool]}
            actions={actions}
            onClose={onClose}
          />
        )
      )
    }
    case 'replaceOne': {
      const shown = roster.teams.find(({ team }) => team.id === dialog.teamId)
      return shown && <ReplaceOneDialog shown={shown} scale={scale} actions={actions} onClose={onClose} />
    }
    default: {
      const team = roster.teams.find(shown => shown.team.id === dialog.teamId)?.team
      if (team === undefined) return null
      if (dialog.kind === 'edit') {
        return <EditTeamDialog competitionId={competitionId} team={team} onClose={onClose} />
      }
      if (dialog.kind === 'delete') {
        const isNamed = players.some(each => isOfCaptain(each, team.id))
        return (
          <ConfirmedCall
            title={t('deleteTitle', { team: team.name })}
            confirmLabel={t('delete')}
            dangerous
            call={() => deleteTeam({ competitionId, teamId: team.id })}
            done={t('deleted', { team: team.name })}
            onClose={onClose}
          >
            {isNamed ? <EnteringText of="deleteNamed" /> : t('deleteText')}
          </ConfirmedCall>
        )
      }
      if (dialog.kind === 'fill') {
        return <FillTeamDialog competition={competition} team={team} players={players} onClose={onClose} />
      }
      if (dialog.kind === 'leave') {
        return (
          <ConfirmedCall
            title={t('leave')}
            confirmLabel={t('leave')}
            dangerous
            call={() => leaveTeam({ competitionId, teamId: team.id })}
            done={t('leftTeam')}
            onClose={onClose}
          >
            <EnteringText of="leaveNamed" />
          </ConfirmedCall>
        )
      }
      if (dialog.kind === 'nameMembers') {
        return <NameMembersDialog competition={competition} team={team} players={players} onClose={onClose} />
      }
      const Picker = dialog.kind === 'request' ? RequestPlayerDialog : PickPlayerDialog
      return <Picker team={team} pool={roster.pool} scale={scale} actions={actions} onClose={onClose} />
    }
  }
}
