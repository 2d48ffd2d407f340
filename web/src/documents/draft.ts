import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { api } from '#platform/api/api.ts'
import { documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import type { CompetitionDocument } from './competition.ts'

interface DraftAddress {
  readonly competitionId: string
  readonly draftId: string
}

const draftApi = api.injectEndpoints({
  endpoints: build => ({
    draft: build.query<Live<Draft | null>, DraftAddress>({
      ...documentStream(
        ({ competitionId, draftId }: DraftAddress) => `competitions/${competitionId}/drafts/${draftId}`,
        data => data as unknown as Draft,
        {
          competitionOf: ({ competitionId }) => competitionId,
          read: ({ draft }, { draftId }) => (draft?.id === draftId ? draft : undefined),
        },
      ),
    }),
  }),
})

const { useDraftQuery } = draftApi

interface DraftOf extends Pick<CompetitionDocument, 'id'> {
  readonly draftId?: string | undefined
}

/** Follows the current or latest draft of a competition. */
export function useCompetitionDraft({ id, draftId }: DraftOf) {
  return useDraftQuery(draftId === undefined ? skipToken : { competitionId: id, draftId })
}

/** Returns a competition's draft if it is running or paused; null until that is known. */
export function useOpenDraft(competition: DraftOf): Draft | null {
  const draft = useCompetitionDraft(competition).currentData?.value ?? null
  return draft?.status === 'running' || draft?.status === 'paused' ? draft : null
}

/** Whether a competition's draft is running or paused; false until that is known. */
export function useIsDraftOpen(competition: DraftOf): boolean {
  return useOpenDraft(competition) !== null
}
