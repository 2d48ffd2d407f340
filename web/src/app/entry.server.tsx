import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { addressLanguage } from '#platform/addresses/translatedPages.ts'
import { bringTexts } from '#platform/language/textsAtHand.ts'
import { emotionCache } from './emotionCache.ts'

/**
 * Renders a page at build time. `prerender` waits for lazy components; `renderToString` would return a page
 * that looks right but never hydrates.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  await bringTexts(addressLanguage(new URL(request.url).pathname))
  const cache = emotionCache()
  const styles = createEmotionServer(cache)
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ServerRouter context={routerContext} url={request.url} />
    </CacheProvider>,
    // Larger parts would be put at the end of the page and into their places by a script: that would be a layout shift.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  const critical = styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html))
  headers.set('Content-Type', 'text/html')
  return new Response(html.replace('</head>', `${critical}</head>`), { status, headers })
}
