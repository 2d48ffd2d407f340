import { previewSize } from '@upper-bracket/shared/preview/drawPreview'
import { previewTexts } from '@upper-bracket/shared/preview/previewTexts'
import {
  addressIn,
  alternatesOf,
  alternateTags,
  englishAddress,
} from '@upper-bracket/shared/preview/translatedAddresses'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { pageHeads } from '../src/locales/pageHeads.ts'
import { prerenderedPages, translatedPages } from '../src/platform/addresses/translatedPages.ts'
import type { PageHead } from '../src/platform/builds/pagePayload.ts'

/** The addresses of all prerendered pages in both languages. */
export const prerenderedAddresses = prerenderedPages.flatMap(page => [page, englishAddress(page)])

/**
 * Returns the tags that describe a page to search engines and link previews. @throws Error if the page has no texts for
 * its head
 */
export function pageHead(page: string, language: Language, origin: string): string {
  const { title, description, canonical, alternates } = headOf(page, language, origin)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Upper Bracket',
    'og:locale': openGraphLocales[language],
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': `${origin}/preview-${language}.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': `Upper Bracket: ${previewTexts[language].slogan}`,
  }
  return [
    `<meta name="description" content="${description}"/>`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<link rel="canonical" href="${canonical}"/>`,
    alternateTags(alternates),
  ].join('')
}

/** @throws Error if the page has no texts for its head */
export function headOf(page: string, language: Language, origin: string): PageHead & { title: string } {
  const texts = pageHeads[page]?.[language]
  if (texts === undefined) throw new Error(`locales/pageHeads.ts has no texts for ${page}`)
  return { ...texts, canonical: origin + addressIn(language, page), alternates: alternatesOf(page, origin) }
}

const openGraphLocales: Readonly<Record<Language, string>> = { ru: 'ru_RU', en: 'en_GB' }

/** Returns the sitemap of all prerendered pages and those of the operator. */
export function sitemap(origin: string): string {
  const urls = translatedPages
    .flatMap(page => [page, englishAddress(page)])
    .map(address => `<url><loc>${origin}${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
