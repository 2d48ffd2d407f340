import type { Stage } from '@upper-bracket/shared/bracket/model/match'
import type { TFunction } from 'i18next'

type T = TFunction<'bracket'>

/** Returns the name of a part of the bracket: upper, lower, final… */
export function stageTitle(t: T, stage: Stage): string {
  switch (stage) {
    case 'main':
      return t('stageMain')
    case 'upper':
      return t('stageUpper')
    case 'lower':
      return t('stageLower')
    case 'final':
      return t('stageFinal')
    case 'third-place':
      return t('stageThirdPlace')
  }
}
