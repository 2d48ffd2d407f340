import { pageNotFound } from '#platform/errors/pageNotFound.ts'

/** An address that no route has. */
export function clientLoader(): never {
  throw pageNotFound()
}

export default function NotFoundRoute() {
  return null
}
