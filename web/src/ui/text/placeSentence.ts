import type { PlayerStep } from '@upper-bracket/shared/nextStep/playerStep'
import type { TFunction } from 'i18next'

/** Tells a team which place it has taken, and, while others play on, that it is out. */
export function placeSentence(
  t: TFunction<'nextStep'>,
  { standing: { best, worst }, isOut }: Extract<PlayerStep, { kind: 'place' }>,
): string {
  if (worst === 1) return t('champions')
  const kind = isOut ? 'out' : 'place'
  return best === worst ? t(kind, { best }) : t(`${kind}Range`, { best, worst })
}
