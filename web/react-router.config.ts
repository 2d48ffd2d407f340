import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { keepFormerAssets } from './keepFormerAssets.ts'
import { moveInlineScripts } from './moveInlineScripts.ts'
import { pageOrigin } from './pageOrigin.ts'
import { runLibrariesFirst } from './runLibrariesFirst.ts'
import { startWithoutRoutes } from './startWithoutRoutes.ts'
import { writeBuildFiles } from './writeBuildFiles.ts'
import { prerenderedAddresses, writePageHeads } from './writePageHeads.ts'
import { writePayloads } from './writePayloads.ts'
import { writeShells } from './writeShells.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedAddresses,
  /** Hosting answers with this file, and 404, where there is neither a file nor a route: the page then says so. */
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client')
    await startWithoutRoutes(client)
    await moveInlineScripts(client)
    await runLibrariesFirst(client)
    const origin = await pageOrigin(process.env)
    await writePageHeads(client, origin)
    await writeBuildFiles(client, prerenderedAddresses)
    await writePayloads(client, origin)
    await writeShells(client)
    await keepFormerAssets(client, origin)
    await copyFile(join(client, '__spa-fallback.html'), join(client, '404.html'))
  },
} satisfies Config
