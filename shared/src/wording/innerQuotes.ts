import type { PostProcessorModule } from 'i18next'
import { withInnerQuotes } from '../text/innerQuotes.ts'

/** Gives names within quotation marks the inner ones, in every text of the interface. */
export const innerQuotes: PostProcessorModule = {
  type: 'postProcessor',
  name: 'innerQuotes',
  process: (text: string, _key, facts: Readonly<Record<string, unknown>>) =>
    withInnerQuotes(
      text,
      Object.values(facts).filter(fact => typeof fact === 'string'),
    ),
}
