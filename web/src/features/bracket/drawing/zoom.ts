/** 1 is natural size. */
export const zoomLimits = { least: 0.02, most: 2 } as const

/** Below this zoom nothing on a card is legible, so only its frame is drawn. */
export const readableZoom = 0.55

/** The factor of one press of a button or a key. */
export const zoomStep = 1.25

interface Size {
  readonly width: number
  readonly height: number
}

export function clampedZoom(zoom: number): number {
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom))
}

/** The zoom at which the whole tree fits, at most natural size. */
export function fittingZoom(drawing: Size, frame: Size): number {
  if (drawing.width <= 0 || drawing.height <= 0) return 1
  return clampedZoom(Math.min(1, frame.width / drawing.width, frame.height / drawing.height))
}

/**
 * Returns the scroll offset that keeps a point in place while the zoom changes. `scroll` and `point` are in screen
 * pixels along one axis, the point from the frame's edge; `inset` is the frame's padding.
 */
export function scrollKeeping(
  { scroll, point, inset }: { readonly scroll: number; readonly point: number; readonly inset: number },
  ratio: number,
): number {
  return (scroll + point - inset) * ratio + inset - point
}
