import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configurationFor } from './configurationFor.ts'
import { missingFor, type ProjectState, requireProject } from './missingFor.ts'

const ready: ProjectState = {
  project: 'upper-123',
  isSignedIn: true,
  webApps: 1,
  hasDatabase: true,
  secrets: { STEAM_API_KEY: true, MAIL_SECRET: true },
  parameters: {},
  appCheckSiteKey: '',
  contentPolicy: "default-src 'self'",
}

test('nothing is missing where all is there; every parameter may be empty', () => {
  expect(missingFor(ready)).toEqual([])
  const parameters = {
    PUBLIC_ORIGIN: 'https://upper.example',
    SMTP_HOST: 'mail.upper.example',
    SMTP_PORT: '587',
    MAIL_FROM: 'Upper Bracket <noreply@upper.example>',
    TELEGRAM_BOT_NAME: 'upper_bot',
  }
  expect(missingFor({ ...ready, parameters })).toEqual([])
})

const isAbout = (...words: readonly string[]) => words.map(word => expect.stringContaining(word))

test.each<[name: string, state: Partial<ProjectState>, words: readonly string[]]>([
  ['nobody signed in', { isSignedIn: false, webApps: undefined }, ['firebase login']],
  ['no such project', { webApps: undefined, hasDatabase: false }, ["'upper-123' does not exist"]],
  ['no web app and no database', { webApps: 0, hasDatabase: false }, ['apps:create WEB', '(default)']],
  [
    'secrets that are not set',
    { secrets: { STEAM_API_KEY: false, MAIL_SECRET: true, SMTP_PASSWORD: false } },
    ['secrets:set STEAM_API_KEY --project upper-123', 'secrets:set SMTP_PASSWORD'],
  ],
  ['no file of parameters', { parameters: null }, ['functions/.env.upper-123']],
  ['an origin with a path', { parameters: { PUBLIC_ORIGIN: 'https://upper.example/' } }, ['PUBLIC_ORIGIN']],
  ['an origin without TLS', { parameters: { PUBLIC_ORIGIN: 'http://upper.example' } }, ['PUBLIC_ORIGIN']],
  ['mails without a sender', { parameters: { SMTP_HOST: 'mail.upper.example' } }, ['MAIL_FROM']],
  ['a port that is none', { parameters: { SMTP_PORT: 'smtp' } }, ['SMTP_PORT']],
  ['App Check without a key', { parameters: { APP_CHECK_REQUIRED: 'true' } }, ['VITE_APP_CHECK_SITE_KEY']],
  ['a policy against App Check', { appCheckSiteKey: '6Lc' }, ['content policy']],
  ['a bot with its @', { parameters: { TELEGRAM_BOT_NAME: '@upper_bot' } }, ['TELEGRAM_BOT_NAME']],
])('%s', (_, state, words) => {
  expect(missingFor({ ...ready, ...state })).toEqual(isAbout(...words))
})

test.each(['', 'Upper', 'demo-upper-bracket'])('%j is no project to deploy to', project => {
  expect(() => requireProject(project)).toThrow(`'${project}'`)
  expect(() => requireProject('upper-123')).not.toThrow()
})

test('the deployed page may call the functions of its own project only', async () => {
  const undeployed = await readFile('firebase.json', 'utf8')
  expect(undeployed).not.toContain('cloudfunctions.net')
  const configuration = configurationFor('upper-123', undeployed)
  expect(configuration.match(/https:\/\/[^ ]*cloudfunctions\.net/g)).toEqual([
    'https://europe-west1-upper-123.cloudfunctions.net',
  ])
  expect(() => JSON.parse(configuration)).not.toThrow()
})
