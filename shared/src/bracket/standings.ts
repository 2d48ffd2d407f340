import type { Bracket, BracketShape } from './bracket.ts'
import type { Match, Matches, Stage } from './match.ts'

export interface Standing {
  readonly teamId: string
  /** From 1. */
  readonly seed: number
  /** The best and the worst place that the team can still take; alike, or a shared range such as 5–8, at the end. */
  readonly best: number
  readonly worst: number
  /** Series won and lost. */
  readonly wins: number
  readonly losses: number
  /** `playing`: a match is still before the team. `placed`: its place is settled. */
  readonly state: 'playing' | 'placed'
}

type Places = Pick<Standing, 'best' | 'worst'>

/** Every team with the places that it can still take, the best first, equals in the order of seeds. */
export function standings(bracket: Bracket): readonly Standing[] {
  const prospects = placeProspects(bracket)
  const matches = matchesByTeam(bracket.matches)
  return bracket.shape.teamIds
    .map((teamId, index) => standing(teamId, index + 1, matches.get(teamId) ?? [], prospects))
    .sort((a, b) => a.best - b.best || a.worst - b.worst || a.seed - b.seed)
}

function standing(teamId: string, seed: number, own: readonly Match[], prospects: Prospects): Standing {
  const won = (match: Match): boolean => match.winner !== null && match.slots[match.winner].teamId === teamId
  const played = own.filter(match => match.status === 'finished')
  const wins = played.filter(won).length
  const results = { teamId, seed, wins, losses: played.length - wins }

  const last = played.find(match => isLast(match, won(match)))
  if (last !== undefined) return { ...results, ...prospects.after(last, won(last)), state: 'placed' }
  const next = own.find(match => match.status !== 'finished' && match.status !== 'bye')
  return { ...results, ...(next ? prospects.before(next) : prospects.any), state: 'playing' }
}

function matchesByTeam(matches: Matches): ReadonlyMap<string, readonly Match[]> {
  const byTeam = new Map<string, Match[]>()
  for (const match of matches.values()) {
    for (const { teamId } of match.slots) {
      if (teamId === null) continue
      const own = byTeam.get(teamId)
      if (own === undefined) byTeam.set(teamId, [match])
      else own.push(match)
    }
  }
  return byTeam
}

/** Whether the team has no match after this one. */
function isLast(match: Match, won: boolean): boolean {
  const decidesTheFinal = match.stage === 'final' && match.winner === 0
  return decidesTheFinal || (won ? match.winnerTo : match.loserTo) === null
}

interface Prospects {
  readonly any: Places
  /** The places open to a team that is still to play a match. */
  before(match: Match): Places
  /** The places of a team that left with this match. */
  after(match: Match, won: boolean): Places
}

function placeProspects({ shape, matches }: Bracket): Prospects {
  const losers = loserPlaces(shape, matches)
  const any = { best: 1, worst: shape.teamIds.length }
  const next = (id: string | undefined): Match | undefined => (id === undefined ? undefined : matches.get(id))

  const after = (match: Match, won: boolean): Places => {
    if (!won) return losers.get(roundKey(match.stage, match.round)) ?? any
    const place = match.stage === 'third-place' ? 3 : 1
    return { best: place, worst: place }
  }
  const best = (match: Match): number => {
    const won = next(match.winnerTo?.matchId)
    return won === undefined ? after(match, true).best : best(won)
  }
  const worst = (match: Match): number => {
    const lost = next(match.loserTo?.matchId)
    return lost === undefined ? after(match, false).worst : worst(lost)
  }
  return { any, before: match => ({ best: best(match), worst: worst(match) }), after }
}

/** The places that those share who leave by losing in the same round. */
function loserPlaces(shape: BracketShape, matches: Matches): ReadonlyMap<string, Places> {
  const leaving = new Map<string, number>()
  for (const { stage, round, loserTo, slots } of matches.values()) {
    if (loserTo !== null || slots.some(slot => slot.source.from === 'bye')) continue
    const key = roundKey(stage, round)
    leaving.set(key, (leaving.get(key) ?? 0) + 1)
  }

  const places = new Map<string, Places>()
  let taken = shape.thirdPlace ? 4 : 2
  if (shape.thirdPlace) places.set(roundKey('third-place', 1), { best: 4, worst: 4 })
  for (const key of [...roundKeys('final', shape), ...roundKeys('main', shape).slice(0, 1)]) {
    places.set(key, { best: 2, worst: 2 })
  }
  for (const key of [...roundKeys('main', shape).slice(1), ...roundKeys('lower', shape)]) {
    const count = leaving.get(key) ?? 0
    places.set(key, { best: taken + 1, worst: taken + count })
    taken += count
  }
  return places
}

/** The rounds of a stage, the last one first. */
function roundKeys(stage: Stage, shape: BracketShape): readonly string[] {
  return Array.from({ length: shape.rounds[stage] }, (_, index) =>
    roundKey(stage, shape.rounds[stage] - index),
  )
}

function roundKey(stage: Stage, round: number): string {
  return `${stage} ${round}`
}
