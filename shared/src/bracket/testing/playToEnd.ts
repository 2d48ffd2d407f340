import type { CommandName } from '../commands/commandTable.ts'
import { drawsRounds, hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { feederOf, isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { dueRound } from '../stages/publication.ts'
import { awaitedTeam } from '../stages/awaitedTeam.ts'
import { finalScore, given, tieDecision } from './playRandomStages.ts'

/**
 * Plays a bracket on as a patient organizer would, in whatever state it is: finishes the matches that can be played,
 * decides ties, publishes rounds, and places teams in the slots that wait for a hand. Where that leads nowhere, all
 * results of the eliminations are taken back, and every team is placed where it began: again, if other teams had to come
 * back first.
 */
export function playToEnd(start: Bracket, below: (n: number) => number): Bracket {
  let bracket = playedOn(start, below)
  for (let time = 0; time < 3 && !isPlayedOut(bracket); time += 1)
    bracket = playedOn(startedOver(bracket), below)
  return bracket
}

const isPlayedOut = ({ matches }: Bracket) => [...matches.values()].every(isOver)

function playedOn(start: Bracket, below: (n: number) => number): Bracket {
  let bracket = start
  for (;;) {
    const next = nextBracket(bracket, below)
    if (next === null) return bracket
    bracket = next
  }
}

function nextBracket(bracket: Bracket, below: (n: number) => number): Bracket | null {
  const open = [...bracket.matches.values()].filter(match => !isOver(match))
  for (const match of open.filter(({ status }) => status !== 'waiting')) {
    const after = played(bracket, match, below)
    if (after !== null) return after
  }
  const tie = tieDecision(bracket, below)
  if (tie !== null) return afterwards(bracket, 'decideTie', tie)
  for (const stage of bracket.shape.stages) {
    const round = drawsRounds(stage) ? dueRound(bracket, stage) : null
    if (round !== null) return afterwards(bracket, 'publishRound', { stage: stage.key, round })
  }
  return placed(bracket, open)
}

/** Null if a team was placed by hand where the winner or the loser goes. */
function played(bracket: Bracket, match: Match, below: (n: number) => number): Bracket | null {
  const { id: matchId, status } = match
  const running = status === 'ready' ? afterwards(bracket, 'startMatch', { matchId }) : bracket
  return running && afterwards(running, 'finishSeries', { matchId, score: finalScore(match, below) })
}

/**
 * Places the first team that can be placed in a slot that nobody else will fill: in an elimination one that plays
 * nowhere.
 */
function placed(bracket: Bracket, open: readonly Match[]): Bracket | null {
  const playing = new Set(open.flatMap(({ slots }) => slots.map(({ teamId }) => teamId)))
  for (const { id: matchId, slots, stage } of open) {
    const isFree = (teamId: string) => hasTable(stageOf(bracket.shape, { stage })) || !playing.has(teamId)
    for (const slot of [0, 1] as const) {
      const { teamId: taker, closed, source } = slots[slot]
      const feeder = bracket.matches.get(feederOf(source) ?? '')
      if (taker !== null || closed || (feeder && !isOver(feeder))) continue
      for (const teamId of bracket.shape.teamIds.filter(isFree)) {
        const after = afterwards(bracket, 'placeTeam', { matchId, slot, teamId })
        if (after !== null) return after
      }
    }
  }
  return null
}

/** Takes back all results of the eliminations, and places the teams that their seeds and places give them. */
function startedOver(bracket: Bracket): Bracket {
  const order = roundOrder(bracket)
  const matches = [...bracket.matches.values()]
    .filter(match => !hasTable(stageOf(bracket.shape, match)))
    .sort((one, other) => order(other) - order(one))
  let now = bracket
  const give = (name: CommandName, fields: object) => {
    now = afterwards(now, name, fields) ?? now
  }
  for (const { id: matchId } of matches) {
    now = withReplaced(now, 'reopenMatch', { matchId })
    give('unstartMatch', { matchId })
  }
  // A team may have to be back before another one can be: because it has replaced one that has played, for instance.
  for (let withdrawn = 0; withdrawnTeams(now).size !== withdrawn; ) {
    withdrawn = withdrawnTeams(now).size
    for (const teamId of withdrawnTeams(now)) now = withReplaced(now, 'reinstateTeam', { teamId })
  }
  for (const { id: matchId } of matches) {
    now = withReplaced(now, 'reopenMatch', { matchId })
    give('unstartMatch', { matchId })
  }
  for (const { id: matchId } of matches) {
    for (const slot of [0, 1] as const) give('clearSlot', { matchId, slot })
  }
  for (const { id: matchId } of matches.toReversed()) {
    for (const slot of [0, 1] as const) {
      const teamId = awaitedTeam(now, { matchId, side: slot })
      if (teamId !== null) give('placeTeam', { matchId, slot, teamId })
    }
  }
  return now
}

/** Reopens a match or reinstates a team, if need be with a team back in the bracket that had played and was replaced. */
function withReplaced(bracket: Bracket, name: CommandName, fields: object): Bracket {
  const act = (before: Bracket) => afterwards(before, name, { ...fields, cascade: true })
  const entrants = bracket.shape.teamIds
  const played = new Set([...bracket.matches.values()].flatMap(teamPair))
  const replaced = [...played].filter(teamId => teamId !== null && !entrants.includes(teamId))
  const direct = act(bracket)
  if (direct !== null) return direct
  for (const byTeamId of replaced) {
    for (const teamId of [...successors(bracket, byTeamId), ...entrants]) {
      const back = afterwards(bracket, 'replaceTeam', { teamId, byTeamId })
      const after = back && act(back)
      if (after !== null) return after
    }
  }
  return bracket
}

/** The teams that have the seeds with which a team has played. */
function successors({ shape, matches }: Bracket, teamId: string | null): readonly string[] {
  const slots = [...matches.values()].flatMap(match => match.slots)
  return slots.flatMap(({ teamId: taker, source }) =>
    taker === teamId && source.from === 'seed' ? (shape.teamIds[source.seed - 1] ?? []) : [],
  )
}

function afterwards(bracket: Bracket, name: CommandName, fields: object): Bracket | null {
  const outcome = given(bracket, name, fields)
  return outcome.ok ? outcome.value.bracket : null
}
