import { waitFor } from '@testing-library/react'
import type { Overlay } from '@upper-bracket/shared/live/overlay'
import { expect } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import OverlayPage from '../../overlayPage/OverlayPage.tsx'
import { anOverlay, overlayPath } from './overlayScenes.tsx'

/** Opens an overlay with some options, and waits for its stage. */
export async function openOverlay(options: Partial<Overlay>, documents: Record<string, object>) {
  const scene = await renderPage({
    at: '/competitions/cup/overlay#secret',
    Page: OverlayPage,
    documents: { ...documents, [overlayPath]: anOverlay(options) },
    language: 'en',
  })
  await waitFor(() => expect(document.querySelector('[data-overlay]')).not.toBeNull())
  return scene
}

/** Returns the text of the overlay. */
export const shown = () => document.querySelector('[data-overlay]')?.textContent ?? ''
