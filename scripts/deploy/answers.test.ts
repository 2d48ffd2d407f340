import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '../fakes/cloud/fakeProject.ts'
import { Stopped } from '../problem.ts'
import { checkProject, deployProject, type Surroundings } from './deployment.ts'
import { DeploymentTrial, everything, keys, options } from './deploymentTrial.ts'

const account = 'serviceAccount:1000-compute@developer.gserviceaccount.com'
let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
})
afterEach(() => trial.end())

test('a check lists the parameters and secrets of the services to add', async () => {
  await deployProject(options, trial.surroundings())
  trial.said = []
  const wrong = (parameters: Readonly<Record<string, string>>) =>
    Object.values(parameters).filter(value => value.startsWith('('))
  expect(
    await checkProject({ ...options, add: ['telegram', 'mail', 'steam'] }, trial.surroundings({ wrong })),
  ).toBe(false)
  expect(trial.said).toEqual(
    expect.arrayContaining([
      '    TELEGRAM_BOT_NAME=(asked for: Name of the bot, without @)',
      '    STEAM_NICKNAMES=true',
      '    the secret TELEGRAM_BOT_TOKEN',
      '    the secret STEAM_API_KEY',
      '    the secret SMTP_PASSWORD',
    ]),
  )
  expect(trial.said.filter(line => line.startsWith('!'))).toEqual([])
})

test('the place of a database that is there cannot be changed', async () => {
  await deployProject(options, trial.surroundings())
  const moved = { ...options, location: 'europe-west1' }
  await expect(deployProject(moved, trial.surroundings())).rejects.toThrow('The database is in eur3')
  expect(await checkProject(moved, trial.surroundings())).toBe(false)
  expect(trial.said).toContainEqual(expect.stringMatching(/^! The database is in eur3/))
  await deployProject({ ...options, location: 'eur3' }, trial.surroundings())
})

test.each([
  ['Discord,', { DISCORD_CLIENT_ID: keys.DISCORD_CLIENT_ID }],
  ['discord', { DISCORD_CLIENT_ID: keys.DISCORD_CLIENT_ID }],
])('%j in answer to the question for services', async (services, parameters) => {
  const answers = {
    'Which other services': services,
    'Client id': keys.DISCORD_CLIENT_ID,
    DISCORD_CLIENT_SECRET: 'secret',
  }
  await deployProject(options, trial.surroundings({ terminal: trial.person(answers) }))
  expect(await trial.surroundings().means.parameters.read()).toMatchObject(parameters)
})

/** A person who gives one answer after the other, whatever is asked. */
function persistent(...answers: string[]): NonNullable<Surroundings['terminal']> {
  const answer = (question: string, byDefault: string) => {
    trial.asked.push(question)
    return Promise.resolve(answers.shift() || byDefault)
  }
  return { tell: () => {}, ask: answer, askSecret: question => answer(question, '') }
}

test('what cannot be right is asked for again with the reason, and given up after the third time', async () => {
  trial.cloud.billingAccounts.push({ name: 'billingAccounts/9Z', displayName: 'Theirs', open: true })
  const token = keys.TELEGRAM_BOT_TOKEN
  const typed = [
    '3',
    'Ours',
    '2',
    'mars',
    'eur3',
    'vk',
    'telegram',
    '@upper_bot',
    'upper_bot',
    '',
    'hello',
    token,
  ]
  await deployProject(options, trial.surroundings({ terminal: persistent(...typed) }))
  const reasons = ['account 3', 'account Ours', "'mars'", "'vk'", 'no @', 'is needed', 'a number, a colon']
  for (const reason of reasons) expect(trial.asked).toContainEqual(expect.stringContaining(reason))
  expect(trial.asked).toHaveLength(typed.length)
  expect(trial.project).toMatchObject({ billing: 'billingAccounts/9Z', database: { locationId: 'eur3' } })
  await trial.restart()
  const stubborn = trial.surroundings({ terminal: persistent('mars', 'moon', 'sun', 'eur3') })
  await expect(deployProject(options, stubborn)).rejects.toThrow("'sun' is not near")
  expect(trial.cloud.changes).toEqual([])
})

test('a name that belongs to nothing is said to become a new project, before anything is asked', async () => {
  await deployProject(options, trial.surroundings())
  expect(trial.said[0]).toBe('This account sees no project that is called upper-test: a new one is made.')
  trial.said = []
  await deployProject(options, trial.surroundings())
  expect(trial.said.join()).not.toContain('a new one is made')
})

test('a check names no service that is left out, and the missing billing account', async () => {
  trial.cloud.billingAccounts = []
  expect(await checkProject(options, trial.surroundings())).toBe(false)
  expect(trial.said.filter(line => /^. (ceiling|topic|domain|address|DNS|Telegram)/.test(line))).toEqual([])
  expect(trial.said).toContainEqual(expect.stringMatching(/^! The account has no open billing account/))
})

test('a mail server that wants no account has no password', async () => {
  const answers = { 'SMTP server': keys.SMTP_HOST, Sender: keys.MAIL_FROM }
  await deployProject({ ...options, add: ['mail'] }, trial.surroundings({ terminal: trial.person(answers) }))
  expect(await trial.surroundings().means.parameters.read()).toMatchObject({
    SMTP_HOST: keys.SMTP_HOST,
    SMTP_USER: '',
  })
  expect(Object.keys(trial.project?.secrets ?? {})).not.toContain('SMTP_PASSWORD')
})

test('a service that is set up again has its parameters as defaults', async () => {
  await deployProject(everything, trial.unattended())
  await deployProject({ ...options, add: ['telegram'] }, trial.surroundings())
  expect(await trial.surroundings().means.parameters.read()).toMatchObject({ TELEGRAM_BOT_NAME: 'upper_bot' })
})

test('stopped by the person, a deployment makes no further call', async () => {
  const { fetch } = trial.cloud
  const stopped = trial.unattended({}, async (...args) => {
    const answer = await fetch(...args)
    if (trial.cloud.changes.length === 6) trial.stop.abort(new Stopped())
    return answer
  })
  await expect(deployProject(everything, stopped)).rejects.toThrow(Stopped)
  expect(trial.cloud.changes).toHaveLength(6)
})

test('a project that was just made waits until its owner is known everywhere', async () => {
  const { means, ...rest } = trial.surroundings()
  await means.call('cloudresourcemanager.projects.create', {}, { projectId: 'upper-test' })
  trial.cloud.trouble('cloudbilling.projects.updateBillingInfo', new Failure(403, 'PERMISSION_DENIED', ''), 2)
  await deployProject(options, { means, ...rest })
  expect(trial.said.at(-1)).toContain('Deployed: ')
})

test('a refusal of what can wait hinders nothing else', async () => {
  await deployProject(options, trial.surroundings())
  if (trial.project)
    trial.project.policy = { etag: '9', bindings: [{ role: 'roles/editor', members: [account] }] }
  const forbidden = new Failure(400, 'FAILED_PRECONDITION', 'do not belong to a permitted customer')
  trial.cloud.trouble('cloudresourcemanager.projects.setIamPolicy', forbidden, Number.POSITIVE_INFINITY)
  await deployProject(options, trial.surroundings())
  expect(trial.said).toContainEqual(expect.stringMatching(/^! storage rules: Your organization forbids/))
  expect(trial.said.at(-1)).toContain('Deployed: ')
})
