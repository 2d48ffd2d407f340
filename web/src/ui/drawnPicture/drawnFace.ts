import type { TeamFace } from '@upper-bracket/shared/team/teamFace'
import type { Shape } from './picture.ts'
import { type Palette, strong, type WidthOf } from './pictureStyle.ts'

interface FacePlace {
  readonly x: number
  readonly middle: number
  readonly side: number
  readonly colours: Palette
  readonly widthOf: WidthOf
}

/** Draws the face of a team as pages show it: its logo, or its initials on a tile. Draws nothing for null. */
export function drawnFace(
  face: TeamFace | null,
  { x, middle, side, colours, widthOf }: FacePlace,
): readonly Shape[] {
  if (face === null) return []
  const square = { x, y: middle - side / 2, width: side, height: side }
  if (face.logo !== null)
    return [{ kind: 'image', ...square, href: `${face.logo}-${side > 32 ? 'large' : 'small'}` }]
  const font = strong(side * 0.4)
  return [
    { kind: 'box', ...square, radius: side / 6, fill: colours.rule },
    {
      kind: 'text',
      text: face.initials,
      font,
      fill: colours.text,
      x: x + (side - widthOf(face.initials, font)) / 2,
      y: middle + font.size * 0.36,
    },
  ]
}
