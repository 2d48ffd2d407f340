import type { EntrantSource, LateEntry, Stage } from '../bracket/model/stage.ts'
import type { Packed } from './packedRows.ts'

/** A stage with its entrants packed: a number is a seed, a list of numbers a late entry, another list a place. */
export type PackedStage = Omit<Stage, 'groups'> & { readonly groups: readonly Packed[] }

export function packStage(stage: Stage): PackedStage {
  return { ...stage, groups: stage.groups.map(({ entrants }) => entrants.map(packEntrant)) }
}

export function unpackStage({ groups, ...stage }: PackedStage): Stage {
  const unpacked = groups.map(group => ({ entrants: (group as readonly Packed[]).map(unpackEntrant) }))
  return { ...(stage as Stage), groups: unpacked }
}

function packEntrant(entrant: EntrantSource): Packed {
  if (entrant.from === 'seed') {
    const { seed, late } = entrant
    if (late === undefined) return seed
    const { missedRounds, pointsPerMissedRound, place } = late
    return [seed, missedRounds, pointsPerMissedRound, ...(place === undefined ? [] : [place])]
  }
  return [entrant.stage, entrant.group, entrant.place]
}

function unpackEntrant(packed: Packed): EntrantSource {
  if (typeof packed === 'number') return { from: 'seed', seed: packed }
  const [first] = packed as readonly Packed[]
  if (typeof first === 'number') {
    const [seed, missedRounds, pointsPerMissedRound, place] = packed as [
      number,
      number,
      LateEntry['pointsPerMissedRound'],
      number?,
    ]
    const late = { missedRounds, pointsPerMissedRound, ...(place !== undefined && { place }) }
    return { from: 'seed', seed, late }
  }
  const [stage, group, place] = packed as [string, number | null, number]
  return { from: 'place', stage, group, place }
}
