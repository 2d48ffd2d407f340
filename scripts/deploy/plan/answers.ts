import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import { Problem } from '../../problem.ts'
import { type ExternalService, externalServices } from './externalServices.ts'
import { isRandom, neededSecrets } from './secrets.ts'
import { originOf } from './addressSteps.ts'
import type { State, Wanted } from './state.ts'
import { unless } from './step.ts'
import { isUnknown } from './unknown.ts'

/** The decisions of a person. */
export interface Answers extends Wanted {
  readonly project: string
  readonly billingAccount: string
  /** The place of the database, which cannot be changed later. */
  readonly location: string
  /** The parameters to write. */
  readonly parameters: Readonly<Record<string, string>>
  /** Returns the value of a secret that another service has issued. @throws Problem if nobody can be asked */
  secret(name: string): Promise<string>
}

/** The options of the command. */
export interface Options extends Wanted {
  readonly project: string
  readonly location: string
  /** Services to set up, in addition to those that are. */
  readonly add: readonly ExternalService[]
  /** Whether an older version may replace a newer one. */
  readonly isOlder: boolean
}

/** A person at a terminal. */
export interface Terminal {
  tell(line: string): void
  /** Asks for a line; empty stands for `byDefault`. */
  ask(question: string, byDefault: string): Promise<string>
  /** Asks for a line that is not shown. */
  askSecret(question: string): Promise<string>
}

/** Returns the answers that need nobody: what is known, and defaults. */
export function knownAnswers(
  options: Options,
  state: State,
  defaults: Readonly<Record<string, string>>,
): Answers {
  const [account, ...others] = state.billingAccounts
  const missing = Object.entries(defaults).filter(([name]) => state.parameters?.[name] === undefined)
  return {
    project: options.project,
    billingAccount: others.length === 0 ? (account?.name ?? '') : '',
    location: options.location,
    budget: options.budget,
    domain: options.domain,
    parameters: Object.fromEntries(missing),
    secret: name =>
      Promise.reject(
        new Problem(
          `The secret ${name} is missing: run the command in a terminal, which asks for it, or set it in the environment.`,
        ),
      ),
  }
}

/** Returns the answers with a placeholder for each parameter that is going to be asked for. */
export function withPlaceholders({ add }: Options, state: State, known: Answers): Answers {
  const parameters = { ...known.parameters }
  for (const { fixed, asked } of add.map(service => externalServices[service])) {
    Object.assign(parameters, fixed)
    for (const [name, { question, byDefault }] of Object.entries(asked))
      parameters[name] = state.parameters?.[name] || byDefault || `(asked for: ${question})`
  }
  return { ...known, parameters }
}

/** Lists the changes that options and parameters ask for but that are impossible, a sentence each. */
export function impossibleChanges(
  { location, project, budget, add }: Options,
  { database, functions, parameters, budget: known, billing, billingAccounts }: State,
): readonly string[] {
  const isCeilingWanted = add.includes('ceiling') || isSetUp('ceiling', parameters ?? {})
  const isMoved = database !== null && location !== '' && location !== database.location
  const isDemonstration = isSetUp('demonstration', parameters ?? {})
  const isOther = functions !== null && functions.isDemonstration !== isDemonstration
  return [
    ...unless(
      billing !== null || billingAccounts.length > 0,
      'The account has no open billing account: create one at https://console.cloud.google.com/billing/create, and run the command again.',
    ),
    ...unless(
      !isMoved,
      `The database is in ${database?.location}, and cannot be moved: leave out --location ${location}.`,
    ),
    ...unless(
      !isOther || !isDemonstration,
      `${project} is no demonstration, and its people would be locked out of one: take DEMONSTRATION out of functions/.env.${project}, and a project of its own for a demonstration.`,
    ),
    ...unless(
      !isOther || isDemonstration,
      `${project} is a demonstration, and its visitors' accounts would stay for good: write DEMONSTRATION=true into functions/.env.${project}, or delete the project with --destroy.`,
    ),
    ...unless(
      !isCeilingWanted || budget !== 0,
      'A ceiling needs a budget: leave out --budget 0, or set COST_CEILING=false among the parameters.',
    ),
    ...unless(
      !isCeilingWanted || !isUnknown(known),
      `The budget cannot be seen, and so not be a ceiling: ${isUnknown(known) ? known.unknown : ''}`,
    ),
  ]
}

/**
 * Completes the answers by asking for what is missing, all of it before anything is made. Without a terminal, the
 * environment has the secrets, and options the rest.
 *
 * @throws Problem if something is missing without a terminal
 */
export async function completeAnswers(
  options: Options,
  state: State,
  known: Answers,
  terminal: Terminal | null,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Answers> {
  if (state.parameters === null && state.secrets.length > 0)
    throw new Problem(
      `The project is set up, but functions/.env.${options.project} is missing: take it from where the project was set up, or write an empty one to begin without other services.`,
    )
  const billingAccount =
    state.billing === null && known.billingAccount === ''
      ? await chosenAccount(state, terminal)
      : known.billingAccount
  const location = state.database === null ? await place(known.location, terminal) : known.location
  const chosen = await chosenServices(options, state, terminal)
  const parameters = {
    ...known.parameters,
    ...(await parametersOf(chosen, { ...state.parameters, ...known.parameters }, options, terminal, env)),
  }
  const secrets = new Map<string, string>()
  const all = { ...state.parameters, ...parameters }
  for (const name of neededSecrets(all)) {
    if (state.secrets.includes(name) || isRandom(name)) continue
    secrets.set(name, env[name] || (await secretTyped(name, terminal)) || (await known.secret(name)))
  }
  return {
    ...known,
    billingAccount,
    location,
    parameters,
    secret: name => {
      const value = secrets.get(name)
      return value === undefined ? known.secret(name) : Promise.resolve(value)
    },
  }
}

async function chosenAccount({ billingAccounts }: State, terminal: Terminal | null): Promise<string> {
  if (terminal === null)
    throw new Problem(
      'There are several billing accounts: link one to the project, or run the command in a terminal.',
    )
  for (const [at, { displayName, name }] of billingAccounts.entries())
    terminal.tell(`  ${at + 1}  ${displayName} (${name.replace('billingAccounts/', '')})`)
  const chosen = (answer: string) => billingAccounts[Number(answer) - 1]?.name ?? ''
  const answer = await untilRight(
    'Which billing account pays?',
    question => terminal.ask(question, '1'),
    each => (chosen(each) === '' ? `There is no billing account ${each}: choose a number` : null),
  )
  return chosen(answer)
}

const attempts = 3

/** Asks again, with the reason, while an answer cannot be right. @throws Problem with the last reason */
async function untilRight(
  question: string,
  ask: (question: string) => Promise<string>,
  problemIn: (answer: string) => string | null,
): Promise<string> {
  let [asked, left] = [question, attempts]
  for (;;) {
    const answer = await ask(asked)
    const problem = problemIn(answer)
    if (problem === null) return answer
    left -= 1
    if (left === 0) throw new Problem(`${problem}. Run the command again.`)
    asked = problem
  }
}

/** Returns the secret that a person types, or undefined if there is nobody. @throws Problem */
async function secretTyped(name: string, terminal: Terminal | null): Promise<string | undefined> {
  if (terminal === null) return undefined
  return untilRight(
    `${name} (not shown)`,
    question => terminal.askSecret(`${question}: `),
    value => {
      if (value === '') return `${name} is needed, and can be pasted, although it is not shown`
      const isToken = name !== 'TELEGRAM_BOT_TOKEN' || /^\d+:\S+$/.test(value)
      return isToken ? null : `${name} is a number, a colon and letters; paste all of it, it is not shown`
    },
  )
}

const places = ['eur3', 'europe-west1']

/** @throws Problem if the database cannot be in this place; empty stands for none yet */
export function requirePlace(named: string): void {
  const problem = named === '' ? null : problemOf(named)
  if (problem !== null) throw new Problem(`${problem}.`)
}

const problemOf = (named: string) =>
  places.includes(named)
    ? null
    : `The functions run in europe-west1, and '${named}' is not near them: choose ${places.join(' or ')}`

async function place(named: string, terminal: Terminal | null): Promise<string> {
  requirePlace(named)
  if (named !== '') return named
  if (terminal === null)
    throw new Problem(
      'The place of the database cannot be changed later: name it, for instance --location eur3.',
    )
  return untilRight(
    'Where is the database? It cannot be moved later. eur3: several places in Europe; europe-west1: one, cheaper.',
    question => terminal.ask(question, 'eur3'),
    problemOf,
  )
}

async function chosenServices(
  { add }: Options,
  { parameters }: State,
  terminal: Terminal | null,
): Promise<readonly ExternalService[]> {
  if (add.length > 0 || parameters !== null || terminal === null) return add
  const names = Object.keys(externalServices).filter(name => name !== 'ceiling')
  const answer = await untilRight(
    `Which other services? Each needs an account there, and can be added later with --add: ${names.join(', ')}.`,
    question => terminal.ask(question, 'none'),
    each => {
      const stray = servicesIn(each).find(name => !isService(name))
      return stray === undefined ? null : `There is no '${stray}': some of ${names.join(', ')}, or none`
    },
  )
  return servicesIn(answer).map(servicesNamed)
}

function servicesIn(answer: string): readonly string[] {
  const named = answer.toLowerCase().split(/[\s,]+/)
  return named.filter(name => name !== '' && name !== 'none')
}

const isService = (name: string): name is ExternalService => name in externalServices

/** @throws Problem if there is no such service */
export function servicesNamed(name: string): ExternalService {
  if (isService(name)) return name
  throw new Problem(
    `There is no service '${name}': choose among ${Object.keys(externalServices).join(', ')}.`,
  )
}

async function parametersOf(
  services: readonly ExternalService[],
  known: Readonly<Record<string, string>>,
  { project, domain }: Options,
  terminal: Terminal | null,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, string>>> {
  const origins = new Set([originOf(project, known), ...(domain === '' ? [] : [`https://${domain}`])])
  const values: Record<string, string> = {}
  for (const service of services) {
    const { guide, fixed, asked } = externalServices[service]
    terminal?.tell(guide([...origins]))
    Object.assign(values, fixed)
    for (const [name, each] of Object.entries(asked)) {
      const byDefault = known[name] || each.byDefault
      const problemIn = (value: string) =>
        each.form.test(value) ? null : `${name} ${each.hint}, unlike '${value}'`
      const typed =
        env[name] || terminal === null
          ? null
          : await untilRight(each.question, question => terminal.ask(question, byDefault), problemIn)
      const value = typed ?? (env[name] || byDefault)
      const problem = problemIn(value)
      if (problem !== null) throw new Problem(`${problem}: run the command again with --add ${service}.`)
      values[name] = value
    }
  }
  return values
}
