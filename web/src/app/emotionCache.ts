import createCache, { type EmotionCache } from '@emotion/cache'

/** The same key while prerendering and in the browser, so that the styles in the page are taken over. */
export function emotionCache(): EmotionCache {
  return createCache({ key: 'ub' })
}
