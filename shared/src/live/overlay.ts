import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Language } from '../profile/profile.ts'
import {
  type CaptionChanges,
  type Captions,
  captionViews,
  hasSameCaptions,
  noCaptions,
  withCaptions,
} from './captions.ts'

/** The views that a producer can show in an overlay of the view `scene`. The desk gives each a key in this order. */
export const sceneViews = [
  'score',
  'next',
  'lineups',
  'headtohead',
  'veto',
  'bracket',
  'table',
  'champion',
  'sponsors',
  'draft',
] as const
export type SceneView = (typeof sceneViews)[number]

/** The views that show what the desk selects. */
const deskViews = ['scene', ...captionViews] as const

export const overlayViews = [...sceneViews, ...deskViews, 'hall'] as const
export type OverlayView = (typeof overlayViews)[number]

export const overlaySizes = ['s', 'm', 'l'] as const
export type OverlaySize = (typeof overlaySizes)[number]

export const hallSeconds = { min: 5, max: 60 } as const
export const maxOverlays = 20

/** What an overlay shows and how. Stream software has neither cookies nor preferences. */
export interface OverlayOptions {
  readonly view: OverlayView
  /** The stream whose match it shows: 0 is the first one, up to `maxStreams`. */
  readonly stream: number
  /** The language of the texts; null leaves it to the browser. */
  readonly lang: Language | null
  /** The colour of the lines on the panels as `#rrggbb`; null for the colour of the product. */
  readonly accent: string | null
  readonly size: OverlaySize
  /** Whether the banner of the competition is shown. */
  readonly logo: boolean
  /** The time for which the hall screen shows each page of a view, in seconds. */
  readonly seconds: number
}

/**
 * A picture for stream software. Its id is the secret of its address: anyone who knows it may read the document, which
 * therefore names nobody.
 */
export interface Overlay extends OverlayOptions {
  /** The view that an overlay of the view `scene` shows; null shows nothing. */
  readonly scene: SceneView | null
  /** What an overlay of a view that the desk selects shows over its scene. Absent until the desk has changed it. */
  readonly captions?: Captions
  /** Incremented with every change of the options. */
  readonly revision: number
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

export const defaultOverlay: OverlayOptions = {
  view: 'score',
  stream: 0,
  lang: null,
  accent: null,
  size: 'm',
  logo: false,
  seconds: 12,
}

type Overlays = ReadonlyMap<string, Overlay>

interface Wanted {
  readonly overlayId: string
  /** The revision that the caller saw; 0 creates the overlay. */
  readonly revision: number
  readonly options: OverlayOptions
}

/**
 * Creates an overlay, whose revision is then 1, or changes one. Returns the stored one if nothing changes, so that a
 * repeated call succeeds at any revision. An overlay that has been revoked meanwhile is refused as `not-found`.
 */
export function saveOverlay(
  overlays: Overlays,
  { overlayId, revision, options }: Wanted,
  now: number,
): Outcome<Overlay, 'not-found' | 'changed-meanwhile' | 'too-many-overlays'> {
  const stored = overlays.get(overlayId)
  if (stored === undefined) {
    if (revision > 0) return refuse('not-found', { document: 'overlay' })
    if (overlays.size >= maxOverlays) return refuse('too-many-overlays', { max: maxOverlays })
  } else {
    if (hasSameOptions(stored, options)) return accept(stored)
    if (revision !== stored.revision) return refuse('changed-meanwhile', { revision: stored.revision })
  }
  const { scene, captions } = deskState(overlays, overlayId, options.stream)
  return accept({
    ...options,
    scene,
    ...(captions && { captions }),
    revision: revision + 1,
    createdAt: stored?.createdAt ?? now,
  })
}

/** Returns the ids of the overlays that a scene of a stream changes. */
export function overlaysToSwitch(
  overlays: Overlays,
  { stream, scene }: { readonly stream: number; readonly scene: SceneView | null },
): readonly string[] {
  return [...overlays].flatMap(([id, overlay]) =>
    followsDesk(overlay, stream) && overlay.scene !== scene ? [id] : [],
  )
}

/** Returns the new captions of each overlay that a change of a stream's captions changes. */
export function changedCaptions(
  overlays: Overlays,
  { stream, captions }: { readonly stream: number; readonly captions: CaptionChanges },
): ReadonlyMap<string, Captions> {
  const changed = [...overlays].flatMap(([id, overlay]) => {
    const before = overlay.captions ?? noCaptions
    const after = withCaptions(before, captions)
    return followsDesk(overlay, stream) && !hasSameCaptions(before, after) ? [[id, after] as const] : []
  })
  return new Map(changed)
}

/** All overlays of a stream that the desk runs show the same, so a new one takes over what the others show. */
function deskState(
  overlays: Overlays,
  overlayId: string,
  stream: number,
): Pick<Overlay, 'scene' | 'captions'> {
  const other = [...overlays].find(([id, overlay]) => id !== overlayId && followsDesk(overlay, stream))
  return other?.[1] ?? overlays.get(overlayId) ?? { scene: null }
}

const viewsWithoutBracket: readonly OverlayView[] = ['sponsors', 'draft', ...deskViews, 'hall']

/** Whether a view shows nothing before there is a bracket. */
export function needsBracket(view: OverlayView): boolean {
  return !viewsWithoutBracket.includes(view)
}

/** Whether the desk selects what an overlay of this view shows. */
export function isRunByDesk(view: OverlayView): boolean {
  return deskViews.some(each => each === view)
}

/** Whether the desk of a stream selects what an overlay shows. */
export function followsDesk({ view, stream: own }: OverlayOptions, stream: number): boolean {
  return isRunByDesk(view) && own === stream
}

const optionNames = Object.keys(defaultOverlay) as (keyof OverlayOptions)[]

function hasSameOptions(one: OverlayOptions, other: OverlayOptions): boolean {
  return optionNames.every(name => one[name] === other[name])
}
