import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Competition } from '../competition/competition.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'
import { acceptInvitation, type Invitee } from './acceptInvitation.ts'
import { createInvitation } from './createInvitation.ts'
import type { Invitation } from './invitation.ts'
import { invitationLimits } from './invitationLimits.ts'
import { invitationRoleNames, invitationRoles } from './invitationRoles.ts'
import type { Invited } from './invitationState.ts'

const now = 1_800_000_000_000
const competition = aCompetition({
  startDate: now + 2000,
  registrationDeadline: now + 1000,
  adminUids: ['administrator'],
  adminNames: { administrator: 'Ada' },
  playerCount: 1,
  teamCount: 1,
})
const team: Team = {
  name: 'Wolves',
  discordLink: null,
  founderUid: 'captain',
  captainUid: 'captain',
  playerUids: ['captain'],
  seed: null,
  revision: 0,
}
const invitation: Invitation = {
  role: 'player',
  teamId: null,
  inviterUid: 'administrator',
  createdAt: now - 1000,
  expiresAt: now + 5000,
  maxUses: 2,
  uses: 0,
  revokedAt: null,
}
const invitee: Invitee = {
  uid: 'wolf',
  profile: {
    displayName: 'wolf@example.org',
    photoURL: null,
    dota: { RankTier: null },
    cs: { RankTier: null },
    telegramConnected: false,
    steamID: null,
    emailVerified: false,
    steamProfileURL: '',
  },
  player: null,
}
const entry: Player = {
  uid: 'wolf',
  displayName: 'wolf',
  photoURL: null,
  rankTier: null,
  steamProfileURL: '',
  teamId: null,
  captain: false,
  joinedAt: 1,
}

interface Changes {
  readonly competition?: Partial<Competition>
  readonly invitation?: Partial<Invitation>
  readonly team?: Team | null
}

function invitedTo(changes: Changes = {}): Invited {
  return {
    competition: { ...competition, ...changes.competition },
    invitation: { ...invitation, ...changes.invitation },
    team: changes.team ?? null,
  }
}

const toTeam = { role: 'teamMember', teamId: 'wolves', inviterUid: 'captain' } as const
const toAdministration = { role: 'administrator', inviterUid: 'owner' } as const
const bear: Player = {
  ...entry,
  uid: 'guest-bear',
  displayName: 'Bear',
  rankTier: 54,
  teamId: 'bears',
  captain: true,
  ready: { checkId: 'check', at: 2 },
  guest: true,
}
const bears: Team = { ...team, captainUid: bear.uid, playerUids: ['cub', bear.uid], founderUid: null }
const toPlace = { role: 'takeOver', playerUid: bear.uid, maxUses: 1 } as const
/** An invitation for each role that somebody who has nothing to do with the competition can accept. */
const open = {
  player: invitedTo(),
  teamMember: invitedTo({ invitation: toTeam, team }),
  administrator: invitedTo({ invitation: toAdministration }),
  takeOver: { ...invitedTo({ invitation: toPlace, team: bears }), guest: bear },
}

describe('accepting an invitation', () => {
  it('makes a player', () => {
    expect(acceptInvitation(open.player, invitee, now)).toEqual({
      ok: true,
      value: {
        invited: invitedTo({ competition: { playerCount: 2 }, invitation: { uses: 1 } }),
        player: { ...entry, joinedAt: now },
      },
    })
  })

  it.each([
    ['a newcomer', null, 2],
    ['a player without a team', entry, 1],
  ])('makes %s a member of the team', (_, player, playerCount) => {
    const outcome = acceptInvitation(open.teamMember, { ...invitee, player }, now)
    expect(outcome).toMatchObject({
      value: {
        invited: {
          competition: { playerCount },
          team: { captainUid: 'captain', playerUids: ['captain', 'wolf'] },
          invitation: { uses: 1 },
        },
        player: { uid: 'wolf', teamId: 'wolves', captain: false },
      },
    })
  })

  it('makes an administrator, under the public name', () => {
    expect(acceptInvitation(open.administrator, invitee, now)).toMatchObject({
      value: {
        invited: {
          competition: {
            adminUids: ['administrator', 'wolf'],
            adminNames: { administrator: 'Ada', wolf: 'wolf' },
          },
        },
        player: null,
      },
    })
  })

  it('moves the place of a guest to the person, with all that belongs to it', () => {
    const { guest: _, ...kept } = bear
    const person = { uid: 'wolf', displayName: 'wolf', guestUid: bear.uid, rankEntered: true }
    expect(acceptInvitation(open.takeOver, invitee, now)).toEqual({
      ok: true,
      value: {
        invited: {
          ...invitedTo({
            invitation: { ...toPlace, uses: 1 },
            team: { ...bears, captainUid: 'wolf', playerUids: ['cub', 'wolf'] },
          }),
          guest: null,
        },
        player: { ...kept, ...person },
      },
    })
  })

  it('gives a guest without a rank the rank of the profile, which it follows', () => {
    const unranked = { ...open.takeOver, guest: { ...bear, rankTier: null } }
    const profile = { ...invitee.profile, dota: { RankTier: 80 } }
    const accepted = acceptInvitation(unranked, { ...invitee, profile }, now)
    expect(accepted).toMatchObject({ value: { player: { rankTier: 80 } } })
    expect(accepted).not.toHaveProperty('value.player.rankEntered')
  })

  it.each([
    ['who plays already', open.takeOver, entry, 'already-in-competition'],
    ['once the guest is gone', { ...open.takeOver, guest: null }, null, 'guest-gone'],
    [
      'once it is over',
      { ...open.takeOver, competition: { ...competition, status: 'finished' } as const },
      null,
      'competition-over',
    ],
  ] as const)('lets nobody take over a guest %s', (_, invited, player, code) => {
    expect(acceptInvitation(invited, { ...invitee, player }, now)).toMatchObject({ code })
  })

  it('lets somebody take over after the start, whatever joining requires', () => {
    const options = { ...competition.options, telegramRequired: true, rankRequired: true }
    const strict = { ...competition, status: 'running', options, registrationDeadline: 1 } as const
    expect(acceptInvitation({ ...open.takeOver, competition: strict }, invitee, now).ok).toBe(true)
  })

  it('lets people join where nobody joins without an invitation', () => {
    const options = { ...competition.options, entry: 'invited' as const }
    const invited = { ...open.player, competition: { ...competition, options } }
    expect(acceptInvitation(invited, invitee, now).ok).toBe(true)
  })

  it.each(invitationRoleNames)('is done once, and needs no use the second time: %s', role => {
    const once = acceptInvitation(open[role], invitee, now)
    if (!once.ok) throw new Error(once.code)
    const { invited, player } = once.value
    const ended = { ...invited, invitation: { ...invited.invitation, revokedAt: now } }
    expect(acceptInvitation(ended, { ...invitee, player }, now)).toEqual({
      ok: true,
      value: { invited: ended, player },
    })
  })

  const late = { competition: { registrationDeadline: now - 1 } }
  it.each<[string, Changes, Player | null, object]>([
    ['revoked', { invitation: { revokedAt: 1 } }, null, { code: 'invite-revoked' }],
    ['expired', { invitation: { expiresAt: now } }, null, { code: 'invite-expired' }],
    ['used up', { invitation: { uses: 2 } }, null, { code: 'invite-used-up' }],
    ['of no organizer any more', { competition: { adminUids: [] } }, null, { code: 'invite-revoked' }],
    [
      'of no captain any more',
      { invitation: toTeam, team: { ...team, captainUid: 'bear' } },
      null,
      { code: 'invite-revoked' },
    ],
    [
      'to the administration by somebody who has handed the competition over',
      { invitation: { role: 'administrator' } },
      null,
      { code: 'invite-revoked' },
    ],
    [
      'to a deleted team',
      { invitation: toTeam, team: null },
      null,
      { code: 'not-found', facts: { document: 'team' } },
    ],
    [
      'to a full team',
      { invitation: toTeam, team: { ...team, playerUids: ['captain', 'b', 'c', 'd', 'e'] } },
      null,
      { code: 'team-full' },
    ],
    [
      'to another team than the own',
      { invitation: toTeam, team },
      { ...entry, teamId: 'bears' },
      { code: 'already-in-team' },
    ],
    [
      'to a team after the start',
      { competition: { status: 'running' }, invitation: { ...toTeam, inviterUid: 'owner' }, team },
      null,
      { code: 'competition-started' },
    ],
    ['after the end', { competition: { status: 'finished' } }, null, { code: 'competition-over' }],
    [
      "of a captain's after the deadline",
      { ...late, invitation: toTeam, team },
      null,
      { code: 'registration-closed' },
    ],
    [
      'where a rank is required',
      { competition: { options: { ...competition.options, rankRequired: true } } },
      null,
      { code: 'rank-required' },
    ],
    [
      'to a full competition',
      { competition: { places: { players: 1, teams: 1 } } },
      null,
      { code: 'competition-full' },
    ],
  ])('is refused: %s', (_, changes, player, refusal) => {
    expect(acceptInvitation(invitedTo(changes), { ...invitee, player }, now)).toMatchObject(refusal)
  })

  it.each([
    ['organizers decide', { options: { ...competition.options, entry: 'approval' } }, 'approval-required'],
    ['others wait', { entryQueue: { ...competition.entryQueue, waiting: [1, 2] } }, 'competition-full'],
  ] as const)("goes past nobody with a captain's where %s", (_, changes, code) => {
    const places = { players: 3, teams: 1 }
    const strict = (changed: Partial<Invitation>) =>
      invitedTo({ competition: { places, ...changes }, invitation: { ...toTeam, ...changed }, team })
    expect(acceptInvitation(strict({}), invitee, now)).toMatchObject({ code })
    expect(acceptInvitation(strict({}), { ...invitee, player: entry }, now).ok).toBe(true)
    expect(acceptInvitation(strict({ inviterUid: 'owner' }), invitee, now).ok).toBe(true)
  })

  it("passes the deadline with an organizer's, and as a player the start", () => {
    expect(acceptInvitation(invitedTo(late), invitee, now)).toMatchObject({ ok: true })
    const started = { competition: { ...late.competition, status: 'running' } } as const
    expect(acceptInvitation(invitedTo(started), invitee, now)).toMatchObject({
      ok: true,
      value: { player: { uid: invitee.uid, teamId: null } },
    })
    const toTheirTeam = { invitation: { ...toTeam, inviterUid: 'owner' }, team }
    expect(acceptInvitation(invitedTo({ ...late, ...toTheirTeam }), invitee, now)).toMatchObject({ ok: true })
  })

  it('never admits more than it has uses', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...invitationRoleNames),
        fc.integer({ min: 1, max: 8 }),
        (role, maxUses) => {
          let invited: Invited = { ...open[role], invitation: { ...open[role].invitation, maxUses } }
          const accepted = Array.from({ length: 10 }, (_, index) => {
            const outcome = acceptInvitation(invited, { ...invitee, uid: `wolf-${index}` }, now)
            if (outcome.ok) invited = outcome.value.invited
            return outcome.ok
          })
          const free = { teamMember: 4, takeOver: 1, player: maxUses, administrator: maxUses }[role]
          expect(accepted.filter(Boolean)).toHaveLength(Math.min(maxUses, free))
        },
      ),
    )
  })
})

describe('creating an invitation', () => {
  const wanted = { role: 'teamMember', teamId: 'wolves', lifetimeHours: 24, maxUses: 100 } as const
  const context = { inviterUid: 'captain', current: null, count: 0, now }

  it('lasts as long and for as many as was asked, within what the role allows', () => {
    expect(createInvitation(competition, wanted, context)).toMatchObject({
      value: { expiresAt: now + 24 * 3_600_000, maxUses: invitationRoles.teamMember.usesMax, uses: 0 },
    })
  })

  it('is done once', () => {
    const created = createInvitation(competition, wanted, context)
    const current = created.ok ? created.value : null
    expect(createInvitation(competition, wanted, { ...context, current, now: now + 1 })).toEqual(created)
    for (const other of [{ inviterUid: 'bear' }, { inviterUid: 'owner' }]) {
      expect(createInvitation(competition, wanted, { ...context, current, ...other })).toMatchObject({
        code: 'id-taken',
      })
    }
  })

  it('is refused where there are too many, to teams after the start, and to players after the end', () => {
    const { perTeam, perCompetition } = invitationLimits
    expect(createInvitation(competition, wanted, { ...context, count: perTeam })).toMatchObject({
      code: 'too-many-invitations',
    })
    const toAll = { ...wanted, role: 'player', teamId: null } as const
    expect(createInvitation(competition, toAll, { ...context, count: perTeam })).toMatchObject({ ok: true })
    expect(createInvitation(competition, toAll, { ...context, count: perCompetition })).toMatchObject({
      code: 'too-many-invitations',
    })
    const started = { status: 'running' } as const
    expect(createInvitation(started, wanted, context)).toMatchObject({ code: 'competition-started' })
    expect(createInvitation(started, toAll, context)).toMatchObject({ ok: true })
    expect(createInvitation({ status: 'finished' }, toAll, context)).toMatchObject({
      code: 'competition-over',
    })
    expect(createInvitation(started, { ...toAll, role: 'administrator' }, context)).toMatchObject({
      ok: true,
    })
  })
})
