import { trustRules } from './trustRules.ts'

/** The part of Trusted Types used here, which the DOM's types lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: Partial<ReturnType<typeof trustRules>>): TrustPolicy
}

interface TrustPolicy {
  /** Creates a `TrustedHTML`, which the DOM accepts instead of a text. */
  createHTML(markup: string): string
}

declare global {
  /** Absent in older browsers, where the content security policy still blocks foreign and inline scripts. */
  var trustedTypes: TrustedTypes | undefined
}

/**
 * Sets the Trusted Types policy for texts that libraries turn into markup or scripts. Must be called before anything is
 * rendered. The content security policy requires it.
 */
export function setTrustRules(): void {
  globalThis.trustedTypes?.createPolicy('default', trustRules(location.origin))
}

const ownPolicy = globalThis.trustedTypes?.createPolicy('own-markup', { createHTML: markup => markup })

/** Parses a picture drawn by our own code, in which all texts are escaped. */
export function parsedPicture(svg: string): Element {
  return new DOMParser().parseFromString(ownMarkup(svg), 'image/svg+xml').documentElement
}

/** Declares markup as written by our own code, in which all texts are escaped. */
export function ownMarkup(markup: string): string {
  return ownPolicy?.createHTML(markup) ?? markup
}
