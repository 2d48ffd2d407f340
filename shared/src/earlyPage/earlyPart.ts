import { type Language, languages } from '../profile/profile.ts'
import { earlyBase } from './earlyStyle.ts'
import type { Html } from './html.ts'

/** The parts of the prerendered home page that depend on data. */
export type EarlyPartName = 'featured' | 'list'

/** What stands in a prerendered page where a part belongs. */
export function earlyPartPlace(name: EarlyPartName): string {
  return `<!--early-${name}-->`
}

/**
 * Writes a part of a prerendered page, which takes the place of the element after it. Where the page's first script
 * finds that the visitor reads another language, that element is seen instead.
 */
export function earlyPart(language: Language, { markup, styles }: Html): string {
  const others = languages.filter(each => each !== language)
  const isOther = `:is(${others.map(each => `[data-reads=${each}]`).join()})`
  const style = `
html${isOther} early-part:lang(${language}){display:none}
html:not(${isOther}) [data-early]:not(:empty)+*{display:none}
early-part{${earlyBase}${[...styles].join('')}}`
  return `<early-part lang="${language}"><style>${style.replaceAll('\n', '')}</style>${markup}</early-part>`
}
