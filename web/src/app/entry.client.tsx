import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { mendLostChunks } from '#platform/builds/lostChunk.ts'
import { askEarly } from '#platform/snapshot/earlySnapshot.ts'
import { emotionCache } from './emotionCache.ts'

const cache = emotionCache()

mendLostChunks()

// Needed as soon as the page's own code runs: fetched in parallel with it.
void import('#locales/ru/ru.ts')
askEarly(location.pathname)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={cache}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  )
})
