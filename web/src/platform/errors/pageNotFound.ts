import type { ErrorResponse } from 'react-router'

/**
 * Thrown from a `clientLoader` for an invalid address, or from a component that finds nothing at its address: shows the
 * 404 page, with the message 'Page Not Found: {full path}'.
 */
export function pageNotFound(): ErrorResponse & { readonly internal: boolean } {
  // As `isRouteErrorResponse` expects it: what `data()` returns is an error only when a loader throws it.
  return { status: 404, statusText: 'Not Found', internal: false, data: null }
}
