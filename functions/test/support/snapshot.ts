import { emulators } from '../../../testing/emulators.ts'

/** Every document by its path, with its fields as Firestore's REST API writes them. */
export type Snapshot = Readonly<Record<string, unknown>>

/**
 * A competition with all that lies below it, and the profiles of `uids`, so that 'the same before and after'
 * is one assertion: `expect(await snapshot(id)).toEqual(before)`.
 */
export async function snapshot(competitionId: string, uids: readonly string[] = []): Promise<Snapshot> {
  const parts = await Promise.all([
    document(`competitions/${competitionId}`),
    allBelow(`competitions/${competitionId}`),
    ...uids.map(uid => document(`profiles/${uid}`)),
  ])
  return Object.fromEntries(parts.flat().map(({ name, fields = {} }) => [name.slice(root.length), fields]))
}

interface Found {
  readonly name: string
  readonly fields?: Readonly<Record<string, unknown>>
}

async function document(path: string): Promise<readonly Found[]> {
  const found = await ask<Found & { error?: unknown }>(path)
  return found.error === undefined ? [found] : []
}

/** One query for all of it: the emulator looks through the whole database at each. */
async function allBelow(path: string): Promise<readonly Found[]> {
  const found = await ask<readonly { readonly document?: Found }[]>(`${path}:runQuery`, {
    structuredQuery: { from: [{ allDescendants: true }] },
  })
  return found.flatMap(({ document: each }) => (each === undefined ? [] : [each]))
}

const root = `projects/${emulators.projectId}/databases/(default)/documents/`

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${emulators.firestore}/v1/${root}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok && response.status !== 404) throw new Error(await response.text())
  return (await response.json()) as T
}

/** A snapshot without what triggers bring in step a moment after the call that it belongs to. */
export function withoutFollowers(all: Snapshot): Snapshot {
  const own = Object.entries(all).filter(([path]) => !path.includes('/contacts/'))
  return Object.fromEntries(own.map(([path, fields]) => [path, withoutTotals(fields)]))
}

function withoutTotals(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields
  const totals = ['playerCount', 'teamCount', 'changedAt']
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !totals.includes(field)))
}
