import { Problem } from '../../problem.ts'
import type { Terminal } from './answers.ts'

/** A commit, with the moment at which it was made. */
export interface Version {
  readonly commit: string
  readonly date: string
}

/** Returns the message of the page's release by which a later deployment knows the version; without spaces. */
export function releaseMessage({ commit, date }: Version): string {
  return `version-${commit}-${new Date(date).toISOString()}`
}

/** Returns the version of a release; null if something else has made it. */
export function versionIn(message: string): Version | null {
  const [, commit = '', date = ''] = /^version-([0-9a-f]+)-(\d{4}-[\d:.T-]+Z)$/.exec(message) ?? []
  return date === '' ? null : { commit, date }
}

/** Says that the deployed version is newer than the own one; null if it is not, or unknown. */
export function olderSentence(deployed: Version | null, own: Version | null): string | null {
  if (deployed === null || own === null || Date.parse(deployed.date) <= Date.parse(own.date)) return null
  const said = ({ commit, date }: Version) => `${commit} of ${new Date(date).toISOString()}`
  return `The page has a newer version, ${said(deployed)}, than this clone, ${said(own)}.`
}

/** Asks whether an older version shall replace a newer one. @throws Problem if not, or if nobody can be asked */
export async function confirmOlder(sentence: string, terminal: Terminal | null): Promise<void> {
  if (terminal === null)
    throw new Problem(`${sentence} Check out a newer commit, or deploy this one with --older.`)
  const answer = await terminal.ask(`${sentence} Deploy the older one (yes or no)?`, 'no')
  if (!/^y(es)?$/i.test(answer)) throw new Problem('Nothing was changed.')
}
