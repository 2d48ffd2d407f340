import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { stageLimits } from '../../format/stagePlan.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange, BracketShape } from '../model/bracket.ts'
import { isOver, type Slot } from '../model/match.ts'
import type { LateEntry } from '../model/stage.ts'
import { isPublished, type SwissStage, swissRounds } from '../stages/publication.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { withdrawnTeams } from '../stages/withdrawnTeams.ts'

const undrawn: Slot = { teamId: null, source: { from: 'pairing' }, closed: false }

/**
 * Adds a team from outside the bracket to its Swiss stage, with the lowest seed: it plays from the first round that is
 * not published, and has points for each one that is. Refused with `not-found` if the bracket has no Swiss stage, or one
 * of Valve's, `already-in-bracket`, `nothing-to-play` if all rounds are published, and `stage-full` if a round has no
 * match left for the team. Needs the whole bracket.
 */
export function enterLate(
  bracket: Bracket,
  teamId: string,
  pointsPerMissedRound: LateEntry['pointsPerMissedRound'],
): Outcome<BracketChange, 'not-found' | 'already-in-bracket' | 'nothing-to-play' | 'stage-full'> {
  const { shape } = bracket
  const stage = lateEntryStage(shape)
  if (stage === null) return refuse('not-found')
  if (shape.teamIds.includes(teamId)) return refuse('already-in-bracket', { teamId })
  const rounds = swissRounds(bracket, stage)
  const missedRounds = rounds.filter(isPublished).length
  const openRounds = rounds.slice(missedRounds)
  if (openRounds.length === 0) return refuse('nothing-to-play')

  const teams = shape.teamIds.length + 1
  const playing = teams - withdrawnTeams(stageMatches(stage, bracket.matches)).size
  const needed = Math.ceil(playing / 2)
  if (teams > stageLimits.swissTeamsMax || openRounds.some(matches => matches.length < needed)) {
    return refuse('stage-full')
  }
  const edit = new BracketEdit(bracket)
  for (const match of openRounds.flatMap(matches => matches.slice(0, needed))) {
    if (isOver(match)) edit.change(match, { slots: [undrawn, undrawn], status: 'waiting' })
  }
  const { bracket: after, changes } = edit.result()
  const late = { missedRounds, pointsPerMissedRound }
  const entrants = stage.groups.flatMap(group => group.entrants)
  const groups = [{ entrants: [...entrants, { from: 'seed' as const, seed: teams, late }] }]
  const stages = shape.stages.map(each => (each === stage ? { ...stage, groups } : each))
  return accept({
    bracket: { ...after, shape: { ...shape, teamIds: [...shape.teamIds, teamId], stages } },
    changes,
  })
}

/** The stage of a bracket that teams can enter late; null if it has no Swiss stage, or one of Valve's. */
export function lateEntryStage({ stages }: Pick<BracketShape, 'stages'>): SwissStage | null {
  const stage = stages.find(each => each.kind === 'swiss')
  return stage === undefined || stage.pairing === 'valve' ? null : stage
}
