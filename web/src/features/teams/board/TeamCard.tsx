import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { isReady, type ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { faceOf } from '@upper-bracket/shared/team/teamFace'
import { lazy, memo, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { PlayerDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { hasSameParts } from '#ui/hasSameParts.ts'
import { TeamFace } from '#ui/TeamFace.tsx'
import { TeamChatButton } from '../chat/TeamChatButton.tsx'
import { leavesWith, type RosterTeam } from '../roster.ts'
import type { TeamRights } from '../teamRights.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { EmptySeat } from './EmptySeat.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import { playerTarget } from './playerDrag.ts'
import { TeamMenuLink } from './TeamMenuLink.tsx'

const TeamState = lazy(() => import('./TeamState.tsx'))
const EnteringText = lazy(() => import('../../entering/EnteringText.tsx'))

interface TeamCardProps extends RosterTeam {
  /** Whether teams have logos here, and those without one show initials. */
  readonly hasFaces: boolean
  readonly rankSum: number
  /** The average rank of its players, if teams differ in size; otherwise null. */
  readonly average: number | null
  readonly scale: RankScale
  readonly ownUid: string | null
  /** Whether line-ups can change; only then are there free seats. */
  readonly open: boolean
  /** Whether teams enter whole, so that it is said which are complete. */
  readonly isWhole: boolean
  /** How many substitutes the captain can name. */
  readonly substitutesMax: number
  readonly check: ReadinessCheck | null
  readonly rights: TeamRights
  readonly busy: ReadonlySet<string>
  readonly actions: TeamActions
}

/**
 * A team with its seats: taken ones show their players, free ones can be taken. The roster is rebuilt at every change,
 * so a card is drawn again only if its own parts have changed.
 */
export const TeamCard = memo(function TeamCard({
  team,
  members,
  substitutes,
  hasFaces,
  rankSum,
  average,
  scale,
  ownUid,
  open,
  isWhole,
  substitutesMax,
  check,
  rights,
  busy,
  actions,
}: TeamCardProps) {
  const { t, i18n } = useTranslation(['teams', 'readiness'])
  const id = useId()
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  const free = open || rights.fill ? Math.max(0, teamSize - members.length) : 0
  const mayFill = rights.fill || rights.request
  const isMember = members.some(({ uid }) => uid === ownUid)
  const own = isMember || substitutes.some(({ uid }) => uid === ownUid)
  const rowOf = (player: PlayerDocument) => (
    <PlayerRow
      key={player.id}
      player={player}
      scale={scale}
      own={player.uid === ownUid}
      onShow={actions.show}
      onMenu={hasMenu(rights, player) ? actions.openMenu : undefined}
      draggable={rights.move}
      busy={busy.has(player.uid)}
      ready={check === null || player.teamId === null ? undefined : isReady(player, check)}
    />
  )
  return (
    <Box
      component="li"
      aria-labelledby={id}
      {...(rights.fill && free > 0 ? playerTarget(uid => actions.assign(uid, team.id)) : {})}
      sx={theme => ({
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        bgcolor: 'background.paper',
        border: `1px solid ${own ? theme.vars.palette.brand.main : theme.vars.palette.divider}`,
        borderRadius: 1,
        '&[data-over]': { borderColor: theme.vars.palette.brand.main, bgcolor: 'background.raised' },
      })}
    >
      <Box sx={{ px: 2, pt: 1.75, pb: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <TeamFace face={hasFaces ? faceOf(competitionId, team) : null} size={32} />
          <Typography id={id} variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {team.name}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 34, mr: -1 }}>
          <Box sx={{ flexGrow: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
            {own && (
              <Box component="span" sx={{ color: 'brand.main', fontWeight: 650 }}>
                {t('ownTeam')} ·{' '}
              </Box>
            )}
            {t('rankSum', { context: basisOfScale(scale) })}{' '}
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {rankSum.toLocaleString(i18n.language)}
            </Box>
            {average !== null && (
              <>
                {' '}
                ·{' '}
                {t('plannedAverage', {
                  average: average.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
                })}
              </>
            )}
            {check !== null && members.length > 0 && (
              <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
                {t('readiness:teamCount', {
                  ready: members.filter(player => isReady(player, check)).length,
                  total: members.length,
                })}
              </Box>
            )}
          </Box>
          {team.discordLink !== null && (
            <IconButton
              component="a"
              href={team.discordLink}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t('discord')}: ${team.name}`}
              size="small"
            >
              <ForumOutlined fontSize="small" />
            </IconButton>
          )}
          {rights.edit && (
            <IconButton
              size="small"
              aria-label={t('editTeam', { team: team.name })}
              onClick={() => actions.ask({ kind: 'edit', teamId: team.id })}
            >
              <EditOutlined fontSize="small" />
            </IconButton>
          )}
          {rights.manage && <TeamMenuLink team={team} />}
          {rights.delete && (
            <IconButton
              size="small"
              aria-label={t('deleteTeam', { team: team.name })}
              onClick={() => actions.ask({ kind: 'delete', teamId: team.id })}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      <Box component="ul" sx={[rows, { px: 1, pb: 1 }]}>
        {members.map(player => rowOf(player))}
        {seats.slice(0, free).map(seat => (
          <EmptySeat
            key={seat}
            team={team}
            use={seatUse(rights, seat)}
            busy={ownUid !== null && busy.has(ownUid)}
            actions={actions}
          />
        ))}
      </Box>
      {substitutes.length > 0 && (
        <Box sx={{ px: 1, pb: 1 }}>
          <Typography
            id={`${id}-substitutes`}
            component="h4"
            variant="body2"
            color="textSecondary"
            sx={{ px: 1 }}
          >
            {t('teamSubstitutes')}
          </Typography>
          <Box component="ul" aria-labelledby={`${id}-substitutes`} sx={rows}>
            {substitutes.map(player => rowOf(player))}
          </Box>
        </Box>
      )}
      {isWhole && open && (
        <Suspense fallback={null}>
          <TeamState team={team} settles={rights.move} />
        </Suspense>
      )}
      {own && ownUid !== null && (
        <Box sx={{ mt: 'auto', px: 1, pb: 1 }}>
          {isMember && <TeamChat teamId={team.id} uid={ownUid} />}
          {rights.name && (free > 0 || substitutes.length < substitutesMax) && (
            <Button
              fullWidth
              color="inherit"
              size="small"
              onClick={() => actions.ask({ kind: 'nameMembers', teamId: team.id })}
            >
              <Suspense fallback={null}>
                <EnteringText of="nameMembers" />
              </Suspense>
            </Button>
          )}
          {open && mayFill && free > 0 && <InvitationLink />}
          {rights.leave && (
            <Button
              fullWidth
              color="inherit"
              size="small"
              loading={busy.has(team.id)}
              onClick={() =>
                leavesWith({ team, members }, ownUid)
                  ? actions.ask({ kind: 'leave', teamId: team.id })
                  : actions.leave(team.id)
              }
            >
              {t('leave')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}, hasSameParts)

function TeamChat({ teamId, uid }: { teamId: string; uid: string }) {
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  return <TeamChatButton competitionId={competitionId} teamId={teamId} uid={uid} />
}

/** Links a captain to the invitations to the team. */
function InvitationLink() {
  const { t } = useTranslation('teams')
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  return (
    <Button
      component={Link}
      to={hrefs.competitionPeople(competitionId)}
      fullWidth
      color="inherit"
      size="small"
    >
      {t('inviteByLink')}
    </Button>
  )
}

/** Whether the menu of a member or substitute has something for the viewer. */
function hasMenu(rights: TeamRights, { teamId, captain, guest, namedByCaptain }: PlayerDocument): boolean {
  return (
    rights.move ||
    rights.substitute ||
    ((rights.release || (rights.makeCaptain && teamId !== null)) && !captain) ||
    (rights.correct && guest === true) ||
    (rights.correctNamed && namedByCaptain === true)
  )
}

/** Each thing that the viewer can do with a free seat is offered once, on a seat of its own. */
function seatUse({ join, fill, request }: TeamRights, seat: number) {
  const uses = [join && 'take', fill && 'pick', request && 'request'] as const
  return uses.filter(use => use !== false)[seat] ?? 'none'
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 } as const

const seats = Array.from({ length: teamSize }, (_, seat) => seat)
