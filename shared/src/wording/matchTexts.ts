import type { TFunction } from 'i18next'
import { advantageOf } from '../bracket/model/advantage.ts'
import type { Match, MatchStatus, Side } from '../bracket/model/match.ts'
import { isAdvantage, type PlayedGame } from '../bracket/model/playedGame.ts'
import { figures, isDraw, type SeriesOutcome } from '../bracket/model/series.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import {
  type CaptionPart,
  type CardScope,
  type CardSlot,
  type CardStatus,
  cardOf,
  cardSlot,
  cardStatus,
  onwardFrom,
  startOf,
} from '../card/matchCard.ts'
import { endingOf, isScored, type SlotResult, shortResult } from '../card/matchResult.ts'
import { mapName } from '../selfService/csMaps.ts'
import type { TeamFace } from '../team/teamFace.ts'
import { placeText } from './placeText.ts'
import { roundName } from './roundName.ts'

type T = TFunction<'bracket'>
export type MatchTexts = ReturnType<typeof matchTexts>

/** A slot in the words of the interface. */
export interface WrittenSlot extends CardSlot {
  /** The team, or where it will come from. */
  readonly text: string
  /** The score, or the mark in its place; null before the match. */
  readonly mark: string | null
}

/** A match in the words of the interface. */
export interface WrittenCard {
  readonly number: string
  /** The text that fits next to the number. */
  readonly caption: string
  readonly slots: readonly [WrittenSlot, WrittenSlot]
}

interface Reader {
  readonly writtenStart: (at: number) => string
  /** Whether the reader starts matches. */
  readonly starts: boolean
}

/** Returns the texts for matches, rounds and slots of a bracket. */
export function matchTexts(t: T, scope: CardScope, { writtenStart, starts }: Reader) {
  const number = ({ id }: Pick<Match, 'id'>) => t('match', { number: scope.numbers.get(id) ?? 0 })
  const round = (match: Parameters<typeof roundNameOf>[1]) => roundName(t, roundNameOf(scope.shape, match))
  const team = (teamId: string) => scope.teamNames.get(teamId) ?? t('unknownTeam')
  /** Returns where a team advances to: 'Down Bracket R2, match 9'. */
  const place = (match: Match) =>
    t('matchAt', { round: round(match), number: scope.numbers.get(match.id) ?? 0 })

  const slotText = ({ name, placeholder }: CardSlot): string => {
    if (placeholder === null) return name ?? t('unknownTeam')
    if ('stage' in placeholder) return placeText(t, placeholder)
    return t(placeholder.key, { number: 'number' in placeholder ? placeholder.number : 0 })
  }
  const writtenSlot = (slot: CardSlot): WrittenSlot => ({
    ...slot,
    text: slotText(slot),
    mark: resultMark(t, slot.result),
  })
  /** Returns a slot as a card shows it. */
  const written = (match: Match, side: Side) => writtenSlot(cardSlot(match, side, scope))
  /** Returns the team in a slot, or where it will come from. */
  const slot = (match: Match, side: Side) => slotText(cardSlot(match, side, scope))
  const teams = (match: Match) => t('versus', { one: slot(match, 0), other: slot(match, 1) })
  const score = (match: Match) => {
    const [one, other] = figures(match)
    return t('scoreSpoken', { one, other })
  }
  /** Returns the length of a series: 'Bo3', 'Bo3 from 1:0'. */
  const length = (match: Match) =>
    t(advantageOf(match).length > 0 ? 'bestOfAhead' : 'bestOf', { count: match.bestOf })
  /** Returns the length of a series that starts at 1:0, for places that name no other length; null otherwise. */
  const ahead = (match: Match) => (advantageOf(match).length > 0 ? length(match) : null)
  /** Returns a game by its map or number, with its rounds, or who won it: 'Mirage 13:7', 'Game 2 Navi 40:22'. */
  const game = (match: Match, played: PlayedGame, index: number): string => {
    if (isAdvantage(played)) return t('advantage')
    const { map, rounds, kills, outcome } = played
    const number = index + 1 - advantageOf(match).length
    const name = map === undefined ? t('gameNumber', { number }) : mapName(map)
    const ending =
      outcome === null ? t('status_running') : outcome === 'draw' ? t('ending_draw') : slot(match, outcome)
    return [name, rounds?.join(':') ?? [ending, kills?.join(':') ?? []]].flat(2).join(' ')
  }
  /**
   * Returns what is known of the games beyond the score: 'Mirage 13:7, Inferno 10:13'; null if nothing is. `inFull`
   * also tells who won which, and where a game can be looked up.
   */
  const games = (match: Match, { inFull = false } = {}): string | null => {
    const all = match.games ?? []
    // The score of a best of 1 is its rounds.
    const isSeries = match.bestOf > 1
    const isKnown = all.some(
      ({ map, rounds, kills, reference }) =>
        map !== undefined || kills || (isSeries && (rounds || inFull)) || (inFull && reference),
    )
    const known = isKnown ? all : advantageOf(match)
    const short = (each: PlayedGame, index: number) =>
      each.map === undefined && each.rounds ? each.rounds.join(':') : game(match, each, index)
    const told = (each: PlayedGame, index: number) =>
      [short(each, index), (inFull && each.reference) || []].flat().join(' ')
    return known.length > 0 ? known.map(told).join(', ') : null
  }
  /** Returns both teams, with the score between them once the match is running: 'G2 Fans 2:1 Navi'. */
  const headline = (match: Match) =>
    isScored(match)
      ? t('undoneScore', {
          one: slot(match, 0),
          other: slot(match, 1),
          score: t('score', { one: figures(match)[0], other: figures(match)[1] }),
        })
      : teams(match)
  /**
   * Returns the winner by the final score of a series, and the games, for sentences like 'G2 won 2:0', named by
   * `resultKey`.
   */
  const result = (match: Match, [one, other]: Match['score']) => {
    const [won, lost] = one > other ? [one, other] : [other, one]
    return { isDraw: one === other, winner: slot(match, one > other ? 0 : 1), won, lost }
  }
  /** Returns the label of the button that ends a series in this way. */
  const finishing = (match: Match, outcome: SeriesOutcome): string =>
    outcome === 'draw' ? t('finishDraw') : t('finishWinner', { team: slot(match, outcome) })
  const statusName = (status: CardStatus) =>
    t(status === 'ready' && !starts ? 'status_soon' : `status_${status}`)
  const status = (match: Match) => statusName(cardStatus(match, scope))
  /** Returns how a finished match ended; null before that. */
  const ending = (match: Match): string | null => {
    const end = endingOf(match)
    return end && t(`ending_${end}`, { team: match.winner === null ? '' : slot(match, match.winner) })
  }
  /** Returns score and status, if any: '1 to 0, running'. */
  const state = (match: Match): string => {
    const scored = isScored(match) ? [score(match)] : []
    return [...scored, status(match), ending(match) ?? []].flat().join(', ')
  }
  /** Returns all that is recorded of a match: its state and every game. */
  const recorded = (match: Match): string =>
    [state(match), games(match, { inFull: true }) ?? []].flat().join(' · ')

  /** Returns both teams with their results, as a card shows them. */
  const sides = (match: Match): string =>
    ([0, 1] as const)
      .map(side => {
        const { text, mark } = written(match, side)
        return [text, mark ?? []].flat().join(' ')
      })
      .join(', ')
  /** Returns how a slot got its result, on its own line: it has won, or was decided without play. */
  const fact = (match: Match, side: Side): string | null => {
    const { result, outcome, mark } = written(match, side)
    if (typeof result === 'number' || result === null) return outcome === 'won' ? t('winner') : null
    return result === 'walkover' ? t('walkover') : mark
  }
  /** Returns the planned start of a match that has not begun: '19:30'; null if there is none. */
  const start = (match: Match): string | null => {
    const at = startOf(match)
    return at === null ? null : writtenStart(at)
  }
  const captionPart = (match: Match, part: CaptionPart) => {
    if (part === 'start') return start(match)
    if (part === 'status') return status(match)
    return part === 'bestOf' ? length(match) : t(part)
  }
  /** Returns all that a card shows. */
  const card = (match: Match, options?: Parameters<typeof cardOf>[2]): WrittenCard => {
    const { caption, slots } = cardOf(match, scope, options)
    return {
      number: number(match),
      caption: caption.map(part => captionPart(match, part)).join(' · '),
      slots: [writtenSlot(slots[0]), writtenSlot(slots[1])],
    }
  }

  return {
    card,
    /** Returns what becomes of the winner and of the loser, and the match to which each goes on. */
    onward: (match: Match) =>
      onwardFrom(match, scope).map(({ key, to }) => ({
        to,
        text: t(key, { where: to === null ? '' : place(to) }),
      })),
    round,
    team,
    /** Returns the face of a team; null if there is no team, or teams have none here. */
    face: (teamId: string | null): TeamFace | null => scope.faces.get(teamId ?? '') ?? null,
    slot,
    written,
    fact,
    sides,
    teams,
    score,
    length,
    ahead,
    game,
    games,
    headline,
    result,
    /** Returns the status of a match where nothing else says how it ended: a draw has no winner to mark. */
    status: (match: Match) => (isDraw(match) ? t('ending_draw') : status(match)),
    /** Returns the name of a status, whatever the match. */
    statusName: (stored: MatchStatus) => statusName(stored),
    start,
    state,
    recorded,
    ending,
    finishing,
    /** Adds the mark of queued commands to a text about a match. */
    queued: (text: string) => t('queuedMarked', { text }),
    number,
    place,
    /**
     * Returns the full accessible name. It begins with the content of the card, in the same words and order, so that
     * voice control can refer to what is visible.
     */
    full: (match: Match) => {
      const heading = [number(match), card(match).caption].join(' ')
      const isUntold = match.status === 'waiting' || (match.status === 'ready' && start(match) !== null)
      const waiting = isUntold ? [status(match)] : []
      const end = isDraw(match) ? [] : (ending(match) ?? [])
      const ahead = advantageOf(match).length > 0 ? t('advantage') : []
      return [heading, sides(match), round(match), ...waiting, end, ahead].flat().join(', ')
    },
  }
}

function resultMark(t: T, result: SlotResult): string | null {
  if (result === null) return null
  return typeof result === 'number' || result === 'walkover' ? shortResult(result) : t(`mark_${result}`)
}

/** Returns the key of a sentence about a result: a draw has one of its own. */
export function resultKey<K extends string>(key: K, { isDraw }: { readonly isDraw: boolean }) {
  return isDraw ? (`${key}Draw` as const) : key
}
