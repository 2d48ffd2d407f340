import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { PlayerStep } from '@upper-bracket/shared/nextStep/playerStep'
import type { TFunction } from 'i18next'

/** Tells a team which place it has taken, and, while others play on, that it is out. */
export function placeSentence(
  t: TFunction<'nextStep'>,
  { standing: { best, worst, group }, isOut }: Extract<PlayerStep, { kind: 'place' }>,
): string {
  if (worst === 1)
    return group === undefined ? t('champions') : t('championsOfGroup', { group: groupLetter(group) })
  const kind = isOut ? 'out' : 'place'
  const place = best === worst ? t(kind, { best }) : t(`${kind}Range`, { best, worst })
  return group === undefined ? place : t('placeInGroup', { place, group: groupLetter(group) })
}
