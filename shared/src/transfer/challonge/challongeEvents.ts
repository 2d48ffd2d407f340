import { competitionLimits } from '../../competition/competitionLimits.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import { schemaProblems } from '../fileProblems.ts'
import {
  type ChallongeEvent,
  type ChallongeMatch,
  type ChallongeParticipant,
  challongeMatch,
  challongeParticipant,
  type ChallongeTournament,
  challongeTournament,
} from './challongeData.ts'

interface Records {
  readonly tournaments: ChallongeTournament[]
  readonly participants: ChallongeParticipant[]
  readonly matches: ChallongeMatch[]
}

type Kind = 'tournament' | 'participant' | 'match'

const kinds: readonly Kind[] = ['tournament', 'participant', 'match']
/** Above all records of the largest tournament that is read, times a hundred tournaments. */
const recordsMax = 100 * (competitionLimits.players + bracketLimits.matchesMax)

/**
 * The tournaments in answers of Challonge's API, of version 1 or 2.1: whole ones, or tournament, participants and matches
 * as answers of their own. Problems: `tournament-missing` if participants or matches belong to none, and those of the
 * schema.
 */
export function challongeEvents(
  values: readonly unknown[],
  problems: FieldProblem[],
): readonly ChallongeEvent[] {
  const records: Records = { tournaments: [], participants: [], matches: [] }
  for (const value of values) collect(value, records, problems)
  const tournaments = new Map(records.tournaments.map(each => [each.id, each]))
  const only = tournaments.size === 1 ? records.tournaments[0]?.id : undefined
  const participants = Map.groupBy(
    uniqueById(records.participants),
    ({ tournament_id }) => tournament_id ?? only,
  )
  const tournamentOfPlayer = new Map(
    [...participants].flatMap(([id, members]) =>
      members.flatMap(member =>
        [member.id, ...(member.group_player_ids ?? [])].map(player => [player, id] as const),
      ),
    ),
  )
  const matches = Map.groupBy(uniqueById(records.matches), match => {
    const [one, other] = playersOf(match)
    return match.tournament_id ?? tournamentOfPlayer.get(one ?? other ?? '') ?? only
  })
  const isKnown = (id: string | undefined) => id !== undefined && tournaments.has(id)
  // A match that is still to come may name nobody.
  const stray = [...participants.keys(), ...[...matches.keys()].filter(id => id !== undefined)]
  if (!stray.every(isKnown)) problems.push({ path: '', problem: 'tournament-missing' })
  return [...tournaments].map(([id, tournament]) => ({
    tournament,
    participants: participants.get(id) ?? [],
    matches: matches.get(id) ?? [],
  }))
}

/** The ids of the two players of a match as it names them; undefined if one is not known yet. */
export function playersOf(match: ChallongeMatch): readonly [string | undefined, string | undefined] {
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

function collect(value: unknown, records: Records, problems: FieldProblem[]): void {
  const queue: unknown[] = [value]
  for (let index = 0; index < queue.length && index <= recordsMax; index += 1) {
    const each = queue[index]
    if (Array.isArray(each)) for (const item of each) queue.push(item)
    else if (isRecord(each)) {
      const wrapped = kinds.find(kind => isRecord(each[kind]))
      const kind = kindOf(each)
      if (wrapped !== undefined) {
        const record = each[wrapped] as Readonly<Record<string, unknown>>
        add(wrapped, record, records, problems)
        if (wrapped === 'tournament') queue.push(record['participants'], record['matches'])
      } else if (kind !== null && isRecord(each['attributes'])) {
        const { id, attributes, relationships } = each
        add(kind, { ...(attributes as object), id, relationships }, records, problems)
      } else queue.push(each['data'], each['included'])
    }
  }
}

function add(kind: Kind, record: unknown, records: Records, problems: FieldProblem[]): void {
  const read =
    kind === 'tournament'
      ? challongeTournament.safeParse(record)
      : kind === 'participant'
        ? challongeParticipant.safeParse(record)
        : challongeMatch.safeParse(record)
  if (!read.success) {
    problems.push(...schemaProblems(read.error).map(each => ({ ...each, path: `${kind}.${each.path}` })))
    return
  }
  if (kind === 'tournament') records.tournaments.push(read.data as ChallongeTournament)
  else if (kind === 'participant') records.participants.push(read.data as ChallongeParticipant)
  else records.matches.push(read.data as ChallongeMatch)
}

function kindOf({ type }: Readonly<Record<string, unknown>>): Kind | null {
  const name = typeof type === 'string' ? type.toLowerCase() : ''
  return kinds.find(kind => name === kind || name === `${kind}s` || name === `${kind}es`) ?? null
}

/** The last record of each id, where a file was chosen twice. */
function uniqueById<Each extends { readonly id: string }>(all: readonly Each[]): readonly Each[] {
  return [...new Map(all.map(each => [each.id, each])).values()]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
