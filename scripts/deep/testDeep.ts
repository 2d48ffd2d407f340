import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { Problem, problemSentence } from '../problem.ts'
import { run } from '../processes/run.ts'
import { Stopped, stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { type DeepOptions, deepOptions } from './deepOptions.ts'

const projects = ['shared', 'web']
const longestSilence = 10 * 60_000

/** Runs the property tests with one seed after another; returns the seeds with which a test failed. */
async function testDeep(options: DeepOptions, stop: AbortSignal): Promise<readonly number[]> {
  const files = await propertyTests(options.filters)
  const end = performance.now() + options.longest
  const failed: number[] = []
  let seed = options.seed ?? randomInt(2 ** 31 - 1)
  let runs = 0
  while (runs < options.runs && (runs === 0 || performance.now() < end)) {
    if (!(await holdsWith(seed, files, stop))) {
      failed.push(seed)
      console.log(`✗ Seed ${seed} fails. To repeat it: ${repetition(seed, options.filters)}`)
    }
    runs += 1
    seed = options.seed === undefined ? randomInt(2 ** 31 - 1) : seed + 1
  }
  console.log(`\n${runs - failed.length} seeds passed, ${failed.length} failed`)
  for (const each of failed) console.log(repetition(each, options.filters))
  return failed
}

async function holdsWith(seed: number, files: readonly string[], stop: AbortSignal): Promise<boolean> {
  try {
    await step(`Seed ${seed}, ${files.length} files`, async () => {
      const { code, output } = await run(
        'vitest',
        ['run', ...projects.flatMap(project => ['--project', project]), ...files],
        { env: { PROPERTY_SEED: String(seed) }, abort: stop, longestSilence },
      )
      if (code !== 0) throw new Error(output)
    })
    return true
  } catch (error) {
    stop.throwIfAborted()
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

function repetition(seed: number, filters: readonly string[]): string {
  return `npm run test:deep -- ${[...filters, '--seed', seed].join(' ')}`
}

/** The test files that draw random inputs, relative to the project. */
async function propertyTests(filters: readonly string[]): Promise<readonly string[]> {
  const folders = await Promise.all(
    projects.map(async project => {
      const names = await readdir(join(root, project, 'src'), { recursive: true })
      return names
        .filter(name => /\.test\.tsx?$/.test(name))
        .map(name => [project, 'src', ...name.split(/[\\/]/)].join('/'))
    }),
  )
  const chosen = folders
    .flat()
    .filter(name => filters.length === 0 || filters.some(part => name.includes(part)))
  const texts = await Promise.all(chosen.map(name => readFile(join(root, name), 'utf8')))
  const files = chosen.filter((_, index) => /from 'fast-check'|from '.*\/law\.ts'/.test(texts[index] ?? ''))
  if (files.length === 0) throw new Problem('No file of that name has property tests.')
  return files
}

try {
  const failed = await testDeep(deepOptions(process.argv.slice(2)), stopRequest())
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Stopped ? 'Stopped before the end.' : (problemSentence(error) ?? error))
  process.exitCode = 1
}
