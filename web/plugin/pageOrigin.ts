import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const functions = join(import.meta.dirname, '../../functions')

/**
 * Where people will open the page, for what has to name it in full. firebase-tools says for which project the page is
 * built (`GCLOUD_PROJECT`), and the functions' parameters say where it is; a build for nobody is for this machine.
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
