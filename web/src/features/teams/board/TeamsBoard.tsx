import Box from '@mui/material/Box'
import { teamRankSum } from '@upper-bracket/shared/balance/teamRankSum'
import { isOrganizer, may } from '@upper-bracket/shared/competition/permissions'
import { checklist, nextInChecklist } from '@upper-bracket/shared/nextStep/checklist'
import { medianStep } from '@upper-bracket/shared/ranks/medianStep'
import { basisOfScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { rankOfStep } from '@upper-bracket/shared/ranks/rankTier'
import { openTeamRequests } from '@upper-bracket/shared/team/teamRequest'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import type { TeamsDialogKind } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { useNow } from '#ui/time/useNow.ts'
import { ReadinessPanel } from '../readiness/ReadinessPanel.tsx'
import { type RosterTeam, rosterView } from '../rosterView.ts'
import { teamRights } from '../teamRights.ts'
import { type TeamDialog, useTeamActions } from '../useTeamActions.ts'
import { boardColumns, teamGrid } from './boardGrid.ts'
import { NobodyYet } from './NobodyYet.tsx'
import { NoTeamsYet } from './NoTeamsYet.tsx'
import { PlayerPool } from './PlayerPool.tsx'
import { TeamCard } from './TeamCard.tsx'
import { TeamRequests } from './TeamRequests.tsx'
import { TeamsToolbar } from './TeamsToolbar.tsx'

// Menus and dialogs are loaded when first opened, because spectators never need them.
const PlayerMenu = lazy(() => import('./PlayerMenu.tsx'))
const TeamDialogs = lazy(() => import('../dialogs/TeamDialogs.tsx'))
const TeamChat = lazyDialog(() => import('../chat/TeamChat.tsx'))

interface TeamsBoardProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  readonly teams: readonly TeamDocument[]
}

/** The teams and the players without one, with the viewer's actions. */
export function TeamsBoard({ competition, players, teams }: TeamsBoardProps) {
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const rankName = useRankName()
  const { uid, player, roles } = useMyParticipation(competition)
  const ownTeamId = player?.teamId ?? null
  const roster = useMemo(
    () => rosterView(players, teams, { ownTeamId, language }),
    [players, teams, ownTeamId, language],
  )
  const [dialog, setDialog] = useState<TeamDialog | null>(null)
  const [search, setSearch] = useSearchParams()
  const [menu, setMenu] = useState<{ readonly uid: string; readonly anchor: HTMLElement } | null>(null)
  const openInAddress = (kind: TeamsDialogKind) => {
    search.set('do', kind)
    setSearch(search, { preventScrollReset: true })
  }
  const openMenu = useCallback((of: string, anchor: HTMLElement) => setMenu({ uid: of, anchor }), [])
  const names = useMemo(
    () => ({
      team: (id: string) => teams.find(team => team.id === id)?.name ?? '',
      player: (id: string) => players.find(each => each.uid === id)?.displayName ?? '',
    }),
    [teams, players],
  )
  const { actions, busy } = useTeamActions(competition.id, uid, names, { ask: setDialog, openMenu })

  const seedOf = (teamId: string) => teams.find(({ id }) => id === teamId)?.seed ?? null
  const rightsOf = (teamId: string) =>
    teamRights(competition, uid, player, { id: teamId, seed: seedOf(teamId) })
  const open = competition.status === 'registration'
  const move = open && may('assignPlayer', roles)
  const mayRemoveFromPool = competition.status !== 'finished' && may('removePlayer', roles)
  const ownTeam = roster.teams.find(({ team }) => team.id === ownTeamId)
  // Organizers move players without asking them.
  const requestBy = !move && ownTeam !== undefined && rightsOf(ownTeam.team.id).request ? ownTeam : null
  // Teams that organizers create after the start can enter late.
  const mayCreate =
    may('createTeam', roles) &&
    (isOrganizer(roles) ? competition.status !== 'finished' : open && player?.teamId === null)
  const onCreate = mayCreate ? () => openInAddress('create') : null
  const mayDistribute = open && may('distributePlayers', roles) && players.length > 0
  const onDistribute = mayDistribute ? () => openInAddress('distribute') : null

  const teamsById = new Map(roster.teams.map(shown => [shown.team.id, shown]))
  const documents = new Map(teams.map(team => [team.id, team]))
  const requests = (player === null ? [] : openTeamRequests(competition, player, documents)).flatMap(
    id => teamsById.get(id) ?? [],
  )

  const chat = search.get('chat')
  const chattingTeam = documents.get(chat === 'team' ? (ownTeamId ?? '') : (chat ?? ''))
  const mayChat = chattingTeam?.id === ownTeamId || isOrganizer(roles)
  const closeChat = () => {
    search.delete('chat')
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  const mayAddPlayers = competition.status !== 'finished' && may('addGuestPlayers', roles)
  const onAddPlayers = mayAddPlayers ? () => openInAddress('addPlayers') : null
  const mayCorrect = competition.status !== 'finished' && may('updateGuestPlayer', roles)

  const check = competition.readinessCheck ?? null
  const isOrganizing = isOrganizer(roles)
  const maySeat = open && player !== null && player.teamId === null

  const mayOpen: Record<TeamsDialogKind, boolean> = {
    create: mayCreate,
    distribute: mayDistribute,
    addPlayers: mayAddPlayers,
    missing: isOrganizing && check !== null,
    takeSeat: maySeat,
  }
  const addressed = search.get('do')
  const replaceIn = search.get('replaceIn')
  const activeDialog: TeamDialog | null =
    dialog ??
    (isKindIn(mayOpen, addressed) && mayOpen[addressed]
      ? { kind: addressed }
      : replaceIn !== null && rightsOf(replaceIn).substitute
        ? { kind: 'replaceOne', teamId: replaceIn }
        : null)
  const closeDialog = () => {
    setDialog(null)
    // A substitution that was begun in the list of missing players returns to it.
    if (dialog !== null && addressed === 'missing') return
    if (addressed === null && replaceIn === null) return
    search.delete('do')
    search.delete('replaceIn')
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  // The head of the page has the control of the next step.
  const now = useNow(competition.registrationDeadline)
  const progress = { competition, poolSize: roster.pool.length, bracket: null, now }
  const next = isOrganizing ? nextInChecklist(checklist(progress)) : null
  // Once the check is over, only organizers still see who is missing.
  const shownCheck = check?.closedAt === null || isOrganizing ? check : null

  // After the start the sums change only by substitutions, whose dialog shows the effect.
  const someUnranked = open && players.some(each => each.teamId !== null && each.rankTier === null)
  const differInSize = new Set(roster.teams.flatMap(({ members }) => members.length || [])).size > 1
  const someRanked = players.some(each => each.rankTier !== null)
  const scale = rankScaleOf(competition)
  const step = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const sumOf = ({ members }: RosterTeam) => teamRankSum(scale, members, step)
  const median = someUnranked && someRanked ? rankName(scale, rankOfStep(scale, step) ?? 0) : null
  const nobody = players.length === 0 && teams.length === 0
  // With players but no teams, the empty state offers the same actions.
  const offered = nobody || teams.length > 0
  const withPool = roster.pool.length > 0 || (open && !nobody)
  const chosen = menu === null ? undefined : players.find(each => each.uid === menu.uid)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!nobody && (
        <ReadinessPanel
          competition={competition}
          roster={roster}
          organizer={may('startReadinessCheck', roles)}
          plays={player !== null}
          onAskMissing={() => openInAddress('missing')}
        />
      )}
      <TeamRequests teams={requests} busy={busy} ownUid={uid} actions={actions} />
      <TeamsToolbar
        roster={roster}
        open={open}
        playerCount={players.length}
        onAddPlayers={nobody || next === 'add-players' ? null : onAddPlayers}
        onCreate={offered && !(maySeat && !isOrganizing) ? onCreate : null}
        onDistribute={offered && next !== 'distribute' ? onDistribute : null}
      />
      {median !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {t('medianOnBoard', { rank: median, context: basisOfScale(scale) })}
        </Box>
      )}
      {nobody ? (
        <NobodyYet competition={competition} organizer={isOrganizing} />
      ) : (
        <Box sx={boardColumns(withPool)}>
          {withPool && (
            <PlayerPool
              pool={roster.pool}
              scale={scale}
              ownUid={uid}
              rights={{ move, remove: mayRemoveFromPool, correct: mayCorrect }}
              requestBy={requestBy?.team.id ?? null}
              check={shownCheck}
              busy={busy}
              actions={actions}
            />
          )}
          {teams.length === 0 ? (
            <NoTeamsYet
              open={open}
              mayDistribute={mayDistribute}
              onCreate={maySeat && !isOrganizing ? null : onCreate}
            />
          ) : (
            <Box component="ul" sx={teamGrid}>
              {roster.teams.map(shown => (
                <TeamCard
                  key={shown.team.id}
                  shown={shown}
                  rankSum={sumOf(shown)}
                  average={
                    differInSize && shown.members.length > 0 ? sumOf(shown) / shown.members.length : null
                  }
                  scale={scale}
                  ownUid={uid}
                  open={open}
                  check={shownCheck}
                  rights={rightsOf(shown.team.id)}
                  busy={busy}
                  actions={actions}
                />
              ))}
            </Box>
          )}
        </Box>
      )}
      {uid !== null && chattingTeam !== undefined && mayChat && (
        <TeamChat
          competition={competition}
          team={chattingTeam}
          players={players}
          uid={uid}
          onClose={closeChat}
        />
      )}
      <Suspense>
        {menu !== null && chosen !== undefined && (
          <PlayerMenu
            player={chosen}
            basis={basisOfScale(scale)}
            anchor={menu.anchor}
            teams={roster.teams.filter(
              ({ team }) => rightsOf(team.id).fill && (move || chosen.teamId === null),
            )}
            requestBy={requestBy}
            mayRelease={!move && chosen.teamId !== null && rightsOf(chosen.teamId).release}
            mayTakeOut={move}
            mayMakeCaptain={chosen.teamId !== null && rightsOf(chosen.teamId).makeCaptain}
            maySubstitute={chosen.teamId !== null && rightsOf(chosen.teamId).substitute}
            mayRemove={mayRemoveFromPool && (open || chosen.teamId === null)}
            mayCorrect={mayCorrect}
            actions={actions}
            onClose={() => setMenu(null)}
          />
        )}
        {activeDialog !== null && (
          <TeamDialogs
            dialog={activeDialog}
            competition={competition}
            players={players}
            roster={roster}
            becomesCaptain={player?.teamId === null}
            actions={actions}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </Box>
  )
}

function isKindIn<Kind extends string>(kinds: Record<Kind, unknown>, kind: string | null): kind is Kind {
  return kind !== null && Object.hasOwn(kinds, kind)
}
