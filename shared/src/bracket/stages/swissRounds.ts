import { accept, type Outcome } from '../../errors/outcome.ts'
import { optionOf } from '../../format/stageKinds/stageKinds.ts'
import { valveLimits } from '../../format/valveSwiss.ts'
import { fingerprint } from '../../random/fingerprint.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { isDecidingRecord, lengthOf, plannedValveSeries } from '../layout/valveSeries.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type Slot } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { entrantsOf, type SwissStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import type { Pair, Pairing } from '../pairing/pairing.ts'
import { pairSwissRound } from '../pairing/swissPairing.ts'
import { pairValveRound } from '../pairing/valvePairing.ts'
import { teamRecords } from '../tables/teamRecords.ts'
import { entrantTeams } from './entrantTeams.ts'
import { lateEntries } from './lateEntries.ts'
import { dueRound, isPlanned, redrawableRound, swissRounds } from './publication.ts'
import { tableMatches } from './stageMatches.ts'

/** Who meets in a round, and the team without an opponent. */
interface DrawnPairing {
  readonly pairs: readonly Pick<Pair, 'teamIds'>[]
  readonly bye: string | null
}

/** The pairings of the next round, by the results of all matches that are over before it. */
export function pairingOf(bracket: Bracket, stage: SwissStage, round: number): Pairing {
  const records = [...recordsBefore(bracket, stage, round).values()]
  // A team that withdrew in a later stage keeps its place here, and does not play when this one is open again.
  const withdrawn = withdrawnTeams(bracket)
  return stage.pairing === 'valve'
    ? pairValveRound(records, {
        ...valveLimits(stage),
        firstRound: optionOf(stage, 'firstRound'),
        hasTableOfSix: true,
        withdrawn,
      })
    : pairSwissRound(records, {
        scheme: stage.pairing,
        points: stage.table.points,
        headStarts: new Map(records.map(({ teamId, headStart }) => [teamId, headStart])),
        withdrawn,
      })
}

/** Identifies pairings, so that those which an organizer confirms are those that are published. */
export function pairingBasis({ pairs, bye }: Pairing): string {
  return fingerprint([...pairs.map(({ teamIds }) => teamIds.join(' ')), bye].join())
}

/** Publishes the rounds that are due, if the stage does so automatically; one in which nobody plays is over at once. */
export function publishDueRounds(bracket: Bracket, stage: SwissStage): Outcome<BracketChange, 'match-full'> {
  const changes: BracketChange['changes'][number][] = []
  let current = bracket
  for (;;) {
    const round = stage.publishing === 'automatic' ? dueRound(current, stage) : null
    if (round === null) return accept({ bracket: current, changes })
    const published = publishedRound(current, stage, round)
    if (!published.ok) return published
    current = published.value.bracket
    changes.push(...published.value.changes)
  }
}

/**
 * Takes back the rounds that were published when an earlier one was over, which is open again, as long as none of their
 * matches has started: their pairings are not those of its results.
 */
export function withdrawEarlyRounds(bracket: Bracket, stage: SwissStage): BracketChange {
  const edit = new BracketEdit(bracket)
  for (;;) {
    const current = edit.result().bracket
    const round = redrawableRound(current, stage)
    const matches = tableMatches(stage, current.matches)
    const isEarly = matches.some(match => round !== null && match.round < round && !isOver(match))
    const own = matches.filter(match => match.round === round)
    if (round === null || !isEarly || own.some(isStarted)) return edit.result()
    for (const match of own) edit.change(match, undrawn(match, stage))
  }
}

/**
 * Takes back the rounds that were drawn with a team that has lost its place in the stage since, and those after them,
 * whatever has been played in them.
 */
export function withdrawStrangers(bracket: Bracket, stage: SwissStage): BracketChange {
  const edit = new BracketEdit(bracket)
  const rounds = swissRounds(bracket, stage)
  if (!rounds.slice(0, 1).every(isPlanned)) return edit.result()
  const entrants = new Set(entrantTeams(bracket, stage, 0))
  const isStrange = (match: Match) => teamPair(match).some(id => id !== null && !entrants.has(id))
  const index = rounds.findIndex(matches => matches.some(isStrange))
  for (const match of index < 1 ? [] : rounds.slice(index).flat())
    edit.change(match, { ...undrawn(match, stage), score: [0, 0], games: [] })
  return edit.result()
}

/** The state of a match in a round that is not drawn. A spare match that was paired is spare again. */
export function undrawn(match: Match, stage: SwissStage): Partial<Match> {
  const { round, position } = match
  const entrants = entrantsOf(stage)
  const present = entrants.filter(each => each.from !== 'seed' || (each.late?.missedRounds ?? 0) < round)
  const series = plannedValveSeries(stage)?.[round - 1]
  const isSpare = position >= (series?.length ?? present.length / 2)
  const slot: Slot = { teamId: null, source: { from: isSpare ? 'bye' : 'pairing' }, closed: isSpare }
  return {
    slots: [slot, slot],
    status: isSpare ? 'bye' : 'waiting',
    winner: null,
    forfeits: [false, false],
    bestOf: lengthOf(stage, match, series?.[position] ?? 'rounds'),
  }
}

/**
 * Fills the matches of a round with its pairings, in place of those that it has. None of them may have started. Pairings
 * that were drawn elsewhere can be given.
 */
export function publishedRound(
  bracket: Bracket,
  stage: SwissStage,
  round: number,
  pairing?: DrawnPairing,
): Outcome<BracketChange, 'match-full'> {
  const edit = new AdvancingEdit(bracket)
  pairRoundIn(edit, bracket, stage, round, pairing)
  return edit.result()
}

/** Writes the pairings of a round into an edit of the bracket. */
export function pairRoundIn(
  edit: AdvancingEdit,
  bracket: Bracket,
  stage: SwissStage,
  round: number,
  { pairs, bye }: DrawnPairing = pairingOf(bracket, stage, round),
): void {
  const players = [...pairs.map(({ teamIds }) => teamIds), ...(bye === null ? [] : [[bye, null] as const])]
  const records = recordsBefore(bracket, stage, round)
  const isDeciding = (teamId: string | null) => {
    const record = records.get(teamId ?? '')
    return record !== undefined && isDecidingRecord(record, valveLimits(stage))
  }
  const matches = swissRounds(bracket, stage)[round - 1] ?? []
  for (const [index, match] of matches.entries()) {
    const [upper = null, lower = null] = players[index] ?? []
    // A spare match becomes one that is paired.
    const source = upper === null ? match.slots[0].source : ({ from: 'pairing' } as const)
    const filled = (teamId: string | null): Slot => ({
      source,
      teamId,
      closed: teamId === null,
    })
    const isDecider = stage.pairing === 'valve' && [upper, lower].some(isDeciding)
    const changed = edit.change(match, {
      slots: [filled(upper), filled(lower)],
      bestOf: lengthOf(stage, match, isDecider ? 'deciding' : 'rounds'),
      status: 'waiting',
      score: [0, 0],
      games: [],
      winner: null,
      forfeits: [false, false],
    })
    edit.settle(changed)
  }
}

/** The records of the teams that have entered before a round. */
export function recordsBefore(bracket: Bracket, stage: SwissStage, round: number) {
  const late = lateEntries(bracket, stage)
  const teamIds = entrantTeams(bracket, stage, 0).map(teamId =>
    teamId === null || (late.get(teamId)?.missedRounds ?? 0) >= round ? null : teamId,
  )
  return teamRecords(teamIds, matchesBefore(bracket, stage, round), stage.table.points, { late })
}

function matchesBefore(bracket: Bracket, stage: SwissStage, round: number) {
  return tableMatches(stage, bracket.matches).filter(match => match.round < round)
}
