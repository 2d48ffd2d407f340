import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import type { Answers } from './answers.ts'
import { type State, wantedDomain } from './state.ts'
import { type Step, unless } from './step.ts'

/** Returns where people open the page. */
export function originOf(project: string, parameters: State['parameters']): string {
  return parameters?.['PUBLIC_ORIGIN'] || `https://${project}.web.app`
}

/** Returns where Telegram sends updates to a page. */
export function webhookAt(origin: string): string {
  return `${origin}/api/telegram`
}

const actionOf = (project: string, state: State) => `${originOf(project, state.parameters)}/auth/action`
const hostOf = (project: string, state: State) => new URL(originOf(project, state.parameters)).hostname

const hasDomain = ({ parameters }: State, answers: Answers) => wantedDomain(answers, parameters) !== null

/** The domain at Hosting, which says which DNS records it needs. */
export const domain: Step = {
  key: 'domain',
  concerns: hasDomain,
  check: (state, answers) => {
    const own = wantedDomain(answers, state.parameters)
    return unless(own === null || state.domain !== null, `the domain ${own} at Hosting`)
  },
  apply: ({ call, project }, { parameters }, answers) =>
    call(
      'firebasehosting.projects.sites.customDomains.create',
      {
        parent: `projects/${project}/sites/${project}`,
        customDomainId: wantedDomain(answers, parameters) ?? '',
      },
      {},
    ),
  shownBy: ['domain'],
}

/** A domain gets the page when it works: mails and sign-ins would lead nowhere before. */
export const address: Step = {
  key: 'address',
  concerns: hasDomain,
  check: ({ domain, parameters }, answers) => {
    const origin = `https://${wantedDomain(answers, parameters)}`
    return unless(
      domain?.isActive !== true || originOf(answers.project, parameters) === origin,
      `PUBLIC_ORIGIN=${origin}`,
    )
  },
  apply: ({ parameters }, state, answers) =>
    parameters.write({ PUBLIC_ORIGIN: `https://${wantedDomain(answers, state.parameters)}` }),
  shownBy: ['parameters'],
}

/** No host has such a name (RFC 2606). */
const nowhere = 'demonstration.invalid'

/** Past the entrance nobody has an account, and Authentication mails nobody, even if a visitor's token asks it to. */
const inDemonstration = {
  updateMask:
    'client.permissions.disabledUserSignup,notification.sendEmail.method,notification.sendEmail.smtp',
  client: { permissions: { disabledUserSignup: true } },
  sendEmail: {
    method: 'CUSTOM_SMTP',
    smtp: {
      senderEmail: `nobody@${nowhere}`,
      host: nowhere,
      port: 587,
      username: 'nobody',
      password: 'nobody',
      securityMode: 'START_TLS',
    },
  },
} as const

/** What a demonstration has turned off that never got its functions, and becomes another installation. */
const undone = {
  updateMask: inDemonstration.updateMask,
  client: { permissions: { disabledUserSignup: false } },
  sendEmail: { method: 'DEFAULT' },
} as const

const isDemonstration = ({ parameters }: State) => isSetUp('demonstration', parameters ?? {})

/** Also where mails and sign-ins lead. */
export const signInMethods: Step = {
  key: 'sign-in methods',
  check: (state, { project }) => [
    ...(isDemonstration(state)
      ? [
          ...unless(state.signIn?.hasPassword !== true, 'no sign-in but the entrance of the demonstration'),
          ...unless(state.signIn?.isClosed ?? false, 'no accounts but those of the entrance'),
          ...unless(state.signIn?.mailServer === nowhere, 'no mails by Authentication'),
        ]
      : [
          ...unless(state.signIn?.hasPassword ?? false, 'sign-in with a password'),
          ...unless(state.signIn?.hasLink ?? false, 'sign-in with a link in a mail'),
          ...unless(
            state.signIn?.mailServer !== nowhere,
            'mails by Authentication, and accounts for everybody',
          ),
        ]),
    ...unless(state.signIn?.isPrivate ?? false, 'e-mail enumeration protection'),
    ...unless(
      state.signIn?.domains.includes(hostOf(project, state)) ?? false,
      `the authorized domain ${hostOf(project, state)}`,
    ),
    ...unless(
      state.signIn?.action === actionOf(project, state),
      `the address of mails, ${actionOf(project, state)}`,
    ),
  ],
  apply: ({ call, project }, state) => {
    const wasDemonstration = state.signIn?.mailServer === nowhere
    const settings = isDemonstration(state) ? inDemonstration : wasDemonstration ? undone : null
    const callbackUri = actionOf(project, state)
    const updated = 'signIn.email,emailPrivacyConfig,authorizedDomains,notification.sendEmail.callbackUri'
    return call(
      'identitytoolkit.projects.updateConfig',
      {
        name: `projects/${project}/config`,
        updateMask: settings === null ? updated : `${updated},${settings.updateMask}`,
      },
      {
        signIn: { email: { enabled: !isDemonstration(state), passwordRequired: false } },
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        authorizedDomains: [...new Set([...(state.signIn?.domains ?? []), hostOf(project, state)])],
        notification: { sendEmail: { callbackUri, ...settings?.sendEmail } },
        ...(settings !== null && { client: settings.client }),
      },
    )
  },
  shownBy: ['signIn'],
}

/** Everything that moves the page to its domain once this works. */
export const movingSteps: readonly Step[] = [
  {
    key: 'DNS',
    concerns: hasDomain,
    check: ({ domain, parameters }, answers) => {
      if (domain === null || domain.isActive) return []
      return domain.records.length > 0
        ? domain.records
        : [`the certificate of ${wantedDomain(answers, parameters)}`]
    },
    apply: async () => {},
    shownBy: ['domain'],
    canWait: true,
  },
  address,
  signInMethods,
]
