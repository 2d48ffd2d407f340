import type { ru } from './ru/ru.ts'

/** A key that the Russian texts do not have, or a text without its facts, does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ru
  }
}
