import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import { Problem } from '../../problem.ts'
import { type Asked, type ExternalService, externalServices } from './externalServices.ts'
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
  { database, functions, parameters, budget: known }: State,
): readonly string[] {
  const isCeilingWanted = add.includes('ceiling') || isSetUp('ceiling', parameters ?? {})
  const isMoved = database !== null && location !== '' && location !== database.location
  const isDemonstration = isSetUp('demonstration', parameters ?? {})
  const isOther = functions !== null && functions.isDemonstration !== isDemonstration
  return [
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
    const value = env[name] || (await terminal?.askSecret(`${name} (not shown): `)) || ''
    if (value === '') await known.secret(name)
    secrets.set(name, value)
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
  if (billingAccounts.length === 0)
    throw new Problem(
      'The account has no open billing account: create one at https://console.cloud.google.com/billing/create, and run the command again.',
    )
  if (terminal === null)
    throw new Problem(
      'There are several billing accounts: link one to the project, or run the command in a terminal.',
    )
  for (const [at, { displayName, name }] of billingAccounts.entries())
    terminal.tell(`  ${at + 1}  ${displayName} (${name.replace('billingAccounts/', '')})`)
  const answer = await terminal.ask('Which billing account pays?', '1')
  const account = billingAccounts[Number(answer) - 1]
  if (account === undefined) throw new Problem(`There is no billing account ${answer}.`)
  return account.name
}

const places = ['eur3', 'europe-west1']

async function place(named: string, terminal: Terminal | null): Promise<string> {
  if (named === '' && terminal === null)
    throw new Problem(
      'The place of the database cannot be changed later: name it, for instance --location eur3.',
    )
  const question =
    'Where is the database? It cannot be moved later. eur3: several places in Europe; europe-west1: one, cheaper.'
  const answer = named || (await terminal?.ask(question, 'eur3')) || ''
  if (places.includes(answer)) return answer
  throw new Problem(
    `The functions run in europe-west1, and '${answer}' is not near them: choose ${places.join(' or ')}.`,
  )
}

const attempts = 3

async function chosenServices(
  { add }: Options,
  { parameters }: State,
  terminal: Terminal | null,
): Promise<readonly ExternalService[]> {
  if (add.length > 0 || parameters !== null || terminal === null) return add
  const names = Object.keys(externalServices).filter(name => name !== 'ceiling')
  const answer = await terminal.ask(
    `Which other services? Each needs an account there, and can be added later with --add: ${names.join(', ')}.`,
    'none',
  )
  let chosen = servicesIn(answer)
  for (let attempt = 1; attempt < attempts && chosen.some(name => !isService(name)); attempt += 1)
    chosen = servicesIn(await terminal.ask(`Some of ${names.join(', ')}, or none`, 'none'))
  return chosen.map(servicesNamed)
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
      const value = env[name] || (await answerTo(each, known[name] ?? '', terminal))
      if (!each.form.test(value))
        throw new Problem(
          `${name} ${each.hint}, unlike '${value}': run the command again with --add ${service}.`,
        )
      values[name] = value
    }
  }
  return values
}

/** Asks again, with a hint, if the answer cannot be right. */
async function answerTo(
  { question, byDefault: first, form, hint }: Asked,
  known: string,
  terminal: Terminal | null,
): Promise<string> {
  const byDefault = known || first
  if (terminal === null) return byDefault
  let answer = await terminal.ask(question, byDefault)
  for (let attempt = 1; attempt < attempts && !form.test(answer); attempt += 1)
    answer = await terminal.ask(`${question}: it ${hint}`, byDefault)
  return answer
}
