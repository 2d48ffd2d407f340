import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { problemsMax } from '../boundedList.ts'
import { parsedJson } from '../parsedJson.ts'
import { readPhases } from '../startgg/readStartgg.ts'
import type { ReadFile, ReadingContext } from '../transferReader.ts'
import type { ChallongeEvent } from './challongeData.ts'
import { challongeEvents, hasChallongeRecords } from './challongeEvents.ts'
import { challongePhases } from './challongePhases.ts'

/** Whether a text is an answer of Challonge's API. */
export function isChallonge(text: string): boolean {
  if (!/^\uFEFF?\s*[[{]/.test(text)) return false
  return /"(?:tournament|participant|match)"/i.test(text) && hasChallongeRecords(parsedJson(text))
}

/** Tournaments need not say what is played. */
export function challongeNeeds(text: string): readonly 'game'[] {
  return /"game_name"\s*:\s*"[^"]/.test(text) ? [] : ['game']
}

/**
 * Reads one tournament of Challonge from a list of the answers of its API. Problems: `not-json`, those of
 * `challongeEvents`, `several-tournaments`, and those of `readPhases`.
 */
export function readChallonge(text: string, context: ReadingContext): ReadFile {
  const value = parsedJson(text)
  if (value === undefined) return refused([{ path: '', problem: 'not-json' }])
  const problems: FieldProblem[] = []
  const [event, ...others] = challongeEvents([value], problems)
  if (others.length > 0) problems.push({ path: '', problem: 'several-tournaments' })
  if (event === undefined && problems.length === 0) problems.push({ path: '', problem: 'tournament-missing' })
  if (event === undefined || problems.length > 0) return refused(problems)
  return readChallongeEvent(event, context)
}

/** Reads a tournament of Challonge. */
function readChallongeEvent(
  { tournament, ...records }: ChallongeEvent,
  { game, now }: Pick<ReadingContext, 'game' | 'now'>,
): ReadFile {
  const game_name = tournament.game_name || (game === 'dota2' ? 'Dota 2' : 'Counter-Strike 2')
  return readPhases(
    challongePhases({ ...records, tournament: { ...tournament, game_name } }),
    'challonge',
    now,
  )
}

function refused(problems: readonly FieldProblem[]): ReadFile {
  return { ok: false, problems: problems.slice(0, problemsMax) }
}
