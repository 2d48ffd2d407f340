import Box from '@mui/material/Box'
import { may } from '@upper-bracket/shared/competition/permissions'
import { checklist, nextInChecklist } from '@upper-bracket/shared/nextStep/checklist'
import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import { basisOfScale } from '@upper-bracket/shared/ranks/rankScale'
import { hasLogo } from '@upper-bracket/shared/team/teamFace'
import { unsettledTeams } from '@upper-bracket/shared/team/unsettledTeams'
import { openTeamRequests } from '@upper-bracket/shared/team/teamRequest'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  CompetitionDocument,
  PlayerDocument,
  StoredPlayer,
  TeamDocument,
} from '#documents/competition.ts'
import { useOpenDraft } from '#documents/draft.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import type { TeamsDialogKind } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { useNow } from '#ui/time/useNow.ts'
import { ReadinessPanel } from '../readiness/ReadinessPanel.tsx'
import { rosterView } from '@upper-bracket/shared/balance/rosterView'
import { boardRights, teamRights } from '../teamRights.ts'
import type { RosterView } from '../roster.ts'
import { type TeamDialog, useTeamActions } from '../useTeamActions.ts'
import { draftedPlayers } from './draftedPlayers.ts'
import { boardColumns, teamGrid } from './boardGrid.ts'
import { boardRanks } from '@upper-bracket/shared/balance/boardRanks'
import { NobodyYet } from './NobodyYet.tsx'
import { NoTeamsYet } from './NoTeamsYet.tsx'
import { PlayerPool } from './PlayerPool.tsx'
import { TeamCard } from './TeamCard.tsx'
import { TeamRequests } from './TeamRequests.tsx'
import { TeamsToolbar } from './TeamsToolbar.tsx'
import { useBoardAddress } from './useBoardAddress.ts'

// Menus and dialogs are loaded when first opened, because spectators never need them.
const PlayerMenu = lazy(() => import('./PlayerMenu.tsx'))
const UnsettledTeams = lazy(() => import('./UnsettledTeams.tsx'))
const DraftActions = lazy(() => import('../draft/DraftActions.tsx'))
const TeamDialogs = lazy(() => import('../dialogs/TeamDialogs.tsx'))
const SeatDraftedDialog = lazyDialog(() => import('./SeatDraftedDialog.tsx'))
const TeamChat = lazyDialog(() => import('../chat/TeamChat.tsx'))

interface TeamsBoardProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  /** The same players as they are stored: the domain knows deleted accounts by their missing name. */
  readonly stored: readonly StoredPlayer[]
  readonly teams: readonly TeamDocument[]
}

/** The teams and the players without one, with the viewer's actions. */
export function TeamsBoard({ competition, players, stored, teams }: TeamsBoardProps) {
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const rankName = useRankName()
  const { uid, player, roles } = useMyParticipation(competition)
  const ownTeamId = player?.teamId ?? player?.substituteOf ?? null
  const roster = useMemo(
    () => rosterView(players, teams, { ownTeamId, language }),
    [players, teams, ownTeamId, language],
  )
  const [dialog, setDialog] = useState<TeamDialog | null>(null)
  const [menu, setMenu] = useState<{ readonly uid: string; readonly anchor: HTMLElement } | null>(null)
  const openMenu = useCallback((of: string, anchor: HTMLElement) => setMenu({ uid: of, anchor }), [])
  const names = useMemo(
    () => ({
      team: (id: string) => teams.find(team => team.id === id)?.name ?? '',
      player: (id: string) => players.find(each => each.uid === id)?.displayName ?? '',
    }),
    [teams, players],
  )
  const draft = useOpenDraft(competition)
  const isDrafting = draft !== null
  const drafted = useMemo(() => draftedPlayers(draft, stored), [draft, stored])
  const isDrafted = uid !== null && drafted.has(uid)
  /** A player of the draft whom the organizer puts into a team. */
  const [seated, setSeated] = useState<{ readonly uid: string; readonly teamId: string } | null>(null)
  const { actions: all, busy } = useTeamActions(competition.id, uid, names, { ask: setDialog, openMenu })
  const actions = useMemo<typeof all>(
    () => ({
      ...all,
      assign: (of, teamId) =>
        teamId !== null && drafted.has(of) ? setSeated({ uid: of, teamId }) : all.assign(of, teamId),
    }),
    [all, drafted],
  )
  const address = useBoardAddress()

  const rights = boardRights(competition, roles, { player, isDrafted })
  const { open, organize } = rights
  const now = useNow(competition.registrationDeadline)
  const documents = new Map(teams.map(team => [team.id, team]))
  const rightsOf = (id: string) =>
    teamRights(competition, uid, { player, isDrafted }, { id, seed: documents.get(id)?.seed ?? null }, now)
  const shownTeams = new Map(roster.teams.map(shown => [shown.team.id, shown]))
  const ownTeam = shownTeams.get(ownTeamId ?? '')
  // Organizers move players without asking them.
  const requestBy =
    !rights.move && ownTeam !== undefined && rightsOf(ownTeam.team.id).request ? ownTeam : null
  const requests = (
    player === null || isDrafted ? [] : openTeamRequests(competition, player, documents)
  ).flatMap(id => shownTeams.get(id) ?? [])
  const chattingTeam = documents.get(address.chat === 'team' ? (ownTeamId ?? '') : (address.chat ?? ''))
  const mayDistribute = rights.distribute && players.length > 0 && !isDrafting
  const mayInvite = rights.correct && players.some(({ guest }) => guest)
  const opening = (kind: TeamsDialogKind, isOffered: boolean) => (isOffered ? () => address.open(kind) : null)
  const onCreate = opening('create', rights.create && !(rights.takeSeat && !organize))

  const check = competition.readinessCheck ?? null
  const mayOpen: Record<TeamsDialogKind, boolean> = {
    create: rights.create,
    distribute: mayDistribute,
    addPlayers: rights.addPlayers,
    inviteGuests: mayInvite,
    missing: organize && check !== null,
    takeSeat: rights.takeSeat,
  }
  const { asked, replaceIn } = address
  const addressed: TeamDialog | null =
    isKindIn(mayOpen, asked) && mayOpen[asked]
      ? { kind: asked }
      : asked === 'nameMembers' && ownTeam !== undefined && rightsOf(ownTeam.team.id).name
        ? { kind: 'nameMembers', teamId: ownTeam.team.id }
        : replaceIn !== null && rightsOf(replaceIn).substitute
          ? { kind: 'replaceOne', teamId: replaceIn }
          : null
  const activeDialog = dialog ?? addressed
  const closeDialog = () => {
    setDialog(null)
    // A substitution that was begun in the list of missing players returns to it.
    if (dialog === null || asked !== 'missing') address.closeDialog()
  }

  // The head of the page has the control of the next step.
  const progress = { competition, teams, poolSize: roster.pool.length, bracket: null, now }
  const next = organize ? nextInChecklist(checklist(progress)) : null
  const unsettled = organize ? unsettledTeams(competition, teams, now) : []
  // Once the check is over, only organizers still see who is missing.
  const shownCheck = check?.closedAt === null || organize ? check : null

  const { scale, median, sumsOf } = boardRanks(competition, players, roster.teams)
  const medianRank = median === null ? null : rankName(scale, median)
  const hasFaces = teams.some(hasLogo)
  const nobody = players.length === 0 && teams.length === 0
  // With players but no teams, the empty state offers the same actions.
  const offered = nobody || teams.length > 0
  const withPool = roster.pool.length > 0 || (open && !nobody)
  const chosen = menu === null ? undefined : players.find(each => each.uid === menu.uid)
  const menuTeamId = chosen?.teamId ?? chosen?.substituteOf ?? null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {unsettled.length > 0 && (
        <Suspense>
          <UnsettledTeams
            competitionId={competition.id}
            teams={unsettled}
            hasPool={roster.pool.length > 0}
            ask={setDialog}
          />
        </Suspense>
      )}
      {!nobody && (
        <ReadinessPanel
          competition={competition}
          roster={roster}
          organizer={may('startReadinessCheck', roles)}
          plays={player !== null}
          onAskMissing={() => address.open('missing')}
        />
      )}
      <TeamRequests teams={requests} busy={busy} ownUid={uid} actions={actions} />
      <TeamsToolbar
        roster={roster}
        open={open}
        playerCount={players.length}
        onAddPlayers={opening('addPlayers', rights.addPlayers && !nobody && next !== 'add-players')}
        onInvite={opening('inviteGuests', mayInvite)}
        onCreate={offered ? onCreate : null}
        onDistribute={opening('distribute', mayDistribute && offered && next !== 'distribute')}
        draft={
          (isDrafting || mayDistribute || rights.takeSeat) && (
            <Suspense>
              <DraftActions
                competitionId={competition.id}
                isDrafting={isDrafting}
                organizes={mayDistribute}
                volunteer={rights.takeSeat ? player : null}
              />
            </Suspense>
          )
        }
      />
      {medianRank !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {t('medianOnBoard', { rank: medianRank, context: basisOfScale(scale) })}
        </Box>
      )}
      {nobody ? (
        <NobodyYet competition={competition} organizer={organize} />
      ) : (
        <Box sx={boardColumns(withPool)}>
          {withPool && (
            <PlayerPool
              pool={roster.pool}
              scale={scale}
              ownUid={uid}
              rights={rights}
              requestBy={requestBy?.team.id ?? null}
              drafted={drafted}
              check={shownCheck}
              busy={busy}
              actions={actions}
            />
          )}
          {teams.length === 0 ? (
            <NoTeamsYet
              open={open}
              mayDistribute={mayDistribute}
              isDrafting={isDrafting}
              onCreate={onCreate}
            />
          ) : (
            <Box component="ul" sx={teamGrid}>
              {roster.teams.map(shown => (
                <TeamCard
                  key={shown.team.id}
                  {...shown}
                  {...sumsOf(shown)}
                  hasFaces={hasFaces}
                  scale={scale}
                  ownUid={uid}
                  open={open}
                  isWhole={competition.options.wholeTeams}
                  substitutesMax={competition.options.substitutes}
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
      {uid !== null && chattingTeam !== undefined && (chattingTeam.id === player?.teamId || organize) && (
        <TeamChat
          competition={competition}
          team={chattingTeam}
          players={players}
          uid={uid}
          onClose={address.closeChat}
        />
      )}
      {seated !== null && (
        <SeatDraftedDialog
          player={names.player(seated.uid)}
          captain={drafted.get(seated.uid) ?? ''}
          team={names.team(seated.teamId)}
          onConfirm={() => all.assign(seated.uid, seated.teamId)}
          onClose={() => setSeated(null)}
        />
      )}
      <Suspense>
        {menu !== null && chosen !== undefined && (
          <PlayerMenu
            player={chosen}
            anchor={menu.anchor}
            teams={roster.teams.filter(
              ({ team }) => rightsOf(team.id).fill && (rights.move || chosen.teamId === null),
            )}
            requestBy={drafted.has(chosen.uid) ? null : requestBy}
            rights={rights}
            ofTeam={menuTeamId === null ? null : rightsOf(menuTeamId)}
            actions={actions}
            onClose={() => setMenu(null)}
          />
        )}
        {activeDialog !== null && (
          <TeamDialogs
            dialog={activeDialog}
            competition={competition}
            players={players}
            roster={activeDialog.kind === 'request' ? undrafted(roster, drafted) : roster}
            becomesCaptain={player !== null && hasNoTeam(player)}
            organizes={organize}
            actions={actions}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </Box>
  )
}

/** Captains ask only players who are in no team of a draft. */
function undrafted(roster: RosterView, drafted: ReadonlyMap<string, string>): RosterView {
  return { ...roster, pool: roster.pool.filter(({ uid }) => !drafted.has(uid)) }
}

function isKindIn<Kind extends string>(kinds: Record<Kind, unknown>, kind: string | null): kind is Kind {
  return kind !== null && Object.hasOwn(kinds, kind)
}
