import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { MatchLink } from './MatchLink.tsx'
import { nextMatchOf } from './OwnMatchButton.tsx'

interface OwnNextMatchProps {
  readonly competition: Pick<CompetitionDocument, 'id' | 'name' | 'selfService'> & {
    readonly bracketId: string
  }
  readonly teamId: string
}

/** A team's current or next match; nothing if there is none to play. */
export default function OwnNextMatch({ competition, teamId }: OwnNextMatchProps) {
  const { scope } = useBracketState(competition.id, competition.bracketId)
  if (scope === null) return null
  return (
    <BracketScopeProvider scope={scope}>
      <Match competition={competition} teamId={teamId} />
    </BracketScopeProvider>
  )
}

function Match({ competition, teamId }: OwnNextMatchProps) {
  const { t } = useTranslation('bracket')
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const match = bracket.matches.get(nextMatchOf(bracket, teamId) ?? '')
  if (match === undefined || match.status === 'finished') return null
  const title = t(match.status === 'running' ? 'yourMatch' : 'yourNextMatch')
  return <MatchLink competition={competition} match={match} title={title} />
}
