import { join } from 'node:path'
import { watchFunctions } from '../../functions/build.ts'
import { root } from '../folders.ts'
import { endingWithParent, startProgram } from '../processes/startProgram.ts'

export interface DevServers {
  /** Resolves with a sentence when the development server ends without having been stopped. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/** Starts Vite on the page's port, and rebuilds the functions whenever their sources change. */
export async function startDevServers(page: number): Promise<DevServers> {
  const functions = await watchFunctions()
  const command = [
    'react-router',
    'dev',
    '--host',
    '127.0.0.1',
    '--port',
    String(page),
    '--strictPort',
  ] as const
  const { died, ...vite } = startProgram(page, 'The development server', [...command], {
    cwd: join(root, 'web'),
    env: {
      UPPER_BRACKET_PORT: String(page),
      NODE_OPTIONS: [process.env['NODE_OPTIONS'], endingWithParent].filter(Boolean).join(' '),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    died: died.then(sentence => `${sentence}.`),
    async stop() {
      await functions.dispose()
      await vite.stop()
    },
  }
}
