import { pageNotFound } from '#platform/errors/pageNotFound.ts'

/** Matches every address that no other route matches. */
export function clientLoader(): never {
  throw pageNotFound()
}

export default function NotFoundRoute() {
  return null
}
