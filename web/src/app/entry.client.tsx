import { CacheProvider } from '@emotion/react'
import type { i18n } from 'i18next'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { remembersSession } from '#documents/rememberedSession.ts'
import { afterFrame } from '#platform/afterFrame.ts'
import { addressLanguage } from '#platform/addresses/translatedPages.ts'
import { rememberBuild } from '#platform/builds/deployedBuild.ts'
import { repairLostChunks } from '#platform/builds/lostChunk.ts'
import { ownPayload } from '#platform/builds/pagePayload.ts'
import { completeErrors, fetchTexts, makeI18n } from '#platform/language/i18n.ts'
import { preferredLanguage } from '#platform/language/preferredLanguage.ts'
import { rememberedLanguage } from '#platform/language/useLanguage.ts'
import { reportCaught, reportRecovered, watchErrors } from '#platform/report/watchErrors.ts'
import { afterFirstPaint, askEarly } from '#platform/snapshot/earlySnapshot.ts'
import { leaveEarlyPage } from '#platform/snapshot/leaveEarlyPage.ts'
import { stay } from '#platform/streams/staying.ts'
import { setTrustRules } from '#platform/trust/trustedTypes.ts'
import { untilUsed } from '#platform/untilUsed.ts'
import { emotionCache } from './emotionCache.ts'
import { addRareFonts } from './fonts/addRareFonts.ts'
import { theme } from './theme.ts'

rememberBuild()
watchErrors()
setTrustRules()
/** This code is not needed while the page is new. */
const calmMs = 4000

repairLostChunks()
askEarly(location.pathname)
if (remembersSession()) stay()
leaveEarlyPage(document)

setTimeout(() => void keepForOffline(), calmMs)

// A phone would be blocked by all of it at once.
setTimeout(prepareTexts)

function prepareTexts(): void {
  const prerendered = ownPayload()
  const i18n = makeI18n(prerendered?.language, prerendered?.texts)
  // The texts are needed as soon as the page's own code runs, so they are fetched in parallel with it. English readers
  // see nothing before they arrive.
  const read =
    addressLanguage(location.pathname) ?? rememberedLanguage() ?? preferredLanguage(navigator.languages)
  void fetchTexts(i18n, location.pathname, read)
  void afterFirstPaint()
    .then(untilUsed)
    .then(() => {
      // Errors are said in full only after something has failed.
      void completeErrors(i18n)
      void addRareFonts(document)
    })
  setTimeout(theme)
  setTimeout(() => startTransition(() => hydrate(i18n)))
}

function hydrate(i18n: i18n): void {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={emotionCache()}>
        <I18nextProvider i18n={i18n}>
          <StartAfterFrame />
          <HydratedRouter onError={reportCaught} />
        </I18nextProvider>
      </CacheProvider>
    </StrictMode>,
    { onRecoverableError: reportRecovered },
  )
}

/**
 * Lets the router load the page in a task of its own. In its layout effect, it would have the page laid out to save where
 * it is scrolled to, in the same task as the commit of hydration.
 */
function StartAfterFrame(): null {
  useLayoutEffect(() => {
    const router: Pick<DataRouter, 'initialize'> = Reflect.get(window, '__reactRouterDataRouter')
    const { initialize } = router
    router.initialize = () => {
      afterFrame(initialize)
      return router as DataRouter
    }
  }, [])
  return null
}

async function keepForOffline(): Promise<void> {
  try {
    const { keepShell } = await import('#platform/offline/keepShell.ts')
    await keepShell()
  } catch {
    // If that fails, pages do not open offline.
  }
}
