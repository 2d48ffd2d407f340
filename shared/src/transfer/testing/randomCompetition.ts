import { followedSettings } from '../../bracket/reshaping/followedSettings.ts'
import fc from 'fast-check'
import type { BracketPlan } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import type { Match } from '../../bracket/model/match.ts'
import { champions, isFinished } from '../../bracket/standings/champions.ts'
import { championFields } from '../../competition/champions.ts'
import { given, playRandomStages } from '../../bracket/testing/playRandomStages.ts'
import { press } from '../../bracket/testing/pressed.ts'
import { randomStageCommand } from '../../bracket/testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../../bracket/testing/randomStages.ts'
import { randomTournament } from '../../bracket/testing/randomTournament.ts'
import type { Competition } from '../../competition/competition.ts'
import { aCompetition } from '../../competition/testing/aCompetition.ts'
import { freezeLineUps, isLinedUp, type MatchLineUps } from '../../lineUp/matchLineUps.ts'
import type { Player } from '../../player/player.ts'
import { chance } from '../../random/chance.ts'
import type { Team } from '../../team/team.ts'
import type { ExportedCompetition } from '../exportCompetition.ts'

const startDate = 1_800_000_000_000

/** Draws competitions of one elimination in any state, teams placed by hand included. */
const pressed = fc
  .record({ tournament: randomTournament({ teamsMax: 20 }), times: fc.constantFrom(0, 20, 100, 400) })
  .map(({ tournament, times }) => ({
    ...tournament,
    bracket: press(tournament, () => undefined, times),
  }))

/** Draws competitions of several stages in any state. */
const commanded = fc
  .record({ tournament: staged, steps: fc.nat(160), isByHand: fc.boolean(), isPlayed: fc.boolean() })
  .map(({ tournament: { plan, luck }, steps, isByHand, isPlayed }) => {
    const below = chance(luck)
    let bracket = createdOrNull(plan) ?? fail()
    for (let step = 0; step < steps; step += 1) {
      const { name, fields } = randomStageCommand(bracket, below, { isByHand })
      const outcome = given(bracket, name, fields)
      if (outcome.ok) bracket = outcome.value.bracket
    }
    return { plan, luck, bracket: isPlayed && !isByHand ? playRandomStages(bracket, below) : bracket }
  })

function fail(): never {
  throw new Error('The generator draws only plans that can be played')
}

/** Draws whole competitions in any state: open, drawn, running, finished, with people who have left. */
export const randomCompetition: fc.Arbitrary<ExportedCompetition> = fc
  .record({
    drawn: fc.oneof(pressed, commanded),
    isOpen: fc.integer({ min: 0, max: 9 }).map(luck => luck === 0),
  })
  .map(({ drawn: { plan, luck, bracket }, isOpen }) =>
    competitionOf({ plan, bracket: isOpen ? null : bracket, luck }),
  )

/** A competition around a bracket, with players, line-ups, planned starts and settings drawn by luck. */
export function competitionOf({
  plan,
  bracket,
  luck,
  settings = {},
}: {
  readonly plan: Pick<BracketPlan, 'teamIds' | 'format' | 'stages' | 'bestOf' | 'thirdPlace' | 'grandFinal'>
  readonly bracket: Bracket | null
  readonly luck: number
  readonly settings?: Partial<Competition>
}): ExportedCompetition {
  const below = chance(luck)
  const matches = [...(bracket?.matches.values() ?? [])]
  const named = matches.flatMap(({ slots }) => slots.flatMap(({ teamId }) => teamId ?? []))
  const teamIds = [...new Set([...(bracket?.shape.teamIds ?? plan.teamIds), ...named])]
  const teams = teamIds.map(id => teamOf(id, 1 + below(3), bracket))
  const players = teams.flatMap(team =>
    team.playerUids.map(uid => playerOf(uid, team, startDate - below(20), below(12) === 0)),
  )
  const [team] = teams
  const loners = ['loner-1', 'loner-2'].map((uid, index) => ({
    ...playerOf(uid, null, startDate, false),
    ...(index === 0 && team && { substituteOf: team.id }),
  }))
  const winners = bracket === null ? [] : champions(bracket)
  const { thirdPlace, grandFinal } = plan
  const announced = {
    stages: plan.stages ?? [],
    bestOf: plan.bestOf,
    options: { ...aCompetition().options, thirdPlace, grandFinal },
  }
  const start = bracket && createdOrNull(plan)
  const timed = matches.map(match => withTimes(match, below))
  return {
    competition: aCompetition({
      startDate,
      registrationDeadline: startDate - 1,
      format: plan.format,
      ...announced,
      ...(start && followedSettings(announced, start, bracket)),
      contact: 'organizer@example.org',
      liveLinks:
        below(2) === 0
          ? []
          : [{ url: 'https://www.twitch.tv/starladder', lang: 'ru', title: 'A', stream: below(4) }],
      status: bracket === null ? 'registration' : isFinished(bracket) ? 'finished' : 'running',
      bracketId: bracket && 'bracket',
      ...championFields(
        winners.map(each => ({ ...each, name: `Once ${each.teamId}`.slice(0, 32) })),
        {},
      ),
      broadcastQueue:
        matches[0] && below(2) === 0
          ? {
              bracketId: 'bracket',
              matches: [{ matchId: matches[0].id, stream: 0, locked: false }],
              revision: 0,
            }
          : null,
      playerCount: players.length + loners.length,
      teamCount: teams.length,
      ...settings,
    }),
    players: [...players, ...loners],
    teams,
    bracket: bracket && {
      id: 'bracket',
      shape: {
        ...bracket.shape,
        ...(below(2) === 0 && { schedule: schedule }),
      },
      matches: timed,
    },
    lineUps: new Map(
      timed.flatMap(match => {
        const lineUps = below(4) === 0 ? null : lineUpsOf(match, [...players, ...loners], below)
        return lineUps === null ? [] : [[match.id, lineUps] as const]
      }),
    ),
  }
}

const schedule = {
  planId: 'plan',
  edition: 3,
  minutes: { 1: 45, 2: 95, 3: 120, 5: 200, 7: 280 },
  pauseMinutes: 10,
  atOnce: null,
}

function teamOf(id: string, size: number, bracket: Bracket | null): Team & { readonly id: string } {
  const playerUids = Array.from({ length: size }, (_, index) => `account-${id}-${index}`)
  const seed = bracket?.shape.teamIds.indexOf(id) ?? -1
  return {
    id,
    name: `Team ${id}`,
    discordLink: 'https://discord.gg/secret',
    founderUid: playerUids[0] ?? null,
    captainUid: playerUids.at(-1) ?? null,
    playerUids,
    seed: seed < 0 ? null : seed + 1,
    revision: 3,
  }
}

function playerOf(
  uid: string,
  team: (Team & { readonly id: string }) | null,
  joinedAt: number,
  isDeleted: boolean,
): Player {
  return {
    uid,
    displayName: isDeleted ? null : `Player ${uid.length} of ${team?.name ?? 'none'}`,
    photoURL: isDeleted ? null : `https://photos.example.org/${uid}`,
    steamProfileURL: isDeleted ? '' : `https://steamcommunity.com/id/${uid}`,
    rankTier: joinedAt % 2 === 0 ? 11 : null,
    teamId: team?.id ?? null,
    captain: team?.captainUid === uid,
    joinedAt,
  }
}

function withTimes(match: Match, below: (n: number) => number): Match {
  return {
    ...match,
    revision: below(9),
    ...(match.status !== 'waiting' && { since: { status: match.status, at: startDate + below(1000) } }),
    ...(below(2) === 0 && { startsAt: below(3) === 0 ? null : startDate + below(1000) }),
    ...(below(3) === 0 && { plannedStart: startDate + below(1000) }),
  }
}

function lineUpsOf(
  match: Match,
  players: readonly Player[],
  below: (n: number) => number,
): MatchLineUps | null {
  const [upper, lower] = match.slots.map(({ teamId }) => teamId)
  if (!isLinedUp(match) || !upper || !lower) return null
  const loner = players.at(-1 - below(2))
  const out = players.find(({ teamId }) => teamId === upper)
  const left = { ...(loner ?? fail()), uid: 'has-left', displayName: 'Has left' }
  return freezeLineUps({
    teamIds: [upper, lower],
    game: 'dota2',
    players,
    replacements:
      out && loner && below(2) === 0 ? [{ outUid: out.uid, incoming: below(2) === 0 ? loner : left }] : [],
    now: startDate + below(1000),
  })
}
