import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const functions = join(import.meta.dirname, '../../functions')

/**
 * Returns the origin at which users open the page, for absolute addresses. firebase-tools sets the project of the build
 * (`GCLOUD_PROJECT`), and the parameters of the functions contain its origin. A build without a project uses this
 * machine.
 */
export async function pageOrigin(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const project = env['GCLOUD_PROJECT'] ?? ''
  if (project === '' || project.startsWith('demo-')) return 'http://127.0.0.1:5000'
  const parameters = { ...(await parametersIn('.env')), ...(await parametersIn(`.env.${project}`)) }
  return parameters['PUBLIC_ORIGIN'] || `https://${project}.web.app`
}

async function parametersIn(name: string): Promise<NodeJS.Dict<string>> {
  const path = join(functions, name)
  return existsSync(path) ? parseEnv(await readFile(path, 'utf8')) : {}
}
