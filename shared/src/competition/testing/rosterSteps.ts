import * as fc from 'fast-check'
import { distribute, distributionModes, distributionScopes } from '../../balance/distribute.ts'
import { distributeTeams } from '../../balance/distributeTeams.ts'
import type { CompetitionRecords } from '../../consistency/competitionRecords.ts'
import { enter } from '../../entry/enter.ts'
import { accept, type Outcome } from '../../errors/outcome.ts'
import { addGuestPlayers } from '../../guest/addGuestPlayers.ts'
import { acceptInvitation } from '../../invitation/acceptInvitation.ts'
import type { Invitation } from '../../invitation/invitation.ts'
import type { Player } from '../../player/player.ts'
import { languages } from '../../profile/profile.ts'
import { rankScaleOf } from '../../ranks/rankScale.ts'
import { assignPlayer } from '../../team/assignPlayer.ts'
import { createTeam } from '../../team/createTeam.ts'
import { declineTeamRequest } from '../../team/declineTeamRequest.ts'
import { depart } from '../../team/depart.ts'
import { deleteTeam } from '../../team/deleteTeam.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import { joinTeam } from '../../team/joinTeam.ts'
import { leaveTeam } from '../../team/leaveTeam.ts'
import { makeCaptain } from '../../team/makeCaptain.ts'
import { requestPlayer } from '../../team/requestPlayer.ts'
import { noChange, type RosterChange } from '../../team/roster.ts'
import { substitutePlayer } from '../../team/substitutePlayer.ts'
import { updateTeam } from '../../team/updateTeam.ts'
import { leaveCompetition } from '../leaveCompetition.ts'
import { type Step, steps } from './step.ts'
import { now, uids, withRosterChange } from './wholeCompetition.ts'

const uid = fc.constantFrom(...uids)
const guestUid = fc.constantFrom('guest-a', 'guest-b', 'guest-c')
const teamId = fc.constantFrom('wolves', 'bears', 'foxes', 'hares', 'deal-1', 'deal-2', 'deal-3')
const name = fc.constantFrom('Wolves', 'WOLVES', 'Bears', 'ｂｅａｒｓ', 'Команда 1', 'team 2')

/** Nothing is linked to the accounts. */
const unlinked = { telegramConnected: false, steamID: null, emailVerified: false }

/** Steps that change players and teams. */
export const rosterSteps: readonly fc.Arbitrary<Step>[] = [
  // Players join more often than anything else happens, since little can go wrong without them.
  ...Array.from({ length: 3 }, () =>
    steps(
      'joinCompetition',
      { uid, joinId: fc.constantFrom('join-1', 'join-2') },
      (records, { uid, joinId }) => {
        const profile = records.profiles.get(uid)
        if (profile === undefined) throw new Error(`No profile of ${uid}`)
        const player = records.players.get(uid) ?? null
        const entrant = { competition: records.competition, player, applicant: null }
        const joined = enter(entrant, { uid, profile: { ...profile, ...unlinked }, now, joinId })
        if (!joined.ok || joined.value.player === null) return joined.ok ? accept(records) : joined
        return accept({ ...records, players: new Map([...records.players, [uid, joined.value.player]]) })
      },
    ),
  ),
  steps('leaveCompetition', { uid }, (records, { uid }) => {
    const left = leaveCompetition(records.competition, records.players.get(uid) ?? null)
    if (!left.ok) return left
    const after = withRosterChange(records, depart(records, left.value))
    return accept({ ...after, players: new Map([...after.players].filter(([other]) => other !== uid)) })
  }),
  steps('addGuestPlayers', { uid: guestUid, teamId: fc.option(teamId) }, (records, guest) => {
    const { uid, teamId } = guest
    const isNew = teamId !== null && !records.teams.has(teamId)
    const teams = isNew ? [{ teamId, name: `Team of ${uid}` }] : []
    const player = { ...guest, name: `Guest ${uid}`, rankTier: 7 }
    const added = addGuestPlayers(records.competition, records, { players: [player], teams }, now)
    if (!added.ok || added.value === noChange) return added.ok ? accept(records) : added
    return accept(withRosterChange(records, added.value))
  }),
  steps('takeOver', { uid, guest: guestUid }, (records, { uid, guest: playerUid }) => {
    const profile = records.profiles.get(uid)
    if (profile === undefined) throw new Error(`No profile of ${uid}`)
    const guest = records.players.get(playerUid) ?? null
    const teamId = guest?.teamId ?? null
    const team = teamId === null ? null : (records.teams.get(teamId) ?? null)
    const invitation = { ...invitationTo(null), role: 'takeOver', playerUid } as const
    const accepted = acceptInvitation(
      { competition: records.competition, invitation, team, guest },
      {
        uid,
        profile: { ...profile, ...unlinked },
        player: records.players.get(uid) ?? null,
      },
      now,
    )
    if (!accepted.ok) return accepted
    const { invited, player } = accepted.value
    if (player === null || invited.guest !== null) return accept(records)
    const teams = new Map(teamId === null || invited.team === null ? [] : [[teamId, invited.team]])
    const after = withRosterChange(records, { teams, players: new Map([[uid, player]]) })
    return accept({ ...after, players: new Map([...after.players].filter(([other]) => other !== playerUid)) })
  }),
  steps('acceptInvitation', { uid, teamId: fc.option(teamId) }, (records, { uid, teamId }) => {
    const profile = records.profiles.get(uid)
    if (profile === undefined) throw new Error(`No profile of ${uid}`)
    const team = teamId === null ? null : (records.teams.get(teamId) ?? null)
    const invited = { competition: records.competition, invitation: invitationTo(teamId), team }
    const player = records.players.get(uid) ?? null
    const accepted = acceptInvitation(invited, { uid, profile: { ...profile, ...unlinked }, player }, now)
    if (!accepted.ok) return accepted
    const teams = new Map(
      teamId === null || accepted.value.invited.team === null ? [] : [[teamId, accepted.value.invited.team]],
    )
    const players = new Map(accepted.value.player === null ? [] : [[uid, accepted.value.player]])
    return accept(withRosterChange(records, { teams, players }))
  }),
  steps(
    'createTeam',
    { uid, teamId, name, isOrganizer: fc.boolean() },
    (records, { uid, teamId, name, isOrganizer }) => {
      const player = records.players.get(uid) ?? null
      if (player === null && !isOrganizer) return accept(records)
      const current = { team: records.teams.get(teamId) ?? null, nameHolder: holderOf(records, name) }
      const maker = { uid, player, isOrganizer }
      const created = createTeam(records.competition, { teamId, name, discordLink: null }, maker, current)
      return created.ok ? accept(withRosterChange(records, created.value)) : created
    },
  ),
  steps('updateTeam', { team: fc.nat(50), name }, (records, input) => {
    const [teamId, team] = chosen([...records.teams], input.team) ?? []
    if (teamId === undefined || team === undefined) return accept(records)
    const { name } = input
    const seen = { revision: team.revision, nameHolder: holderOf(records, name) }
    const updated = updateTeam({ teamId, team }, { name }, seen)
    if (!updated.ok) return updated
    return accept(withRosterChange(records, { ...noChange, teams: new Map([[teamId, updated.value]]) }))
  }),
  onTeam('deleteTeam', (records, _, teamId) =>
    deleteTeam(records.competition, teamId, membersOf(records, teamId).values()),
  ),
  onTeam('joinTeam', (records, player, teamId) => {
    const team = records.teams.get(teamId)
    return team === undefined ? accept(noChange) : joinTeam(records.competition, player, { teamId, team })
  }),
  onTeam('leaveTeam', (records, player, teamId) =>
    leaveTeam(records.competition, player, teamId, { ...records, players: membersOf(records, teamId) }),
  ),
  onTeam('assignPlayer', assigned),
  steps('assignPlayer to no team', { uid }, (records, { uid }) => {
    const player = records.players.get(uid)
    if (player === undefined) return accept(records)
    const out = assigned(records, player, null)
    return out.ok ? accept(withRosterChange(records, out.value)) : out
  }),
  steps(
    'requestPlayer',
    { player: fc.nat(50), team: fc.nat(50), wanted: fc.boolean() },
    (records, { player: number, team: at, wanted }) => {
      const player = chosen([...records.players.values()], number)
      const [teamId, team] = chosen([...records.teams], at) ?? []
      if (player === undefined || teamId === undefined || team === undefined) return accept(records)
      const requested = requestPlayer(records.competition, player, { teamId, team, wanted, now })
      return requested.ok ? accept(withEntry(records, player, requested.value)) : requested
    },
  ),
  steps('declineTeamRequest', { player: fc.nat(50), request: fc.nat(50) }, (records, input) => {
    const asked = [...records.players.values()].filter(({ teamRequests }) => teamRequests)
    const player = chosen(asked, input.player)
    const teamId = chosen(Object.keys(player?.teamRequests ?? {}), input.request)
    if (player === undefined || teamId === undefined) return accept(records)
    const declined = declineTeamRequest(player, teamId)
    return declined.ok ? accept(withEntry(records, player, declined.value)) : declined
  }),
  onTeam('makeCaptain', (records, player, teamId) => makeCaptain(records, teamId, player.uid)),
  steps('substitutePlayer', { team: fc.nat(50), out: fc.nat(4), incoming: fc.nat(50) }, (records, input) => {
    const [teamId, team] = chosen([...records.teams], input.team) ?? []
    const pool = [...records.players.values()].filter(player => player.teamId === null)
    const incoming = chosen(pool, input.incoming)
    const outUid = chosen(team?.playerUids ?? [], input.out)
    if (teamId === undefined || incoming === undefined || outUid === undefined) return accept(records)
    const seen = { teams: records.teams, players: membersOf(records, teamId) }
    const substituted = substitutePlayer(records.competition, { teamId, outUid, incoming, now }, seen)
    return substituted.ok ? accept(withRosterChange(records, substituted.value)) : substituted
  }),
  steps(
    'distributePlayers',
    {
      mode: fc.constantFrom(...distributionModes),
      scope: fc.constantFrom(...distributionScopes),
      lang: fc.constantFrom(...languages),
      together: fc.array(fc.uniqueArray(uid, { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
      teamCount: fc.option(fc.nat(4)),
    },
    (records, { mode, scope, lang, together, teamCount }) => {
      const { competition, teams } = records
      const distributionId = ['deal', 'second', 'third'].find(
        distribute => ![...teams.keys()].some(id => id.startsWith(`${distribute}-`)),
      )
      if (competition.status !== 'registration' || distributionId === undefined) return accept(records)
      const pool = { scale: rankScaleOf(competition), players: [...records.players.values()], teams }
      const plan = distribute(pool, { mode, scope, constraints: { together, apart: [] }, teamCount })
      if (!plan.ok) return plan
      const distributing = { plan: plan.value, scope, distributionId, lang }
      return accept(withRosterChange(records, distributeTeams(records, distributing)))
    },
  ),
]

/** Runs a step on an existing player and team. */
function onTeam(
  name: string,
  take: (records: CompetitionRecords, player: Player, teamId: string) => Outcome<RosterChange>,
): fc.Arbitrary<Step> {
  return steps(name, { player: fc.nat(50), team: fc.nat(50) }, (records, input) => {
    const player = chosen([...records.players.values()], input.player)
    const teamId = chosen([...records.teams.keys()], input.team)
    if (player === undefined || teamId === undefined) return accept(records)
    const changed = take(records, player, teamId)
    return changed.ok ? accept(withRosterChange(records, changed.value)) : changed
  })
}

function withEntry(records: CompetitionRecords, before: Player, after: Player): CompetitionRecords {
  if (after === before) return records
  return { ...records, players: new Map([...records.players, [after.uid, after]]) }
}

function chosen<T>(among: readonly T[], number: number): T | undefined {
  return among[number % among.length]
}

function assigned(records: CompetitionRecords, player: Player, teamId: string | null): Outcome<RosterChange> {
  const seen = { teams: records.teams, players: membersOf(records, player.teamId) }
  return assignPlayer(records.competition, { player, teamId }, seen)
}

/** Creates an organizer's invitation to the competition, or to a team. */
function invitationTo(teamId: string | null): Invitation {
  return {
    role: teamId === null ? 'player' : 'teamMember',
    teamId,
    inviterUid: 'owner',
    createdAt: now,
    expiresAt: now + 1,
    maxUses: 1,
    uses: 0,
    revokedAt: null,
  }
}

function holderOf({ teams }: CompetitionRecords, name: string): string | null {
  for (const [teamId, team] of teams) if (foldedTeamName(team.name) === foldedTeamName(name)) return teamId
  return null
}

function membersOf({ players }: CompetitionRecords, teamId: string | null): Map<string, Player> {
  return new Map([...players].filter(([, player]) => teamId !== null && player.teamId === teamId))
}
