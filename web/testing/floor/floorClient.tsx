import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { emotionCache } from '#app/emotionCache.ts'
import { FloorFrame, floorRoutes } from './floorPage.tsx'

const root = document.getElementById('root')
const router = createBrowserRouter(floorRoutes)
const cache = emotionCache()
startTransition(() => {
  if (root !== null)
    hydrateRoot(
      root,
      <FloorFrame cache={cache}>
        <RouterProvider router={router} />
      </FloorFrame>,
    )
})
