import { countByKind, evening, type Sent } from '@upper-bracket/shared/notifications/testing/evening'
import type { Measurement } from './benchmark.ts'

export const title = 'What a competition of 64 teams of five sends in an evening, counted by kind and way'
export const ratio = 'how many messages that is in all; the values are those of each player'
export const needs = 'nothing'

const formats = ['single', 'double'] as const
const ways = ['page', 'push', 'telegram', 'email'] as const

export function measure(): Promise<readonly Measurement[]> {
  const measurements = formats.flatMap(format => {
    const { sent } = evening({ teams: 64, format, corrections: 3, luck: 1 })
    const kinds = Object.keys(countByKind(sent))
    return ways.flatMap(way => {
      const byWay = sent.filter(({ by }) => by === way)
      return [
        row(`${format} elimination, by ${way}`, byWay, sent),
        ...kinds.map(kind =>
          row(
            `  ${kind}`,
            byWay.filter(each => each.kind === kind),
            sent,
          ),
        ),
      ]
    })
  })
  return Promise.resolve(measurements)
}

function row(what: string, some: readonly Sent[], all: readonly Sent[]): Measurement {
  const counts = new Map(all.map(({ uid }) => [uid, 0]))
  for (const { uid } of some) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return { what, unit: 'messages', values: [...counts.values()], ratio: some.length }
}
