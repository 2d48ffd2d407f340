import fc from 'fast-check'
import { createBracket } from '../../bracket/creation/createBracket.ts'
import type { Match } from '../../bracket/model/match.ts'
import { given, playRandomStages } from '../../bracket/testing/playRandomStages.ts'
import { staged } from '../../bracket/testing/randomStages.ts'
import { randomTournament } from '../../bracket/testing/randomTournament.ts'
import { competitionDefaults } from '../../competition/competition.ts'
import { draftOrders, draftSeedings, pickedBy } from '../../draft/draft.ts'
import type { Player } from '../../player/player.ts'
import { chance } from '../../random/chance.ts'
import type {
  PublicBracket,
  PublicCompetition,
  PublicSnapshot,
  PublicTeam,
  SnapshotCommentator,
  SnapshotDraft,
} from '../publicSnapshot.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 20 })
const time = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000_000_000_000 }))
const checkId = fc.constantFrom('check-1', 'check-2')
const mark = fc.record({ checkId, at: time })

const competition: fc.Arbitrary<PublicCompetition> = fc
  .record(
    {
      name: text,
      description: text,
      contact: text,
      createdAt: time,
      startDate: time,
      ownerName: text,
      adminNames: fc.dictionary(id, text, { maxKeys: 3 }),
      champion: fc.option(fc.record({ teamId: id, name: text })),
      readinessCheck: fc.record({
        checkId,
        startedAt: time,
        deadline: time,
        closedAt: fc.option(time),
      }),
    },
    {
      requiredKeys: ['name', 'description', 'contact', 'createdAt', 'startDate', 'champion'],
    },
  )
  .map(random => {
    const { nameWords: _, ...later } = competitionDefaults
    return {
      ...later,
      game: 'dota2',
      registrationDeadline: 2,
      format: 'double',
      bestOf: { rounds: 1, final: 3 },
      options: { ...later.options, grandFinal: 'reset' },
      ownerUid: 'owner',
      adminUids: ['administrator'],
      status: 'running',
      bracketId: 'bracket',
      playerCount: 0,
      teamCount: 0,
      revision: 0,
      updatedAt: 1,
      ...random,
    }
  })

function player(uid: string, teamIds: readonly string[]): fc.Arbitrary<Player> {
  const file = `http://127.0.0.1:9199/v0/b/demo.appspot.com/o/avatars%2F${uid}?alt=media&token=abc`
  return fc.record(
    {
      uid: fc.constant(uid),
      displayName: fc.option(text),
      photoURL: fc.constantFrom(null, '/avatars/avatar0.svg', file, `*${uid}`, '*'),
      steamProfileURL: text,
      rankTier: fc.constantFrom(null, 11 as const, 80 as const),
      teamId: fc.constantFrom(null, 'a team that is not there', ...teamIds),
      captain: fc.boolean(),
      joinedAt: time,
      ready: mark,
      reminded: mark,
      teamRequests: fc.dictionary(
        id,
        fc.record({ state: fc.constantFrom('open', 'declined', 'cancelled'), at: time }),
        { maxKeys: 3 },
      ),
      guest: fc.constant(true as const),
      guestUid: id,
      rankEntered: fc.constant(true as const),
      wantsToCaptain: fc.constant(true as const),
    },
    {
      requiredKeys: ['uid', 'displayName', 'photoURL', 'rankTier', 'teamId', 'captain', 'joinedAt'],
    },
  )
}

function team(teamId: string, uids: readonly string[]): fc.Arbitrary<PublicTeam> {
  const uid = fc.constantFrom('somebody who has left', ...uids)
  return fc.record({
    id: fc.constant(teamId),
    name: text,
    discordLink: fc.option(text),
    founderUid: fc.option(uid),
    captainUid: fc.option(uid),
    playerUids: fc.array(uid, { maxLength: 5 }),
    seed: fc.option(fc.nat()),
    revision: fc.nat(),
  })
}

const schedule = {
  planId: 'plan',
  edition: 2,
  minutes: { 1: 45, 2: 95, 3: 120, 5: 200, 7: 280 },
  pauseMinutes: 10,
  atOnce: null,
}

/** Draws a bracket in the middle of play; in some, match ids have another form. */
const bracket: fc.Arbitrary<PublicBracket> = fc
  .record({
    id,
    tournament: randomTournament({ teamsMax: 40 }),
    stages: fc.option(staged),
    createdAt: time,
    at: time,
    steps: fc.nat(60),
    prefix: fc.constantFrom('', '', 'old-'),
    planned: fc.boolean(),
  })
  .map(({ id: bracketId, tournament, stages, createdAt, at, steps, prefix, planned }) => {
    const { plan, luck } = stages ?? tournament
    const created = createBracket(plan)
    if (!created.ok) throw new Error(created.code)
    const late = given(created.value, 'enterLate', { teamId: 'late' })
    const current = playRandomStages(late.ok ? late.value.bracket : created.value, chance(luck), steps)
    const matches = [...current.matches.values()].map(
      (match): Match => ({
        ...match,
        id: `${prefix}${match.id}`,
        ...(match.status === 'waiting' ? {} : { since: { status: match.status, at } }),
        ...(planned && {
          startsAt: match.status === 'bye' ? null : at + match.round - 1,
          plannedStart: match.round % 2 === 0 ? null : at + match.position,
        }),
      }),
    )
    return { id: bracketId, shape: { ...current.shape, createdAt, ...(planned && { schedule }) }, matches }
  })

const publicCommentator: fc.Arbitrary<SnapshotCommentator> = fc.record({
  id,
  uid: id,
  displayName: fc.option(text),
  photoURL: fc.option(text),
  broadcastLink: text,
  languages: fc.subarray(['ru' as const, 'en' as const]),
  matches: fc.option(fc.record({ bracketId: id, matchIds: fc.array(id, { maxLength: 3 }) })),
  confirmedAt: time,
})

/** The reserve, the clock and the order of a draft do not depend on each other here. */
function draft(uids: readonly string[]): fc.Arbitrary<SnapshotDraft> {
  const uid = fc.constantFrom('somebody who has left', ...uids)
  return fc.record({
    id,
    status: fc.constantFrom('running', 'paused'),
    order: fc.constantFrom(...draftOrders),
    seeding: fc.constantFrom(...draftSeedings),
    clock: fc.record({ pickSeconds: fc.option(fc.nat()), reserveSeconds: fc.nat() }),
    teams: fc.array(
      fc.record({
        captainUid: uid,
        seatedUids: fc.array(uid, { maxLength: 2 }),
        reserveMs: fc.nat(),
        teamId: fc.option(id),
      }),
      { maxLength: 4 },
    ),
    picks: fc.array(
      fc.record(
        {
          turn: fc.nat(),
          team: fc.nat(3),
          uid,
          by: fc.constantFrom(...pickedBy),
          place: fc.nat(),
          reserveSpentMs: fc.nat(),
          at: time,
          left: fc.constant(true as const),
        },
        { requiredKeys: ['turn', 'team', 'uid', 'by', 'place', 'reserveSpentMs', 'at'] },
      ),
      { maxLength: 5 },
    ),
    turn: fc.nat(),
    place: fc.nat(),
    turnStartedAt: fc.option(time),
    usedMs: fc.nat(),
    startedBy: uid,
    startedAt: time,
  })
}

/** Draws snapshots at any stage, including references to deleted documents. */
export const randomSnapshot: fc.Arbitrary<PublicSnapshot> = fc
  .record({
    bracket: fc.option(bracket),
    uids: fc.uniqueArray(id, { maxLength: 12 }),
    teamIds: fc.uniqueArray(id, { maxLength: 6 }),
  })
  .chain(({ bracket: drawn, uids, teamIds }) => {
    const knownTeams = [...new Set([...teamIds, ...(drawn?.shape.teamIds ?? []).slice(1)])]
    return fc.record(
      {
        asOf: time,
        competition,
        players: fc.tuple(...uids.toSorted().map(uid => player(uid, knownTeams))),
        teams: fc.tuple(...knownTeams.map(teamId => team(teamId, uids))),
        bracket: fc.constant(drawn),
        publicCommentators: fc.array(publicCommentator, { maxLength: 3 }),
        draft: draft(uids),
      },
      { requiredKeys: ['asOf', 'competition', 'players', 'teams', 'bracket', 'publicCommentators'] },
    )
  })
