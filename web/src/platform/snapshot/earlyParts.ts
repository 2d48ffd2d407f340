import { type EarlyPartName, earlyPartPlace } from '@upper-bracket/shared/earlyPage/earlyPart'
import { ownMarkup } from '#platform/trust/trustedTypes.ts'

/** What the edge has put into the page where it shows its own later, by name. */
const parts = new Map(
  globalThis.document === undefined
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-early]')].map(part => [
        part.dataset['early'],
        ownMarkup(part.innerHTML),
      ]),
)

/** The language of the parts. */
const language = globalThis.document?.querySelector<HTMLElement>('early-part')?.lang

/** Whether the edge has put parts into the page that are seen by those who read this language. */
export function hasEarlyParts(read: string): boolean {
  return parts.size > 0 && language === read && document.documentElement.dataset['reads'] === language
}

/** Returns the markup of an early part, which is its placeholder while the page is prerendered; empty where there is none. */
export function earlyPart(name: EarlyPartName): string {
  return globalThis.document === undefined ? earlyPartPlace(name) : (parts.get(name) ?? '')
}

/** Drops the early parts once the page has shown its own, which are newer. */
export function forgetEarlyParts(): void {
  parts.clear()
}
