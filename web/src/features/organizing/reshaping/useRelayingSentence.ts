import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'

/** Returns a function that says why a bracket cannot be laid out again, with the match that is in the way of that. */
export function useRelayingSentence({ matches }: Bracket): (refusal: Refusal<ErrorCode>) => string {
  const { t } = useTranslation('reshaping')
  const texts = useMatchTexts()
  const sentence = useErrorSentence()
  return refusal => {
    const { code, facts } = refusal
    const held = code === 'slot-taken' ? matches.get(String(facts['matchId'])) : undefined
    return held === undefined ? sentence(refusal) : t('heldByHand', { match: texts.place(held) })
  }
}
