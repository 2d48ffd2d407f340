import type { ShownChange } from './useSettingTexts.ts'

export interface EntryTexts {
  readonly sentence: string
  readonly changes: readonly ShownChange[]
}
