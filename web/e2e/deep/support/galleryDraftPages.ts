import type { DraftState } from './galleryDrafts.ts'
import type { GalleryPage } from './galleryPage.ts'
import type { GallerySeed } from './gallerySeed.ts'

const inDraft = (state: DraftState, as?: GalleryPage['as'], tab = '/draft'): GalleryPage => ({
  at: ({ drafts }: GallerySeed) => `/competitions/${drafts[state]}${tab}`,
  ...(as !== undefined && { as }),
})

/** The captains' draft in each state. */
export const draftPages: Readonly<Record<string, GalleryPage>> = {
  'draft-setup': inDraft('none', 'owner'),
  'draft-volunteer': inDraft('none', 'player'),
  'draft-captain': inDraft('running', 'player'),
  'draft-captain-list': {
    ...inDraft('running', 'player'),
    act: async page => {
      for (const at of [4, 2, 7]) await page.locator('[aria-pressed=false]').nth(at).click()
    },
  },
  'draft-spectator': { ...inDraft('running'), widths: [360, 768, 1440, 1920, 320] },
  'draft-organizer': inDraft('running', 'owner'),
  'draft-board': inDraft('running', 'owner', '/teams'),
  'draft-paused': inDraft('paused', 'player'),
  'draft-complete': inDraft('complete', 'owner'),
  'draft-confirmed': inDraft('confirmed', 'owner'),
}
