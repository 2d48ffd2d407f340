import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { firstTexts as en } from '#locales/en/firstTexts.ts'
import { firstTexts as ru } from '#locales/ru/firstTexts.ts'
import { addressLanguage } from '#platform/addresses/translatedPages.ts'
import { payloadScript } from '#platform/builds/payloadScript.ts'
import { makeI18n, textsToCarry } from '#platform/language/i18n.ts'
import { emotionCache } from './emotionCache.ts'

const firstTexts = { ru, en }

/**
 * Renders a page at build time. `prerender` waits for lazy components; the output of `renderToString` would look right
 * but never hydrate. A page embeds the texts with which it was rendered (`textsToCarry`); the build adds the rest of its
 * payload (`finishBuild`).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const language = addressLanguage(new URL(request.url).pathname) ?? defaultLanguage
  const i18n = makeI18n(language, firstTexts[language])
  const cache = emotionCache()
  const styles = createEmotionServer(cache)
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} />
      </I18nextProvider>
    </CacheProvider>,
    // React would move larger parts to the end of the page and put them in place with a script, which causes a layout
    // shift.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  const critical = styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html))
  const payload = routerContext.isSpaMode ? '' : payloadScript({ texts: textsToCarry(i18n, language) })
  headers.set('Content-Type', 'text/html')
  return new Response(
    html.replace('</head>', () => `${critical}${payload}</head>`),
    { status, headers },
  )
}
