import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { moveInlineScripts } from './moveInlineScripts.ts'
import { writeBuildFiles } from './writeBuildFiles.ts'

const prerendered = ['/', '/auth/signin', '/auth/signup']

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerendered,
  /** Hosting answers with this file, and 404, where there is neither a file nor a route: the page then says so. */
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client')
    await moveInlineScripts(client)
    await writeBuildFiles(client, prerendered)
    await copyFile(join(client, '__spa-fallback.html'), join(client, '404.html'))
  },
} satisfies Config
