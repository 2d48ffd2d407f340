import { accept, type Outcome } from '../../errors/outcome.ts'
import { valveLimit } from '../../format/stagePlan.ts'
import { fingerprint } from '../../random/fingerprint.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Slot } from '../model/match.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { pairSwissRound } from '../pairing/swissPairing.ts'
import { pairValveRound } from '../pairing/valvePairing.ts'
import { teamRecords } from '../tables/teamRecords.ts'
import { entrantTeams } from './entrantTeams.ts'
import { withdrawnTeams } from './groupTable.ts'
import { dueRound, type SwissStage } from './publication.ts'
import { tableMatches } from './stageMatches.ts'

/** The pairings of the next round, by the results of all matches that are over before it. */
export function pairingOf(bracket: Bracket, stage: SwissStage, round: number): Pairing {
  const records = [...recordsBefore(bracket, stage, round).values()]
  const withdrawn = withdrawnTeams(matchesBefore(bracket, stage, round))
  return stage.pairing === 'valve'
    ? pairValveRound(records, {
        winsToAdvance: valveLimit,
        lossesToLeave: valveLimit,
        firstRound: stage.firstRound,
        hasTableOfSix: true,
        withdrawn,
      })
    : pairSwissRound(records, { scheme: stage.pairing, withdrawn })
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

/** Fills the matches of a round with its pairings, in place of those that it has. None of them may have started. */
export function publishedRound(
  bracket: Bracket,
  stage: SwissStage,
  round: number,
): Outcome<BracketChange, 'match-full'> {
  const edit = new AdvancingEdit(bracket)
  pairRoundIn(edit, bracket, stage, round)
  return edit.result()
}

/** Writes the pairings of a round into an edit of the bracket. */
export function pairRoundIn(edit: AdvancingEdit, bracket: Bracket, stage: SwissStage, round: number): void {
  const { pairs, bye } = pairingOf(bracket, stage, round)
  const players = [...pairs.map(({ teamIds }) => teamIds), ...(bye === null ? [] : [[bye, null] as const])]
  const records = recordsBefore(bracket, stage, round)
  const isDeciding = (teamId: string | null) => {
    const record = records.get(teamId ?? '')
    return record !== undefined && (record.wins === valveLimit - 1 || record.losses === valveLimit - 1)
  }
  const matches = tableMatches(stage, bracket.matches).filter(match => match.round === round)
  for (const [index, match] of matches.entries()) {
    const [upper = null, lower = null] = players[index] ?? []
    const filled = (slot: Slot, teamId: string | null): Slot => ({ ...slot, teamId, closed: teamId === null })
    const isDecider = stage.pairing === 'valve' && [upper, lower].some(isDeciding)
    const changed = edit.change(match, {
      slots: [filled(match.slots[0], upper), filled(match.slots[1], lower)],
      bestOf: isDecider ? stage.bestOf.deciding : stage.bestOf.rounds,
      status: 'waiting',
      winner: null,
    })
    edit.settle(changed)
  }
}

function recordsBefore(bracket: Bracket, stage: SwissStage, round: number) {
  const teamIds = entrantTeams(bracket, stage, 0).flatMap(teamId => teamId ?? [])
  return teamRecords(teamIds, matchesBefore(bracket, stage, round), stage.table.points)
}

function matchesBefore(bracket: Bracket, stage: SwissStage, round: number) {
  return tableMatches(stage, bracket.matches).filter(match => match.round < round)
}
