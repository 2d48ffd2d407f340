import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { languages } from '@upper-bracket/shared/profile/profile'
import { lazy, Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { OverlayMatch } from './OverlayMatch.tsx'

// The page of a bracket would load what both have in common.
const OverlayBracket = lazy(() => import('./OverlayBracket.tsx'))

export function clientLoader({ params }: { params: { competitionId?: string } }) {
  if (!isDocumentId(params.competitionId)) throw pageNotFound()
  return null
}

const retryAfterMs = 15_000

/**
 * A source for streaming software: the match on air, or the bracket, over a transparent background. It reconnects
 * automatically, because no user can press a button. The address selects view and language (`?view=bracket&lang=en`),
 * because such software has neither cookies nor preferences.
 */
export default function OverlayPage() {
  const { competitionId = '' } = useParams()
  const [search] = useSearchParams()
  const { currentData, error, refetch } = useCompetitionQuery(competitionId)
  const competition = currentData?.value ?? null
  useLanguageOf(search.get('lang'))
  useRetry(error !== undefined || (currentData?.interrupted ?? null) !== null, refetch)
  return (
    <>
      <GlobalStyles styles={transparent} />
      {/* Dark panels are readable over any picture, whatever the machine's preferences. */}
      <Box component="main" data-mui-color-scheme="dark" sx={{ color: 'text.primary' }}>
        {competition !== null && <PageTitle>{competition.name}</PageTitle>}
        {competition !== null && competition.bracketId !== null && (
          <OfBracket
            key={competition.bracketId}
            competition={competition}
            bracketId={competition.bracketId}
            view={search.get('view') === 'bracket' ? 'bracket' : 'match'}
          />
        )}
      </Box>
    </>
  )
}

interface OfBracketProps {
  readonly competition: CompetitionDocument
  readonly bracketId: string
  readonly view: 'match' | 'bracket'
}

function OfBracket({ competition, bracketId, view }: OfBracketProps) {
  const { scope, error, interrupted, retry } = useBracketState(competition.id, bracketId)
  useRetry(error !== undefined || interrupted !== null, retry)
  if (scope === null) return null
  return (
    <BracketScopeProvider scope={scope}>
      {view === 'bracket' ? (
        <Suspense>
          <OverlayBracket />
        </Suspense>
      ) : (
        <OverlayMatch competition={competition} />
      )}
    </BracketScopeProvider>
  )
}

function useLanguageOf(wanted: string | null): void {
  const { language, setLanguage } = useLanguage()
  const next = languages.find(each => each === wanted)
  useEffect(() => {
    if (next !== undefined && next !== language) void setLanguage(next)
  }, [next, language, setLanguage])
}

function useRetry(isInterrupted: boolean, retry: () => unknown): void {
  useEffect(() => {
    if (!isInterrupted) return
    const timer = setInterval(retry, retryAfterMs)
    return () => clearInterval(timer)
  }, [isInterrupted, retry])
}

const transparent = {
  'html, body': {
    background: 'transparent !important',
    overflow: 'hidden',
    colorScheme: 'normal !important',
  },
}
