import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'

/** The text of `firebase.json` for one project: its content policy names the project's functions, not those of all projects. */
export function configurationFor(project: string, configuration: string): string {
  return configuration.replaceAll(
    'https://*.cloudfunctions.net',
    `https://${functionsRegion}-${project}.cloudfunctions.net`,
  )
}
