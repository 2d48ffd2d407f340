import { renderAsync } from '@resvg/resvg-js'
import { drawSitePreview } from '@upper-bracket/shared/preview/drawSitePreview'
import { type Language, languages } from '@upper-bracket/shared/profile/profile'
import { loadLetters } from '../../functions/src/preview/loadLetters.ts'

/** Draws the pictures for previews of the product's own pages, by their path from the root of the repository. */
export async function sitePreviews(): Promise<ReadonlyMap<string, Buffer>> {
  const letters = await loadLetters()
  const drawn = await Promise.all(
    languages.map(async (language: Language) => {
      const rendered = await renderAsync(drawSitePreview(language, letters), {
        font: { loadSystemFonts: false },
      })
      return [`web/public/preview-${language}.png`, rendered.asPng()] as const
    }),
  )
  return new Map(drawn)
}
