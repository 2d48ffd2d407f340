import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'

/**
 * Returns the text of `firebase.json` for one project, in which the content security policy names only its functions.
 */
export function configurationFor(project: string, configuration: string): string {
  return configuration.replaceAll(
    'https://*.cloudfunctions.net',
    `https://${functionsRegion}-${project}.cloudfunctions.net`,
  )
}
