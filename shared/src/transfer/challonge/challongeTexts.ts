import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { parsedJson } from '../parsedJson.ts'
import { challongeEvents } from './challongeEvents.ts'

/**
 * Puts the answers of Challonge's API in several files together: one text per tournament, or a single one of everything
 * if it has problems, which its reader names.
 */
export function challongeTexts(texts: readonly string[]): readonly string[] {
  const values = texts.map(parsedJson)
  const problems: FieldProblem[] = []
  const events = challongeEvents(values, problems)
  if (problems.length > 0 || events.length < 2)
    return [texts.length === 1 ? (texts[0] ?? '') : JSON.stringify(values)]
  return events.map(({ tournament, participants, matches }) =>
    JSON.stringify([
      { tournament },
      ...participants.map(participant => ({ participant })),
      ...matches.map(match => ({ match: { ...match, tournament_id: tournament.id } })),
    ]),
  )
}
