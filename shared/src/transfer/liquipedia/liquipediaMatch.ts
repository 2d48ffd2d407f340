import { advantageOf } from '../../bracket/model/advantage.ts'
import type { Match, Side, Slot } from '../../bracket/model/match.ts'
import { type PlayedGame, playedOf } from '../../bracket/model/playedGame.ts'
import { mapName } from '../../selfService/csMaps.ts'
import { wikitextName } from './wikitextName.ts'

/** Returns the name of a team by its id. */
export type TeamNames = (teamId: string) => string

const indent = '    '
const bye = '{{TeamOpponent|bye}}'
const toBeDetermined = '{{TeamOpponent|tbd}}'

/**
 * `{{Match|…}}` with both opponents, the result, and the games that are known. An advantage is a comment: the wikis of our
 * games have no parameter for it, and would count a map as played.
 */
export function liquipediaMatch(match: Match, team: TeamNames): string {
  const { bestOf, status, winner, startsAt, games } = match
  const isFinished = status === 'finished'
  return matchTemplate(
    [opponentOf(match, 0, team), opponentOf(match, 1, team)],
    [
      `bestof=${bestOf}`,
      ...(isFinished ? ['finished=true', `winner=${winnerOf(match)}`] : []),
      ...(status === 'running' ? ['finished=false'] : []),
      ...(status === 'bye' ? byeResult(winner) : []),
      ...(startsAt == null ? [] : [`date=${dateOf(startsAt)}`]),
      ...(advantageOf(match).length > 0 ? ['comment=1:0 advantage from the upper bracket'] : []),
      ...playedOf(games).map((game, index) => `map${index + 1}=${mapOf(game)}`),
    ],
  )
}

/** `{{Map|…}}`: a game with its map and rounds, as far as they are known. */
function mapOf({ map, rounds, outcome }: PlayedGame): string {
  const winner = outcome === null ? [] : [`winner=${outcome === 'draw' ? 0 : outcome + 1}`]
  return `{{${[
    'Map',
    `map=${map === undefined ? '' : wikitextName(mapName(map))}`,
    ...(rounds?.map((won, side) => `score${side + 1}=${won}`) ?? []),
    `finished=${outcome !== null}`,
    ...winner,
  ].join('|')}}}`
}

/** A match of a template that at most one team reaches: the one in the slot, if there is one. */
export function liquipediaBye(slots: readonly [Slot | null, Slot | null], team: TeamNames): string {
  const opponents = slots.map(slot => (slot === null ? bye : opponent(slot, team, ''))) as [string, string]
  const winner = slots.findIndex(slot => slot !== null && slot.teamId !== null)
  return matchTemplate(opponents, byeResult(winner < 0 ? null : (winner as Side)))
}

function matchTemplate([one, other]: readonly [string, string], fields: readonly string[]): string {
  const lines = [`|opponent1=${one}`, `|opponent2=${other}`, fields.map(field => `|${field}`).join('')]
  return ['{{Match', ...lines.map(line => indent + line), `${indent}}}`].join('\n')
}

function byeResult(winner: Side | null): readonly string[] {
  return winner === null ? ['finished=skip'] : ['finished=true', `winner=${winner + 1}`]
}

function opponentOf({ slots, status, score, forfeits }: Match, side: Side, team: TeamNames): string {
  if (status !== 'finished' && status !== 'running') return opponent(slots[side], team, '')
  const mark = forfeits[side] ? 'FF' : forfeits.some(Boolean) ? 'W' : score[side]
  return opponent(slots[side], team, `|score=${mark}`)
}

function opponent({ teamId, closed }: Slot, team: TeamNames, score: string): string {
  if (teamId === null) return closed ? bye : toBeDetermined
  return `{{TeamOpponent|${wikitextName(team(teamId))}${score}}}`
}

/** 0 for a draw, and −1 if neither side has won. */
function winnerOf({ winner, forfeits }: Match): number {
  if (winner !== null) return winner + 1
  return forfeits.some(Boolean) ? -1 : 0
}

const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** `September 7, 2026 - 12:00 {{Abbr/UTC}}`, the form that the wiki's date parser knows. */
function dateOf(milliseconds: number): string {
  return `${day.format(milliseconds)} - ${time.format(milliseconds)} {{Abbr/UTC}}`
}
