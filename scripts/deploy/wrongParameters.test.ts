import { expect, test } from 'vitest'
import { wrongParameters } from './wrongParameters.ts'

const operator = {
  OPERATOR_NAME: 'Upper',
  OPERATOR_ADDRESS: 'Street 1',
  OPERATOR_CONTACT: 'https://upper.example/contact',
}
const page = { appCheckSiteKey: '', contentPolicy: "default-src 'self'" }

test('nothing is wrong with parameters that are empty, or as they should be', () => {
  expect(wrongParameters('upper-123', {}, page)).toEqual([])
  const parameters = {
    PUBLIC_ORIGIN: 'https://upper.example',
    SMTP_HOST: 'mail.upper.example',
    SMTP_PORT: '587',
    MAIL_FROM: 'Upper Bracket <noreply@upper.example>',
    TELEGRAM_BOT_NAME: 'upper_bot',
    STEAM_NICKNAMES: 'true',
    OPERATOR_NAME: 'Upper',
    OPERATOR_ADDRESS: 'Street 1',
    OPERATOR_CONTACT: 'us@upper.example',
    OPERATOR_MIN_AGE: '0',
  }
  expect(wrongParameters('upper-123', parameters, page)).toEqual([])
})

test.each<[name: string, parameters: Readonly<Record<string, string>>, words: string]>([
  ['an origin with a path', { PUBLIC_ORIGIN: 'https://upper.example/' }, 'PUBLIC_ORIGIN'],
  ['an origin without TLS', { PUBLIC_ORIGIN: 'http://upper.example' }, 'functions/.env.upper-123'],
  ['mails without a sender', { SMTP_HOST: 'mail.upper.example' }, 'MAIL_FROM'],
  ['a port that is none', { SMTP_PORT: 'smtp' }, 'SMTP_PORT'],
  ['App Check without a key', { APP_CHECK_REQUIRED: 'true' }, 'VITE_APP_CHECK_SITE_KEY'],
  ['a switch that is neither on nor off', { STEAM_NICKNAMES: 'yes' }, 'STEAM_NICKNAMES is neither'],
  ['a ceiling that is neither on nor off', { COST_CEILING: 'yes' }, 'COST_CEILING is neither'],
  ['a demonstration with a path', { DEMONSTRATION_ORIGIN: 'https://demo.example/' }, 'DEMONSTRATION_ORIGIN'],
  ['a contact that is none', { ...operator, OPERATOR_CONTACT: 'us at upper' }, 'OPERATOR_CONTACT is neither'],
  ['an operator without an address', { ...operator, OPERATOR_ADDRESS: '' }, 'OPERATOR_ADDRESS is missing'],
  ['an age that is none', { OPERATOR_MIN_AGE: 'adult' }, 'OPERATOR_MIN_AGE is no age'],
  ['a bot with its @', { TELEGRAM_BOT_NAME: '@upper_bot' }, 'TELEGRAM_BOT_NAME'],
])('%s', (_, parameters, words) => {
  expect(wrongParameters('upper-123', parameters, page)).toEqual([expect.stringContaining(words)])
})

test('a policy against App Check', () => {
  expect(wrongParameters('upper-123', {}, { ...page, appCheckSiteKey: '6Lc' })).toEqual([
    expect.stringContaining('content policy'),
  ])
})
