import { trustRules } from './trustRules.ts'

/** What of Trusted Types is used here; the types of the DOM do not have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: Partial<ReturnType<typeof trustRules>>): TrustPolicy
}

interface TrustPolicy {
  /** A `TrustedHTML`, which the DOM takes in place of a text. */
  createHTML(markup: string): string
}

declare global {
  /** Absent from older browsers, in which the content policy still refuses foreign and inline scripts. */
  var trustedTypes: TrustedTypes | undefined
}

/**
 * Sets the rules for whatever libraries turn from text into markup or scripts: to be called before anything is drawn.
 * The content policy requires that there are such rules.
 */
export function setTrustRules(): void {
  globalThis.trustedTypes?.createPolicy('default', trustRules(location.origin))
}

const ownPolicy = globalThis.trustedTypes?.createPolicy('own-markup', { createHTML: markup => markup })

/** A picture that we have drawn ourselves, every text in it escaped, as an element. */
export function parsedPicture(svg: string): Element {
  return new DOMParser().parseFromString(ownPolicy?.createHTML(svg) ?? svg, 'image/svg+xml').documentElement
}
