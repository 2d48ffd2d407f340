/** What lies over the picture of a stream: its commentators, and a text from the desk. */
export const captionViews = ['lowerthird', 'text'] as const
export type CaptionView = (typeof captionViews)[number]

export const captionLimits = { lines: 3, characters: 80, commentators: 4 } as const

/** The captions of a stream. The desk shows and hides each. */
export interface Captions extends Readonly<Record<CaptionView, boolean>> {
  /** The lines of the text. */
  readonly lines: readonly string[]
  /** The ids of the requests of the commentators who are named; without any, those of the match on air. */
  readonly commentators: readonly string[]
}

/** Some of the captions. */
export type CaptionChanges = { readonly [Name in keyof Captions]?: Captions[Name] | undefined }

export const noCaptions: Captions = { lowerthird: false, text: false, lines: [], commentators: [] }

export function hasSameCaptions(one: Captions, other: Captions): boolean {
  const isSame = (these: readonly string[], those: readonly string[]) =>
    these.length === those.length && these.every((each, index) => each === those[index])
  return (
    captionViews.every(view => one[view] === other[view]) &&
    isSame(one.lines, other.lines) &&
    isSame(one.commentators, other.commentators)
  )
}

export function withCaptions(captions: Captions, changes: CaptionChanges): Captions {
  const { lowerthird, text, lines, commentators } = changes
  return {
    lowerthird: lowerthird ?? captions.lowerthird,
    text: text ?? captions.text,
    lines: lines ?? captions.lines,
    commentators: commentators ?? captions.commentators,
  }
}

/** Reads a text of several lines; empty ones are left out. */
export function captionLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}
