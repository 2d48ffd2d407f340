import type { Match, Side, Stage } from '@upper-bracket/shared/bracket/match'
import { type StageName, stageName } from '@upper-bracket/shared/bracket/stageName'
import type { TFunction } from 'i18next'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BracketScope } from './bracketScope.ts'

type T = TFunction<'bracket'>
type MatchTexts = ReturnType<typeof matchTexts>

/** Made once for all cards: a translation of its own for each would cost more than drawing it. */
export const MatchTextsContext = createContext<MatchTexts | null>(null)

/** How matches, rounds and seats are called, in the language of the interface. */
export function useMatchTexts(): MatchTexts {
  const texts = useContext(MatchTextsContext)
  if (texts === null) throw new Error('A match is named outside of a MatchTextsContext')
  return texts
}

export function useNewMatchTexts(scope: BracketScope): MatchTexts {
  const { t } = useTranslation('bracket')
  return useMemo(() => matchTexts(t, scope), [t, scope])
}

function matchTexts(t: T, { shape, numbers, teamNames }: BracketScope) {
  const number = (matchId: string) => numbers.get(matchId) ?? 0
  const round = (match: Pick<Match, 'stage' | 'round'>) => roundName(t, stageName(shape, match))
  const team = (teamId: string) => teamNames.get(teamId) ?? t('unknownTeam')

  /** The team of a seat, or who will come to it. */
  const seat = (match: Match, side: Side): string => {
    const { teamId, source, closed } = match.slots[side]
    if (teamId !== null) return team(teamId)
    if (closed || source.from === 'seed' || source.from === 'bye') return t('nobody')
    return t(source.from === 'winner' ? 'winnerOf' : 'loserOf', { number: number(source.matchId) })
  }
  const teams = (match: Match) => t('versus', { one: seat(match, 0), other: seat(match, 1) })
  const score = ({ score: [one, other] }: Match) => t('scoreSpoken', { one, other })
  const status = ({ status: is }: Match) => statusName(t, is)
  /** Score and status where there are any: '1 to 0, running'. */
  const state = (match: Match): string => {
    const winner = match.winner === null ? [] : [t('winnerSpoken', { team: seat(match, match.winner) })]
    const isPlayed = match.status === 'running' || match.status === 'finished'
    return [...(isPlayed ? [score(match)] : []), status(match), ...(isPlayed ? winner : [])].join(', ')
  }

  /** Why a side has lost without playing; null where it plays. */
  const absence = ({ slots, forfeits }: Match, side: Side): string | null => {
    const { teamId, closed } = slots[side]
    if (teamId !== null && closed) return t('disqualifiedSeat')
    return forfeits[side] ? t('forfeit') : null
  }
  /** The one fact that a card has room for beside the number. */
  const caption = (match: Match): string => {
    if (match.status === 'running') return t('live')
    return match.status === 'ready' || match.status === 'bye'
      ? status(match)
      : t('bestOf', { count: match.bestOf })
  }

  return {
    absence,
    caption,
    round,
    team,
    seat,
    teams,
    score,
    status,
    state,
    number: (match: Pick<Match, 'id'>) => t('match', { number: number(match.id) }),
    /** Where a team goes: 'Down Bracket R2, match 9'. */
    place: (match: Match) => t('matchAt', { round: round(match), number: number(match.id) }),
    /** All of it, for who cannot see the drawing. */
    full: (match: Match) =>
      [t('match', { number: number(match.id) }), round(match), teams(match), state(match)].join(', '),
  }
}

/** The specification's names of rounds. */
export function roundName(t: T, name: StageName): string {
  switch (name.key) {
    case 'first-round':
      return t('firstRound')
    case 'second-round':
      return t('secondRound')
    case 'quarter-final':
      return t('quarterFinal')
    case 'semi-final':
      return t('semiFinal')
    case 'final':
      return t('final')
    case 'second-final':
      return t('secondFinal')
    case 'third-place':
      return t('thirdPlace')
    case 'round':
      return t('round', { round: name.round })
    case 'upper-round':
      return t('upperRound', { round: name.round })
    case 'lower-round':
      return t('lowerRound', { round: name.round })
  }
}

export function sideName(t: T, stage: Stage): string {
  switch (stage) {
    case 'main':
      return t('stageMain')
    case 'upper':
      return t('stageUpper')
    case 'lower':
      return t('stageLower')
    case 'final':
      return t('stageFinal')
    case 'third-place':
      return t('stageThirdPlace')
  }
}

function statusName(t: T, status: Match['status']): string {
  switch (status) {
    case 'waiting':
      return t('statusWaiting')
    case 'ready':
      return t('statusReady')
    case 'running':
      return t('statusRunning')
    case 'finished':
      return t('statusFinished')
    case 'bye':
      return t('statusBye')
  }
}
