import { expect, type Page } from '@playwright/test'
import type { Overlay, OverlayView } from '@upper-bracket/shared/live/overlay'
import { at, bracketOf, type GalleryPage, press } from './galleryPage.ts'
import type { GallerySeed } from './gallerySeed.ts'

const minTextPixels = 24

const overlay = (
  view: OverlayView,
  competitionOf: (seed: GallerySeed) => string | { readonly competitionId: string },
  options: Partial<Overlay> = {},
): GalleryPage => ({
  at: async seed => {
    // The script that names these pages runs without emulators.
    const { storedOverlay } = await import('../../../../testing/storedOverlay.ts')
    const found = competitionOf(seed)
    return storedOverlay(typeof found === 'string' ? found : found.competitionId, { ...options, view })
  },
  widths: [1280, 1920],
  act: async page => {
    await page.locator('[data-overlay]').waitFor({ state: 'attached' })
    await setScene(page)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(() => smallTexts(page)).toEqual([])
  },
})

const dialog = (page: GalleryPage, act: (page: Page) => Promise<unknown>): GalleryPage => ({
  ...page,
  as: 'owner',
  widths: [360, 1440],
  act: async browserPage => {
    await press(/^(Оверлеи для стрима|Stream overlays)$/)(browserPage)
    await act(browserPage)
  },
})

const longLine = 'Перерыв до 21:00, потом полуфинал нижней сетки и большой финал до трёх побед'
const captions = {
  lowerthird: true,
  text: true,
  lines: ['Скоро начнём', 'Финал до трёх побед'],
  commentators: [],
}

/** Every view of the overlays as stream software shows it, over a dark scene and a light one, and their dialog. */
export const overlayPages: Readonly<Record<string, GalleryPage>> = {
  'overlay-score': overlay('score', ({ eight }) => eight),
  'overlay-score-large': overlay('score', ({ staged }) => staged.groups, { size: 'l', accent: '#ff8800' }),
  'overlay-next': overlay('next', ({ eight }) => eight),
  'overlay-lineups': overlay('lineups', ({ eight }) => eight),
  'overlay-headtohead': overlay('headtohead', ({ eight }) => eight),
  'overlay-champion': overlay('champion', ({ over }) => over),
  'overlay-veto': overlay('veto', ({ veto }) => veto.own.split('/')[2] ?? ''),
  'overlay-bracket': overlay('bracket', ({ eight }) => eight),
  'overlay-bracket-large': overlay('bracket', ({ sixtyFour }) => sixtyFour),
  'overlay-groups': overlay('table', ({ staged }) => staged.groups),
  'overlay-gsl': overlay('bracket', ({ staged }) => staged.gslGroups),
  'overlay-swiss': overlay('table', ({ staged }) => staged.swiss),
  'overlay-scene': overlay('scene', ({ eight }) => eight, { scene: 'score' }),
  'overlay-captions': overlay('scene', ({ eight }) => eight, { scene: 'score', captions }),
  'overlay-lowerthird': overlay('lowerthird', ({ eight }) => eight, { captions }),
  'overlay-text-large': overlay('text', ({ eight }) => eight, {
    size: 'l',
    captions: { ...captions, lines: [longLine, longLine, longLine] },
  }),
  'overlay-sponsors': overlay('sponsors', ({ sixtyFour }) => sixtyFour, { size: 'l' }),
  'overlay-draft': overlay('draft', ({ drafts }) => drafts.running),
  'overlay-draft-large': overlay('draft', ({ drafts }) => drafts.large),
  'overlay-draft-hall': overlay('hall', ({ drafts }) => drafts.large, { seconds: 60 }),
  'overlay-dialog': dialog(bracketOf('eight', '/live'), page =>
    page.getByRole('dialog').locator('li').first().waitFor(),
  ),
  'overlay-dialog-empty': dialog(at('open', '/live'), page =>
    page.getByRole('dialog').locator('h2 + p').waitFor(),
  ),
  'overlay-editor': dialog(bracketOf('eight', '/live'), async page => {
    await press(/^(Изменить|Edit)$/)(page)
    await page.locator('[data-overlay] output').waitFor({ state: 'attached' })
  }),
  'overlay-hall': overlay('hall', ({ sixtyFour }) => sixtyFour, { seconds: 60 }),
}

/** What is behind the overlay: a dark scene or, in the light look, a light one. */
function setScene(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      html:root { background: linear-gradient(#10202c, #2c1420) !important }
      @media (prefers-color-scheme: light) { html:root { background: linear-gradient(#f4f1e8, #cfe3f2) !important } }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The visible texts that viewers of the stream could not read. */
function smallTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(min => {
    const texts = document.createTreeWalker(document.querySelector('[data-overlay]') ?? document.body, 4)
    const small: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '') continue
      const { width, height } = element.getBoundingClientRect()
      if (width <= 2 || height <= 2 || element.closest('svg') !== null) continue
      let pixels = Number.parseFloat(getComputedStyle(element).fontSize)
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        pixels *= Number(getComputedStyle(at).zoom)
      if (pixels < min - 0.01) small.push(`${Math.round(pixels)}: ${node.textContent}`)
    }
    return small
  }, minTextPixels)
}
