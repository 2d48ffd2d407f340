import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** The properties that a browser the pages are built for knows only with a prefix. */
const prefixed = /^(?:user-select|hyphens|mask|backdrop-filter|print-color-adjust)\b/

/**
 * Takes the place of emotion's own prefixes. Those are for browsers that the pages are not built for: they lengthen
 * every style, and browsers reject some of the rules one by one.
 */
const addPrefixes: StylisPlugin = element => {
  const { type, value } = element
  if (type === 'decl' && typeof value === 'string' && prefixed.test(value))
    element.return = `-webkit-${value}${value}`
}

/** The key is the same for prerendering and in the browser, so that the prerendered styles are reused. */
export function emotionCache(): EmotionCache {
  return createCache({ key: 'ub', stylisPlugins: [addPrefixes] })
}
