import type { api as ru } from '#locales/ru/api.ts'
import type { Translation } from '#locales/translation.ts'

export const api: Translation<typeof ru> = {
  title: 'API for developers',
  lead: 'Competitions, teams, matches and tables as JSON: no account, no key, from any site.',
  first: 'First request',
  firstText: 'Copy it, or send it from here: the competition is a real one.',
  follow: 'Follow a competition',
  followText:
    'Every response has a `cursor`. Pass it as `since`, and you receive only what has changed. The curl example needs none: it stores the `ETag`, and downloads the state only if it differs.',
  write: 'Write results',
  writeText:
    'Writing needs a key. An organizer of the tournament creates it: tab “Organizers”, section “Integrations”. Webhooks are added there too.',
  writeSteps:
    'Read the match with its `revision`, start it with `startMatch`, then end it. Every response has an `after`: pass it when you read again.',
  toOwn: 'My tournaments',
  rules: 'Good to know',
  document: 'The OpenAPI 3.1 description',
  tag_reading: 'Reading',
  tag_writing: 'Writing',
  webhooks: 'Webhooks',
  objects: 'Objects',
  body: 'Request body',
  answerFields: 'In the response',
  needsKey: 'Needs a key of the competition.',
  any: 'Any value',
  send: 'Send the request',
  answer: 'Response',
  answered: 'Response {{status}} in {{milliseconds}} ms',
  failed: 'The request did not get through. Check your connection.',
  exampleLanguage: 'Language of the example',
  exampleIn: 'Example: {{language}}',
}
