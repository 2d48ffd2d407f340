import type { Match, Matches, Side } from '@upper-bracket/shared/bracket/model/match'
import { isDraw, type SeriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { roundNameOf } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import { hasNotBegun } from '@upper-bracket/shared/schedule/movePlan'
import type { TFunction } from 'i18next'
import { roundName } from '#ui/text/roundName.ts'
import type { BracketScope } from '../state/bracketScope.ts'
import { isFreeSlot } from '../state/isFreeSlot.ts'
import { isPlayable } from '../commands/liveBracket.ts'
import { placeText } from './placeText.ts'
import { type SlotResult, slotResult } from './slotResult.ts'

type T = TFunction<'bracket'>
export type MatchTexts = ReturnType<typeof matchTexts>

interface Reading {
  readonly read: () => Matches
  readonly writtenStart: (at: number) => string
  readonly starts: boolean
}

/** A match whose status can be described even if its teams are unknown. */
type WithStatus = Pick<Match, 'status'> & Partial<Pick<Match, 'id' | 'slots'>>

/** Returns the texts for matches, rounds and slots of a bracket. */
export function matchTexts(
  t: T,
  { shape, numbers, teamNames }: Pick<BracketScope, 'shape' | 'numbers' | 'teamNames'>,
  { read, writtenStart, starts }: Reading,
) {
  const number = (matchId: string) => numbers.get(matchId) ?? 0
  const round = (match: Parameters<typeof roundNameOf>[1]) => roundName(t, roundNameOf(shape, match))
  const team = (teamId: string) => teamNames.get(teamId) ?? t('unknownTeam')

  /** Returns the team in a slot, or where it will come from. */
  const slot = (match: Match, side: Side): string => {
    const { teamId, source, closed } = match.slots[side]
    if (teamId !== null) return team(teamId)
    if (isFreeSlot(match.slots[side], id => read().get(id))) return t('freeSlot')
    if (source.from === 'place' && !closed) return placeText(t, shape, source)
    if (source.from === 'pairing') return t(closed ? 'byeSlot' : 'undrawn')
    if (closed || (source.from !== 'winner' && source.from !== 'loser')) return t('nobody')
    return t(source.from === 'winner' ? 'winnerOf' : 'loserOf', { number: number(source.matchId) })
  }
  const teams = (match: Match) => t('versus', { one: slot(match, 0), other: slot(match, 1) })
  const score = ({ score: [one, other] }: Match) => t('scoreSpoken', { one, other })
  /** Returns both teams, with the score between them once the match is running: 'G2 Fans 2:1 Navi'. */
  const headline = (match: Match) =>
    isCounted(match)
      ? t('undoneScore', {
          one: slot(match, 0),
          other: slot(match, 1),
          score: t('score', { one: match.score[0], other: match.score[1] }),
        })
      : teams(match)
  /** Returns the winner by the final score of a series, and the games, for sentences like 'G2 won 2:0'. */
  const result = (match: Match, [one, other]: Match['score']) => {
    const [won, lost] = one > other ? [one, other] : [other, one]
    return { winner: slot(match, one > other ? 0 : 1), won, lost }
  }
  /** Returns the label of the button that ends a series in this way. */
  const finishing = (match: Match, outcome: SeriesOutcome): string =>
    outcome === 'draw' ? t('finishDraw') : t('finishWinner', { team: slot(match, outcome) })
  const status = (match: WithStatus) => {
    const isLater = match.status === 'ready' && match.id !== undefined && !isPlayable(shape, read(), match.id)
    return isLater ? t('statusLater') : statusName(t, match, starts)
  }
  /** Returns how a finished match ended; null before that. */
  const ending = (match: Match): string | null => {
    if (match.status !== 'finished') return null
    if (isDraw(match)) return t('drawSpoken')
    if (match.winner === null) return t('noWinner')
    const isWalkover = match.forfeits.some(Boolean)
    return t(isWalkover ? 'walkoverSpoken' : 'winnerSpoken', { team: slot(match, match.winner) })
  }
  /** Returns score and status, if any: '1 to 0, running'. */
  const state = (match: Match): string => {
    const counted = isCounted(match) ? [score(match)] : []
    return [...counted, status(match), ending(match) ?? []].flat().join(', ')
  }

  /** Returns the score of a slot, or the mark in its place; null before the match. */
  const mark = (match: Match, side: Side): string | null => resultMark(t, slotResult(match, side))
  /** Returns both teams with their results, as a card shows them. */
  const sides = (match: Match): string =>
    ([0, 1] as const).map(side => [slot(match, side), mark(match, side) ?? []].flat().join(' ')).join(', ')
  /** Returns how a slot got its result without play, on its own line; null if it was played. */
  const withoutPlay = (match: Match, side: Side): string | null => {
    const result = slotResult(match, side)
    if (typeof result === 'number' || result === null) return null
    return result === 'walkover' ? t('walkover') : resultMark(t, result)
  }
  /** Returns the planned start of a match that has not begun: '19:30'; null if there is none. */
  const start = (match: Match): string | null =>
    hasNotBegun(match) && match.startsAt != null ? writtenStart(match.startsAt) : null
  /** Returns the text that fits on a card next to the number. */
  const caption = (match: Match): string => {
    if (match.status === 'running') return t('live')
    const startsAt = start(match)
    if (match.status === 'ready') return startsAt ?? status(match)
    const fact = match.status === 'bye' ? status(match) : t('bestOf', { count: match.bestOf })
    return [startsAt ?? [], isDraw(match) ? t('draw') : [], fact].flat().join(' · ')
  }

  return {
    mark,
    withoutPlay,
    caption,
    round,
    team,
    slot,
    sides,
    teams,
    score,
    headline,
    result,
    status,
    start,
    state,
    ending,
    finishing,
    /** Adds the mark of queued commands to a text about a match. */
    queued: (text: string) => t('queuedMarked', { text }),
    number: (match: Pick<Match, 'id'>) => t('match', { number: number(match.id) }),
    /** Returns where a team advances to: 'Down Bracket R2, match 9'. */
    place: (match: Match) => t('matchAt', { round: round(match), number: number(match.id) }),
    /**
     * Returns the full accessible name. It begins with the content of the card, in the same words and order, so that
     * voice control can refer to what is visible.
     */
    full: (match: Match) => {
      const heading = [t('match', { number: number(match.id) }), caption(match)].join(' ')
      const isUntold = match.status === 'waiting' || (match.status === 'ready' && start(match) !== null)
      const waiting = isUntold ? [status(match)] : []
      const end = isDraw(match) ? [] : (ending(match) ?? [])
      return [heading, sides(match), round(match), ...waiting, end].flat().join(', ')
    },
  }
}

/** Whether a match has a score to show. */
function isCounted({ status, forfeits }: Match): boolean {
  return (status === 'running' || status === 'finished') && !forfeits.some(Boolean)
}

function resultMark(t: T, result: SlotResult): string | null {
  switch (result) {
    case 'walkover':
      return t('walkoverMark')
    case 'absent':
      return t('forfeit')
    case 'gave-up':
      return t('gaveUp')
    case 'disqualified':
      return t('disqualifiedMark')
    case null:
      return null
    default:
      return String(result)
  }
}

function statusName(t: T, { status, slots }: WithStatus, starts: boolean): string {
  switch (status) {
    case 'waiting':
      return t(slots?.some(({ teamId }) => teamId !== null) ? 'statusWaitingOne' : 'statusWaiting')
    case 'ready':
      return t(starts ? 'statusReady' : 'statusSoon')
    case 'running':
      return t('statusRunning')
    case 'finished':
      return t('statusFinished')
    case 'bye':
      return t('statusBye')
  }
}
