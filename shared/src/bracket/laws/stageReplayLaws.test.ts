import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match } from '../model/match.ts'
import { isSamePair, teamPair } from '../model/matchState.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import { withdrawalsOf, withdrawnTeams } from '../model/withdrawals.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { entrantTeams } from '../stages/entrantTeams.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { required } from '../testing/playOut.ts'
import { finalScore, given } from '../testing/playRandomStages.ts'
import { type RandomCommand, randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, type Staged, staged } from '../testing/randomStages.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 40)

/** A command that was accepted. */
interface Step extends RandomCommand {
  /** The match before the command; null for a command on the bracket. */
  readonly match: Match | null
  /** How its teams had come to it (see `wayTo`). */
  readonly way: readonly string[]
  /** The stage in which it placed a team by hand, or let one follow another; null if it did not. */
  readonly byHand: string | null
  /** What depended on when the command was given (see `timelyOf`). */
  readonly timely: readonly string[]
  /** The matches of a round that it published. */
  readonly published: readonly Match[]
}

/** Rounds are published by a command of their own, so that a replay can publish the same ones. */
const manual = staged.map(
  ({ plan, luck }): Staged => ({
    luck,
    plan: {
      ...plan,
      stages: (plan.stages ?? []).map(stage =>
        stage.kind === 'swiss' ? { ...stage, publishing: 'manual' } : stage,
      ),
    },
  }),
)

test('after a correction in a table everything is as if the result had been right from the start', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(manual, ({ plan, luck }) => {
      const start = createdOrNull(plan)
      if (start === null) return
      const below = chance(luck)
      const { bracket, steps } = recorded(start, below)
      const wrong = pickResult(bracket, steps, below)
      if (wrong === undefined) return
      // The games of another score are not known.
      const { games, ...fields } = wrong.fields
      const score = finalScore(required(bracket, wrong.fields.matchId), below)
      const right = { ...fields, score, games: isSameValue(score, fields['score']) ? games : [] }
      const corrected = given(bracket, 'correctScore', { ...right, cascade: true })
      if (!corrected.ok) {
        expect(['team-replaced', 'team-ahead', 'match-full']).toContain(corrected.code)
        return
      }
      // What was placed by hand is not placed again when it is reverted, and who follows another team keeps its slot.
      const byHand = new Set(steps.flatMap(step => step.byHand ?? []))
      if (corrected.value.changes.some(([{ stage }]) => byHand.has(stage))) return
      const replayed = replay(
        start,
        steps.map(step => (step === wrong ? { ...step, fields: right } : step)),
        corrected.value.bracket,
      )
      if (replayed === null) return
      expect([...corrected.value.bracket.matches.values()].map(facts)).toEqual(
        [...replayed.matches.values()].map(facts),
      )
      for (const { name } of steps) seen.add(name)
      if (corrected.value.changes.length > 1) seen.add('cascade')
    }),
    { numRuns: runs },
  )
  // Few corrections spare a stage in which teams were placed by hand.
  const rare = runs < 2000 ? [] : ['placeTeam']
  const needed = ['cascade', 'disqualifyTeam', 'forfeitMatch', 'publishRound', 'replaceTeam', ...rare]
  expect([...seen]).toEqual(expect.arrayContaining(needed))
})

const facts = ({ revision: _, ...match }: Match) => match

function recorded(start: Bracket, below: (n: number) => number) {
  const steps: Step[] = []
  let bracket = start
  const isByHandToo = below(3) === 0
  for (let step = 0, last = 40 + below(120); step < last; step += 1) {
    // Teams are placed by hand when it is known who is through.
    const options = { isByHand: isByHandToo && stagesAreOver(bracket) }
    const command = randomStageCommand(bracket, below, options)
    if (command.name === 'correctScore' || command.name === 'reopenMatch') continue
    // Which series of a round keep their length depends on which have begun.
    if (command.name === 'setSeriesLength' && !isOneSeries(command)) continue
    // Of two disqualified teams that meet, nothing says which one left first.
    if (command.name === 'disqualifyTeam' && steps.some(({ name }) => name === 'disqualifyTeam')) continue
    const outcome = given(bracket, command.name, command.fields)
    if (!outcome.ok) continue
    const match = bracket.matches.get(command.fields.matchId) ?? null
    const published = command.name === 'publishRound' ? publishedMatches(command, outcome.value) : []
    const way = match === null ? [] : wayTo(bracket, match)
    const byHand = placedIn(bracket, command, outcome.value.bracket)
    bracket = outcome.value.bracket
    steps.push({ ...command, match, way, byHand, timely: timelyOf(bracket), published })
  }
  return { bracket, steps }
}

function placedIn(
  { shape, matches }: Bracket,
  { name, fields }: RandomCommand,
  after: Bracket,
): string | null {
  if (name === 'placeTeam' || name === 'clearSlot') return matches.get(fields.matchId)?.stage ?? null
  if (name !== 'replaceTeam' || !shape.teamIds.includes(String(fields['byTeamId']))) return null
  return withdrawalsOf(after).find(({ teamId }) => teamId === fields['teamId'])?.stage ?? null
}

function isOneSeries({ fields: { series } }: RandomCommand): boolean {
  return typeof series === 'object' && series !== null && 'matchId' in series
}

function stagesAreOver({ shape, matches }: Bracket): boolean {
  return [...matches.values()].every(match => isOver(match) || !hasTable(stageOf(shape, match)))
}

/** What publishing has written, and the matches of a round that was drawn again with the same pairings. */
function publishedMatches({ fields }: RandomCommand, change: BracketChange): readonly Match[] {
  const changed = changedMatches(change)
  if (changed.length > 0 || fields['redraw'] !== true) return changed
  const { stage, round } = fields
  return [...change.bracket.matches.values()].filter(match => match.stage === stage && match.round === round)
}

/** A step that finished a match of a table with the result that it still has. */
function pickResult(
  bracket: Bracket,
  steps: readonly Step[],
  below: (n: number) => number,
): Step | undefined {
  const finished = steps.filter(({ name }) => name === 'finishSeries')
  const results = finished.filter((step, index) => {
    const now = step.match && required(bracket, step.match.id)
    // It may have been played again, by other teams.
    const isLast = !finished.slice(index + 1).some(({ match }) => match?.id === now?.id)
    const isPlayed = now?.status === 'finished' && !now.forfeits.some(Boolean)
    return isLast && isPlayed && hasTable(stageOf(bracket.shape, now))
  })
  return results[below(results.length)]
}

/**
 * Gives the same commands again, apart from those about teams that are not there any more. Null where two orders mean two
 * things: if a command is refused, a slot would not be cleared, a team withdraws from another stage, has been replaced
 * since or takes another bye as a late entry, or teams have come to a match after its commands were left out.
 */
function replay(start: Bracket, steps: readonly Step[], corrected: Bracket): Bracket | null {
  let bracket = start
  const early: Step[] = []
  for (const step of steps) {
    const { name, fields, match, published, timely } = step
    if (match !== null && !isAbout(bracket, step)) {
      if (name === 'clearSlot') return null
      early.push(step)
      continue
    }
    if (name === 'publishRound') {
      // A round that other teams play now is not published with those of before. One that has begun stays.
      const { pairs: _, ...drawn } = fields
      const hasBegun = published.some(({ id }) => isStarted(required(corrected, id)))
      if ((!hasBegun && !given(bracket, name, drawn).ok) || !isOfTeams(bracket, published)) continue
      // Of earlier rounds, a round that is drawn again changes slots: it records disqualifications there.
      const matches = published.map(after =>
        after.round === fields['round'] ? after : { ...required(bracket, after.id), slots: after.slots },
      )
      bracket = { ...bracket, matches: PagedMatches.from(bracket.matches).with(matches) }
      continue
    }
    // The forfeits of a team that was replaced after it had withdrawn are not repeated where its match is seated again.
    if (name === 'replaceTeam' && withdrawnTeams(bracket).has(String(fields['teamId']))) return null
    const outcome = given(bracket, name, fields)
    // A tie that is gone needs no lot.
    if (!outcome.ok && outcome.code === 'tie-gone' && fields['by'] === 'lot') continue
    if (!outcome.ok) return null
    bracket = outcome.value.bracket
    if (!isSameValue(timelyOf(bracket), timely)) return null
  }
  return early.some(step => isSameWay(bracket, step)) ? null : bracket
}

/** Whether matches of a Swiss stage are of teams that play there. */
function isOfTeams(bracket: Bracket, matches: readonly Match[]): boolean {
  return matches.every(match => {
    const teamIds = entrantTeams(bracket, stageOf(bracket.shape, match), 0)
    return teamPair(match).every(id => id === null || teamIds.includes(id))
  })
}

/** Whether a command on a match is about the same teams as before. */
function isAbout(bracket: Bracket, { name, fields, match: was, ...step }: Step): boolean {
  if (was === null || name === 'placeTeam') return true
  const now = required(bracket, was.id)
  const slot = Number(fields['slot'])
  if (name === 'clearSlot') return teamPair(now)[slot] === teamPair(was)[slot]
  return now.status === was.status && isSameWay(bracket, { name, fields, match: was, ...step })
}

/** Whether a match has the same teams, which have come to it on the same way: otherwise a correction undoes its result. */
function isSameWay(bracket: Bracket, { match: was, way }: Step): boolean {
  if (was === null) return false
  const now = required(bracket, was.id)
  return isSamePair(teamPair(now), teamPair(was)) && isSameValue(wayTo(bracket, now), way)
}

/** The earlier matches of an elimination on which it depends who meets in one. */
function wayTo(bracket: Bracket, match: Match): readonly string[] {
  if (hasTable(stageOf(bracket.shape, match))) return []
  const order = roundOrder(bracket)
  const own = stageMatches({ key: match.stage }, bracket.matches)
  const way = new Set<Match>([match])
  for (const later of way) {
    for (const each of own) {
      const isBefore = order(each) < order(later)
      if (isBefore && teamPair(each).some(id => id !== null && teamPair(later).includes(id))) way.add(each)
    }
  }
  return [...way].map(each => [each.id, ...teamPair(each)].join(' ')).sort()
}

/** The stages from which teams have withdrawn, in which another one may follow, and the byes that late entries have taken. */
function timelyOf(bracket: Bracket): readonly string[] {
  const seats = [...bracket.matches.values()].flatMap(({ id, slots }) =>
    slots.flatMap(({ source }) => (source.from === 'seed' ? `${id} ${source.seed}` : [])),
  )
  return [...withdrawalsOf(bracket).map(({ teamId, stage }) => `${teamId} ${stage}`), ...seats]
}
