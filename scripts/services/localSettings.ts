import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { defaultMinAge } from '@upper-bracket/shared/operator/operator'
import { operatorParameters } from '@upper-bracket/shared/operator/operatorView'
import { type FunctionSettings, settingsMark } from '../emulators/runFolder.ts'
import { fakeKeys, type KeyName } from '../fakes/fakeKeys.ts'
import { root } from '../folders.ts'

/** The key without which the real service is unusable. */
const keyOf = {
  DISCORD: 'DISCORD_CLIENT_SECRET',
  STEAM: 'STEAM_API_KEY',
  TELEGRAM: 'TELEGRAM_BOT_TOKEN',
} as const satisfies Record<string, KeyName>

const publicKeys: readonly string[] = [
  'DISCORD_CLIENT_ID',
  'STEAM_NICKNAMES',
  'TELEGRAM_BOT_NAME',
  'VAPID_PUBLIC_KEY',
]

/**
 * Reads the developer's own keys from `functions/.env.local` and `functions/.secret.local`, both ignored by git. A
 * service without a key is replaced by its fake. `chosen` outranks the files.
 */
export async function localSettings(
  page: number,
  chosen: Readonly<Record<string, string>> = {},
): Promise<FunctionSettings> {
  const env = { ...(await ownFile('.env.local')), ...chosen }
  return mergedSettings(page, env, await ownFile('.secret.local'))
}

/** Completes the developer's own settings with those of the fake services. */
export function mergedSettings(
  page: number,
  env: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, string>>,
): FunctionSettings {
  const { fakes, smtp } = emulatorPorts(page)
  const played = Object.entries(keyOf).filter(([, key]) => !secrets[key])
  const keys = Object.entries(fakeKeys)
  return {
    env: {
      // firebase-tools would prompt for a parameter without a value, and wait.
      PUBLIC_ORIGIN: `http://127.0.0.1:${page}`,
      APP_CHECK_REQUIRED: 'false',
      GOOGLE_SIGN_IN: 'true',
      FACEBOOK_SIGN_IN: 'true',
      COST_CEILING: 'true',
      DEMONSTRATION: 'false',
      DEMONSTRATION_ORIGIN: '',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp),
      SMTP_USER: '',
      MAIL_FROM: 'Upper Bracket <noreply@localhost>',
      ...Object.fromEntries(Object.values(operatorParameters).map(name => [name, ''])),
      [operatorParameters.minAge]: String(defaultMinAge),
      // Everyone brings a token of their own; an empty value asks the real start.gg.
      UPPER_BRACKET_STARTGG: `http://127.0.0.1:${fakes}/startgg`,
      ...Object.fromEntries(keys.filter(([name]) => publicKeys.includes(name))),
      ...env,
      ...Object.fromEntries(
        played.map(([service]) => [
          `UPPER_BRACKET_${service}`,
          `http://127.0.0.1:${fakes}/${service.toLowerCase()}`,
        ]),
      ),
    },
    secrets: { ...Object.fromEntries(keys.filter(([name]) => !publicKeys.includes(name))), ...secrets },
  }
}

async function ownFile(name: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, 'functions', name), 'utf8').catch(() => settingsMark)
  return text.startsWith(settingsMark) ? {} : (parseEnv(text) as Record<string, string>)
}
