import { skipToken } from '@reduxjs/toolkit/query/react'
import { useBracketShapeQuery } from '#documents/bracket.ts'
import type { CompetitionDocument } from '#documents/competition.ts'

/** Whether the competition has a tab for its schedule: for organizers once there is a bracket, for others once it is planned. */
export function useHasSchedule({ id, bracketId }: CompetitionDocument, organizes: boolean): boolean {
  const isPlanned = useBracketShapeQuery(bracketId === null ? skipToken : { competitionId: id, bracketId }, {
    selectFromResult: ({ currentData }) => ({ value: currentData?.value?.schedule !== undefined }),
  }).value
  return bracketId !== null && (organizes || isPlanned)
}
