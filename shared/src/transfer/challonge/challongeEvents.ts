import * as z from 'zod/mini'
import { competitionLimits } from '../../competition/competitionLimits.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import { schemaProblems } from '../fileProblems.ts'
import {
  type ChallongeEvent,
  type ChallongeMatch,
  challongeMatch,
  challongeParticipant,
  challongeTournament,
} from './challongeData.ts'

type Kind = 'tournament' | 'participant' | 'match'

/** A record that has not been checked, with the ids that say to which tournament it belongs. */
interface FoundRecord {
  readonly kind: Kind
  readonly raw: Readonly<Record<string, unknown>>
  readonly ids: z.output<typeof idsOfRecord>
}

/** The records of one tournament; without one, those that belong to none. */
export interface ChallongeRecords {
  readonly tournament: FoundRecord | null
  readonly others: readonly FoundRecord[]
}

const kinds: readonly Kind[] = ['tournament', 'participant', 'match']
/** Above all records of the largest tournament that is read, times a hundred tournaments. */
const recordsMax = 100 * (competitionLimits.players + bracketLimits.matchesMax)

const ofParticipant = challongeParticipant.shape
const ofMatch = challongeMatch.shape
/** A record with mistakes belongs to its tournament all the same. */
const idsOfRecord = z.object({
  id: z.catch(z.optional(ofMatch.id), undefined),
  tournament_id: z.catch(ofMatch.tournament_id, null),
  group_player_ids: z.catch(ofParticipant.group_player_ids, null),
  player1_id: z.catch(ofMatch.player1_id, null),
  player2_id: z.catch(ofMatch.player2_id, null),
  relationships: z.catch(ofMatch.relationships, null),
  points_by_participant: z.catch(ofMatch.points_by_participant, null),
})

/**
 * The tournaments in answers of Challonge's API, of version 1 or 2.1: whole ones, or tournament, participants and matches
 * as answers of their own. Problems: `tournament-missing` if participants or matches belong to none, and those of the
 * schema.
 */
export function challongeEvents(
  values: readonly unknown[],
  problems: FieldProblem[],
): readonly ChallongeEvent[] {
  return challongeRecords(values).flatMap(({ tournament: found, others }) => {
    if (found === null) problems.push({ path: '', problem: 'tournament-missing' })
    const of = <Schema extends z.ZodMiniType>(kind: Kind, schema: Schema) =>
      [found, ...others].flatMap(each => (each?.kind === kind ? (checked(schema, each, problems) ?? []) : []))
    const [tournament] = of('tournament', challongeTournament)
    const participants = of('participant', challongeParticipant)
    const matches = of('match', challongeMatch)
    return tournament === undefined ? [] : [{ tournament, participants, matches }]
  })
}

/** The records of each tournament in answers of Challonge's API, which may have mistakes; those that belong to none last. */
export function challongeRecords(values: readonly unknown[]): readonly ChallongeRecords[] {
  const records = values.flatMap(recordsIn)
  const tournaments = new Map(
    records.flatMap(each =>
      each.kind === 'tournament' && each.ids.id ? [[each.ids.id, each] as const] : [],
    ),
  )
  const [only] = tournaments.size === 1 ? tournaments.keys() : []
  const tournamentOfPlayer = new Map(
    records.flatMap(({ kind, ids }) =>
      kind === 'participant'
        ? [ids.id, ...(ids.group_player_ids ?? [])].map(
            player => [player, ids.tournament_id ?? only] as const,
          )
        : [],
    ),
  )
  const others = uniqueById(records.filter(each => each.kind !== 'tournament' || each.ids.id === undefined))
  const groups = Map.groupBy(others, ({ kind, ids }) => {
    const [one, other] = kind === 'match' ? playersOf(ids) : []
    const named = ids.tournament_id ?? tournamentOfPlayer.get(one ?? other ?? '') ?? only
    return named !== undefined && tournaments.has(named) ? named : null
  })
  // A match that is still to come may name nobody.
  const stray = (groups.get(null) ?? []).filter(
    ({ kind, ids }) => kind !== 'match' || ids.tournament_id || playersOf(ids).some(Boolean),
  )
  return [
    ...[...tournaments].map(([key, tournament]) => ({ tournament, others: groups.get(key) ?? [] })),
    ...(stray.length === 0 ? [] : [{ tournament: null, others: stray }]),
  ]
}

/** The ids of the two players of a match as it names them; undefined if one is not known yet. */
export function playersOf(
  match: Pick<ChallongeMatch, 'player1_id' | 'player2_id' | 'relationships' | 'points_by_participant'>,
): readonly [string | undefined, string | undefined] {
  const { player1_id, player2_id, relationships, points_by_participant: points } = match
  return [
    player1_id ?? relationships?.player1?.data?.id ?? points?.[0]?.participant_id ?? undefined,
    player2_id ?? relationships?.player2?.data?.id ?? points?.[1]?.participant_id ?? undefined,
  ]
}

/** Whether a value is a record of Challonge, or begins with one. */
export function hasChallongeRecords(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && hasChallongeRecords(value[0])
  if (!isRecord(value)) return false
  if (kinds.some(kind => isRecord(value[kind]) && 'id' in value[kind])) return true
  const { data } = value
  const [item] = Array.isArray(data) ? data : [data]
  return isRecord(item) && kindOf(item) !== null && isRecord(item['attributes'])
}

function recordsIn(value: unknown): readonly FoundRecord[] {
  const found: FoundRecord[] = []
  const add = (kind: Kind, raw: FoundRecord['raw']) => found.push({ kind, raw, ids: idsOfRecord.parse(raw) })
  const queue: unknown[] = [value]
  for (let index = 0; index < queue.length && index <= recordsMax; index += 1) {
    const each = queue[index]
    if (Array.isArray(each)) for (const item of each) queue.push(item)
    else if (isRecord(each)) {
      const wrapped = kinds.find(kind => isRecord(each[kind]))
      const kind = kindOf(each)
      if (wrapped !== undefined) {
        const record = each[wrapped] as FoundRecord['raw']
        const { participants, matches, ...own } = record
        add(wrapped, wrapped === 'tournament' ? own : record)
        if (wrapped === 'tournament') queue.push(participants, matches)
      } else if (kind !== null && isRecord(each['attributes'])) {
        const { id, attributes, relationships } = each
        add(kind, { ...(attributes as object), id, relationships })
      } else queue.push(each['data'], each['included'])
    }
  }
  return found
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  { kind, raw }: FoundRecord,
  problems: FieldProblem[],
): z.output<Schema> | null {
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  problems.push(...schemaProblems(read.error).map(each => ({ ...each, path: `${kind}.${each.path}` })))
  return null
}

function kindOf({ type }: Readonly<Record<string, unknown>>): Kind | null {
  const name = typeof type === 'string' ? type.toLowerCase() : ''
  return kinds.find(kind => name === kind || name === `${kind}s` || name === `${kind}es`) ?? null
}

/** The last record of each id, where a file was chosen twice. */
function uniqueById(all: readonly FoundRecord[]): readonly FoundRecord[] {
  return [...new Map(all.map(each => [each.ids.id ? `${each.kind} ${each.ids.id}` : each, each])).values()]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
