import { data } from 'react-router'

/**
 * Thrown from a `clientLoader` for an invalid address: shows the 404 page, with the message 'Page Not Found:
 * {full path}'.
 */
export function pageNotFound() {
  return data(null, { status: 404, statusText: 'Not Found' })
}
