import type { ErrorResponse } from 'react-router'

/**
 * Creates the error for a page that does not exist, thrown by a `clientLoader` for an invalid address, or by a
 * component that finds no document. It shows the 404 page with the message 'Page Not Found: {full path}'.
 */
export function pageNotFound(): ErrorResponse & { readonly internal: boolean } {
  // The form that `isRouteErrorResponse` expects. The result of `data()` counts as an error only if a loader throws it.
  return { status: 404, statusText: 'Not Found', internal: false, data: null }
}
