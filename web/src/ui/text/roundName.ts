import type { StageName } from '@upper-bracket/shared/bracket/rounds/stageName'
import type { TFunction } from 'i18next'

type T = TFunction<'bracket'>

/** Returns the name of a round in the terms of the specification. */
export function roundName(t: T, name: StageName): string {
  switch (name.key) {
    case 'first-round':
      return t('firstRound')
    case 'second-round':
      return t('secondRound')
    case 'quarter-final':
      return t('quarterFinal')
    case 'semi-final':
      return t('semiFinal')
    case 'final':
      return t('final')
    case 'second-final':
      return t('secondFinal')
    case 'third-place':
      return t('thirdPlace')
    case 'round':
      return t('round', { round: name.round })
    case 'upper-round':
      return t('upperRound', { round: name.round })
    case 'lower-round':
      return t('lowerRound', { round: name.round })
  }
}
