import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import type { TeamRequest } from '@upper-bracket/shared/player/player'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import type { RosterTeam } from '../roster.ts'
import type { BoardRights, TeamRights } from '../teamRights.ts'
import type { TeamActions } from '../useTeamActions.ts'

interface PlayerMenuProps {
  readonly player: PlayerDocument
  readonly anchor: HTMLElement
  /** The teams to which the viewer may move players. */
  readonly teams: readonly RosterTeam[]
  /** The team of the viewer, its captain, that may ask the player to join; null if there is none. */
  readonly requestBy: RosterTeam | null
  readonly rights: BoardRights
  /** The viewer's permissions on the team of the member or the substitute; null if there is none. */
  readonly ofTeam: TeamRights | null
  readonly actions: TeamActions
  readonly onClose: () => void
}

/** The moves of a player, equivalent to drag and drop, for keyboard and touch. */
export default function PlayerMenu(props: PlayerMenuProps) {
  const { player, anchor, teams, requestBy, rights, ofTeam, actions, onClose } = props
  const { t } = useTranslation('teams')
  const { uid, displayName, teamId } = player
  const open = teams.filter(({ team, members }) => team.id !== teamId && members.length < teamSize)
  const choose = (action: () => void) => () => {
    onClose()
    action()
  }
  const isSubstitute = player.substituteOf !== undefined
  const takeOut = isSubstitute ? rights.removeFromPool : rights.move && teamId !== null
  const captaincyOf = ofTeam?.makeCaptain && !player.captain ? teamId : null
  const maySubstitute = ofTeam?.substitute === true && teamId !== null
  const mayRemove = rights.removeFromPool && (rights.open || teamId === null)
  const moves = open.length > 0 || rights.move
  const isNamed = ofTeam?.correctNamed === true && player.namedByCaptain === true
  const correct = (rights.correct && player.guest === true) || isNamed
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        paper: { sx: { maxHeight: 420, maxWidth: 'min(360px, 90vw)' } },
        list: { 'aria-label': t('playerMenu', { player: displayName }) },
      }}
    >
      {captaincyOf !== null && (
        <MenuItem onClick={choose(() => actions.makeCaptain(uid, captaincyOf))}>{t('makeCaptain')}</MenuItem>
      )}
      {maySubstitute && (
        <MenuItem onClick={choose(() => actions.ask({ kind: 'substitute', uid }))}>
          {t('substitute')}
        </MenuItem>
      )}
      {correct && (
        <MenuItem onClick={choose(() => actions.ask({ kind: 'takeOver', uid }))}>{t('takeOver')}</MenuItem>
      )}
      {correct && (
        <MenuItem onClick={choose(() => actions.ask({ kind: 'editGuest', uid }))}>{t('editGuest')}</MenuItem>
      )}
      {requestBy !== null && !player.guest && hasNoTeam(player) && (
        <RequestItem
          shown={requestBy}
          state={player.teamRequests?.[requestBy.team.id]?.state ?? 'cancelled'}
          onRequest={wanted => choose(() => actions.request(uid, requestBy.team.id, wanted))()}
        />
      )}
      {!rights.move && ofTeam?.release && !player.captain && (
        <MenuItem onClick={choose(() => actions.ask({ kind: 'release', uid }))}>{t('takeOut')}</MenuItem>
      )}
      {(captaincyOf !== null || maySubstitute || correct) && moves && <Divider />}
      {moves && (
        <ListSubheader role="presentation" sx={{ bgcolor: 'inherit', position: 'static', lineHeight: 2.5 }}>
          {open.length > 0 ? t('menuTeams') : t('noSeats')}
        </ListSubheader>
      )}
      {open.map(({ team, members }) => (
        <MenuItem
          key={team.id}
          onClick={choose(() => actions.assign(uid, team.id))}
          sx={{ whiteSpace: 'normal' }}
        >
          {t('moveTo', { team: team.name, size: members.length, teamSize })}
        </MenuItem>
      ))}
      {(takeOut || mayRemove) && moves && <Divider />}
      {takeOut && <MenuItem onClick={choose(() => actions.assign(uid, null))}>{t('takeOut')}</MenuItem>}
      {mayRemove && (
        <MenuItem onClick={choose(() => actions.ask({ kind: 'remove', uid }))} sx={{ color: 'error.main' }}>
          {t('remove')}
        </MenuItem>
      )}
    </Menu>
  )
}

interface RequestItemProps extends Omit<MenuItemProps, 'onClick'> {
  readonly shown: RosterTeam
  readonly state: TeamRequest['state']
  readonly onRequest: (wanted: boolean) => void
}

/** Asks a player to join the team, or cancels the request. The menu passes further props that manage the focus. */
function RequestItem({ shown: { team, members }, state, onRequest, ...item }: RequestItemProps) {
  const { t } = useTranslation('teams')
  const isOpen = state === 'open'
  return (
    <MenuItem
      {...item}
      disabled={state === 'declined' || (!isOpen && members.length >= teamSize)}
      onClick={() => onRequest(!isOpen)}
      sx={{ whiteSpace: 'normal' }}
    >
      {state === 'declined'
        ? t('requestWasDeclined')
        : t(isOpen ? 'cancelRequest' : 'requestFor', { team: team.name })}
    </MenuItem>
  )
}
