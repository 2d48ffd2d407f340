import { bySection, overdueBefore, sectionOf } from '@upper-bracket/shared/competition/listSections'
import { useMemo, useState } from 'react'
import { useCompetitionsAmong } from '#documents/competitionLists.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { useListFilter } from './useListFilter.ts'

/** The competitions with these ids, in the standard sections and order. Deleted ones are left out. */
export function PlayedTournaments({ ids }: { ids: readonly string[] }) {
  const sorted = useMemo(() => ids.toSorted(), [ids])
  const { data, error, refetch } = useCompetitionsAmong(sorted)
  const { sections, matches } = useListFilter()
  const [overdue] = useState(() => overdueBefore(Date.now()))
  if (data === undefined) {
    return error === undefined ? (
      <CardSkeletons />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {sections.map(section => {
        const competitions = data.value
          .filter(competition => sectionOf(competition, overdue) === section && matches(competition))
          .toSorted(bySection(overdue))
        return (
          competitions.length > 0 && (
            <SectionFrame key={section} section={section}>
              {competitions.map(competition => (
                <TournamentCard key={competition.id} competition={competition} />
              ))}
            </SectionFrame>
          )
        )
      })}
    </>
  )
}
