import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import {
  isSetUp,
  type OptionalService,
  optionalServices,
} from '../../functions/src/platform/optionalServices.ts'

/** Only the policy of the page, and not that of embeds, contains this. */
const firstHost = "connect-src 'self' https://firebase.googleapis.com"

/**
 * Returns the text of `firebase.json` for one project: the content security policy lets the page call the functions of
 * this project, and no rewrite leads to a function of a service that the parameters leave out.
 */
export function configurationFor(
  project: string,
  parameters: Readonly<Record<string, string>>,
  configuration: string,
): string {
  if (!configuration.includes(firstHost)) throw new Error(`firebase.json does not say ${firstHost}`)
  const { hosting, ...rest } = JSON.parse(
    configuration.replace(firstHost, `${firstHost} https://${functionsRegion}-${project}.cloudfunctions.net`),
  )
  const absent: readonly string[] = (Object.keys(optionalServices) as OptionalService[])
    .filter(service => !isSetUp(service, parameters))
    .flatMap(service => optionalServices[service].functions)
  const rewrites = hosting.rewrites.filter(
    (rewrite: Rewrite) => !absent.includes(rewrite.function?.functionId ?? ''),
  )
  return JSON.stringify({ ...rest, hosting: { ...hosting, rewrites } }, null, 2)
}

interface Rewrite {
  readonly function?: { readonly functionId: string }
}
