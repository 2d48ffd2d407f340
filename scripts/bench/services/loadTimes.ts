import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { functionsBundle } from '../../../functions/build.ts'
import { cacheFolder } from '../../folders.ts'
import { run } from '../../processes/run.ts'

/** What one fresh process took for an import, in milliseconds. */
interface LoadTime {
  readonly elapsed: number
  /** Of the processor: hardly depends on what else the machine does. */
  readonly processor: number
}

/** `firebase` is a module that imports from Firebase what the bundle imports, and holds nothing else. */
export interface LoadTimes {
  readonly bundle: LoadTime
  readonly firebase: LoadTime
}

/** How long fresh processes take to import what is deployed: `times` pairs, one after the other. */
export async function loadTimes(times: number, abort: AbortSignal): Promise<readonly LoadTimes[]> {
  const folder = join(cacheFolder, 'bench-services')
  const [bundle, firebase] = [join(folder, 'index.mjs'), join(folder, 'firebase.mjs')]
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({ ...functionsBundle, outfile: bundle, metafile: true })
  await stop()
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const packages = new Set(imported.filter(path => path.startsWith('firebase-')))
  await writeFile(firebase, [...packages].map(path => `import '${path}'\n`).join(''))

  const pairs: LoadTimes[] = []
  while (pairs.length < times) {
    pairs.push({ firebase: await timeOf(firebase, abort), bundle: await timeOf(bundle, abort) })
  }
  return pairs
}

async function timeOf(module: string, abort: AbortSignal): Promise<LoadTime> {
  const script = `const [started, before] = [performance.now(), process.cpuUsage()]
    await import(${JSON.stringify(module)})
    const { user, system } = process.cpuUsage(before)
    console.log(performance.now() - started, (user + system) / 1000)`
  const { code, output } = await run('node', ['--input-type=module', '--eval', script], {
    env: { GCLOUD_PROJECT: 'demo-upper-bracket', FIREBASE_CONFIG: '{}' },
    abort,
  })
  if (code !== 0) throw new Error(output)
  const [elapsed = Number.NaN, processor = Number.NaN] = (output.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  return { elapsed, processor }
}
