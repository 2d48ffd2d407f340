import { withPlannedMatches } from '../../bracket/layout/plannedIds.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { advantageOf } from '../../bracket/model/advantage.ts'
import type { Match, Section, Side, Slot, SlotSource } from '../../bracket/model/match.ts'
import { idPrefix, matchId } from '../../bracket/model/matchId.ts'
import { type PlayedGame, playedOf } from '../../bracket/model/playedGame.ts'
import { isDraw } from '../../bracket/model/series.ts'
import type { Stage, StageOf } from '../../bracket/model/stage.ts'
import { seedOrder, slotsOf } from '../../bracket/seeding/seedOrder.ts'
import { tableMatches } from '../../bracket/stages/stageMatches.ts'
import { lowerLayout } from '../lowerLayout.ts'
import {
  type BracketsManagerData,
  theirStatus,
  type TheirMatch,
  type TheirOpponent,
  type TheirStage,
} from './bracketsManagerData.ts'
import { entrantsBySeed } from './entrantsBySeed.ts'
import { dropOrderings, type Unrepresentable, unrepresentable } from './unrepresentable.ts'

export interface BracketsManagerNames {
  readonly team: (teamId: string) => string
  /** Names a stage, or one of its groups if that becomes a stage of its own. */
  readonly stage: (stage: Stage, group: number | null) => string
}

/** A match without the ids of what it belongs to. */
type LaidOut = Pick<TheirMatch, 'opponent1' | 'opponent2' | 'status' | 'advantage'> & {
  readonly bestOf: number | null
  readonly games?: readonly PlayedGame[]
}
type Rounds = readonly (readonly LaidOut[])[]

const tournament = 0

/**
 * The tables of brackets-model 1, as `manager.import()` of brackets-manager takes them, or the stages that it cannot
 * have. Teams are numbered from 0 by their seeds. GSL groups become double eliminations without a grand final, one per
 * group. Matches have a score, and those that are over their games if they are known; a match with games has its score
 * from them there and takes no other. `best_of` is the length of the series. Tie-break matches, and the results
 * that count for nobody after a withdrawal, are unknown to it. `otherByes` are the stages, by their index, that the
 * import refuses because their byes are not where seeding puts them.
 */
export function writeBracketsManager(
  written: Bracket,
  names: BracketsManagerNames,
):
  | { readonly ok: true; readonly data: BracketsManagerData; readonly otherByes: readonly number[] }
  | { readonly ok: false; readonly problems: readonly Unrepresentable[] } {
  const bracket = withPlannedMatches(written)
  const { shape } = bracket
  const problems = unrepresentable(shape)
  if (problems.length > 0) return { ok: false, problems }
  const data: BracketsManagerData = {
    participant: participants(bracket).map((teamId, id) => ({
      id,
      tournament_id: tournament,
      name: names.team(teamId),
    })),
    stage: [],
    group: [],
    round: [],
    match: [],
    match_game: [],
  }
  const otherByes = new Set<number>()
  const writer = new StageWriter(bracket)
  for (const [index, stage] of shape.stages.entries()) {
    // `unrepresentable` has named Swiss stages.
    if (stage.kind === 'swiss') continue
    if (stage.kind === 'round-robin') {
      const groups = stage.groups.map((_, group) => writer.roundRobin(stage, group))
      addStage(data, names.stage(stage, null), 'round_robin', roundRobinSettings(stage), groups)
      continue
    }
    for (const group of stage.groups.keys()) {
      const name = names.stage(stage, stage.groups.length > 1 ? group : null)
      const type = stage.kind === 'single' ? 'single_elimination' : 'double_elimination'
      const sides = writer.elimination(stage, group)
      const first = sides[0]?.[0] ?? []
      const slots = first.flatMap(({ opponent1, opponent2 }) => [opponent1, opponent2])
      if (entrantsBySeed(slots) === null) otherByes.add(index)
      addStage(data, name, type, eliminationSettings(stage, group), sides)
    }
  }
  return { ok: true, data, otherByes: [...otherByes] }
}

/** The teams by their seeds, then those that were replaced after they had played. */
function participants({ shape, matches }: Bracket): readonly string[] {
  const played = [...matches.values()].flatMap(({ slots }) => slots.flatMap(({ teamId }) => teamId ?? []))
  return [...new Set([...shape.teamIds, ...played])]
}

function addStage(
  data: BracketsManagerData,
  name: string,
  type: TheirStage['type'],
  settings: TheirStage['settings'],
  groups: readonly Rounds[],
): void {
  const stage_id = data.stage.length
  const matchesChildCount = 0
  data.stage.push({
    id: stage_id,
    tournament_id: tournament,
    name,
    type,
    number: stage_id + 1,
    settings: { ...settings, matchesChildCount },
  })
  for (const [index, rounds] of groups.entries()) {
    const group_id = data.group.length
    data.group.push({ id: group_id, stage_id, number: index + 1 })
    for (const [round, matches] of rounds.entries()) {
      const round_id = data.round.length
      data.round.push({ id: round_id, stage_id, group_id, number: round + 1 })
      for (const [position, { bestOf, games, ...match }] of matches.entries()) {
        const id = data.match.length
        if (games !== undefined)
          data.match_game.push(
            ...gamesOf(games, match, {
              id,
              bestOf: bestOf ?? games.length,
              stage_id,
              from: data.match_game.length,
            }),
          )
        data.match.push({
          id,
          stage_id,
          group_id,
          round_id,
          number: position + 1,
          child_count: games === undefined ? matchesChildCount : (bestOf ?? games.length),
          ...(bestOf !== null && { best_of: bestOf }),
          ...match,
        })
      }
    }
  }
}

function eliminationSettings(
  stage: Exclude<Stage, { kind: 'swiss' | 'round-robin' }>,
  group: number,
): TheirStage['settings'] {
  const size = slotsOf(stage.groups[group]?.entrants.length ?? 0)
  if (stage.kind === 'single')
    return { size, seedOrdering: ['inner_outer'], consolationFinal: stage.rounds['third-place'] > 0 }
  const grandFinal = stage.kind === 'gsl' ? 'none' : stage.grandFinal === 'reset' ? 'double' : 'simple'
  return { size, seedOrdering: ['inner_outer', ...(dropOrderings(size) ?? [])], grandFinal }
}

function roundRobinSettings({ groups, legs }: StageOf<'round-robin'>): TheirStage['settings'] {
  const positions = entrantPositions(groups)
  return {
    size: groups.flatMap(({ entrants }) => entrants).length,
    groupCount: groups.length,
    roundRobinMode: legs === 2 ? 'double' : 'simple',
    seedOrdering: [],
    manualOrdering: groups.map(({ entrants }) => entrants.map(entrant => positions(entrant) ?? null)),
  }
}

/** The number of an entrant within its stage, from 1: its seed, or its turn. */
function entrantPositions(groups: Stage['groups']): (source: SlotSource) => number | undefined {
  const turns = new Map(
    groups.flatMap(({ entrants }) => entrants).map((entrant, index) => [keyOf(entrant), index + 1]),
  )
  return source => (source.from === 'seed' ? source.seed : turns.get(keyOf(source)))
}

function keyOf(source: SlotSource): string {
  return source.from === 'place' ? `${source.group} ${source.place}` : source.from
}

class StageWriter {
  readonly #bracket: Bracket
  readonly #numbers: ReadonlyMap<string, number>

  constructor(bracket: Bracket) {
    this.#bracket = bracket
    this.#numbers = new Map(participants(bracket).map((teamId, index) => [teamId, index]))
  }

  /** The rounds of a group of a round robin. */
  roundRobin(stage: Stage, group: number): Rounds {
    const positions = entrantPositions(stage.groups)
    const matches = tableMatches(stage, this.#bracket.matches, group)
    const rounds = Map.groupBy(matches, ({ round }) => round)
    return [...rounds.values()].map(round =>
      round.map(match =>
        this.#laidOut(
          match,
          match.slots.map(({ source }) => positions(source)),
        ),
      ),
    )
  }

  /** The rounds of each of its groups: the only or upper side, the lower side, the finals. */
  elimination(stage: Stage, group: number): readonly Rounds[] {
    const prefix = idPrefix(stage.key, group, stage.groups.length)
    const match = (section: Section, round: number, position: number) =>
      this.#bracket.matches.get(matchId(section, round, position, prefix))
    const size = slotsOf(stage.groups[group]?.entrants.length ?? 0)
    const section = stage.kind === 'single' ? 'main' : 'upper'
    const upper = Array.from({ length: Math.log2(size) }, (_, index) =>
      Array.from({ length: size / 2 ** (index + 1) }, (__, position) =>
        needed(match(section, index + 1, position)),
      ),
    )
    const seeds = seedOrder(size)
    const first = upper.map((round, index) =>
      round.map((each, position) =>
        this.#laidOut(each, index === 0 ? [seeds[2 * position], seeds[2 * position + 1]] : []),
      ),
    )
    if (stage.kind === 'single') {
      const third = match('third-place', 1, 0)
      return third === undefined ? [first] : [first, [[this.#laidOut(third, [1, 2])]]]
    }
    const lower = lowerLayout({ upper, lowerMatch: (round, position) => match('lower', round, position) })
    const finals = [1, 2].flatMap(round => {
      const final = match('final', round, 0)
      return final === undefined ? [] : [[this.#laidOut(final, round === 1 ? [undefined, 1] : [])]]
    })
    const lowerRounds = lower.map(round =>
      round.map(each =>
        each.match === undefined
          ? this.#passed(each)
          : this.#laidOut(
              each.match,
              each.drops.map(drop => drop ?? undefined),
            ),
      ),
    )
    return [first, lowerRounds, ...(finals.length === 0 ? [] : [finals])]
  }

  #laidOut(match: Match, positions: readonly (number | undefined)[]): LaidOut {
    const [one, other] = ([0, 1] as const).map(side => {
      const slot = match.slots[side]
      // The slot of a team that is out before it has an opponent.
      const isEmpty = slot.closed && match.status === 'bye'
      return isEmpty ? null : this.#opponent(slot, positions[side])
    })
    return {
      ...this.#settled(match, one ?? null, other ?? null),
      bestOf: match.bestOf,
      ...(advantageOf(match).length > 0 && { advantage: true }),
      ...playedGames(match),
    }
  }

  /** A match of the lower side that at most one team reaches, which is found where it plays next. */
  #passed({ arrivals, drops }: ReturnType<typeof lowerLayout>[number][number]): LaidOut {
    const [one, other] = ([0, 1] as const).map(side => {
      const address = arrivals[side]
      if (address === null) return null
      return this.#opponent(this.#match(address.matchId).slots[address.side], drops[side] ?? undefined)
    })
    return { ...withBye(one ?? null, other ?? null), bestOf: null }
  }

  #opponent({ teamId, closed }: Slot, position: number | undefined): TheirOpponent {
    if (teamId === null && closed) return null
    const id = teamId === null ? null : (this.#numbers.get(teamId) ?? null)
    return { id, ...(position !== undefined && { position }) }
  }

  #settled(
    match: Match,
    opponent1: TheirOpponent,
    opponent2: TheirOpponent,
  ): Omit<LaidOut, 'bestOf' | 'games'> {
    if (opponent1 === null || opponent2 === null) return withBye(opponent1, opponent2)
    return {
      status: this.#status(match),
      opponent1: { ...opponent1, ...resultOf(match, 0) },
      opponent2: { ...opponent2, ...resultOf(match, 1) },
    }
  }

  #status({ status, slots, winnerTo, loserTo }: Match): number {
    if (status === 'running') return 3
    if (status === 'ready') return 2
    if (status !== 'finished') return slots.some(({ teamId }) => teamId !== null) ? 1 : 0
    const next = [winnerTo, loserTo].flatMap(to => (to === null ? [] : [this.#match(to.matchId).status]))
    return next.some(each => each === 'running' || each === 'finished') ? 5 : 4
  }

  #match(id: string): Match {
    return needed(this.#bracket.matches.get(id))
  }
}

/** The games of a match that is over. */
function playedGames({ status, forfeits, games = [] }: Match): Pick<LaidOut, 'games'> {
  return status === 'finished' && playedOf(games).length > 0 && !forfeits.some(Boolean) ? { games } : {}
}

/** The games of a match by their numbers, those that were not needed included. */
function gamesOf(
  games: readonly PlayedGame[],
  { status, opponent1, opponent2 }: Pick<LaidOut, 'status' | 'opponent1' | 'opponent2'>,
  of: { readonly id: number; readonly bestOf: number; readonly stage_id: number; readonly from: number },
): BracketsManagerData['match_game'] {
  const entrants = [opponent1, opponent2].map(opponent => opponent?.id ?? null)
  return Array.from({ length: of.bestOf }, (_, index) => {
    const game = games[index]
    const [one, other] = ([0, 1] as const).map(side => ({
      id: entrants[side] ?? null,
      ...(game !== undefined && gameResultOf(game, side)),
    }))
    return {
      id: of.from + index,
      stage_id: of.stage_id,
      parent_id: of.id,
      number: index + 1,
      status: game === undefined ? theirStatus.locked : status,
      opponent1: one ?? null,
      opponent2: other ?? null,
      ...(game?.map !== undefined && { map: game.map }),
    }
  })
}

/** A game without rounds is 1:0. */
function gameResultOf({ outcome, rounds }: PlayedGame, side: Side): Partial<NonNullable<TheirOpponent>> {
  const result = outcome === 'draw' ? 'draw' : outcome === side ? 'win' : 'loss'
  return { score: rounds?.[side] ?? (result === 'win' ? 1 : 0), result }
}

/** Against a bye a team has won before it is known. */
function withBye(opponent1: TheirOpponent, opponent2: TheirOpponent): Omit<LaidOut, 'bestOf'> {
  const won = (opponent: TheirOpponent, other: TheirOpponent): TheirOpponent =>
    opponent === null || other !== null ? opponent : { ...opponent, result: 'win' }
  return { status: 0, opponent1: won(opponent1, opponent2), opponent2: won(opponent2, opponent1) }
}

function resultOf(match: Match, side: Side): Partial<NonNullable<TheirOpponent>> {
  const { status, score, winner, forfeits } = match
  if (status === 'running') return { score: score[side] }
  if (status !== 'finished') return {}
  if (forfeits[side]) return { forfeit: true }
  if (forfeits.some(Boolean)) return { result: 'win' }
  const result = isDraw(match) ? 'draw' : winner === side ? 'win' : 'loss'
  return { score: score[side], result }
}

function needed(match: Match | undefined): Match {
  if (match === undefined) throw new Error('The bracket lacks a match of its stage')
  return match
}
