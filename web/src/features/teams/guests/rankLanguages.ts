import type { RankWords } from '@upper-bracket/shared/guest/list/rankReader'
import { ranks as en } from '#locales/en/ranks.ts'
import { ranks as ru } from '#locales/ru/ranks.ts'

/** A list is parsed in both languages, whatever the language of the page. */
export const rankLanguages: readonly RankWords[] = [ru, en]
