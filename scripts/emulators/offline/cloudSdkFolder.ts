import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The Cloud SDK's root: `CLOUDSDK_ROOT_DIR`, else where the `gcloud` on the path leads. */
export function cloudSdkFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = env['CLOUDSDK_ROOT_DIR']
  if (named !== undefined && existsSync(named)) return named
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud')
    if (folder !== '' && existsSync(gcloud)) return dirname(dirname(realpathSync(gcloud)))
  }
  return undefined
}
