import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  type CompetitionList,
  listStates,
  sectionsOfState,
} from '@upper-bracket/shared/competition/competitionList'
import { featuredIn } from '@upper-bracket/shared/preview/publicList'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicListQuery } from '#documents/publicEndpoints.ts'
import { useSource } from '#platform/connection/useSource.ts'
import { forgetEarlyParts } from '#platform/snapshot/earlyParts.ts'
import { EarlyPart } from '#ui/page/EarlyPart.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useCalmPolling } from '#ui/useCalmPolling.ts'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import { CreateButton } from './CreateButton.tsx'
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx'
import { FeaturedTournament, SampleTournament } from './FeaturedTournament.tsx'
import { ListFilters } from './ListFilters.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { useListFilter } from './useListFilter.ts'

const overview = { search: null, game: null, state: null }

/** What anyone can watch or join: the most recently active competition, and all others, which can be searched. */
export default function PublicTournaments() {
  const { request, isNarrowed } = useListFilter()
  const polling = useCalmPolling()
  const all = usePublicListQuery(overview, polling)
  const found = usePublicListQuery(request, polling)
  useSource(found.isError ? 'lost' : 'current', found.fulfilledTimeStamp ?? null)
  const isOverviewDrawn = useDrawnInSteps(all.data !== undefined)
  const isListDrawn = useDrawnInSteps(found.data !== undefined)
  const featured = all.data && featuredIn(all.data)
  const isDrawn = isOverviewDrawn && isListDrawn
  useEffect(() => {
    if (isDrawn) forgetEarlyParts()
  }, [isDrawn])
  return (
    <>
      {!isOverviewDrawn ? (
        <EarlyPart name="featured">
          <FeaturedSkeleton />
        </EarlyPart>
      ) : featured !== undefined ? (
        <FeaturedTournament key={featured.id} competition={featured} matches={all.data?.drawn ?? []} />
      ) : (
        <SampleTournament />
      )}
      <Box sx={{ gridArea: 'list', minWidth: 0 }}>
        <ListFilters />
        {found.data !== undefined && isListDrawn ? (
          <Sections list={found.data} without={isNarrowed ? undefined : featured?.id} />
        ) : found.error !== undefined ? (
          <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <EarlyPart name="list">
            <CardSkeletons />
          </EarlyPart>
        )}
      </Box>
    </>
  )
}

interface SectionsProps {
  readonly list: CompetitionList
  /** The id of a competition that is shown elsewhere. */
  readonly without: string | undefined
}

function Sections({ list: { sections }, without }: SectionsProps) {
  const { t } = useTranslation('tournaments')
  const { state, isNarrowed, narrow } = useListFilter()
  if (sections.length === 0) {
    return isNarrowed ? (
      <NothingFound />
    ) : (
      <EmptyState title={t('emptyAllTitle')} text={t('emptyAllText')} action={<CreateButton />} />
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sections.map(({ section, competitions, hasMore }) => {
        const shown = competitions.filter(({ id }) => id !== without)
        const whole = listStates.find(each => sectionsOfState[each].includes(section)) ?? null
        return (
          shown.length > 0 && (
            <SectionFrame key={section} section={section}>
              {shown.map(competition => (
                <TournamentCard key={competition.id} competition={competition} />
              ))}
              {hasMore && (
                <Box component="li" sx={{ gridColumn: '1 / -1' }}>
                  {state === null ? (
                    <Button variant="outlined" color="inherit" onClick={() => narrow({ state: whole })}>
                      {t('showMore')}
                    </Button>
                  ) : (
                    <Typography color="textSecondary">
                      {t('firstShown', { shown: competitions.length })}
                    </Typography>
                  )}
                </Box>
              )}
            </SectionFrame>
          )
        )
      })}
    </Box>
  )
}
