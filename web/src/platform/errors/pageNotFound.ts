import { data } from 'react-router'

/**
 * Throw this from a `clientLoader` where a route's address cannot be one: the page then is the 404 page, with
 * the message 'Page Not Found: {full path}'.
 */
export function pageNotFound() {
  return data(null, { status: 404, statusText: 'Not Found' })
}
