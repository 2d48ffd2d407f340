/** What the page is built with. */
interface PageSettings {
  /** The `VITE_APP_CHECK_SITE_KEY`; empty if there is none. */
  readonly appCheckSiteKey: string
  /** The content security policy of Hosting. */
  readonly contentPolicy: string
}

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
  ]
  const refused =
    appCheckSiteKey !== '' && !contentPolicy.includes('https://www.google.com/recaptcha/')
      ? ['The content policy in firebase.json does not allow reCAPTCHA: extend it as docs/deploying.md says.']
      : []
  const file = `functions/.env.${project}`
  return [...wrong.filter(Boolean).map(sentence => `In ${file}: ${sentence}.`), ...refused]
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.origin === text
}
