import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { Problem, problemSentence } from '../problem.ts'
import { pathWithOwnNode } from '../processes/pathWithOwnNode.ts'
import { stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { configurationFor } from './configurationFor.ts'
import { deployOptions } from './deployOptions.ts'
import { missingFor } from './missingFor.ts'
import { projectState } from './projectState.ts'

/**
 * In this order, so that nothing arrives before what it needs: what a page may read before the functions that write it,
 * and the functions before the page that calls them. Each builds what it uploads (`predeploy` in `firebase.json`).
 */
const stages = [
  ['Rules and indexes', 'firestore,storage'],
  ['Functions', 'functions'],
  ['The page', 'hosting'],
] as const

const deployedConfiguration = 'firebase.deployed.json'

async function deploy(args: readonly string[], stop: AbortSignal): Promise<void> {
  const { project, checkOnly } = deployOptions(args)
  const missing = await step(`Looking at ${project}`, async () =>
    missingFor(await projectState(project, stop)),
  )
  if (missing.length > 0)
    throw new Problem(['Before deploying:', ...missing.map(each => `- ${each}`)].join('\n'))
  if (checkOnly) return console.log('Nothing is missing.')
  const configuration = await readFile(join(root, 'firebase.json'), 'utf8')
  // Next to the original: the paths in it are relative to its folder.
  await writeFile(join(root, deployedConfiguration), configurationFor(project, configuration))
  try {
    for (const [label, only] of stages) {
      console.log(`\n${label}`)
      const target = ['--project', project, '--config', deployedConfiguration, '--only', only]
      const code = await runInTerminal('firebase', ['deploy', ...target])
      stop.throwIfAborted()
      if (code !== 0)
        throw new Problem(`${label}: not deployed, nor anything after it; firebase-tools says above why.`)
    }
  } finally {
    await rm(join(root, deployedConfiguration))
  }
  console.log(`Deployed: https://${project}.web.app. docs/deploying.md says what to look at now.`)
}

/** firebase-tools asks at the first deployment, and before it deletes anything. */
async function runInTerminal(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: pathWithOwnNode() },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

try {
  await deploy(process.argv.slice(2), stopRequest())
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
