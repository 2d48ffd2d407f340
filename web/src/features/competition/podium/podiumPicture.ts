import type { RoundName } from '@upper-bracket/shared/bracket/kinds/roundName'
import { standingPlace } from '@upper-bracket/shared/wording/standingPlace'
import type { Standing } from '@upper-bracket/shared/bracket/standings/standing'
import type { Podium } from '@upper-bracket/shared/snapshot/podium'
import { drawnFace } from '#ui/drawnPicture/drawnFace.ts'
import { fittedText, lineHeight } from '#ui/drawnPicture/fittedText.ts'
import type { Picture, Shape, Text } from '#ui/drawnPicture/picture.ts'
import { headHeight, pictureHead } from '#ui/drawnPicture/pictureHead.ts'
import { display, palettes, plain, strong, type WidthOf } from '#ui/drawnPicture/pictureStyle.ts'
import { trophy } from '#ui/drawnPicture/trophy.ts'

export interface PodiumTexts {
  readonly title: string
  /** The date and the address of the competition. */
  readonly note: string
  readonly champion: (place: Pick<Standing, 'group'>) => string
  readonly path: string
  readonly deletedPlayer: string
  readonly round: (name: RoundName) => string
  readonly forfeit: (hasWon: boolean) => string
}

type PodiumPlace = Podium['places'][number]

const margin = 32
const inner = 476
const gap = 12
const padding = 20
const icon = 48
const stepHeight = 40
const faceSides = { champion: 64, place: 40, opponent: 22 } as const
const colours = palettes.screen

const championSizes = [
  { ...display(30), rows: 1 },
  { ...display(24), rows: 2 },
  { ...display(18), rows: 2 },
  { ...display(14), rows: 3 },
] as const
const teamSizes = [
  { ...display(18), rows: 1 },
  { ...display(15), rows: 2 },
  { ...display(12), rows: 2 },
] as const
const rosterSizes = [
  { ...plain(13), rows: 3 },
  { ...plain(11), rows: 4 },
] as const
const opponentSizes = [
  { ...strong(15), rows: 1 },
  { ...strong(12), rows: 2 },
  { ...strong(10), rows: 2 },
] as const
const roundSizes = [
  { ...plain(12), rows: 1 },
  { ...plain(11), rows: 2 },
] as const

/** Draws the first three places with their players, and the matches of the one champion as a line in the accent. */
export function podiumPicture({ places, path }: Podium, texts: PodiumTexts, widthOf: WidthOf): Picture {
  const head = { title: texts.title, note: texts.note }
  const look = { colours, widthOf }
  const shapes: Shape[] = [...pictureHead(head, { x: margin, y: margin, width: inner, colours, widthOf })]
  let y = margin + headHeight
  for (const place of places) {
    const { drawn, height } = place.worst === 1 ? drawChampion(place, y) : drawPlace(place, y)
    shapes.push(...drawn)
    y += height + gap
  }
  const pathHeight = path.length === 0 ? 0 : gap + 40 + path.length * stepHeight
  if (path.length > 0) shapes.push(...drawPath(y + gap))
  const size = { width: inner + 2 * margin, height: y + pathHeight + margin }
  return {
    ...size,
    shapes: [{ kind: 'box', x: 0, y: 0, ...size, radius: 0, fill: colours.ground }, ...shapes],
  }

  function drawChampion(place: PodiumPlace, top: number) {
    const iconEnd = margin + padding + icon + padding
    const x = iconEnd + (place.face === null ? 0 : faceSides.champion + padding)
    const at = { x, width: margin + inner - padding - x, fill: colours.onAccent }
    const label: Text = {
      kind: 'text',
      text: texts.champion(place),
      font: strong(13),
      fill: at.fill,
      x,
      y: top + 32,
    }
    const name = fittedText(place.team, { ...at, y: top + 66, sizes: championSizes }, widthOf)
    const roster = drawRoster(place, { ...at, y: endOf(name) + 24 })
    const end = endOf(roster.length > 0 ? roster : name)
    const height = Math.max(end - top, place.face === null ? 0 : padding + faceSides.champion) + padding
    const drawn: readonly Shape[] = [
      { kind: 'box', x: margin, y: top, width: inner, height, radius: 10, fill: colours.accent },
      { kind: 'path', d: trophy, x: margin + padding, y: top + padding, scale: icon / 24, fill: at.fill },
      ...drawnFace(place.face, {
        ...look,
        x: iconEnd,
        middle: top + padding + faceSides.champion / 2,
        side: faceSides.champion,
      }),
      label,
      ...name,
      ...roster,
    ]
    return { drawn, height }
  }

  function drawPlace(place: PodiumPlace, top: number) {
    const iconEnd = margin + padding + icon + padding
    const x = iconEnd + (place.face === null ? 0 : faceSides.place + 14)
    const at = { x, width: margin + inner - padding - x }
    const number = standingPlace(place)
    const name = fittedText(place.team, { ...at, y: top + 34, sizes: teamSizes, fill: colours.text }, widthOf)
    const roster = drawRoster(place, { ...at, y: endOf(name) + 20, fill: colours.muted })
    const height = endOf(roster.length > 0 ? roster : name) + 18 - top
    const drawn: readonly Shape[] = [
      {
        kind: 'box',
        x: margin,
        y: top,
        width: inner,
        height,
        radius: 10,
        fill: colours.card,
        stroke: colours.frame,
      },
      ...fittedText(
        number,
        {
          x: margin + padding,
          y: top + 38,
          width: icon + padding - 4,
          fill: colours.muted,
          sizes: [
            { ...display(28), rows: 1 },
            { ...display(22), rows: 1 },
          ],
        },
        widthOf,
      ),
      ...drawnFace(place.face, { ...look, x: iconEnd, middle: top + height / 2, side: faceSides.place }),
      ...name,
      ...roster,
    ]
    return { drawn, height }
  }

  function drawRoster(
    { players }: PodiumPlace,
    at: Pick<Text, 'x' | 'y' | 'fill'> & { readonly width: number },
  ) {
    // No line ends within a name that fits into one.
    const names = players.map(name => (name ?? texts.deletedPlayer).replaceAll(' ', '\u00a0'))
    return fittedText(names.join(' · ').replaceAll(' · ', '\u00a0· '), { ...at, sizes: rosterSizes }, widthOf)
  }

  function drawPath(top: number): readonly Shape[] {
    const x = margin + 12
    const yOf = (index: number) => top + 40 + index * stepHeight + stepHeight / 2
    const line = { kind: 'path', x, y: 0, scale: 1, stroke: colours.accent, width: 3 } as const
    return [
      { kind: 'text', text: texts.path, font: strong(15), fill: colours.text, x: margin, y: top + 20 },
      { ...line, d: `M0 ${yOf(0)}V${yOf(path.length - 1)}` },
      ...path.flatMap(({ round, opponent, face, hasWon, score }, index): readonly Shape[] => {
        const middle = { y: yOf(index), from: 'middle' } as const
        const result = score === null ? texts.forfeit(hasWon) : score.join(':')
        const fill = hasWon ? colours.accent : colours.muted
        const indent = face === null ? 0 : faceSides.opponent + 8
        const node = { x: x - 8, y: middle.y - 8, width: 16, height: 16, radius: 8 }
        return [
          { kind: 'box', ...node, fill: hasWon ? colours.accent : colours.ground, stroke: colours.accent },
          ...drawnFace(face, { ...look, x: x + 28, middle: middle.y, side: faceSides.opponent }),
          ...fittedText(
            opponent,
            { ...middle, x: x + 28 + indent, width: 196 - indent, sizes: opponentSizes, fill: colours.text },
            widthOf,
          ),
          ...fittedText(
            texts.round(round),
            { ...middle, x: x + 236, width: 150, sizes: roundSizes, fill: colours.muted },
            widthOf,
          ),
          {
            kind: 'text',
            text: result,
            font: score === null ? plain(12) : display(16),
            fill,
            x: margin + inner,
            y: middle.y + 6,
            endsHere: true,
          },
        ]
      }),
    ]
  }
}

/** Returns the bottom of the last line. */
function endOf(rows: readonly Text[]): number {
  const last = rows.at(-1)
  return last === undefined ? 0 : last.y + last.font.size * (lineHeight - 1)
}
