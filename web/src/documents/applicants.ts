import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import { api } from '#platform/api/api.ts'
import { competitionList, documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

interface ApplicantAddress {
  readonly competitionId: string
  readonly uid: string
}

const applicantsApi = api.injectEndpoints({
  endpoints: build => ({
    applicant: build.query<Live<Applicant | null>, ApplicantAddress>({
      ...documentStream(
        ({ competitionId, uid }: ApplicantAddress) => `competitions/${competitionId}/applicants/${uid}`,
        data => data as unknown as Applicant,
      ),
    }),
    applicants: build.query<Live<readonly (Applicant & { readonly id: string })[]>, string>({
      ...competitionList('applicants', entryLimits.applicants),
    }),
  }),
})

const { useApplicantQuery } = applicantsApi

/** Follows everybody who has asked to enter a competition; only its organizers may read them. */
export const { useApplicantsQuery } = applicantsApi

/**
 * Follows the viewer's own application to a competition: null if there is none, undefined until that is known.
 *
 * @param uid the viewer's uid; null if the viewer cannot have an application
 */
export function useOwnApplicant(competitionId: string, uid: string | null): Applicant | null | undefined {
  const { currentData, isError } = useApplicantQuery(uid === null ? skipToken : { competitionId, uid })
  return uid === null || isError ? null : currentData?.value
}
