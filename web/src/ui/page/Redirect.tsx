import type { ReactNode } from 'react'
// biome-ignore lint/style/noRestrictedImports: It shows nothing, and this something with it.
import { Navigate, type To } from 'react-router'

interface RedirectProps {
  /** Null until it is known whether, and to where. */
  readonly to: To | null
  /** The state of the navigation. */
  readonly state?: unknown
  readonly children: ReactNode
}

/** Leads to another page in place of this one, and shows its children until the code of the other one has loaded. */
export function Redirect({ to, state, children }: RedirectProps) {
  return (
    <>
      {children}
      {to !== null && <Navigate to={to} state={state} replace />}
    </>
  )
}
