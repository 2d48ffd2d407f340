import * as z from 'zod'
import type { CallCloud } from '../cloud/callCloud.ts'
import { pages } from './pages.ts'
import type { Step } from './step.ts'
import type { State } from './state.ts'

const buttons = { GOOGLE_SIGN_IN: 'google.com', FACEBOOK_SIGN_IN: 'facebook.com' } as const

const configsForm = z.object({
  defaultSupportedIdpConfigs: z
    .array(z.object({ name: z.string(), enabled: z.boolean().default(false) }))
    .default([]),
  nextPageToken: z.string().default(''),
})

/** Returns the services, such as `google.com`, that are turned on in Authentication. */
export async function turnedOnServices(call: CallCloud, project: string): Promise<readonly string[]> {
  const configs = await pages(async pageToken => {
    const parameters = { parent: `projects/${project}`, ...pageToken }
    const read = await call('identitytoolkit.projects.defaultSupportedIdpConfigs.list', parameters)
    const { defaultSupportedIdpConfigs, nextPageToken } = configsForm.parse(read)
    return { items: defaultSupportedIdpConfigs, nextPageToken }
  })
  return configs.filter(({ enabled }) => enabled).map(({ name }) => name.split('/').at(-1) ?? '')
}

/** Returns the parameters that differ from what is turned on. */
function wrongButtons({ signIn, parameters }: State): Readonly<Record<string, string>> {
  if (signIn === null) return {}
  const wanted = Object.entries(buttons).map(
    ([name, service]) => [name, String(signIn.services.includes(service))] as const,
  )
  return Object.fromEntries(wanted.filter(([name, value]) => (parameters?.[name] || 'false') !== value))
}

/** The console turns services on; their buttons follow. */
export const signInButtons: Step = {
  key: 'sign-in buttons',
  check: state => Object.entries(wrongButtons(state)).map(([name, value]) => `${name}=${value}`),
  apply: ({ parameters }, state) => parameters.write(wrongButtons(state)),
  shownBy: ['parameters'],
}
