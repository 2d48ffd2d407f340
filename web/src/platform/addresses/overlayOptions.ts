import { type Language, languages } from '@upper-bracket/shared/profile/profile'

export const overlayViews = [
  'score',
  'next',
  'bracket',
  'table',
  'lineups',
  'veto',
  'champion',
  'hall',
] as const
export type OverlayView = (typeof overlayViews)[number]

export const overlaySizes = ['s', 'm', 'l'] as const
export type OverlaySize = (typeof overlaySizes)[number]

export const hallSeconds = { min: 5, max: 60 } as const

/** What the address of an overlay selects, because stream software has neither cookies nor preferences. */
export interface OverlayOptions {
  readonly view: OverlayView
  /** The language of the texts; null leaves it to the browser. */
  readonly lang: Language | null
  /** The colour of the lines on the panels as `#rrggbb`; null for the colour of the product. */
  readonly accent: string | null
  readonly size: OverlaySize
  /** Whether the banner of the competition is shown. */
  readonly logo: boolean
  /** The time for which the hall screen shows each view, in seconds. */
  readonly seconds: number
}

export const defaultOverlay: OverlayOptions = {
  view: 'score',
  lang: null,
  accent: null,
  size: 'm',
  logo: false,
  seconds: 12,
}

/** Reads the options of an address. Whatever is missing or invalid gets its default. */
export function overlayOptionsOf(search: URLSearchParams): OverlayOptions {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find(each => each === search.get(name))
  const accent = `#${search.get('accent')}`
  const seconds = Number(search.get('seconds') ?? Number.NaN)
  return {
    // Addresses that were copied before there were more views say `match`.
    view: oneOf(overlayViews, 'view') ?? defaultOverlay.view,
    lang: oneOf(languages, 'lang') ?? null,
    accent: isAccent(accent) ? accent : null,
    size: oneOf(overlaySizes, 'size') ?? defaultOverlay.size,
    logo: search.get('logo') === '1',
    seconds: isHallTime(seconds) ? seconds : defaultOverlay.seconds,
  }
}

/** Writes the options that differ from the defaults, and the view. */
export function overlaySearch({ view, lang, accent, size, logo, seconds }: OverlayOptions): URLSearchParams {
  return new URLSearchParams({
    view,
    ...(lang !== null && { lang }),
    ...(accent !== null && { accent: accent.slice(1) }),
    ...(size !== defaultOverlay.size && { size }),
    ...(logo && { logo: '1' }),
    ...(view === 'hall' && { seconds: String(seconds) }),
  })
}

export function isAccent(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

export function isHallTime(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= hallSeconds.min && seconds <= hallSeconds.max
}
