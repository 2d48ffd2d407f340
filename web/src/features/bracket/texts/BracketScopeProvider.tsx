import type { ReactNode } from 'react'
import { type BracketScope, BracketScopeContext } from '../state/bracketScope.ts'
import { MatchTextsContext, useNewMatchTexts } from './useMatchTexts.ts'

/** Gives the parts of a bracket what they share. */
export function BracketScopeProvider({ scope, children }: { scope: BracketScope; children: ReactNode }) {
  const texts = useNewMatchTexts(scope)
  return (
    <BracketScopeContext value={scope}>
      <MatchTextsContext value={texts}>{children}</MatchTextsContext>
    </BracketScopeContext>
  )
}
