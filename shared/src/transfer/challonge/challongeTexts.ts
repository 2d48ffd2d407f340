import { parsedJson } from '../parsedJson.ts'
import { challongeRecords } from './challongeEvents.ts'

/**
 * Puts the answers of Challonge's API in several files together: one text per tournament, and one of what belongs to none.
 * Mistakes stay in the text of their tournament, whose reader names them.
 */
export function challongeTexts(texts: readonly string[]): readonly string[] {
  const values = texts.map(parsedJson)
  const events = challongeRecords(values)
  if (events.length < 2) return [texts.length === 1 ? (texts[0] ?? '') : JSON.stringify(values)]
  return events.map(({ tournament, others }) =>
    JSON.stringify([
      ...(tournament === null ? [] : [{ tournament: tournament.raw }]),
      ...others.map(({ kind, raw }) => ({
        [kind]: { ...raw, ...(tournament !== null && { tournament_id: tournament.ids.id }) },
      })),
    ]),
  )
}
