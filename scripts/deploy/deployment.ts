import { Problem } from '../problem.ts'
import { explained, explaining, Refusal } from './cloud/refusal.ts'
import { completeAnswers, knownAnswers, type Options, type Terminal } from './plan/answers.ts'
import { carryOut, planned } from './plan/carryOut.ts'
import { type Means, readState, type State } from './plan/state.ts'
import { followingSteps, originOf, preparingSteps } from './plan/steps.ts'

/**
 * The order ensures that everything is deployed before what depends on it: rules and indexes before the functions, and
 * the functions before the page that calls them. Each stage builds what it uploads (`predeploy` in `firebase.json`).
 */
const stages = [
  ['Rules and indexes', 'firestore,storage'],
  ['Functions', 'functions'],
  ['The page', 'hosting'],
] as const

/** What a deployment needs from outside. */
export interface Surroundings {
  readonly means: Means
  /** Null where nobody can be asked. */
  readonly terminal: Terminal | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** The parameters of the functions, with their defaults. */
  readonly defaults: Readonly<Record<string, string>>
  tell(line: string): void
  pause(ms: number): Promise<void>
  /** Lists what is wrong with the parameters, a sentence each. */
  wrong(parameters: Readonly<Record<string, string>>): readonly string[]
  /** Deploys a part with firebase-tools. @throws Problem if that fails */
  deploy(label: string, only: string, parameters: Readonly<Record<string, string>>): Promise<void>
}

/** Prints what is there and what would be made. Returns whether everything is there. */
export async function checkProject(options: Options, surroundings: Surroundings): Promise<boolean> {
  const { means, defaults, tell } = surroundings
  const state = await lookedAt(surroundings)
  const answers = knownAnswers(options, state, defaults)
  const parameters = { ...state.parameters, ...answers.parameters }
  const wrong = surroundings.wrong(parameters)
  const following = state.project === null ? [] : planned(followingSteps, state, answers)
  const lines = [...planned(preparingSteps, state, answers), ...following]
  for (const line of [...lines, '+ deploy: rules and indexes, functions, the page']) tell(line)
  for (const line of wrong) tell(`! ${line}`)
  const empty = Object.keys(defaults).filter(name => parameters[name] === '')
  if (empty.length > 0) tell(`Left out or by default (docs/deploying.md): ${empty.join(', ')}`)
  tell(
    lines.every(line => line.startsWith('✓')) && wrong.length === 0
      ? `Everything is there: npm run deploy -- --project ${means.project} deploys this version.`
      : `Nothing was changed: npm run deploy -- --project ${means.project} makes what has a +.`,
  )
  return lines.every(line => line.startsWith('✓')) && wrong.length === 0
}

/**
 * Makes what a project lacks, deploys, and sets up what follows. It asks before it makes anything, and can be repeated
 * wherever it was interrupted.
 *
 * @throws Problem that says what to do next
 */
export async function deployProject(options: Options, surroundings: Surroundings): Promise<void> {
  const { means, terminal, env, defaults, tell, pause, wrong, deploy } = surroundings
  const state = await lookedAt(surroundings)
  const known = knownAnswers(options, state, defaults)
  const answers = await completeAnswers(options, state, known, terminal, env)
  const problems = wrong({ ...state.parameters, ...answers.parameters })
  if (problems.length > 0) throw new Problem(problems.join('\n'))
  tell('The plan:')
  for (const line of planned(preparingSteps, state, answers)) tell(line)
  const course = { means, answers, tell, pause }
  const prepared = await carryOut(preparingSteps, state, course)
  const parameters = prepared.parameters ?? {}
  for (const [label, only] of stages) await deploy(label, only, parameters)
  const uploaded = await explaining(means.project, () => readState(means, ['webhook', 'domain'], prepared))
  // Telegram does not say whether it knows a secret that was replaced.
  const webhook = uploaded.webhook === null ? null : ''
  await carryOut(followingSteps, { ...uploaded, webhook }, course)
  tell(`Deployed: ${originOf(means.project, parameters)}. docs/deploying.md says what to look at now.`)
}

const attempts = 5
const pauseMs = 3000

/** Reads the whole state, again after a refusal that passes by itself. @throws Problem */
export async function lookedAt(surroundings: Surroundings, attempt = 1): Promise<State> {
  const { means, tell, pause } = surroundings
  try {
    return await readState(means)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { sentence, passes } = explained(error, means.project)
    if (!passes || attempt === attempts) throw new Problem(sentence)
    if (attempt === 1) tell(`  ${sentence}`)
    await pause(pauseMs * attempt)
    return lookedAt(surroundings, attempt + 1)
  }
}
