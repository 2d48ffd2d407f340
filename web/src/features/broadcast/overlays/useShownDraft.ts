import type { Draft } from '@upper-bracket/shared/draft/draft'
import { isDraftShown } from '@upper-bracket/shared/draft/draftView'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useCompetitionDraft } from '#documents/draft.ts'

/** Follows the draft that spectators see; null while there is none. */
export function useShownDraft(competition: CompetitionDocument): Draft | null {
  const draft = useCompetitionDraft(competition).currentData?.value ?? null
  return draft !== null && isDraftShown(competition, draft) ? draft : null
}
