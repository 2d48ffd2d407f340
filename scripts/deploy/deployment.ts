import { Problem } from '../problem.ts'
import { explained, explaining, Refusal } from './cloud/refusal.ts'
import {
  completeAnswers,
  impossibleChanges,
  knownAnswers,
  type Options,
  type Terminal,
  withPlaceholders,
} from './plan/answers.ts'
import { carryOut, planned } from './plan/carryOut.ts'
import { readState } from './plan/readState.ts'
import { type Means, type State, type Wanted, wantedDomain } from './plan/state.ts'
import { movingSteps, originOf } from './plan/addressSteps.ts'
import { followingSteps, preparingSteps } from './plan/steps.ts'
import { confirmOlder, olderSentence, type Version } from './plan/version.ts'

/**
 * The order ensures that everything is deployed before what depends on it: rules and indexes before the functions, and
 * the functions before the page that calls them. Each stage builds what it uploads (`predeploy` in `firebase.json`).
 */
const stages = [
  ['Rules and indexes', 'firestore,storage'],
  ['Functions', 'functions'],
  ['The page', 'hosting'],
] as const

/** The access, the person and the tools with which a deployment works. */
export interface Surroundings {
  readonly means: Means
  /** Null where nobody can be asked. */
  readonly terminal: Terminal | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** The version of this clone; null if it cannot be told. */
  readonly version: Version | null
  /** The parameters of the functions, with their defaults. */
  readonly defaults: Readonly<Record<string, string>>
  tell(line: string): void
  pause(ms: number): Promise<void>
  /** Lists what is wrong with the parameters, a sentence each. */
  wrong(parameters: Readonly<Record<string, string>>): readonly string[]
  /**
   * Deploys a part with firebase-tools, which asks nothing the first time: there is nothing yet that could be
   * lost.
   *
   * @throws Problem if that fails
   */
  deploy(
    label: string,
    only: string,
    parameters: Readonly<Record<string, string>>,
    isFirst: boolean,
  ): Promise<void>
}

/** Parameters that the command finds or makes by itself. */
const madeHere = ['PUBLIC_ORIGIN', 'VAPID_PUBLIC_KEY']

/** Prints what is there and what would be made. Returns whether everything is there. */
export async function checkProject(options: Options, surroundings: Surroundings): Promise<boolean> {
  const { means, defaults, tell } = surroundings
  const state = await lookedAt(surroundings, options)
  const known = knownAnswers(options, state, defaults)
  const answers = withPlaceholders(options, state, known)
  const parameters = { ...state.parameters, ...known.parameters }
  const wrong = [
    ...impossibleChanges(options, state),
    ...olderVersion(options, state, surroundings),
    ...surroundings.wrong(parameters),
  ]
  const later = state.project === null ? [] : [...movingSteps.slice(0, 1), ...followingSteps]
  const lines = planned([...preparingSteps, ...later], state, answers)
  for (const line of [...lines, '+ deploy: rules and indexes, functions, the page']) tell(line)
  for (const line of wrong) tell(`! ${line}`)
  const empty = Object.keys(defaults).filter(name => (answers.parameters[name] ?? parameters[name]) === '')
  const leftOut = empty.filter(name => !madeHere.includes(name))
  if (leftOut.length > 0) tell(`Left out (docs/deploying.md, 'Parameters'): ${leftOut.join(', ')}`)
  const isComplete = !lines.some(line => line.startsWith('+')) && wrong.length === 0
  tell(
    isComplete
      ? `Everything is there: npm run deploy -- --project ${means.project} deploys this version.`
      : `Nothing was changed: npm run deploy -- --project ${means.project} makes what has a +.`,
  )
  return isComplete
}

/**
 * Makes what a project lacks, deploys, and sets up what follows. It asks before it makes anything, and can be repeated
 * wherever it was interrupted.
 *
 * @throws Problem that says what to do next
 */
export async function deployProject(options: Options, surroundings: Surroundings): Promise<void> {
  const { means, terminal, env, defaults, tell, pause, wrong, deploy } = surroundings
  const state = await lookedAt(surroundings, options)
  const known = knownAnswers(options, state, defaults)
  requireNone(impossibleChanges(options, state))
  for (const sentence of olderVersion(options, state, surroundings)) await confirmOlder(sentence, terminal)
  if (state.project === null)
    tell(`This account sees no project that is called ${means.project}: a new one is made.`)
  const answers = await completeAnswers(options, state, known, terminal, env)
  requireNone(wrong({ ...state.parameters, ...answers.parameters }))
  tell('The plan:')
  for (const line of planned(preparingSteps, state, answers)) tell(line)
  const isRepeated = state.parameters !== null
  const course = { means, answers, tell, pause, isRepeated }
  const prepared = await carryOut(preparingSteps, state, course)
  const parameters = prepared.parameters ?? {}
  for (const record of prepared.domain?.records ?? []) tell(`DNS: ${record}`)
  for (const [label, only] of stages)
    await deploy(label, only, parameters, only === 'functions' && state.functions === null)
  const uploaded = await explaining(means.project, () =>
    readState(means, answers, ['webhook', 'domain'], prepared),
  )
  const moved = await carryOut(movingSteps, uploaded, course)
  const origin = originOf(means.project, moved.parameters)
  // Functions and page contain the address of the page.
  if (origin !== originOf(means.project, parameters))
    for (const [label, only] of stages.slice(1)) await deploy(label, only, moved.parameters ?? {}, false)
  // Telegram does not say whether it knows a secret that was replaced.
  const webhook = moved.webhook === null ? null : ''
  await carryOut(followingSteps, { ...moved, webhook }, course)
  if (moved.domain?.isActive === false)
    tell(
      `Run the command again with --domain ${wantedDomain(options, moved.parameters)} when its DNS is set: the page moves there then.`,
    )
  tell(`Deployed: ${origin}. docs/deploying.md says what to look at now.`)
}

function olderVersion({ isOlder }: Options, state: State, { version }: Surroundings): readonly string[] {
  const sentence = isOlder ? null : olderSentence(state.version, version)
  return sentence === null ? [] : [sentence]
}

/** @throws Problem with all of them */
export function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Problem(problems.join('\n'))
}

const attempts = 5
const pauseMs = 3000

/** Reads the whole state, again after a refusal that passes by itself. @throws Problem */
export async function lookedAt(surroundings: Surroundings, wanted: Wanted, attempt = 1): Promise<State> {
  const { means, tell, pause } = surroundings
  try {
    return await readState(means, wanted)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { sentence, passes } = explained(error, means.project)
    if (!passes || attempt === attempts) throw new Problem(sentence)
    if (attempt === 1) tell(`  ${sentence}`)
    await pause(pauseMs * attempt)
    return lookedAt(surroundings, wanted, attempt + 1)
  }
}
