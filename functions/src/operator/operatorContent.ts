import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OptionalMethod, optionalMethods } from '@upper-bracket/shared/account/account'
import type { Operator, OperatorView } from '@upper-bracket/shared/operator/operator'
import type { OperatorPage } from '@upper-bracket/shared/operator/operatorPages'
import { operatorView } from '@upper-bracket/shared/operator/operatorView'
import { type OptionalRecipient, optionalRecipients } from '@upper-bracket/shared/operator/recipients'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { demonstrationView } from '../platform/demonstration.ts'
import { hasErrorCode } from '../platform/hasErrorCode.ts'
import {
  discordClientId,
  facebookSignIn,
  googleSignIn,
  operatorAddress,
  operatorContact,
  operatorMinAge,
  operatorName,
  operatorSupervision,
  smtpHost,
  telegramBotName,
  vapidPublicKey,
} from '../platform/params.ts'
import { pageServices } from './pageServices.ts'

/** The folder of the operator's own texts, seen from the bundles and from the source. */
export const ownTextFolders = ['../operator-pages', '../../operator-pages'].map(path =>
  join(import.meta.dirname, path),
)

/** Returns the content of a page of the operator, as this installation is configured. */
export async function operatorContent(page: OperatorPage, language: Language): Promise<OperatorView> {
  const offered = {
    discord: discordClientId.value() !== '',
    google: googleSignIn.value(),
    facebook: facebookSignIn.value(),
  } as const satisfies Record<OptionalMethod, boolean>
  const isSetUp = {
    ...(await pageServices(Date.now())),
    googleSignIn: offered.google,
    facebookSignIn: offered.facebook,
    discordSignIn: offered.discord,
    telegram: telegramBotName.value() !== '',
    mail: smtpHost.value() !== '',
    push: vapidPublicKey.value() !== '',
  } as const satisfies Record<OptionalRecipient, boolean>
  return operatorView(page, language, {
    operator: configuredOperator(),
    recipients: new Set(optionalRecipients.filter(each => isSetUp[each])),
    signInMethods: optionalMethods.filter(method => offered[method]),
    demonstration: demonstrationView(),
    ownText: await ownText(`${page}.${language}.md`, ownTextFolders),
  })
}

/** Returns the operator of this installation. */
export function configuredOperator(): Operator {
  return {
    name: operatorName.value(),
    address: operatorAddress.value(),
    contact: operatorContact.value(),
    minAge: operatorMinAge.value(),
    supervision: operatorSupervision.value(),
  }
}

/** Returns the operator's own text of a page; null if there is none. */
export async function ownText(name: string, [folder, ...others]: readonly string[]): Promise<string | null> {
  if (folder === undefined) return null
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error
    return ownText(name, others)
  }
}
