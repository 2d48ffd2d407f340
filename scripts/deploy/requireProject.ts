import { Problem } from '../problem.ts'

/** @throws Problem if this is not the id of a project that can be deployed to */
export function requireProject(project: string): void {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new Problem(`'${project}' is not the id of a project: name yours with --project <id>.`)
  if (project.startsWith('demo-'))
    throw new Problem(`'${project}' exists on the emulators only: nothing can be deployed to it.`)
}

/** @throws Problem if this is neither empty nor the name of a domain of one's own */
export function requireDomain(domain: string): void {
  const isName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain)
  if (domain !== '' && (!isName || /\.(web\.app|firebaseapp\.com)$/.test(domain)))
    throw new Problem(`--domain takes the name of a domain of yours, such as upper.example, not '${domain}'.`)
}
