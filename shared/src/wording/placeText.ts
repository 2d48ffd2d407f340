import type { PlaceWord } from '../card/placeWord.ts'
import type { TFunction } from 'i18next'

/** Returns the place from which a team comes: 'A1', 'Swiss: No. 7', or what the best of a place have. */
export function placeText(t: TFunction<'bracket'>, { key, stage, ...facts }: PlaceWord): string {
  const place = t(key, facts)
  if (stage === null) return place
  return t('placeOf', {
    stage: [t(`placeStage_${stage.title}`), stage.ordinal ?? []].flat().join(' '),
    place,
  })
}
