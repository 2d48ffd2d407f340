import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { emotionCache } from '#app/emotionCache.ts'
import { FloorFrame, floorRoutes } from './floorPage.tsx'

/** Renders the page, as the product's pages are prerendered. */
export async function floorHtml(): Promise<{ readonly styles: string; readonly html: string }> {
  const handler = createStaticHandler(floorRoutes)
  const context = await handler.query(new Request('http://127.0.0.1/floor'))
  if (context instanceof Response) throw new Error('The floor page redirects')
  const cache = emotionCache()
  const html = renderToString(
    <FloorFrame cache={cache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </FloorFrame>,
  )
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache)
  return { styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)), html }
}
