import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../../folders.ts'
import type { BinaryName, BinarySources } from '../emulatorBinaries.ts'
import { firebaseCommand } from './firebaseCommand.ts'

const entry = z.object({
  expectedSize: z.number(),
  remoteUrl: z.url(),
  downloadPathRelativeToCacheDir: z.string(),
  binaryPathRelativeToCacheDir: z.string().optional(),
})
const downloadTable = z.object({ firestore: entry, storage: entry })

/** The emulators as firebase-tools gets them for everybody. `tell` is called before each download. */
export function downloads(tell: (step: string) => void): Pick<BinarySources, 'isDownloaded' | 'download'> {
  const table = downloadTable.parse(
    createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
  )
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return {
    isDownloaded(name) {
      const {
        binaryPathRelativeToCacheDir: program,
        downloadPathRelativeToCacheDir,
        expectedSize,
      } = table[name]
      if (program !== undefined) return existsSync(join(cache, program))
      const path = join(cache, downloadPathRelativeToCacheDir)
      return existsSync(path) && statSync(path).size === expectedSize
    },
    async download(name) {
      if (!(await isReachable(table[name].remoteUrl))) return false
      const megabytes = Math.round(table[name].expectedSize / 1e6)
      tell(`Downloading the ${name} emulator, ${megabytes} MB, once`)
      return downloadByFirebaseTools(name)
    },
  }
}

async function isReachable(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(4000) })
    return response.ok
  } catch {
    return false
  }
}

function downloadByFirebaseTools(name: BinaryName): Promise<boolean> {
  const [program, ...args] = firebaseCommand([`setup:emulators:${name}`, '--non-interactive'])
  return new Promise(resolve => {
    spawn(program, args, { cwd: root, stdio: 'ignore' })
      .on('error', () => resolve(false))
      .on('exit', code => resolve(code === 0))
  })
}
