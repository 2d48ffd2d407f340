import { skipToken } from '@reduxjs/toolkit/query/react'
import {
  carriedDemonstrationId,
  type DemonstrationView,
} from '@upper-bracket/shared/demonstration/demonstrationView'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useOperatorViewQuery } from './operatorView.ts'

/** What the page carries; undefined if no function has served it. */
const carried = readCarried()

/**
 * Returns whether this installation is a demonstration, or names one; null if neither, or after a failure, and undefined
 * until it is known. Pages that no function serves ask. Pages are prerendered without it.
 */
export function useDemonstration(): DemonstrationView | null | undefined {
  const { language } = useLanguage()
  const known = useSyncExternalStore(
    neverChanges,
    () => carried,
    () => undefined,
  )
  const { data, isError } = useOperatorViewQuery(
    carried === undefined ? { page: 'imprint', language } : skipToken,
  )
  if (carried !== undefined) return known
  if (data === undefined) return isError ? null : undefined
  // The edge may still answer as before a deployment.
  return data.demonstration ?? null
}

function readCarried(): DemonstrationView | null | undefined {
  const text = globalThis.document?.getElementById(carriedDemonstrationId)?.textContent
  return text ? JSON.parse(text) : undefined
}

function neverChanges() {
  return () => undefined
}
