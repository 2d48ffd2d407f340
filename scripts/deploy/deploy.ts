import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { readArguments, runCommand } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { cacheFolder, root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { step } from '../progress.ts'
import { claimed } from './claimed.ts'
import { cloudClient } from './cloud/callCloud.ts'
import { telegramClient } from './cloud/telegramApi.ts'
import { configurationFor } from './configurationFor.ts'
import { checkProject, deployProject, type Surroundings } from './deployment.ts'
import { deploymentTools } from './deploymentTools.ts'
import { destroyProject } from './destruction.ts'
import { parameterDefaults, parameterFile } from './parameterFile.ts'
import { requirePlace, servicesNamed, type Terminal } from './plan/answers.ts'
import { domainNamed, requireProject } from './requireProject.ts'
import { resumeProject } from './resumption.ts'
import { accessTokens, isSignedIn, signIn } from './signedIn.ts'
import { releaseMessage, type Version } from './plan/version.ts'
import { deployParts, requireParts } from './parts.ts'
import { ownTerminal, unlessStopped } from './terminal.ts'
import { wrongParameters } from './wrongParameters.ts'

async function deploy(args: string[], stop: AbortSignal): Promise<number> {
  const { project, check, destroy, resume, only, older, location, budget, domain, add, help } = readArguments(
    'deploy',
    args,
  ).values
  if (help) {
    console.log(commandTable.deploy.usage)
    return 0
  }
  const alone = [destroy && '--destroy', resume && '--resume', only !== '' && '--only'].filter(Boolean)
  const isMore = check || older || location + budget + domain !== '' || add !== undefined
  if (alone.length > 1 || (alone.length === 1 && isMore))
    throw new Problem(`${alone[0]} takes no other option but --project.`)
  if (only !== '') requireParts(only)
  requireProject(project)
  requirePlace(location)
  if (!/^\d{0,6}$/.test(budget))
    throw new Problem(`--budget takes a whole number of at most six digits, not '${budget}'.`)
  const options = {
    project,
    location,
    budget: budget === '' ? null : Number(budget),
    domain: domainNamed(domain),
    add: (add ?? []).map(servicesNamed),
    isOlder: older,
  }
  // Without a sign-in the project cannot be looked at, and its tools need not be installed.
  const terminal = ownTerminal(stop)
  if (!(await isSignedIn())) await signIn(terminal, stop)
  const tools = await step('Looking for firebase-tools', tell => deploymentTools(tell, stop))
  const surroundings = await cloud(project, tools, terminal, stop)
  if (destroy) {
    await destroyProject(surroundings)
    return 0
  }
  if (resume) {
    await resumeProject(surroundings)
    return 0
  }
  if (check) return (await checkProject(options, surroundings)) ? 0 : 1
  await using _claim = await claimed(cacheFolder)
  if (only === '') await deployProject(options, surroundings)
  else await deployParts(only, options, surroundings)
  return 0
}

/** The project in Google's cloud, and the person at this terminal. */
async function cloud(
  project: string,
  tools: string,
  terminal: Terminal | null,
  stop: AbortSignal,
): Promise<Surroundings> {
  const configuration = await readFile(join(root, 'firebase.json'), 'utf8')
  const pageSettings = await readFile(join(root, 'web/.env.production'), 'utf8').catch(() => '')
  const built = { ...parseEnv(pageSettings), ...process.env }
  const page = {
    appCheckSiteKey: built['VITE_APP_CHECK_SITE_KEY'] ?? '',
    contentPolicy: configuration,
  }
  const token = await accessTokens(tools)
  const version = await ownVersion(stop)
  return {
    means: {
      project,
      call: cloudClient({ project, token, fetch, stop }),
      telegram: telegramClient(project, fetch),
      parameters: parameterFile(join(root, 'functions'), project),
    },
    terminal,
    env: process.env,
    version,
    defaults: parameterDefaults(),
    tell: line => console.log(line),
    pause: ms => unlessStopped(stop, pause(ms, undefined, { signal: stop })),
    wrong: parameters => wrongParameters(project, parameters, page),
    deploy: (label, only, parameters, isFirst) =>
      deployPart({
        label,
        only,
        isFirst,
        project,
        tools,
        version,
        stop,
        configuration: configurationFor(project, parameters, configuration),
      }),
  }
}

interface Part {
  readonly label: string
  readonly only: string
  readonly isFirst: boolean
  readonly project: string
  readonly tools: string
  readonly version: Version | null
  readonly configuration: string
  readonly stop: AbortSignal
}

/** Deploys with firebase-tools. @throws Problem if that fails */
async function deployPart({
  label,
  only,
  isFirst,
  project,
  tools,
  version,
  configuration,
  stop,
}: Part): Promise<void> {
  console.log(`\n${label}`)
  // The file is next to the original, because its paths are relative to its folder.
  const file = 'firebase.deployed.json'
  try {
    await writeFile(join(root, file), configuration)
    // It asks before it deletes anything, and before a function can be repeated after failures.
    const target = ['--project', project, '--config', file, '--only', only, ...(isFirst ? ['--force'] : [])]
    if (version !== null) target.push('--message', releaseMessage(version))
    const { code } = await run('node', [tools, 'deploy', ...target], { abort: stop, inTerminal: true })
    if (code !== 0)
      throw new Problem(
        `${label}: not deployed, nor anything after it; firebase-tools says above why. Run the command again afterwards.`,
      )
  } finally {
    await rm(join(root, file), { force: true })
  }
}

/** Returns the commit of this clone; null without Git. */
async function ownVersion(abort: AbortSignal): Promise<Version | null> {
  const { code, output } = await run('git', ['log', '-1', '--format=%h,%cI'], { abort }).catch(error => {
    abort.throwIfAborted()
    return { code: 1, output: String(error) }
  })
  const [commit = '', date = ''] = output.trim().split(',')
  return code === 0 && !Number.isNaN(Date.parse(date)) ? { commit, date } : null
}

await runCommand(deploy)
