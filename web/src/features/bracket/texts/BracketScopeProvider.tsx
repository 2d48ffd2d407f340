import type { ReactNode } from 'react'
import { type BracketScope, BracketScopeContext } from '../state/bracketScope.ts'
import { MatchTextsContext, useNewMatchTexts } from './useMatchTexts.ts'

interface BracketScopeProviderProps {
  readonly scope: BracketScope
  /** Whether the viewer may start matches here. */
  readonly starts?: boolean
  readonly children: ReactNode
}

/** Provides the shared state to the parts of a bracket. */
export function BracketScopeProvider({ scope, starts = false, children }: BracketScopeProviderProps) {
  const texts = useNewMatchTexts(scope, starts)
  return (
    <BracketScopeContext value={scope}>
      <MatchTextsContext value={texts}>{children}</MatchTextsContext>
    </BracketScopeContext>
  )
}
