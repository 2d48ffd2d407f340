import { describe, expect, test } from 'vitest'
import { emptyQueue } from '../competition/entryQueue.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import type { Player } from '../player/player.ts'
import { assignPlayer } from './assignPlayer.ts'
import { createTeam } from './createTeam.ts'
import { deleteTeam } from './deleteTeam.ts'
import { joinTeam } from './joinTeam.ts'
import { leaveTeam } from './leaveTeam.ts'
import { makeCaptain } from './makeCaptain.ts'
import { noChange } from './roster.ts'
import type { Team } from './team.ts'
import { updateTeam } from './updateTeam.ts'
import { withoutPlayer } from './withoutPlayer.ts'

const open = aCompetition()
const running = { ...open, status: 'running' } as const

function player(uid: string, teamId: string | null = null, captain = false): Player {
  return { uid, displayName: uid, photoURL: null, rankTier: 80, teamId, captain, joinedAt: 0 }
}

function team(playerUids: readonly string[], facts: Partial<Team> = {}): Team {
  return {
    name: 'Wolves',
    discordLink: null,
    founderUid: null,
    captainUid: playerUids[0] ?? null,
    playerUids,
    seed: null,
    revision: 3,
    ...facts,
  }
}

function refusal(code: string) {
  return expect.objectContaining({ ok: false, code })
}

describe('createTeam', () => {
  const wolves = { teamId: 'wolves', name: 'Wolves', discordLink: null }
  const free = { team: null, nameHolder: null }

  test('a player becomes founder and captain of a team of one', () => {
    const made = createTeam(open, wolves, { uid: 'ann', player: player('ann'), isOrganizer: false }, free)
    const founded = team(['ann'], { founderUid: 'ann', revision: 0 })
    expect(made).toEqual({
      ok: true,
      value: {
        teams: new Map([['wolves', founded]]),
        players: new Map([['ann', player('ann', 'wolves', true)]]),
      },
    })
  })

  test.each([
    ['who does not take part', null],
    ['who has a team', player('ann', 'bears')],
  ])('an organizer %s makes an empty team, even after the start', (_, entry) => {
    const organizer = { uid: 'ann', player: entry, isOrganizer: true }
    const made = createTeam(running, wolves, organizer, free)
    expect(made).toEqual({
      ok: true,
      value: { teams: new Map([['wolves', team([], { revision: 0 })]]), players: new Map() },
    })
    expect(createTeam(open, wolves, organizer, free)).toEqual(made)
    const finished = { ...open, status: 'finished' } as const
    expect(createTeam(finished, wolves, organizer, free)).toEqual(refusal('competition-started'))
  })

  const ann = { uid: 'ann', player: player('ann'), isOrganizer: false }

  test('repeating the call changes nothing, even after the start', () => {
    const current = { team: team(['ann'], { founderUid: 'ann' }), nameHolder: 'wolves' }
    expect(createTeam(running, wolves, ann, current)).toEqual({ ok: true, value: noChange })
    const empty = { team: team([]), nameHolder: 'wolves' }
    const organizer = { uid: 'ann', player: null, isOrganizer: true }
    expect(createTeam(open, wolves, organizer, empty)).toEqual({ ok: true, value: noChange })
  })

  test.each([
    ["somebody else's", { team: team(['bob'], { founderUid: 'bob' }), nameHolder: 'wolves' }],
    ["an organizer's", { team: team([]), nameHolder: 'wolves' }],
    ['of another name', { team: team(['ann'], { founderUid: 'ann' }), nameHolder: null }],
  ])('the id of a team that is %s is refused', (_, current) => {
    expect(createTeam(open, wolves, ann, current)).toEqual(refusal('id-taken'))
  })

  test('a team that waits for places of players keeps no place of a team from those who are in', () => {
    const waiting = { requested: 0, confirming: 0, waiting: [1] }
    const entryQueue = { ...emptyQueue, ...waiting, teams: waiting }
    const nearlyFull = { ...open, places: { players: 10, teams: 2 }, teamCount: 1, entryQueue }
    expect(createTeam({ ...nearlyFull, playerCount: 6 }, wolves, ann, free)).toMatchObject({ ok: true })
    expect(createTeam({ ...nearlyFull, playerCount: 5 }, wolves, ann, free)).toEqual(
      refusal('too-many-teams'),
    )
    const confirming = { ...emptyQueue, confirming: 1, teams: { ...waiting, waiting: [], confirming: 1 } }
    const held = { ...nearlyFull, playerCount: 6, entryQueue: confirming }
    expect(createTeam(held, wolves, ann, free)).toEqual(refusal('too-many-teams'))
  })

  test('is refused', () => {
    expect(createTeam(running, wolves, ann, free)).toEqual(refusal('competition-started'))
    expect(createTeam(open, wolves, { ...ann, player: player('ann', 'bears') }, free)).toEqual(
      refusal('already-in-team'),
    )
    expect(createTeam({ ...open, teamCount: 512 }, wolves, ann, free)).toEqual(refusal('too-many-teams'))
    expect(createTeam(open, { ...wolves, discordLink: 'https://x.example' }, ann, free)).toEqual(
      refusal('invalid-discord-link'),
    )
    expect(createTeam(open, wolves, ann, { team: null, nameHolder: 'other' })).toEqual(
      refusal('team-name-taken'),
    )
  })
})

describe('updateTeam', () => {
  const wolves = { teamId: 'wolves', team: team(['ann'], { discordLink: 'https://discord.gg/abc' }) }
  const seen = { revision: 3, nameHolder: null }

  test('changes the given fields and increments the revision', () => {
    expect(updateTeam(wolves, { name: 'Bears' }, seen)).toEqual({
      ok: true,
      value: { ...wolves.team, name: 'Bears', revision: 4 },
    })
    expect(updateTeam(wolves, { discordLink: null }, seen)).toEqual({
      ok: true,
      value: { ...wolves.team, discordLink: null, revision: 4 },
    })
  })

  test('accepts its own name in another spelling', () => {
    expect(updateTeam(wolves, { name: 'WOLVES' }, { revision: 3, nameHolder: 'wolves' })).toMatchObject({
      ok: true,
    })
  })

  test('setting the same name changes nothing at any revision', () => {
    expect(updateTeam(wolves, { name: 'Wolves' }, { revision: 2, nameHolder: 'wolves' })).toEqual({
      ok: true,
      value: wolves.team,
    })
  })

  test('is refused', () => {
    expect(updateTeam(wolves, { name: 'Bears' }, { ...seen, revision: 2 })).toEqual(
      refusal('changed-meanwhile'),
    )
    expect(updateTeam(wolves, { name: 'Bears' }, { ...seen, nameHolder: 'bears' })).toEqual(
      refusal('team-name-taken'),
    )
    expect(updateTeam(wolves, { discordLink: 'discord' }, seen)).toEqual(refusal('invalid-discord-link'))
  })
})

describe('leaving', () => {
  test('passes captaincy to the remaining member who joined first', () => {
    expect(withoutPlayer(team(['ann', 'bob', 'cid']), 'ann')).toMatchObject({
      team: { captainUid: 'bob', playerUids: ['bob', 'cid'] },
      heirUid: 'bob',
    })
    expect(withoutPlayer(team(['ann', 'bob', 'cid'], { captainUid: 'cid' }), 'ann')).toMatchObject({
      team: { captainUid: 'cid' },
      heirUid: null,
    })
  })

  test('deletes an empty team created by a player, keeps one created by an organizer', () => {
    expect(withoutPlayer(team(['bob'], { founderUid: 'ann' }), 'bob')).toEqual({ team: null, heirUid: null })
    expect(withoutPlayer(team(['bob']), 'bob')).toEqual({ team: team([]), heirUid: null })
  })

  test('changes nothing for somebody who is no member', () => {
    const wolves = team(['ann'])
    expect(withoutPlayer(wolves, 'bob').team).toBe(wolves)
  })

  test('is refused for another team, and once there is a bracket', () => {
    const roster = { teams: new Map([['wolves', team(['ann'])]]), players: new Map() }
    expect(leaveTeam(open, player('bob', 'bears'), 'wolves', roster)).toEqual(refusal('not-in-team'))
    expect(leaveTeam(running, player('ann', 'wolves', true), 'wolves', roster)).toEqual(
      refusal('competition-started'),
    )
  })
})

describe('joinTeam', () => {
  test('the first player becomes captain', () => {
    expect(joinTeam(open, player('ann'), { teamId: 'wolves', team: team([]) })).toEqual({
      ok: true,
      value: {
        teams: new Map([['wolves', team(['ann'])]]),
        players: new Map([['ann', player('ann', 'wolves', true)]]),
      },
    })
  })

  test('joining again changes nothing', () => {
    const wolves = { teamId: 'wolves', team: team(['ann']) }
    expect(joinTeam(running, player('ann', 'wolves'), wolves)).toEqual({ ok: true, value: noChange })
  })

  test('is refused', () => {
    const wolves = { teamId: 'wolves', team: team(['ann']) }
    const full = { teamId: 'wolves', team: team(['a', 'b', 'c', 'd', 'e']) }
    expect(joinTeam(running, player('bob'), wolves)).toEqual(refusal('competition-started'))
    expect(joinTeam(open, player('bob', 'bears'), wolves)).toEqual(refusal('already-in-team'))
    expect(joinTeam(open, player('bob'), full)).toEqual(refusal('team-full'))
  })

  test('a substitute takes a seat in the own team only, and founds none', () => {
    const bench = { ...player('sam'), substituteOf: 'bears' }
    const ofBears = { teamId: 'bears', team: team(['eve'], { name: 'Bears' }) }
    const seated = joinTeam(open, bench, ofBears)
    expect(seated.ok && seated.value.players.get('sam')).toEqual(player('sam', 'bears'))
    expect(joinTeam(open, bench, { teamId: 'wolves', team: team(['ann']) })).toEqual({
      ok: false,
      code: 'already-in-team',
      facts: { teamId: 'bears' },
    })
    const sam = { uid: 'sam', player: bench, isOrganizer: false }
    const wolves = { teamId: 'wolves', name: 'Wolves', discordLink: null }
    const free = { team: null, nameHolder: null }
    expect(createTeam(open, wolves, sam, free)).toEqual(refusal('already-in-team'))
    const empty = createTeam(open, wolves, { ...sam, isOrganizer: true }, free)
    expect(empty.ok && empty.value.players.size).toBe(0)
  })
})

describe('assignPlayer', () => {
  const roster = {
    teams: new Map([
      ['wolves', team(['ann', 'bob'])],
      ['bears', team(['eve'], { name: 'Bears', founderUid: 'eve' })],
    ]),
    players: new Map([
      ['ann', player('ann', 'wolves', true)],
      ['bob', player('bob', 'wolves')],
      ['eve', player('eve', 'bears', true)],
    ]),
  }

  test('an organizer moves a captain, whose captaincy passes on', () => {
    const moving = { player: player('ann', 'wolves', true), teamId: 'bears' }
    expect(assignPlayer(open, moving, roster)).toEqual({
      ok: true,
      value: {
        teams: new Map([
          ['wolves', team(['bob'])],
          ['bears', team(['eve', 'ann'], { name: 'Bears', founderUid: 'eve' })],
        ]),
        players: new Map([
          ['bob', player('bob', 'wolves', true)],
          ['ann', player('ann', 'bears', false)],
        ]),
      },
    })
  })

  test('an organizer removes a player from a team', () => {
    const moving = { player: player('eve', 'bears', true), teamId: null }
    expect(assignPlayer(open, moving, roster)).toEqual({
      ok: true,
      value: { teams: new Map([['bears', null]]), players: new Map([['eve', player('eve')]]) },
    })
  })

  test('assigning a player to the present team changes nothing', () => {
    const there = { player: player('bob', 'wolves'), teamId: 'wolves' }
    expect(assignPlayer(running, there, roster)).toEqual({ ok: true, value: noChange })
  })

  test('teams outside the bracket still take players without a team, but not those of others', () => {
    const moving = { player: player('joe'), teamId: 'wolves' }
    expect(assignPlayer(running, moving, roster)).toMatchObject({
      value: { teams: new Map([['wolves', team(['ann', 'bob', 'joe'])]]) },
    })
    const finished = { ...open, status: 'finished' } as const
    const refused = refusal('competition-started')
    expect(assignPlayer(finished, moving, roster)).toEqual(refused)
    const ofBears = player('eve', 'bears', true)
    expect(assignPlayer(running, { player: ofBears, teamId: 'wolves' }, roster)).toEqual(refused)
    expect(assignPlayer(running, { player: ofBears, teamId: null }, roster)).toEqual(refused)
  })

  test('is refused once there is a bracket, and without a free seat', () => {
    const moving = { player: player('joe'), teamId: 'wolves' }
    const seeded = { ...roster, teams: new Map([['wolves', team(['ann', 'bob'], { seed: 1 })]]) }
    expect(assignPlayer(running, moving, seeded)).toEqual(refusal('competition-started'))
    const full = { ...roster, teams: new Map([['wolves', team(['a', 'b', 'c', 'd', 'e'])]]) }
    expect(assignPlayer(open, moving, full)).toEqual(refusal('team-full'))
  })
})

test('a member becomes captain in place of the present one; making the captain captain changes nothing', () => {
  const wolves = team(['ann', 'bob', 'cid'])
  const roster = {
    teams: new Map([['wolves', wolves]]),
    players: new Map([
      ['ann', player('ann', 'wolves', true)],
      ['bob', player('bob', 'wolves')],
      ['cid', player('cid', 'wolves')],
    ]),
  }
  expect(makeCaptain(roster, 'wolves', 'cid')).toEqual({
    ok: true,
    value: {
      teams: new Map([['wolves', { ...wolves, captainUid: 'cid' }]]),
      players: new Map([
        ['ann', player('ann', 'wolves')],
        ['cid', player('cid', 'wolves', true)],
      ]),
    },
  })
  expect(makeCaptain(roster, 'wolves', 'ann')).toEqual({ ok: true, value: noChange })
  expect(makeCaptain(roster, 'wolves', 'eve')).toEqual(refusal('not-in-team'))
})

test('deleting a team leaves its players without a team and captaincy', () => {
  expect(deleteTeam(open, 'wolves', [player('ann', 'wolves', true), player('bob', 'bears', true)])).toEqual({
    ok: true,
    value: { teams: new Map([['wolves', null]]), players: new Map([['ann', player('ann')]]) },
  })
  expect(deleteTeam(running, 'wolves', [])).toEqual(refusal('competition-started'))
})
