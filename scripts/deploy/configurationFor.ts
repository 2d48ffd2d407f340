import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'

/** Only the policy of the page, and not that of embeds, contains this. */
const firstHost = "connect-src 'self' https://firebase.googleapis.com"

/**
 * Returns the text of `firebase.json` for one project: the content security policy lets the page call the functions of
 * this project.
 */
export function configurationFor(project: string, configuration: string): string {
  if (!configuration.includes(firstHost)) throw new Error(`firebase.json does not say ${firstHost}`)
  return configuration.replace(
    firstHost,
    `${firstHost} https://${functionsRegion}-${project}.cloudfunctions.net`,
  )
}
