import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments, runCommand } from '../commandLine.ts'
import { root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { step } from '../progress.ts'
import { configurationFor } from './configurationFor.ts'
import { deploymentTools } from './deploymentTools.ts'
import { missingFor, requireProject } from './missingFor.ts'
import { localState, projectState } from './projectState.ts'

/**
 * The order ensures that everything is deployed before what depends on it: rules and indexes before the functions, and
 * the functions before the page that calls them. Each stage builds what it uploads (`predeploy` in `firebase.json`).
 */
const stages = [
  ['Rules and indexes', 'firestore,storage'],
  ['Functions', 'functions'],
  ['The page', 'hosting'],
] as const

const deployedConfiguration = 'firebase.deployed.json'

async function deploy(args: string[], stop: AbortSignal): Promise<number> {
  const { project, check } = readArguments('deploy', args).values
  requireProject(project)
  const local = await step('Looking at the sign-in and the settings', () => localState(project, stop))
  // Without a sign-in the project cannot be looked at, and its tools need not be installed.
  if (!local.isSignedIn) requireNothing(missingFor(local))
  const tools = await step('Looking for firebase-tools', tell => deploymentTools(tell, stop))
  const state = await step(`Looking at ${project}`, () => projectState(local, tools, stop))
  requireNothing(missingFor(state))
  if (check) {
    console.log('Nothing is missing.')
    return 0
  }
  const configuration = await readFile(join(root, 'firebase.json'), 'utf8')
  // The file is next to the original, because its paths are relative to its folder.
  await writeFile(join(root, deployedConfiguration), configurationFor(project, configuration))
  try {
    for (const [label, only] of stages) {
      console.log(`\n${label}`)
      const target = ['--project', project, '--config', deployedConfiguration, '--only', only]
      // firebase-tools asks questions at the first deployment, and before it deletes anything.
      const { code } = await run('node', [tools, 'deploy', ...target], { abort: stop, inTerminal: true })
      if (code !== 0)
        throw new Problem(`${label}: not deployed, nor anything after it; firebase-tools says above why.`)
    }
  } finally {
    await rm(join(root, deployedConfiguration))
  }
  console.log(`Deployed: https://${project}.web.app. docs/deploying.md says what to look at now.`)
  return 0
}

/** @throws Problem that lists what is missing */
function requireNothing(missing: readonly string[]): void {
  if (missing.length > 0)
    throw new Problem(['Before deploying:', ...missing.map(each => `- ${each}`)].join('\n'))
}

await runCommand(deploy)
