import type { ChangeEvent } from './webhookEvent.ts'
import { changeKinds } from './webhookKinds.ts'
import { webhookLimits } from './webhookLimits.ts'

/** A write to a document of a competition. */
export interface Written {
  readonly path: string
  readonly how: 'create' | 'update' | 'delete'
  /** The names of the fields that an update writes. */
  readonly fields: readonly string[]
}

interface Row {
  /** The path below the competition; the variables are ids. */
  readonly path: RegExp
  /** Whether an update of these fields can be seen by others. */
  readonly shows: (fields: readonly string[]) => boolean
  readonly eventOf: (ids: readonly string[]) => ChangeEvent
  /** Whether creating and deleting the document is a change too. */
  readonly only?: 'update'
}

const except =
  (...internal: readonly string[]) =>
  (fields: readonly string[]) =>
    fields.some(field => !internal.includes(field))

/** What has an event of its own, or concerns nobody else, is left out. */
const rows: readonly Row[] = [
  {
    path: /^$/,
    only: 'update',
    shows: except(
      ...['updatedAt', 'admissions', 'playerCount', 'teamCount', 'entryQueue', 'status', 'bracketId'],
      ...['champion', 'champions', 'draftId'],
      ...['adminUids', 'adminNames', 'ownerUid', 'producerUids'],
    ),
    eventOf: () => ({ type: 'competition.updated' }),
  },
  {
    path: /^publicCommentators\/[^/]+$/,
    shows: () => true,
    eventOf: () => ({ type: 'competition.updated' }),
  },
  {
    path: /^players\/[^/]+$/,
    shows: except('uid', 'teamRequests'),
    eventOf: () => ({ type: 'players.changed' }),
  },
  {
    path: /^teams\/([^/]+)$/,
    shows: except('seed'),
    eventOf: ([teamId = '']) => ({ type: 'teams.changed', teamIds: [teamId] }),
  },
  {
    path: /^drafts\/([^/]+)$/,
    shows: () => true,
    eventOf: ([draftId = '']) => ({ type: 'draft.changed', draftId }),
  },
  {
    path: /^brackets\/([^/]+)\/matches\/([^/]+)$/,
    only: 'update',
    // A command writes the whole match.
    shows: fields => fields.includes('startsAt') && !fields.includes('status'),
    eventOf: ([bracketId = '', matchId = '']) => ({
      type: 'schedule.changed',
      bracketId,
      matchIds: [matchId],
    }),
  },
]

/** Returns the competition that a write changes for others, and the event; null if it changes nothing for them. */
export function writtenEvent({ path, how, fields }: Written): readonly [string, ChangeEvent] | null {
  const [, competitionId, below] = /^competitions\/([^/]+)\/?(.*)$/.exec(path) ?? []
  if (competitionId === undefined || below === undefined) return null
  for (const row of rows) {
    const [found, ...ids] = row.path.exec(below) ?? []
    if (found === undefined) continue
    const isChange = how === 'update' ? row.shows(fields) : row.only === undefined
    return isChange ? [competitionId, row.eventOf(ids)] : null
  }
  return null
}

/**
 * Merges the events of one commit, so that there is one of each kind for a bracket, round or competition, in the order
 * of the kinds.
 */
export function mergedEvents(events: readonly ChangeEvent[]): readonly ChangeEvent[] {
  const merged = new Map<string, ChangeEvent>()
  for (const event of events) {
    const { type } = event
    const key = [
      type,
      'bracketId' in event ? event.bracketId : '',
      'stage' in event ? `${event.stage}/${event.round}` : '',
    ].join('/')
    merged.set(key, withIds(merged.get(key), event))
  }
  return [...merged.values()].toSorted((one, other) => order(one) - order(other))
}

function withIds(before: ChangeEvent | undefined, event: ChangeEvent): ChangeEvent {
  if (before === undefined) return event
  if ('teamIds' in before && 'teamIds' in event) {
    return { ...event, teamIds: joined(before.teamIds, event.teamIds) }
  }
  if ('matchIds' in before && 'matchIds' in event) {
    return { ...event, matchIds: joined(before.matchIds, event.matchIds) }
  }
  return event
}

function joined(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])].slice(0, webhookLimits.ids)
}

function order({ type }: ChangeEvent): number {
  return changeKinds.indexOf(type)
}
