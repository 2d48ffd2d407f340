import type { PlaceSource } from '../model/stage.ts'

/** TEMPORARY: places tier by tier. */
export function placesBySeed(stage: string, advance: readonly number[]): readonly PlaceSource[] {
  const max = Math.max(...advance)
  return Array.from({ length: max }, (_, place) =>
    advance.flatMap((count, group) =>
      place < count ? [{ from: 'place' as const, stage, group, place: place + 1 }] : [],
    ),
  ).flat()
}
