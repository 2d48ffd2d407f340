import type { ThemeData } from './restoreTheme.ts'

/** What the build has computed of the theme (`web/plugin/leanStyles.ts`); null elsewhere. */
export const builtTheme: ThemeData | null = null
