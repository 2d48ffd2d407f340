import { defaultMinAge, type Operator } from '@upper-bracket/shared/operator/operator'
import { operatorProblems } from '@upper-bracket/shared/operator/operatorProblems'
import { optionalServices } from '../../functions/src/platform/optionalServices.ts'

/** The settings with which the page is built. */
interface PageSettings {
  /** The `VITE_APP_CHECK_SITE_KEY`; empty if there is none. */
  readonly appCheckSiteKey: string
  /** The content security policy of Hosting. */
  readonly contentPolicy: string
}

const switches = [
  'APP_CHECK_REQUIRED',
  'GOOGLE_SIGN_IN',
  'FACEBOOK_SIGN_IN',
  ...Object.values(optionalServices).flatMap(row => ('isSwitch' in row ? row.parameter : [])),
]

/** Lists what is wrong with the parameters of a project, a sentence each. */
export function wrongParameters(
  project: string,
  parameters: Readonly<Record<string, string>>,
  { appCheckSiteKey, contentPolicy }: PageSettings,
): readonly string[] {
  const value = (name: string) => parameters[name] ?? ''
  const wrong = [
    value('PUBLIC_ORIGIN') !== '' && !isOrigin(value('PUBLIC_ORIGIN'))
      ? 'PUBLIC_ORIGIN is not an origin such as https://upper.example, without a path'
      : '',
    value('SMTP_HOST') !== '' && value('MAIL_FROM') === '' ? 'SMTP_HOST is set, but MAIL_FROM is not' : '',
    value('SMTP_PORT') !== '' && !/^\d{2,5}$/.test(value('SMTP_PORT')) ? 'SMTP_PORT is not a port' : '',
    value('APP_CHECK_REQUIRED') === 'true' && appCheckSiteKey === ''
      ? 'APP_CHECK_REQUIRED is true, but web/.env.production has no VITE_APP_CHECK_SITE_KEY: nobody could do anything'
      : '',
    value('TELEGRAM_BOT_NAME').startsWith('@') ? 'TELEGRAM_BOT_NAME begins with @' : '',
    ...switches.map(name =>
      ['', 'true', 'false'].includes(value(name)) ? '' : `${name} is neither true nor false`,
    ),
    value('DEMONSTRATION_ORIGIN') !== '' && !isOrigin(value('DEMONSTRATION_ORIGIN'))
      ? 'DEMONSTRATION_ORIGIN is not an origin such as https://demo.upper.example, without a path'
      : '',
    ...wrongOperator(value),
  ]
  const refused =
    appCheckSiteKey !== '' && !contentPolicy.includes('https://www.google.com/recaptcha/')
      ? ['The content policy in firebase.json does not allow reCAPTCHA: extend it as docs/deploying.md says.']
      : []
  const file = `functions/.env.${project}`
  return [...wrong.filter(Boolean).map(sentence => `In ${file}: ${sentence}.`), ...refused]
}

const operatorSentences: Readonly<Partial<Record<keyof Operator, string>>> = {
  name: 'OPERATOR_NAME is missing',
  address: 'OPERATOR_ADDRESS is missing',
  contact: 'OPERATOR_CONTACT is neither a mail address nor the https address of a page',
  minAge: 'OPERATOR_MIN_AGE is no age that people can confirm',
}

/** An operator who is not named at all is no mistake: the pages say so. */
function wrongOperator(value: (name: string) => string): readonly string[] {
  const operator: Operator = {
    name: value('OPERATOR_NAME'),
    address: value('OPERATOR_ADDRESS'),
    contact: value('OPERATOR_CONTACT'),
    minAge: Number(value('OPERATOR_MIN_AGE') || defaultMinAge),
    supervision: value('OPERATOR_SUPERVISION'),
  }
  const isNamed = `${operator.name}${operator.address}${operator.contact}`.trim() !== ''
  return operatorProblems(operator)
    .filter(fact => isNamed || fact === 'minAge')
    .map(fact => operatorSentences[fact] ?? '')
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.origin === text
}
