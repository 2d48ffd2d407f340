import { kindOf } from '../bracket/kinds/kindOf.ts'
import type { RoundName } from '../bracket/kinds/roundName.ts'
import type { Bracket, BracketShape } from '../bracket/model/bracket.ts'
import { advantageOf } from '../bracket/model/advantage.ts'
import { feederOf, isOver, type Match, type Matches, type Side, type Slot } from '../bracket/model/match.ts'
import { isDraw } from '../bracket/model/series.ts'
import { drawnRounds, matchNumbers } from '../bracket/rounds/drawnRounds.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import type { TeamFaces } from '../team/teamFace.ts'
import { playableMatches } from '../bracket/stages/playableMatches.ts'
import { takesTitle } from '../bracket/standings/finals.ts'
import { hasNotBegun } from '../bracket/model/isStarted.ts'
import { type CardSide, cardSide, type Ending, endingOf } from './matchResult.ts'
import { type PlaceWord, placeWord } from './placeWord.ts'

/** The bracket around a match, as far as its card tells of it. */
export interface CardScope {
  readonly shape: BracketShape
  /** The current state of all matches. */
  readonly matches: Matches
  readonly numbers: ReadonlyMap<string, number>
  /** The seeds by team id, from 1. */
  readonly seeds: ReadonlyMap<string, number>
  readonly teamNames: ReadonlyMap<string, string>
  readonly faces: TeamFaces
  /** Whether the teams of a match can be called to it now. */
  readonly isPlayable: (matchId: string) => boolean
}

/** What an empty slot waits for, by the key of its text. */
type Placeholder =
  | { readonly key: 'freeSlot' | 'byeSlot' | 'undrawn' | 'nobody' }
  | { readonly key: 'winnerOf' | 'loserOf'; readonly number: number }
  | PlaceWord

export interface CardSlot extends CardSide {
  /** Null for an empty slot, and for a team whose name is unknown. */
  readonly name: string | null
  readonly seed: number | null
  /** Null unless the slot is empty. */
  readonly placeholder: Placeholder | null
}

/** `waiting-one`: one team is known. `later`: both are, and one of them has another match before. */
export type CardStatus = Match['status'] | 'waiting-one' | 'later'

/** What is written above the teams: `start` is the planned one. */
export type CaptionPart = 'live' | 'status' | 'start' | 'draw' | 'bestOf'

/** What becomes of a team after a match, by the key of its text, and the match to which it goes on. */
export interface Onward {
  readonly key:
    | 'winnerGoes'
    | 'winnerLeavesGroup'
    | 'winnerTakesTitle'
    | 'winnerThird'
    | 'winnerMayTakeTitle'
    | 'loserGoes'
    | 'loserOut'
  readonly to: Match | null
}

/** What a card says of a match, in every drawing of it. */
export interface MatchCard {
  readonly number: number
  readonly round: RoundName
  readonly status: CardStatus
  /** The planned start of a match that has not begun. */
  readonly startsAt: number | null
  readonly caption: readonly CaptionPart[]
  readonly slots: readonly [CardSlot, CardSlot]
  /** Null before the end. */
  readonly ending: Ending | null
  /** What becomes of the winner, then of the loser; a match of a table decides neither. */
  readonly next: readonly Onward[]
}

/** Returns the scope of the cards of a whole bracket. */
export function cardScope(
  bracket: Bracket,
  teams: readonly { readonly id: string; readonly name: string }[],
  faces: TeamFaces = new Map(),
): CardScope {
  let playable: ReadonlySet<string> | undefined
  const { shape, matches } = bracket
  return {
    shape,
    matches,
    numbers: matchNumbers(drawnRounds(bracket)),
    seeds: seedsOf(shape),
    teamNames: new Map(teams.map(({ id, name }) => [id, name])),
    faces,
    isPlayable: matchId => {
      playable ??= new Set(playableMatches(shape.stages, matches.values()).map(({ id }) => id))
      return playable.has(matchId)
    },
  }
}

/** Returns the seeds of the teams, from 1. */
export function seedsOf({ teamIds }: Pick<BracketShape, 'teamIds'>): ReadonlyMap<string, number> {
  return new Map(teamIds.map((teamId, index) => [teamId, index + 1]))
}

/** `lasting`: for a picture that is passed on, which leaves out what is only true now. */
export function cardOf(match: Match, scope: CardScope, { lasting = false } = {}): MatchCard {
  return {
    number: scope.numbers.get(match.id) ?? 0,
    round: roundNameOf(scope.shape, match),
    status: cardStatus(match, scope),
    startsAt: startOf(match),
    caption: captionOf(match, lasting),
    slots: [cardSlot(match, 0, scope), cardSlot(match, 1, scope)],
    ending: endingOf(match),
    next: onwardFrom(match, scope),
  }
}

export function cardSlot(match: Match, side: Side, scope: CardScope): CardSlot {
  const own = cardSide(match, side)
  const isEmpty = own.teamId === null
  return {
    ...own,
    name: isEmpty ? null : (scope.teamNames.get(own.teamId) ?? null),
    seed: isEmpty ? null : (scope.seeds.get(own.teamId) ?? null),
    placeholder: isEmpty ? placeholderOf(match.slots[side], scope) : null,
  }
}

function placeholderOf(slot: Slot, { shape, matches, numbers }: CardScope): Placeholder {
  const { source, closed } = slot
  if (isFreeSlot(slot, id => matches.get(id))) return { key: 'freeSlot' }
  if (source.from === 'pairing') return { key: closed ? 'byeSlot' : 'undrawn' }
  if (closed || source.from === 'seed' || source.from === 'bye') return { key: 'nobody' }
  if (source.from === 'place') return placeWord(shape, source)
  const number = numbers.get(source.matchId) ?? 0
  return { key: source.from === 'winner' ? 'winnerOf' : 'loserOf', number }
}

/**
 * Whether an empty slot can only be filled by hand: it was cleared, and the match that would have filled it is over.
 * `matchById` returns matches in their current state.
 */
export function isFreeSlot(
  { teamId, closed, source }: Slot,
  matchById: (matchId: string) => Match | undefined,
): boolean {
  if (teamId !== null || closed) return false
  const feeder = feederOf(source)
  if (feeder === null) return source.from === 'seed'
  const feeding = matchById(feeder)
  return feeding !== undefined && isOver(feeding)
}

export function cardStatus(
  { id, status, slots }: Match,
  { isPlayable }: Pick<CardScope, 'isPlayable'>,
): CardStatus {
  if (status === 'waiting') return slots.some(({ teamId }) => teamId !== null) ? 'waiting-one' : status
  return status === 'ready' && !isPlayable(id) ? 'later' : status
}

/** Returns the planned start of a match that has not begun; null if there is none. */
export function startOf(match: Pick<Match, 'status' | 'startsAt'>): number | null {
  return hasNotBegun(match) ? (match.startsAt ?? null) : null
}

function captionOf(match: Match, lasting: boolean): readonly CaptionPart[] {
  const start = lasting || startOf(match) === null ? [] : (['start'] as const)
  const ahead = advantageOf(match).length > 0 ? (['bestOf'] as const) : []
  if (match.status === 'running' && !lasting) return ['live', ...ahead]
  if (match.status === 'ready' && !lasting) return [start[0] ?? 'status', ...ahead]
  return [
    ...start,
    ...(isDraw(match) ? (['draw'] as const) : []),
    match.status === 'bye' ? 'status' : 'bestOf',
  ]
}

/** Returns what becomes of the winner of a match, then of its loser; nothing where a table decides. */
export function onwardFrom(match: Match, { shape, matches }: CardScope): readonly Onward[] {
  const { hasTable, isElimination } = kindOf(stageOf(shape, match))
  const [winnerTo, loserTo] = [match.winnerTo, match.loserTo].map(
    to => matches.get(to?.matchId ?? '') ?? null,
  )
  if (hasTable || winnerTo === undefined || loserTo === undefined) return []
  if (match.section === 'final' && winnerTo !== null) return [{ key: 'winnerMayTakeTitle', to: null }]
  const last = !isElimination
    ? 'winnerLeavesGroup'
    : takesTitle(shape, match)
      ? 'winnerTakesTitle'
      : 'winnerThird'
  const isLast = winnerTo === null && loserTo === null && isElimination
  return [
    { key: winnerTo === null ? last : 'winnerGoes', to: winnerTo },
    ...(isLast ? [] : [{ key: loserTo === null ? 'loserOut' : 'loserGoes', to: loserTo } as const]),
  ]
}
