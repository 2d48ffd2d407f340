import {
  carriedOperatorId,
  type OperatorView,
  operatorViewAddress,
} from '@upper-bracket/shared/operator/operator'
import type { OperatorPage } from '@upper-bracket/shared/operator/operatorPages'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { api } from '#platform/api/api.ts'
import { appError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'

interface ViewRequest {
  readonly page: OperatorPage
  readonly language: Language
}

const viewApi = api.injectEndpoints({
  endpoints: build => ({
    /** The content of a page of the operator. */
    operatorView: build.query<OperatorView, ViewRequest>({
      queryFn: request => attempt(() => fetchView(request)),
    }),
  }),
})

export const { useOperatorViewQuery } = viewApi

/** The page carries its content in the language in which the browser has asked for it. */
async function fetchView({ page, language }: ViewRequest): Promise<OperatorView> {
  const carried = document.getElementById(carriedOperatorId)
  if (carried?.textContent) {
    const view: OperatorView = JSON.parse(carried.textContent)
    if (view.page === page && view.language === language) return view
  }
  const response = await fetch(operatorViewAddress(page, language))
  if (!response.ok) throw appError('unknown')
  return response.json()
}
