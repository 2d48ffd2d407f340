import createCache, { type EmotionCache } from '@emotion/cache'

/** The key is the same for prerendering and in the browser, so that the prerendered styles are reused. */
export function emotionCache(): EmotionCache {
  return createCache({ key: 'ub' })
}
