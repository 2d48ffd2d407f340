import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { lazy, Suspense } from 'react'
import { useBracketScope } from '../state/bracketScope.ts'

const MatchWorth = lazy(() => import('./MatchWorth.tsx'))

/** What the results of a match mean, which is loaded only for matches of stages with tables. */
export function LazyMatchWorth({ match }: { readonly match: Pick<Match, 'id' | 'stage' | 'status'> }) {
  const { shape } = useBracketScope()
  const stage = shape.stages.find(({ key }) => key === match.stage)
  const isOpen = match.status === 'ready' || match.status === 'running'
  if (!isOpen || stage === undefined || !hasTable(stage)) return null
  return (
    <Suspense>
      <MatchWorth match={match} />
    </Suspense>
  )
}
