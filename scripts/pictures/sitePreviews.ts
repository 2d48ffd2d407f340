import { drawSitePreview } from '@upper-bracket/shared/preview/drawSitePreview'
import { type Language, languages } from '@upper-bracket/shared/profile/profile'
import { loadLetters } from '../../functions/src/preview/loadLetters.ts'
import { renderPng } from '../../functions/src/preview/renderPng.ts'

/** Draws the pictures for previews of the product's own pages, by their path from the root of the repository. */
export async function sitePreviews(): Promise<ReadonlyMap<string, Buffer>> {
  const letters = await loadLetters()
  const drawn = await Promise.all(
    languages.map(async (language: Language) => {
      const png = await renderPng(drawSitePreview(language, letters))
      return [`web/public/preview-${language}.png`, png] as const
    }),
  )
  return new Map(drawn)
}
