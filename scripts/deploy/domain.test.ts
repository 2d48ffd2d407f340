import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkProject, deployProject } from './deployment.ts'
import { DeploymentTrial, everything, keys, options } from './deploymentTrial.ts'

const own = { ...options, domain: 'upper.example' }
let trial: DeploymentTrial

beforeEach(async () => {
  trial = await DeploymentTrial.begin()
})
afterEach(() => trial.end())

const without = (only: string[]) => async (_label: string, part: string) => {
  only.push(part)
}

test('a domain is made first, its records are shown, and the page moves there when it works', async () => {
  const origins: (string | undefined)[] = []
  const { deploy } = trial.surroundings()
  await deployProject(
    { ...everything, add: ['telegram'] },
    trial.unattended({
      deploy: (label, only, parameters, isFirst) => {
        origins.push(`${only} ${parameters['PUBLIC_ORIGIN']}`)
        expect(trial.said).toContain('DNS: add upper.example A 199.36.158.100')
        return deploy(label, only, parameters, isFirst)
      },
    }),
  )
  expect(trial.said).toContain('DNS: remove upper.example A 203.0.113.7')
  expect(trial.said).toContain('· DNS: the certificate of upper.example …')
  expect(origins).toEqual([
    'firestore,storage ',
    'functions ',
    'hosting ',
    'functions https://upper.example',
    'hosting https://upper.example',
  ])
  expect(trial.project?.signIn).toMatchObject({
    authorizedDomains: ['localhost', 'upper-test.web.app', 'upper.example'],
    notification: { sendEmail: { callbackUri: 'https://upper.example/auth/action' } },
  })
  expect(trial.cloud.webhook.url).toBe('https://upper.example/api/telegram')
  expect(trial.said.at(-1)).toContain('Deployed: https://upper.example.')
})

test('until a domain works, page, mails and bot stay where they are, and a later run moves them', async () => {
  const bot = { ...own, add: ['telegram'] as const }
  const deployed: string[] = []
  await deployProject({ ...bot, location: 'eur3' }, trial.unattended({ deploy: without(deployed) }))
  expect(deployed).toHaveLength(3)
  expect(trial.project?.signIn).toMatchObject({
    notification: { sendEmail: { callbackUri: 'https://upper-test.web.app/auth/action' } },
  })
  expect(trial.cloud.webhook.url).toBe('https://upper-test.web.app/api/telegram')
  expect(trial.said.slice(-2)).toEqual([
    expect.stringContaining('with --domain upper.example when its DNS is set'),
    expect.stringContaining('Deployed: https://upper-test.web.app.'),
  ])
  trial.said = []
  expect(await checkProject(own, trial.surroundings())).toBe(false)
  expect(trial.said).toContain('    add upper.example A 199.36.158.100')

  trial.cloud.looksUntilActive = 1
  await deployProject(own, trial.unattended({ deploy: without(deployed) }))
  expect(deployed).toHaveLength(6)
  expect(await trial.parametersFile()).toContain('PUBLIC_ORIGIN=https://upper.example\n')
  expect(trial.cloud.webhook.url).toBe('https://upper.example/api/telegram')
})

test('an application of Discord gets the redirects of both addresses', async () => {
  const answers = { 'Client id': keys.DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET: 'secret-of-discord' }
  await deployProject({ ...own, add: ['discord'] }, trial.surroundings({ terminal: trial.person(answers) }))
  const [guide = ''] = trial.said.filter(line => line.startsWith('Discord: '))
  expect(guide).toContain('https://upper-test.web.app/auth/discord/return')
  expect(guide).toContain('https://upper.example/auth/discord/return')
})

test('a bot whose token is wrong is said without the token, and does not hinder anything else', async () => {
  trial.cloud.botToken = '42:another'
  await deployProject(everything, trial.unattended())
  expect(trial.said).toContainEqual(
    expect.stringMatching(/^! Telegram: .*TELEGRAM_BOT_TOKEN --project upper-test/),
  )
  expect(trial.said.join('\n')).not.toContain(keys.TELEGRAM_BOT_TOKEN)
  expect(trial.said.at(-1)).toContain('Deployed: https://upper.example.')
  trial.said = []
  await checkProject(options, trial.surroundings())
  expect(trial.said).toContainEqual(expect.stringContaining('? Telegram: Telegram does not know the token'))
})
