import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../fakes/cloud/fakeProject.ts'
import { Problem } from '../problem.ts'
import { type Method, methods } from './cloud/descriptions.ts'
import { checkProject, deployProject } from './deployment.ts'
import { DeploymentTrial, everything, keys, options } from './deploymentTrial.ts'
import { destroyProject } from './destruction.ts'
import { publicPushKey } from './plan/secrets.ts'

const project = 'upper-test'
let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await trial.end()
})

test('from an empty cloud to a deployment with at most three questions, and the plan before', async () => {
  trial.cloud.billingAccounts.push({ name: 'billingAccounts/9Z', displayName: 'Theirs', open: true })
  await deployProject(options, trial.surroundings())
  expect(trial.asked).toHaveLength(3)
  expect(trial.deployed).toEqual(['firestore,storage', 'functions, the first', 'hosting'])
  expect(trial.said.indexOf('The plan:')).toBeLessThan(trial.said.findIndex(line => line.startsWith('·')))
  expect(trial.said.at(-1)).toContain('Deployed: https://upper-test.web.app')
  expect(trial.outcome()).toMatchObject({
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
    policy: {
      bindings: expect.arrayContaining([
        {
          role: 'roles/firebaserules.firestoreServiceAgent',
          members: ['serviceAccount:service-1000@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
        },
      ]),
    },
    secrets: { ADDRESS_SECRET: 1, MAIL_SECRET: 1, VAPID_PRIVATE_KEY: 1 },
    budgets: [
      { amount: { specifiedAmount: { units: '50' } }, budgetFilter: { projects: ['projects/1000'] } },
    ],
  })
  const [privateKey = ''] = trial.project?.secrets['VAPID_PRIVATE_KEY'] ?? []
  expect(await trial.parametersFile()).toContain(`VAPID_PUBLIC_KEY=${publicPushKey(privateKey)}\n`)
})

test('a second run asks nothing, makes nothing and deploys again', async () => {
  await deployProject(options, trial.surroundings())
  const [made, file] = [trial.cloud.changes.length, await trial.parametersFile()]
  trial.asked = []
  await deployProject(options, trial.surroundings({ terminal: null }))
  expect(trial.cloud.changes).toHaveLength(made)
  expect(await trial.parametersFile()).toBe(file)
  expect(trial.deployed.slice(3)).toEqual(['firestore,storage', 'functions', 'hosting'])
})

test('a check prints what is missing, changes nothing and asks nothing; nothing is missing after a deployment', async () => {
  expect(await checkProject(options, trial.surroundings())).toBe(false)
  expect(trial.said).toEqual(
    expect.arrayContaining(['+ project', '    the secret MAIL_SECRET', '    a web app']),
  )
  expect(trial.cloud.changes).toEqual([])
  expect(trial.said).toContainEqual(expect.stringMatching(/^Left out .*TELEGRAM_BOT_NAME/))
  await expect(trial.parametersFile()).rejects.toThrow('ENOENT')
  expect(trial.asked).toEqual([])
  await deployProject(options, trial.surroundings())
  trial.said = []
  await checkProject(options, trial.surroundings())
  expect(trial.said.filter(line => line.startsWith('+'))).toEqual([
    '+ deploy: rules and indexes, functions, the page',
  ])
})

test('the page offers the sign-in services that are turned on in the console, which a check names before', async () => {
  await deployProject(options, trial.surroundings())
  const { project } = trial
  if (project === undefined) throw new Error('no project')
  for (const [services, lines] of [
    [['google.com'], ['GOOGLE_SIGN_IN=true', 'FACEBOOK_SIGN_IN=false']],
    [['facebook.com'], ['GOOGLE_SIGN_IN=false', 'FACEBOOK_SIGN_IN=true']],
  ] as const) {
    project.signInServices = services
    trial.said = []
    expect(await checkProject(options, trial.surroundings())).toBe(false)
    expect(trial.said.join('\n')).toContain(`${services[0].split('.')[0]?.toUpperCase()}_SIGN_IN=true`)
    await deployProject(options, trial.surroundings())
    for (const line of lines) expect(await trial.parametersFile()).toContain(`${line}\n`)
  }
})

/** These replace a value by itself, so that it does not matter how often. */
const repeatable = ['the parameters', 'telegram.setWebhook']
const unrepeatable = () => trial.cloud.changes.filter(each => !repeatable.includes(each))

/** A look at the project makes, writes, asks and deploys nothing. */
async function expectUnchanged(look: () => Promise<void>): Promise<void> {
  const everythingThere = async () =>
    JSON.stringify([
      trial.outcome(),
      trial.cloud.changes,
      trial.asked,
      trial.deployed,
      await trial.parametersFile().catch(() => null),
    ])
  const before = await everythingThere()
  await look()
  expect(await everythingThere()).toBe(before)
}

test('killed after any change, a check changes nothing; run again: the same end, and nothing twice', async () => {
  await deployProject(everything, trial.unattended())
  const [whole, changes, once] = [trial.outcome(), trial.cloud.changes, unrepeatable()]
  const file = /^(?!VAPID).*$/gm
  const parameters = (await trial.parametersFile()).match(file)
  expect(changes).toEqual(expect.arrayContaining(repeatable))
  expect(changes.length).toBeGreaterThan(30)
  for (let survived = 0; survived < changes.length; survived += 1) {
    await trial.restart()
    const { cloud } = trial
    const killed = new Error('killed')
    // A dead process neither asks nor hears anything.
    const mortal =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        if (cloud.changes.length > survived) throw killed
        const answer = await work(...args)
        if (cloud.changes.length > survived) throw killed
        return answer
      }
    const { means, pause, deploy, ...alive } = trial.unattended()
    const { call } = trial.unattended({}, mortal(cloud.fetch)).means
    const { read, write } = means.parameters
    const dying = {
      ...alive,
      means: {
        ...means,
        call,
        telegram: mortal(means.telegram),
        parameters: { read, write: mortal(write) },
      },
      pause: mortal(pause),
      deploy: mortal(deploy),
    }
    await expect(deployProject(everything, dying)).rejects.toThrow()
    await expectUnchanged(async () => {
      expect(await checkProject(everything, trial.unattended())).toBe(survived === changes.length - 1)
    })
    await deployProject(everything, trial.unattended())
    expect(unrepeatable(), `killed after ${changes[survived]}`).toEqual(once)
    expect(trial.outcome()).toEqual(whole)
    expect((await trial.parametersFile()).match(file)).toEqual(parameters)
  }
})

test('a check that is refused, or hears nothing, changes nothing and ends in a sentence', async () => {
  await deployProject(everything, trial.unattended())
  const troubles = [
    'lost-request',
    new Failure(403, 'PERMISSION_DENIED', ''),
    new Failure(500, '', ''),
  ] as const
  const looks = (Object.keys(methods) as Method[]).filter(each => /\.(get\w*|list)$/.test(each))
  for (const method of looks) {
    for (const trouble of troubles) {
      trial.cloud.trouble(method, trouble, 5)
      await expectUnchanged(async () => {
        const end = await checkProject(everything, trial.unattended()).catch((error: unknown) => error)
        if (typeof end !== 'boolean') expect(end, method).toBeInstanceOf(Problem)
      })
      trial.cloud.calm()
    }
  }
})

test('what takes its time, and answers that are lost, are waited for', async () => {
  await deployProject(everything, trial.unattended())
  const whole = trial.outcome()
  await trial.restart()
  trial.cloud.delay = 3
  trial.cloud.trouble('cloudresourcemanager.projects.create', 'lost-answer')
  trial.cloud.trouble('firestore.projects.databases.create', 'lost-answer')
  trial.cloud.trouble('firebase.projects.webApps.create', 'lost-answer')
  trial.cloud.trouble('billingbudgets.billingAccounts.budgets.create', 'lost-answer')
  trial.cloud.trouble('serviceusage.services.batchEnable', 'lost-request')
  trial.cloud.trouble('cloudbilling.projects.updateBillingInfo', new Failure(403, 'PERMISSION_DENIED', ''), 2)
  trial.cloud.trouble('identitytoolkit.projects.identityPlatform.initializeAuth', 'lost-answer')
  trial.cloud.trouble('firebase.projects.get', new Failure(503, 'UNAVAILABLE', ''), 2)
  trial.cloud.trouble('iam.projects.serviceAccounts.setIamPolicy', new Failure(409, 'ABORTED', 'concurrent'))
  await deployProject(everything, trial.unattended())
  expect(trial.outcome()).toEqual(whole)
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
  await deployProject(everything, trial.surroundings({ terminal: trial.person(answers) }))
  const secrets = Object.values(trial.project?.secrets ?? {}).flat()
  expect(secrets).toEqual(
    expect.arrayContaining(['secret-of-discord', '42:token-of-the-bot', 'password-of-mail']),
  )
  expect(secrets).toHaveLength(8)
  expect(await readdir(trial.folder)).toEqual([`.env.${project}`])
  const logged = logs.flatMap(log => log.mock.calls.map(String))
  const seen = [
    ...trial.said,
    ...trial.asked,
    ...trial.deployed,
    ...logged,
    await trial.parametersFile(),
  ].join('\n')
  expect(secrets.filter(secret => seen.includes(secret))).toEqual([])
  expect(trial.cloud.webhook).toEqual({
    url: 'https://upper.example/api/telegram',
    secret_token: trial.project?.secrets['TELEGRAM_WEBHOOK_SECRET']?.[0],
  })
})

test.each(['the private key', 'the public key'])(
  'without %s, push has a pair that matches again',
  async lost => {
    await deployProject(options, trial.surroundings())
    const { secrets = {} } = trial.project ?? {}
    const pushKey = () => secrets['VAPID_PRIVATE_KEY']?.at(-1) ?? ''
    const before = pushKey()
    if (lost === 'the private key') delete secrets['VAPID_PRIVATE_KEY']
    else await trial.surroundings().means.parameters.write({ VAPID_PUBLIC_KEY: '' })
    await deployProject(options, trial.surroundings())
    expect(await trial.parametersFile()).toContain(`VAPID_PUBLIC_KEY=${publicPushKey(pushKey())}\n`)
    expect(pushKey() === before).toBe(lost === 'the public key')
  },
)

test('push keys whose making was interrupted are a pair after the next run', async () => {
  await deployProject(options, trial.surroundings())
  const { secrets = {} } = trial.project ?? {}
  delete secrets['VAPID_PRIVATE_KEY']
  const { means, ...rest } = trial.surroundings()
  const write = async (values: Readonly<Record<string, string>>) => {
    if (values['VAPID_PUBLIC_KEY']) throw new Error('killed')
    await means.parameters.write(values)
  }
  const dying = { ...means, parameters: { read: means.parameters.read, write } }
  await expect(deployProject(options, { means: dying, ...rest })).rejects.toThrow('killed')
  await deployProject(options, trial.surroundings())
  const [privateKey = ''] = secrets['VAPID_PRIVATE_KEY'] ?? []
  expect(await trial.parametersFile()).toContain(`VAPID_PUBLIC_KEY=${publicPushKey(privateKey)}\n`)
})

test('a replaced secret of the webhook reaches Telegram with the next deployment', async () => {
  await deployProject(everything, trial.unattended())
  trial.project?.secrets['TELEGRAM_WEBHOOK_SECRET']?.push('replaced')
  await deployProject({ ...everything, add: [] }, trial.surroundings({ terminal: null }))
  expect(trial.cloud.webhook.secret_token).toBe('replaced')
})

test('without a terminal, what is missing is named before anything is made', async () => {
  const alone = trial.surroundings({ terminal: null })
  await expect(deployProject(options, alone)).rejects.toThrow('--location eur3')
  await expect(deployProject({ ...options, location: 'mars' }, alone)).rejects.toThrow("'mars' is not near")
  await expect(deployProject({ ...options, location: 'eur3', add: ['telegram'] }, alone)).rejects.toThrow(
    'TELEGRAM_BOT_NAME ends in bot and has no @',
  )
  const named = { ...alone, env: { TELEGRAM_BOT_NAME: 'upper_bot' } }
  await expect(deployProject({ ...options, location: 'eur3', add: ['telegram'] }, named)).rejects.toThrow(
    'The secret TELEGRAM_BOT_TOKEN is missing',
  )
  expect(trial.cloud.changes).toEqual([])
})

test('a project that was set up elsewhere is not deployed without its parameters', async () => {
  await deployProject(everything, trial.unattended())
  await rm(join(trial.folder, `.env.${project}`))
  await expect(deployProject(options, trial.surroundings())).rejects.toThrow(
    'functions/.env.upper-test is missing',
  )
  expect(trial.deployed).toHaveLength(5)
})

const destroyed = (typed: string) =>
  destroyProject(trial.surroundings({ terminal: trial.person({ [`Type ${project}`]: typed }) }))

test('the project is deleted when its name is typed, with what belongs to it elsewhere', async () => {
  await deployProject(everything, trial.unattended())
  const [made, others] = [trial.cloud.changes.length, { parent: '', name: 'other', displayName: 'Theirs' }]
  trial.cloud.budgets.push(others)
  for (const typed of ['', 'yes', 'upper-tset'])
    await expect(destroyed(typed)).rejects.toThrow('Nothing was deleted')
  await expect(destroyProject(trial.surroundings({ terminal: null }))).rejects.toThrow('in a terminal')
  expect(trial.cloud.changes).toHaveLength(made)
  expect(trial.cloud.webhook.url).toBe('https://upper.example/api/telegram')

  trial.said = []
  await destroyed(project)
  expect(trial.said).toEqual(
    expect.arrayContaining([
      '- the database in europe-west1: all competitions, with their backups',
      '- 8 secrets',
    ]),
  )
  expect(trial.project?.isDeleted).toBe(true)
  expect(trial.cloud.budgets).toEqual([others])
  expect(trial.cloud.webhook.url).toBe('')
  await expect(destroyed(project)).rejects.toThrow('is being deleted: restore it')
})

test('a bot that serves another installation keeps its webhook', async () => {
  await deployProject(everything, trial.unattended())
  trial.cloud.webhook.url = 'https://other.example/api/telegram'
  await destroyed(project)
  expect(trial.said.join('\n')).not.toContain('webhook')
  expect(trial.cloud.webhook.url).toBe('https://other.example/api/telegram')
})

test('a bot that is gone does not hinder the deletion', async () => {
  await deployProject(everything, trial.unattended())
  trial.cloud.botToken = '42:another'
  trial.said = []
  await destroyed(project)
  expect(trial.said).toContainEqual(expect.stringMatching(/^\? The webhook of its bot stays/))
  expect(trial.project?.isDeleted).toBe(true)
})

test('a deletion that was interrupted is repeated', async () => {
  await deployProject(everything, trial.unattended())
  trial.cloud.trouble('cloudresourcemanager.projects.delete', 'lost-request')
  await expect(destroyed(project)).rejects.toThrow('check the network')
  await destroyed(project)
  expect(trial.project?.isDeleted).toBe(true)
})

test('in a demonstration Authentication signs up and mails nobody', async () => {
  await trial.surroundings().means.parameters.write({ DEMONSTRATION: 'true' })
  await deployProject(options, trial.surroundings())
  expect(trial.project?.signIn).toMatchObject({
    signIn: { email: { enabled: false } },
    client: { permissions: { disabledUserSignup: true } },
    notification: { sendEmail: { method: 'CUSTOM_SMTP', smtp: { host: 'demonstration.invalid' } } },
  })
  expect(await checkProject(options, trial.surroundings())).toBe(true)
  // Somebody turns mails on again.
  Object.assign(trial.project?.signIn ?? {}, { notification: { sendEmail: { method: 'DEFAULT' } } })
  expect(await checkProject(options, trial.surroundings())).toBe(false)
})

test('a demonstration that never got its functions becomes an installation with sign-up and mails', async () => {
  const { parameters } = trial.surroundings().means
  await parameters.write({ DEMONSTRATION: 'true' })
  const deploy = () => Promise.reject(new Error('killed'))
  await expect(deployProject(options, trial.surroundings({ deploy }))).rejects.toThrow('killed')
  expect(trial.project?.signIn).toMatchObject({ client: { permissions: { disabledUserSignup: true } } })
  await parameters.write({ DEMONSTRATION: 'false' })
  await deployProject(options, trial.surroundings())
  expect(trial.project?.signIn).toMatchObject({
    signIn: { email: { enabled: true } },
    client: { permissions: { disabledUserSignup: false } },
    notification: { sendEmail: { method: 'DEFAULT' } },
  })
  expect(JSON.stringify(trial.project?.signIn)).not.toContain('demonstration.invalid')
})

test.each([
  ['true', 'false', 'is a demonstration'],
  ['true', '', 'is a demonstration'],
  ['false', 'true', 'is no demonstration'],
])('deployed with DEMONSTRATION=%s, a project refuses "%s"', async (before, after, words) => {
  const { parameters } = trial.surroundings().means
  await parameters.write({ DEMONSTRATION: before })
  await deployProject(options, trial.surroundings())
  await deployProject(options, trial.surroundings())
  const deployed = trial.deployed.length
  const file = join(trial.folder, `.env.${project}`)
  const [written, left] = [`DEMONSTRATION=${before}\n`, after === '' ? '' : `DEMONSTRATION=${after}\n`]
  await writeFile(file, (await trial.parametersFile()).replace(written, left))
  await expect(deployProject(options, trial.surroundings())).rejects.toThrow(words)
  expect(await checkProject(options, trial.surroundings())).toBe(false)
  expect(trial.deployed).toHaveLength(deployed)
})
