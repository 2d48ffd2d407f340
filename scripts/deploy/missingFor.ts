import { Problem } from '../problem.ts'

/** The known state of a project before a deployment. */
export interface ProjectState {
  readonly project: string
  /** Whether firebase-tools is signed in, by `firebase login` or with a service account's key. */
  readonly isSignedIn: boolean
  /** Undefined if it could not be read: not signed in, no such project, or no permission. */
  readonly webApps: number | undefined
  readonly hasDatabase: boolean
  /** Every secret that the functions declare, and whether it has an enabled version. */
  readonly secrets: Readonly<Record<string, boolean>>
  /** The contents of `functions/.env.<project>`; null if there is no such file. */
  readonly parameters: Readonly<Record<string, string>> | null
  /** The `VITE_APP_CHECK_SITE_KEY` of the page's build; empty if there is none. */
  readonly appCheckSiteKey: string
  /** The content security policy of Hosting. */
  readonly contentPolicy: string
}

/** @throws Problem if this is not the id of a project that can be deployed to */
export function requireProject(project: string): void {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new Problem(`'${project}' is not the id of a project: name yours with --project <id>.`)
  if (project.startsWith('demo-'))
    throw new Problem(`'${project}' exists on the emulators only: nothing can be deployed to it.`)
}

/** Lists what has to be done before a deployment, in order, a sentence each; empty if it can begin. */
export function missingFor(state: ProjectState): readonly string[] {
  const { project } = state
  // Without a sign-in, nothing else is known.
  if (!state.isSignedIn) return ['Nobody is signed in: run `npx firebase login`.', ...wrongParameters(state)]
  if (state.webApps === undefined)
    return [
      `The project '${project}' does not exist, or the signed-in account may not see it.`,
      ...wrongParameters(state),
    ]
  return [
    ...(state.webApps === 0
      ? [
          `The project has no web app: run \`npx firebase apps:create WEB "Upper Bracket" --project ${project}\`.`,
        ]
      : []),
    ...(state.hasDatabase
      ? []
      : [
          'There is no Firestore database named (default): create it in the console, in eur3 or europe-west1.',
        ]),
    ...Object.entries(state.secrets)
      .filter(([, isSet]) => !isSet)
      .map(
        ([name]) =>
          `The secret ${name} is not set: run \`npx firebase functions:secrets:set ${name} --project ${project}\`.`,
      ),
    ...wrongParameters(state),
  ]
}

function wrongParameters({
  project,
  parameters,
  appCheckSiteKey,
  contentPolicy,
}: ProjectState): readonly string[] {
  const file = `functions/.env.${project}`
  if (parameters === null)
    return [`There is no ${file}: write it as docs/deploying.md describes; it may be empty.`]
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
  return [...wrong.filter(Boolean).map(sentence => `In ${file}: ${sentence}.`), ...refused]
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.origin === text
}
