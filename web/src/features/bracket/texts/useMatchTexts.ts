import type { CardScope } from '@upper-bracket/shared/card/matchCard'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import { useWrittenStart } from '#ui/time/useWrittenStart.ts'
import type { BracketScope } from '../state/bracketScope.ts'
import { isPlayable, matchesById } from '../commands/liveBracket.ts'
import { type MatchTexts, matchTexts } from '@upper-bracket/shared/wording/matchTexts'
import { remembering } from './remembering.ts'

type ApiState = Parameters<BracketScope['selectMatches']>[0]

/** Created once for all cards, because a `useTranslation` in each would cost more than drawing it. */
export const MatchTextsContext = createContext<MatchTexts | null>(null)

/** Returns the texts for matches, rounds and slots, in the interface language. */
export function useMatchTexts(): MatchTexts {
  const texts = useContext(MatchTextsContext)
  if (texts === null) throw new Error('A match is named outside of a MatchTextsContext')
  return texts
}

/** `starts`: whether the viewer starts matches. */
export function useNewMatchTexts(scope: BracketScope, starts: boolean): MatchTexts {
  const { t } = useTranslation('bracket')
  const writtenStart = useWrittenStart()
  const store = useStore<ApiState>()
  return useMemo(() => {
    const read = () => matchesById(scope.selectMatches(store.getState()) ?? [])
    const cards: CardScope = {
      ...scope,
      get matches() {
        return read()
      },
      isPlayable: matchId => isPlayable(scope.shape, read(), matchId),
    }
    return matchTexts(remembering(t), cards, { writtenStart, starts })
  }, [t, scope, store, writtenStart, starts])
}
