import type { Page } from '@playwright/test'
import type { GalleryRole } from './galleryPeople.ts'
import type { GallerySeed } from './gallerySeed.ts'

export interface GalleryPage {
  readonly at: (seed: GallerySeed) => string | Promise<string>
  /** Who looks; nobody in particular where it is left out. */
  readonly as?: GalleryRole
  /** What is done before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What is done before anybody looks. */
  readonly act?: (page: Page, seed: GallerySeed) => Promise<unknown>
  /** What the console says here: that there is nothing at an address, or that there is no network. */
  readonly says?: RegExp
  /** Widths in which it is looked at; 360, 768, 1440 and 320 where it is left out. */
  readonly widths?: readonly number[]
}

/** What is there before any code. */
export const withoutCode: Pick<GalleryPage, 'before' | 'says'> = {
  before: page => page.route('**/assets/*.js', route => route.abort()),
  says: /ERR_FAILED|dynamically imported/,
}

export const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

export const at = (
  testCompetition: keyof GallerySeed &
    ('open' | 'empty' | 'queued' | 'whole' | 'wholeClosed' | 'calling' | 'everybody'),
  tab = '',
) => ({
  at: (seed: GallerySeed) => `/competitions/${seed[testCompetition]}${tab}`,
})

export const bracketOf = (
  testCompetition: 'eight' | 'sixtyFour' | 'over' | 'late' | 'advantage',
  tab = '/bracket',
) => ({
  at: (seed: GallerySeed) => `/competitions/${seed[testCompetition].competitionId}${tab}`,
})

export const staged = (state: keyof GallerySeed['staged'], tab = '/bracket') => ({
  at: ({ staged: { [state]: found } }: GallerySeed) =>
    `/competitions/${typeof found === 'string' ? found : found.competitionId}${tab}`,
})
