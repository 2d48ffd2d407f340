import { setTimeout as pause } from 'node:timers/promises'
import { unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { stored } from '../../../testing/database.ts'
import type { BracketIds } from './cast.ts'
import { edgeOf } from './edge.ts'
import { type Arrivals, moment } from './ledger.ts'

const pollMs = 5000

/** What the pages of strangers have seen, as `Seen` tells it of pages with listeners. */
export interface SeenByStrangers {
  readonly arrivals: Arrivals
  readonly faults: readonly string[]
}

interface Snapshot {
  readonly asOf: number
  readonly versions: ReadonlyMap<string, number>
}

/** The pages of people who are not signed in and have just come: they follow snapshots from the edge, without listeners. */
export function strangers({ competitionId, bracketId }: BracketIds, count: number) {
  const address = `/api/competitions/${competitionId}/snapshot`
  const edge = edgeOf('competitionSnapshot', (body): Snapshot => {
    const { asOf = 0, bracket } = unpackSnapshot(JSON.parse(body)) ?? {}
    const versions = (bracket?.matches ?? []).map(
      ({ id, revision }) => [stored.match(competitionId, bracketId, id).path, revision] as const,
    )
    return { asOf, versions: new Map(versions) }
  })
  const arrivals = new Map<string, number[]>()
  const faults: string[] = []
  const latest: (Snapshot | null)[] = Array.from({ length: count }, () => null)

  const look = async (stranger: number) => {
    const snapshot = await edge.read(address)
    const before = latest[stranger] ?? null
    // A page drops a snapshot that is older than what it shows.
    if (snapshot === null || snapshot.asOf <= (before?.asOf ?? 0)) return
    for (const [path, version] of snapshot.versions) {
      const seen = before?.versions.get(path) ?? -1
      if (version < seen) faults.push(`a stranger saw ${path} go from ${seen} back to ${version}`)
      if (version <= seen) continue
      const key = `${path}@${version}`
      arrivals.set(key, [...(arrivals.get(key) ?? []), moment()])
    }
    latest[stranger] = snapshot
  }
  return {
    poll: async (stop: AbortSignal): Promise<void> => {
      await Promise.all(
        latest.map(async (_, stranger) => {
          await pause(pollMs * Math.random())
          while (!stop.aborted) {
            await look(stranger)
            await pause(pollMs, undefined, { signal: stop }).catch(() => undefined)
          }
        }),
      )
    },
    /** Looks once more, after everything has settled. */
    seen: async (): Promise<SeenByStrangers> => {
      await pause(pollMs)
      await Promise.all(latest.map((_, stranger) => look(stranger)))
      const matches = await stored.matches(competitionId, bracketId).get()
      for (const match of matches.docs) {
        const { revision } = match.data()
        const behind = latest.filter(each => (each?.versions.get(match.ref.path) ?? -1) < revision).length
        if (behind > 0) faults.push(`${behind} strangers do not have the last version of ${match.id}`)
      }
      return { arrivals, faults }
    },
    asked: edge.asked,
  }
}
