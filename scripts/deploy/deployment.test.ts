import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCloud } from '../fakes/cloud/fakeCloud.ts'
import { Failure } from '../fakes/cloud/fakeProject.ts'
import { cloudClient } from './cloud/callCloud.ts'
import { telegramClient } from './cloud/telegramApi.ts'
import { checkProject, deployProject, type Surroundings } from './deployment.ts'
import { destroyProject } from './destruction.ts'
import { parameterDefaults, parameterFile } from './parameterFile.ts'
import type { Options } from './plan/answers.ts'
import { publicPushKey } from './plan/secrets.ts'

const project = 'upper-test'
const options: Options = { project, location: '', budget: 50, domain: '', add: [] }
let folder: string
let cloud: FakeCloud
let said: string[]
let asked: string[]
let deployed: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-deploy-'))
  cloud = new FakeCloud()
  said = []
  asked = []
  deployed = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** A person who answers questions by what they contain, and otherwise presses Enter. */
function person(answers: Readonly<Record<string, string>>): NonNullable<Surroundings['terminal']> {
  const answer = (question: string, byDefault: string) => {
    asked.push(question)
    return Promise.resolve(
      Object.entries(answers).find(([part]) => question.includes(part))?.[1] ?? byDefault,
    )
  }
  return { tell: line => said.push(line), ask: answer, askSecret: question => answer(question, '') }
}

function surroundings(changes: Partial<Surroundings> = {}): Surroundings {
  const { fetch } = cloud
  return {
    means: {
      project,
      call: cloudClient({ project, token: () => Promise.resolve('token'), fetch }),
      telegram: telegramClient(fetch),
      parameters: parameterFile(folder, project),
    },
    terminal: person({}),
    env: {},
    defaults: parameterDefaults(),
    tell: line => said.push(line),
    pause: () => Promise.resolve(),
    wrong: () => [],
    deploy: (_, only) => {
      deployed.push(only)
      return Promise.resolve()
    },
    ...changes,
  }
}

const parametersFile = () => readFile(join(folder, `.env.${project}`), 'utf8')

/** What is in the cloud in the end, without what is random. */
function outcome() {
  const { secrets = {}, ...rest } = cloud.projects.get(project) ?? {}
  const versions = Object.entries(secrets).map(([name, values]) => [name, values.length])
  return {
    ...rest,
    secrets: Object.fromEntries(versions),
    budgets: cloud.budgets,
    webhook: cloud.webhook.url,
  }
}

test('from an empty cloud to a deployment with at most three questions, and the plan before', async () => {
  cloud.billingAccounts.push({ name: 'billingAccounts/9Z', displayName: 'Theirs', open: true })
  await deployProject(options, surroundings())
  expect(asked).toHaveLength(3)
  expect(deployed).toEqual(['firestore,storage', 'functions', 'hosting'])
  expect(said.indexOf('The plan:')).toBeLessThan(said.findIndex(line => line.startsWith('·')))
  expect(said.at(-1)).toContain('Deployed: https://upper-test.web.app')
  expect(outcome()).toMatchObject({
    billing: 'billingAccounts/0A-1B-2C',
    database: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'eur3',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    backups: [{ retention: '8467200s', dailyRecurrence: {} }],
    bucket: { location: 'EU' },
    site: { appId: '1:1000:web:1' },
    signIn: {
      signIn: { email: { enabled: true, passwordRequired: false } },
      authorizedDomains: ['localhost', 'upper-test.web.app'],
      notification: { sendEmail: { callbackUri: 'https://upper-test.web.app/auth/action' } },
    },
    secrets: { ADDRESS_SECRET: 1, MAIL_SECRET: 1, VAPID_PRIVATE_KEY: 1 },
    budgets: [
      { amount: { specifiedAmount: { units: '50' } }, budgetFilter: { projects: ['projects/1000'] } },
    ],
  })
  const [privateKey = ''] = cloud.projects.get(project)?.secrets['VAPID_PRIVATE_KEY'] ?? []
  expect(await parametersFile()).toContain(`VAPID_PUBLIC_KEY=${publicPushKey(privateKey)}\n`)
})

test('a second run asks nothing, makes nothing and deploys again', async () => {
  await deployProject(options, surroundings())
  const [made, file] = [cloud.changes.length, await parametersFile()]
  asked = []
  await deployProject(options, surroundings({ terminal: null }))
  expect(cloud.changes).toHaveLength(made)
  expect(await parametersFile()).toBe(file)
  expect(deployed).toHaveLength(6)
})

test('a check prints what is missing, changes nothing and asks nothing; nothing is missing after a deployment', async () => {
  expect(await checkProject(options, surroundings())).toBe(false)
  expect(said).toEqual(expect.arrayContaining(['+ project', '    the secret MAIL_SECRET', '    a web app']))
  expect(cloud.changes).toEqual([])
  expect(said).toContainEqual(expect.stringMatching(/^Left out or by default .*TELEGRAM_BOT_NAME/))
  await expect(parametersFile()).rejects.toThrow('ENOENT')
  expect(asked).toEqual([])
  await deployProject(options, surroundings())
  said = []
  await checkProject(options, surroundings())
  expect(said.filter(line => line.startsWith('+'))).toEqual([
    '+ deploy: rules and indexes, functions, the page',
  ])
})

const everything: Options = {
  ...options,
  location: 'europe-west1',
  domain: 'upper.example',
  add: ['discord', 'telegram', 'steam', 'mail'],
}
const keys = {
  DISCORD_CLIENT_ID: '12345678901234567',
  DISCORD_CLIENT_SECRET: 'secret-of-discord',
  TELEGRAM_BOT_NAME: 'upper_bot',
  TELEGRAM_BOT_TOKEN: '42:token-of-the-bot',
  STEAM_API_KEY: 'key-of-steam',
  SMTP_HOST: 'smtp.upper.example',
  SMTP_USER: 'upper',
  SMTP_PASSWORD: 'password-of-mail',
  MAIL_FROM: 'Upper Bracket <noreply@upper.example>',
}

test('killed after any change, and run again: the same end, and nothing twice', async () => {
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  const [whole, changes] = [outcome(), cloud.changes]
  expect(changes.length).toBeGreaterThan(25)
  for (let survived = 0; survived < changes.length; survived += 1) {
    cloud = new FakeCloud()
    await rm(join(folder, `.env.${project}`))
    const killed = new Error('killed')
    const { fetch } = cloud
    const dying: typeof fetch = async (...args) => {
      if (cloud.changes.length > survived) throw killed
      const answer = await fetch(...args)
      if (cloud.changes.length > survived) throw killed
      return answer
    }
    // A dead process hears no answer, and pauses for ever.
    const call = cloudClient({ project, token: () => Promise.resolve('token'), fetch: dying })
    const alive = surroundings({ terminal: null, env: keys })
    const means = { ...alive.means, call, telegram: telegramClient(dying) }
    const pause = () => Promise.reject(killed)
    await expect(deployProject(everything, { ...alive, means, pause })).rejects.toThrow()
    await deployProject(everything, surroundings({ terminal: null, env: keys }))
    expect(cloud.changes, `killed after ${changes[survived]}`).toEqual(changes)
    expect(outcome()).toEqual(whole)
  }
})

test('what takes its time, and answers that are lost, are waited for', async () => {
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  const whole = outcome()
  cloud = new FakeCloud()
  await rm(join(folder, `.env.${project}`))
  cloud.delay = 3
  cloud.trouble('cloudresourcemanager.projects.create', 'lost-answer')
  cloud.trouble('firestore.projects.databases.create', 'lost-answer')
  cloud.trouble('serviceusage.services.batchEnable', 'lost-request')
  cloud.trouble('cloudbilling.projects.updateBillingInfo', new Failure(403, 'PERMISSION_DENIED', ''), 2)
  cloud.trouble('identitytoolkit.projects.identityPlatform.initializeAuth', 'lost-answer')
  cloud.trouble('firebase.projects.get', new Failure(503, 'UNAVAILABLE', ''), 2)
  cloud.trouble('iam.projects.serviceAccounts.setIamPolicy', new Failure(409, 'ABORTED', 'concurrent'))
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  expect(outcome()).toEqual({ ...whole, domain: expect.anything() })
})

test('secrets are in the secret manager alone: in no line, no file and no argument', async () => {
  const logs = (['log', 'info', 'warn', 'error'] as const).map(name => vi.spyOn(console, name))
  const answers = {
    ...keys,
    'Client id': keys.DISCORD_CLIENT_ID,
    'Name of the bot': keys.TELEGRAM_BOT_NAME,
    'SMTP server': keys.SMTP_HOST,
    User: keys.SMTP_USER,
    Sender: keys.MAIL_FROM,
  }
  await deployProject(everything, surroundings({ terminal: person(answers) }))
  const secrets = Object.values(cloud.projects.get(project)?.secrets ?? {}).flat()
  expect(secrets).toEqual(
    expect.arrayContaining(['secret-of-discord', '42:token-of-the-bot', 'password-of-mail']),
  )
  expect(secrets).toHaveLength(8)
  expect(await readdir(folder)).toEqual([`.env.${project}`])
  const logged = logs.flatMap(log => log.mock.calls.map(String))
  const seen = [...said, ...asked, ...deployed, ...logged, await parametersFile()].join('\n')
  expect(secrets.filter(secret => seen.includes(secret))).toEqual([])
  expect(cloud.webhook).toEqual({
    url: 'https://upper.example/api/telegram',
    secret_token: cloud.projects.get(project)?.secrets['TELEGRAM_WEBHOOK_SECRET']?.[0],
  })
})

test('a replaced secret of the webhook reaches Telegram with the next deployment', async () => {
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  cloud.projects.get(project)?.secrets['TELEGRAM_WEBHOOK_SECRET']?.push('replaced')
  await deployProject({ ...everything, add: [] }, surroundings({ terminal: null }))
  expect(cloud.webhook.secret_token).toBe('replaced')
})

test('without a terminal, what is missing is named before anything is made', async () => {
  const alone = surroundings({ terminal: null })
  await expect(deployProject(options, alone)).rejects.toThrow('--location eur3')
  await expect(deployProject({ ...options, location: 'mars' }, alone)).rejects.toThrow("'mars' is not near")
  await expect(deployProject({ ...options, location: 'eur3', add: ['telegram'] }, alone)).rejects.toThrow(
    'TELEGRAM_BOT_NAME ends in bot and has no @',
  )
  const named = { ...alone, env: { TELEGRAM_BOT_NAME: 'upper_bot' } }
  await expect(deployProject({ ...options, location: 'eur3', add: ['telegram'] }, named)).rejects.toThrow(
    'The secret TELEGRAM_BOT_TOKEN is missing',
  )
  expect(cloud.changes).toEqual([])
})

test('a project that was set up elsewhere is not deployed without its parameters', async () => {
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  await rm(join(folder, `.env.${project}`))
  await expect(deployProject(options, surroundings())).rejects.toThrow('functions/.env.upper-test is missing')
  expect(deployed).toHaveLength(3)
})

test('a domain of one’s own: its records are shown, and the deployment does not wait for ever', async () => {
  const own = { ...options, domain: 'upper.example' }
  await deployProject(own, surroundings())
  expect(said).toContain('· domain: the domain upper.example at Hosting …')
  expect(said.join('\n')).toContain('the DNS record upper.example A 199.36.158.100')
  expect(cloud.projects.get(project)?.signIn).toMatchObject({
    authorizedDomains: ['localhost', 'upper.example'],
    notification: { sendEmail: { callbackUri: 'https://upper.example/auth/action' } },
  })
})

test('a wrong token of the bot is said without the token', async () => {
  cloud.botToken = '42:another'
  const error = await deployProject(everything, surroundings({ terminal: null, env: keys })).catch(String)
  expect(error).toContain('Telegram does not know the token of the bot')
  expect(error).not.toContain(keys.TELEGRAM_BOT_TOKEN)
})

const destroyed = (typed: string) =>
  destroyProject(surroundings({ terminal: person({ [`Type ${project}`]: typed }) }))

test('the project is deleted when its name is typed, with what belongs to it elsewhere', async () => {
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  const [made, others] = [cloud.changes.length, { parent: '', name: 'other', displayName: 'Theirs' }]
  cloud.budgets.push(others)
  for (const typed of ['', 'yes', 'upper-tset'])
    await expect(destroyed(typed)).rejects.toThrow('Nothing was deleted')
  await expect(destroyProject(surroundings({ terminal: null }))).rejects.toThrow('in a terminal')
  expect(cloud.changes).toHaveLength(made)
  expect(cloud.webhook.url).toBe('https://upper.example/api/telegram')

  said = []
  await destroyed(project)
  expect(said).toEqual(
    expect.arrayContaining([
      '- the database in europe-west1: all competitions, with their backups',
      '- 8 secrets',
    ]),
  )
  expect(cloud.projects.get(project)?.isDeleted).toBe(true)
  expect(cloud.budgets).toEqual([others])
  expect(cloud.webhook.url).toBe('')
  await expect(destroyed(project)).rejects.toThrow('is being deleted: restore it')
})

test('a deletion that was interrupted is repeated', async () => {
  await deployProject(everything, surroundings({ terminal: null, env: keys }))
  cloud.trouble('cloudresourcemanager.projects.delete', 'lost-request')
  await expect(destroyed(project)).rejects.toThrow('check the network')
  await destroyed(project)
  expect(cloud.projects.get(project)?.isDeleted).toBe(true)
})
