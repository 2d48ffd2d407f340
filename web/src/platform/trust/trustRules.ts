/** The hosts of scripts that Firebase loads by address; `firebase.json` allows no others. */
const scriptAddresses = [
  'https://apis.google.com/',
  'https://www.googletagmanager.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]

/** The markup from which React creates a script element that never runs. */
const inertScript = '<script></script>'

/**
 * The Trusted Types policy for texts that are about to become markup or code. Script addresses may be ours or those of
 * the hosts that Firebase needs, markup is escaped to text, and no text becomes code. React writes the page's inline
 * scripts again into elements that never run; the content security policy checks other inline scripts by hash.
 */
export function trustRules(origin: string) {
  return {
    createHTML: (text: string) => (text === inertScript ? text : text.replaceAll('<', '&lt;')),
    createScriptURL: (address: string) => (isTrusted(address, origin) ? address : null),
    createScript: (code: string, _type?: string, sink?: string) =>
      sink?.startsWith('HTMLScriptElement ') ? code : null,
  }
}

/** `URL.parse` would do without `catch`, but Chromium has it only since 126. */
function isTrusted(address: string, origin: string): boolean {
  try {
    const url = new URL(address, origin)
    return url.origin === origin || scriptAddresses.some(known => url.href.startsWith(known))
  } catch {
    return false
  }
}
