import { domainToASCII } from 'node:url'
import { Problem } from '../problem.ts'

/** @throws Problem if this is not the id of a project that can be deployed to */
export function requireProject(project: string): void {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new Problem(
      `'${project}' is not the id of a project, which has 6 to 30 small letters, digits and hyphens: name yours, or a new one, with --project <id>.`,
    )
  if (project.startsWith('demo-'))
    throw new Problem(`'${project}' exists on the emulators only: nothing can be deployed to it.`)
}

/**
 * Returns a domain as DNS knows it, in small letters and ASCII; empty if none is named.
 *
 * @throws Problem if this is not the name of a domain of one's own
 */
export function domainNamed(text: string): string {
  const domain = /[\s/:?#@]/.test(text) ? '' : domainToASCII(text)
  const isName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/.test(domain)
  if (text !== '' && (!isName || /\.(web\.app|firebaseapp\.com)$/.test(domain)))
    throw new Problem(`--domain takes the name of a domain of yours, such as upper.example, not '${text}'.`)
  return domain
}
