import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQueue } from '../competition/entryQueue.ts'
import { settingDefaults } from '../competition/settings/settings.ts'
import type { Outcome } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { Roster, Seating } from '../team/roster.ts'
import type { Team } from '../team/team.ts'
import { addGuestPlayers, type NewGuest, type NewGuests } from './addGuestPlayers.ts'
import { guestName } from './guest.ts'
import { updateGuestPlayer } from './updateGuestPlayer.ts'

const now = 1_800_000_000_000
const { options } = settingDefaults
const places = { players: 20, teams: 4 }
const competition = { status: 'registration', game: 'csgo', options, places, entryQueue: emptyQueue } as const

const wolf: Player = {
  uid: 'wolf',
  displayName: 'Wolf',
  photoURL: null,
  rankTier: 4,
  teamId: 'wolves',
  captain: true,
  joinedAt: 1,
}
const wolves: Team = {
  name: 'Wolves',
  discordLink: null,
  founderUid: 'wolf',
  captainUid: 'wolf',
  playerUids: ['wolf'],
  seed: null,
  revision: 0,
}
const roster: Roster = { teams: new Map([['wolves', wolves]]), players: new Map([['wolf', wolf]]) }

const bear = { uid: 'guest-bear', name: 'Bear', rankTier: 10, teamId: null } as const
const alone: NewGuests = { players: [bear], teams: [] }

describe('adding players without an account', () => {
  it('makes entries that say what they are', () => {
    const entry = { uid: 'guest-bear', displayName: 'Bear', photoURL: null, rankTier: 10 }
    expect(addGuestPlayers(competition, roster, alone, now)).toEqual({
      ok: true,
      value: {
        teams: new Map(),
        players: new Map([
          ['guest-bear', { ...entry, teamId: null, captain: false, joinedAt: now, guest: true }],
        ]),
      },
    })
  })

  it('fills teams that exist and new ones, whose first player is captain, with their sums', () => {
    const players = [
      { ...bear, teamId: 'bears' },
      { ...bear, uid: 'guest-cub', name: 'Cub', rankTier: null, teamId: 'bears' },
      { ...bear, uid: 'guest-pup', name: 'Pup', teamId: 'wolves' },
    ]
    const added = addGuestPlayers(
      competition,
      roster,
      { players, teams: [{ teamId: 'bears', name: 'Bears' }] },
      now,
    )
    const change = accepted(added)
    expect(change.teams.get('bears')).toEqual({
      ...wolves,
      name: 'Bears',
      founderUid: null,
      captainUid: 'guest-bear',
      playerUids: ['guest-bear', 'guest-cub'],
    })
    expect(change.teams.get('wolves')).toMatchObject({ playerUids: ['wolf', 'guest-pup'] })
    expect([...change.players.values()].map(({ captain }) => captain)).toEqual([true, false, false])
  })

  it('takes ratings as ranks if players are compared by rating', () => {
    const rated = { ...competition, options: { ...options, rankBasis: 'rating' } } as const
    const add = (rankTier: number) =>
      addGuestPlayers(rated, roster, { players: [{ ...bear, rankTier }], teams: [] }, now)
    expect(accepted(add(15_400)).players.get('guest-bear')).toMatchObject({ rankTier: 15_400 })
    expect(add(45_001)).toMatchObject({ code: 'rank-invalid', facts: { scale: 'premier' } })
    const guest: Player = { ...wolf, uid: 'guest-bear', displayName: 'Bear', guest: true }
    const correct = (rankTier: number) => updateGuestPlayer(rated, guest, { name: 'Bear', rankTier }, [])
    expect(accepted(correct(850))).toMatchObject({ rankTier: 850 })
    expect(correct(0)).toMatchObject({ code: 'rank-invalid', facts: { scale: 'premier' } })
  })

  it('changes nothing when it is repeated, whatever has become of the competition', () => {
    const { players } = accepted(addGuestPlayers(competition, roster, alone, now))
    const after = { teams: roster.teams, players: new Map([...roster.players, ...players]) }
    const over = { ...competition, status: 'finished' } as const
    expect(addGuestPlayers(over, after, alone, now)).toEqual({
      ok: true,
      value: { teams: new Map(), players: new Map() },
    })
    const more = { ...alone, players: [...alone.players, { ...bear, uid: 'guest-new', name: 'New' }] }
    const changed = (change: Partial<NewGuest>) => ({
      ...alone,
      players: alone.players.map(each => ({ ...each, ...change })),
    })
    for (const wanted of [
      more,
      changed({ teamId: 'wolves' }),
      changed({ name: 'Other' }),
      changed({ rankTier: 11 }),
    ]) {
      expect(addGuestPlayers(competition, after, wanted, now)).toMatchObject({ code: 'id-taken' })
    }
  })

  it.each<[string, NewGuests, Partial<Omit<typeof competition, 'game'>> | object, object]>([
    ['in a finished competition', alone, { status: 'finished' }, { code: 'competition-over' }],
    [
      'without a place',
      alone,
      { places: { players: 1, teams: 4 } },
      { code: 'competition-full', facts: { players: 1 } },
    ],
    [
      'with a team without a place',
      { players: [{ ...bear, teamId: 'bears' }], teams: [{ teamId: 'bears', name: 'Bears' }] },
      { places: { players: 9, teams: 1 } },
      { code: 'too-many-teams', facts: { teamsMax: 1 } },
    ],
    [
      'whose name is that of a player',
      { players: [{ ...bear, name: 'WOLF' }], teams: [] },
      {},
      { code: 'player-name-taken', facts: { name: 'WOLF' } },
    ],
    [
      'two of whom have the same name',
      { players: [bear, { ...bear, uid: 'guest-2', name: 'bear' }], teams: [] },
      {},
      { code: 'player-name-taken', facts: { name: 'bear' } },
    ],
    [
      'in a team whose name is taken',
      { players: [{ ...bear, teamId: 'x' }], teams: [{ teamId: 'x', name: 'WOLVES' }] },
      {},
      { code: 'team-name-taken' },
    ],
    [
      'with a rank of another game',
      { players: [{ ...bear, rankTier: 80 }], teams: [] },
      {},
      { code: 'rank-invalid' },
    ],
    [
      'in a team that does not exist',
      { players: [{ ...bear, teamId: 'x' }], teams: [] },
      {},
      { code: 'not-found' },
    ],
    [
      'of whom one is the sixth in a team',
      {
        players: [1, 2, 3, 4, 5].map(n => ({
          ...bear,
          uid: `guest-${n}`,
          name: `Bear ${n}`,
          teamId: 'wolves',
        })),
        teams: [],
      },
      {},
      { code: 'team-full', facts: { name: 'Wolves', teamSize: 5 } },
    ],
  ])('refuses players %s', (_, wanted, changes, refusal) => {
    expect(addGuestPlayers({ ...competition, ...changes }, roster, wanted, now)).toMatchObject(refusal)
  })

  it('admits players without a team, and teams that can enter late, once there is a bracket', () => {
    const running = { ...competition, status: 'running' } as const
    const late: NewGuests = {
      players: [{ ...bear, teamId: 'bears' }],
      teams: [{ teamId: 'bears', name: 'Bears' }],
    }
    const filled: NewGuests = { players: [{ ...bear, teamId: 'wolves' }], teams: [] }
    for (const wanted of [alone, late, filled]) {
      expect(addGuestPlayers(running, roster, wanted, now).ok).toBe(true)
    }
    const drawn = { ...roster, teams: new Map([['wolves', { ...wolves, seed: 0 }]]) }
    expect(addGuestPlayers(running, drawn, filled, now)).toMatchObject({ code: 'competition-started' })
  })

  it('keeps line-ups, captains, sums and names right, or changes nothing', () => {
    const teamId = fc.constantFrom('wolves', 'bears', 'foxes', null)
    const player = fc.record({
      uid: fc.constantFrom(...'abcdefgh').map(letter => `guest-${letter}`),
      name: fc.constantFrom(...'abcdefgh', 'Wolf'),
      rankTier: fc.constantFrom(null, 1, 9, 18),
      teamId,
    })
    const teams = fc.subarray([
      { teamId: 'bears', name: 'Bears' },
      { teamId: 'foxes', name: 'Foxes' },
    ])
    const wanted = fc.record({ players: fc.array(player, { minLength: 1, maxLength: 9 }), teams })
    fc.assert(
      fc.property(wanted, list => {
        const added = addGuestPlayers(competition, roster, list, now)
        if (!added.ok) return
        const all = new Map([...roster.players, ...added.value.players])
        expect(all.size).toBe(1 + list.players.length)
        expect(new Set([...all.values()].map(({ displayName }) => displayName?.toLowerCase())).size).toBe(
          all.size,
        )
        for (const [id, team] of added.value.teams) {
          const members = [...all.values()].filter(each => each.teamId === id)
          expect(new Set(team?.playerUids)).toEqual(new Set(members.map(({ uid }) => uid)))
          expect(members.length).toBeLessThanOrEqual(5)
          expect(members.filter(({ captain }) => captain).map(({ uid }) => uid)).toEqual(
            [team?.captainUid].filter(uid => uid !== null),
          )
        }
      }),
    )
  })
})

describe('correcting a player without an account', () => {
  const guest: Player = { ...wolf, uid: 'guest-bear', displayName: 'Bear', guest: true }
  const others = [guest, wolf]

  it('changes name and rank; another case of the own name is free', () => {
    const corrected = { ...guest, displayName: 'BEAR', rankTier: null }
    const wanted = { name: 'BEAR', rankTier: null }
    expect(updateGuestPlayer(competition, guest, wanted, others)).toEqual({ ok: true, value: corrected })
    expect(
      accepted(updateGuestPlayer({ ...competition, status: 'finished' }, corrected, wanted, others)),
    ).toBe(corrected)
  })

  it.each([
    [null, {}, 'guest-gone'],
    [wolf, {}, 'guest-gone'],
    [guest, { name: 'wolf' }, 'player-name-taken'],
    [guest, { rankTier: 19 }, 'rank-invalid'],
  ])('refuses %#', (player, changes, code) => {
    const wanted = { name: 'Cub', rankTier: 1, ...changes }
    expect(updateGuestPlayer(competition, player, wanted, others)).toMatchObject({ code })
  })

  it('is over with the competition', () => {
    const over = { ...competition, status: 'finished' } as const
    expect(updateGuestPlayer(over, guest, { name: 'Cub', rankTier: 1 }, others)).toMatchObject({
      code: 'competition-over',
    })
  })
})

it('a name is a line of text, and no e-mail address', () => {
  expect(guestName.safeParse('  Wolf  the  Grey ').data).toBe('Wolf the Grey')
  expect(guestName.safeParse('wolf@example.org').error?.issues[0]?.message).toBe('email-address')
  expect(guestName.safeParse('').error?.issues[0]?.message).toBe('too-short')
  expect(guestName.safeParse('a'.repeat(65)).error?.issues[0]?.message).toBe('too-long')
})

function accepted<T = Seating>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
