import createCache, { type EmotionCache } from '@emotion/cache'

/** The same key when prerendering and in the browser, so that the prerendered styles are reused. */
export function emotionCache(): EmotionCache {
  return createCache({ key: 'ub' })
}
