import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { moveInlineScripts } from './moveInlineScripts.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/', '/auth/signin', '/auth/signup'],
  /** Hosting answers with this file, and 404, where there is neither a file nor a route: the page then says so. */
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client')
    await moveInlineScripts(client)
    await copyFile(join(client, '__spa-fallback.html'), join(client, '404.html'))
  },
} satisfies Config
