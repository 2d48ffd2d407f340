import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { emotionCache } from './emotionCache.ts'

const cache = emotionCache()

// Wanted as soon as the page's own code is there: fetched beside it, not after it.
void import('#locales/ru/ru.ts')

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
