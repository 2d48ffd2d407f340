import { expect, it } from 'vitest'
import { languages } from '../profile/profile.ts'
import { drawMarkdown } from '../text/markdown.ts'
import { defaultMinAge, type Operator, sectionsOf } from './operator.ts'
import { operatorPages } from './operatorPages.ts'
import { contactAddress, operatorProblems } from './operatorProblems.ts'
import { operatorParameters, operatorView } from './operatorView.ts'
import { type OptionalRecipient, optionalRecipients } from './recipients.ts'

const operator: Operator = {
  name: 'Wolf *Cups* GmbH',
  address: 'Wolf Street 1, 10115 Berlin',
  contact: 'legal@wolf.example',
  minAge: 18,
  supervision: 'HRB 12345, [authority](https://authority.example)',
}
const unnamed: Operator = { name: '', address: ' ', contact: '', minAge: defaultMinAge, supervision: '' }
const all = new Set<OptionalRecipient>(optionalRecipients)
const view = (
  page: (typeof operatorPages)[number],
  language: (typeof languages)[number],
  own: Partial<Parameters<typeof operatorView>[2]> = {},
) =>
  operatorView(page, language, {
    operator,
    recipients: all,
    signInMethods: ['google'],
    demonstration: 'here',
    ownText: null,
    ...own,
  })

const rows = languages.flatMap(language => operatorPages.map(page => [page, language] as const))

it.each(rows)('the page %s (%s) names the operator, and what is missing', (page, language) => {
  const stated = view(page, language)
  expect(stated).toMatchObject({
    page,
    language,
    minAge: 18,
    signInMethods: ['google'],
    demonstration: 'here',
    isConfigured: true,
  })
  expect(textOf(stated.text)).toContain('Wolf *Cups* GmbH')
  expect(stated.text).toContain('(mailto:legal@wolf.example)')
  expect(stated.text).not.toMatch(/OPERATOR_|undefined|\(не указано\)|\(not stated\)/)

  const missing = view(page, language, { operator: unnamed })
  expect(missing).toMatchObject({ minAge: defaultMinAge, isConfigured: false })
  const [{ text: notice } = { text: '' }] = sectionsOf(missing.text)
  expect(notice.match(/`(\w+)`/g)).toEqual(['`OPERATOR_NAME`', '`OPERATOR_ADDRESS`', '`OPERATOR_CONTACT`'])
})

it.each([
  [
    'ru',
    'Срок: 90 дней.',
    'Срок: 30 дней после окончания действия.',
    'Срок: 1 день или меньше.',
    'до 98 дней',
    '`_ga` и `_ga_…`',
    'Срок: 730 дней или меньше.',
  ],
  [
    'en',
    'For 90 days.',
    'For 30 days after expiry.',
    'For 1 day or less.',
    'up to 98 days',
    '`_ga` and `_ga_…`',
    'For 730 days or less.',
  ],
] as const)('the privacy policy states how long data is stored (%s)', (language, ...periods) => {
  const { text } = view('privacy', language)
  expect(periods.filter(period => !text.includes(period))).toEqual([])
})

/** What names a service in both languages; anything else about it is said with its name. */
const names: Readonly<Record<OptionalRecipient, RegExp>> = {
  analytics: /Google Analytics|`analytics`|_ga|counting|подсчёт/,
  appCheck: /reCAPTCHA/,
  googleSignIn: /\*\*Google\*\*,/,
  facebookSignIn: /Facebook/,
  discordSignIn: /\*\*Discord\*\*, (?:if you sign in|если вы входите)/,
  telegram: /Telegram/,
  mail: /mail service|Почтовая служба/,
  push: /maker of your browser|Разработчик вашего браузера/,
}

it.each(languages)(
  'the privacy policy names exactly the services that are set up, in all combinations (%s)',
  language => {
    for (let combination = 0; combination < 2 ** optionalRecipients.length; combination += 1) {
      const setUp = optionalRecipients.filter((_, index) => (combination & (1 << index)) > 0)
      const { text } = view('privacy', language, { recipients: new Set(setUp), demonstration: null })
      expect(optionalRecipients.filter(each => names[each].test(text))).toEqual(setUp)
      expect(text).toMatch(/\*\*Discord\*\*, (?:if organizers|если организаторы)/)
      expect(text).not.toMatch(/undefined|null|\n\n\n/)
    }
  },
)

it.each([
  [
    'ru',
    ['демонстрационный', 'Посещения демонстрации', 'Сообщения в другие сервисы не отправляются'],
    'какие условия и когда вы приняли',
  ],
  [
    'en',
    ['is a demonstration', 'Visits to a demonstration', 'No messages are sent to other services'],
    'which terms you accepted',
  ],
] as const)(
  'the privacy policy states what is accepted, and that a demonstration deletes copies (%s)',
  (language, said, accepted) => {
    expect(view('privacy', language).text).toContain(accepted)
    for (const each of said) expect(view('privacy', language).text).toContain(each)
    expect(view('privacy', language).text).not.toMatch(
      /Telegram|Steam\*\*|\*\*Discord\*\*|start\.gg|mail service|Почтовая служба/,
    )
    for (const demonstration of [{ origin: 'https://demo.example' }, null] as const)
      for (const each of said) expect(view('privacy', language, { demonstration }).text).not.toContain(each)
  },
)

it('each fact of the operator is stated where it belongs', () => {
  const stating = rows.filter(([page, language]) => view(page, language).text.includes('HRB 12345'))
  expect(stating.map(([page]) => page)).toEqual(languages.map(() => 'imprint'))
  expect(view('imprint', 'en').text).toContain('Wolf Street 1, 10115 Berlin')
  expect(view('terms', 'en').text).toContain('at least 18 years old')
  expect(view('terms', 'ru').text).toContain('исполнилось столько лет: 18')
  expect(view('imprint', 'en', { operator: { ...operator, supervision: '' } }).text).not.toContain(
    'Supervision',
  )
  expect(view('terms', 'en', { operator: { ...operator, minAge: 0 } }).text).not.toContain('at least')
})

it('a text of the operator replaces the template', () => {
  expect(view('terms', 'en', { ownText: '# Own\n\nTerms.' })).toMatchObject({
    title: 'Terms of use',
    text: '# Own\n\nTerms.',
    minAge: 18,
  })
})

it('both languages have the same sections, and lists of the same length', () => {
  for (const page of operatorPages) {
    const [ru, en] = languages.map(language =>
      sectionsOf(view(page, language).text).map(({ text }) => (text.match(/^- /gm) ?? []).length),
    )
    expect(ru, page).toEqual(en)
  }
})

it.each<[Partial<Operator>, readonly (keyof Operator)[]]>([
  [{}, []],
  [{ supervision: '' }, []],
  [{ minAge: 0 }, []],
  [{ minAge: 16.5 }, ['minAge']],
  [{ minAge: Number.NaN }, ['minAge']],
  [{ minAge: 200 }, ['minAge']],
  [{ name: ' ' }, ['name']],
  [{ address: '', contact: 'wolf' }, ['address', 'contact']],
])('%j lacks %j', (change, problems) => {
  expect(operatorProblems({ ...operator, ...change })).toEqual(problems)
  expect(Object.keys(operatorParameters)).toEqual(expect.arrayContaining([...problems]))
})

it.each([
  ['legal@wolf.example', 'mailto:legal@wolf.example'],
  [' https://wolf.example/contact ', 'https://wolf.example/contact'],
  ['http://wolf.example', null],
  ['javascript:alert(1)', null],
  ['+49 30 1234', null],
  ['', null],
])('the contact %j leads to %j', (contact, address) => {
  expect(contactAddress(contact)).toBe(address)
})

it('headings of the first two levels begin sections', () => {
  expect(sectionsOf('Before\n# One\nText\n### Within\n## Two\n')).toEqual([
    { title: '', text: 'Before' },
    { title: 'One', text: 'Text\n### Within' },
    { title: 'Two', text: '' },
  ])
})

function textOf(markdown: string): string {
  return drawMarkdown<string>(markdown, {
    text: written => written,
    element: (_, parts) => parts.join(''),
  }).join('')
}
