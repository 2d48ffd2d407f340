import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { remembersSession } from '#documents/rememberedSession.ts'
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

rememberBuild()
watchErrors()
setTrustRules()
const cache = emotionCache()
/** This code is not needed while the page is new. */
const calmMs = 4000
const language = addressLanguage(location.pathname)

repairLostChunks()

const payload = ownPayload()
const i18n = makeI18n(language ?? undefined, payload?.texts)
// The texts are needed as soon as the page's own code runs, so they are fetched in parallel with it. English readers
// see nothing before they arrive.
const read = language ?? rememberedLanguage() ?? preferredLanguage(navigator.languages)
void fetchTexts(i18n, location.pathname, read)
askEarly(location.pathname)
if (remembersSession()) stay()
leaveEarlyPage(document)

setTimeout(() => void keepForOffline(), calmMs)

// A phone would be blocked by both at once.
setTimeout(() => startTransition(hydrate))
// Errors are said in full only after something has failed.
void afterFirstPaint()
  .then(untilUsed)
  .then(() => completeErrors(i18n))

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={cache}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter onError={reportCaught} />
        </I18nextProvider>
      </CacheProvider>
    </StrictMode>,
    { onRecoverableError: reportRecovered },
  )
}

async function keepForOffline(): Promise<void> {
  try {
    const { keepShell } = await import('#platform/offline/keepShell.ts')
    await keepShell()
  } catch {
    // If that fails, pages do not open offline.
  }
}
