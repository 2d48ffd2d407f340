import { matchOnAir } from '../bracket/broadcast/matchOnAir.ts'
import { isOver, type Side } from '../bracket/model/match.ts'
import { figures } from '../bracket/model/series.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { championsOf } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import type { Language } from '../profile/profile.ts'
import type { PublicBracket, PublicSnapshot } from '../snapshot/publicSnapshot.ts'
import type { TeamFaces } from '../team/teamFace.ts'
import { championNames } from '../wording/championTitle.ts'
import { type Canvas, canvas, colours, oneLine } from './canvas.ts'
import { type DrawnTeams, drawLogo } from './drawLogo.ts'
import { drawMatchPreview } from './drawMatchPreview.ts'
import { drawOpenMatches } from './drawOpenMatches.ts'
import { type DrawTree, drawTree, shownRounds } from './drawTree.ts'
import type { Letters } from './letters.ts'
import { markElements } from './mark.ts'
import type { LinkedMatch } from './matchWords.ts'
import { isTreeOpen } from './lastRounds.ts'
import { type PreviewTexts, previewTexts } from './previewTexts.ts'

export const previewSize = { width: 1200, height: 630 } as const

/** The data shown in the picture. */
export type PreviewScene = Pick<PublicSnapshot, 'competition' | 'teams' | 'bracket'> & {
  /** The match to which the link points. */
  readonly linked?: LinkedMatch
  /** Absent if no team has a logo. */
  readonly faces?: TeamFaces
}

const margin = 60
const body = { top: 276, bottom: 578 }
/** The width of the column next to the bracket. */
const aside = 330
/** The sides of logos in that column. */
const logoSides = { champion: 64, onAir: 44 } as const

/** Draws the picture for previews of links to a competition, as an SVG document without text elements. */
export function drawPreview(scene: PreviewScene, language: Language, letters: Letters): string {
  const { competition, bracket, linked, faces } = scene
  const texts = previewTexts[language]
  const drawing = canvas(letters)
  const names = new Map(scene.teams.map(({ id, name }) => [id, name]))
  const nameOf = (teamId: string | null) => names.get(teamId ?? '') ?? '—'
  const faceOf = (teamId: string | null) => faces?.get(teamId ?? '') ?? null
  const whole = { x: margin, y: body.top - 10, width: previewSize.width - 2 * margin, height: 300 }
  const parts =
    linked !== undefined
      ? [drawMatchPreview(drawing, linked, { language, within: whole, faceOf })]
      : bracket === null
        ? [drawRegistration(drawing, competition, texts, language)]
        : [
            drawAside(drawing, { ...scene, bracket }, { texts, nameOf, faceOf }),
            drawRounds(drawing, bracket, {
              nameOf,
              faceOf,
              texts,
              championId: competition.champion?.teamId ?? null,
              within: {
                x: margin + aside + 40,
                y: body.top - 30,
                width: previewSize.width - 2 * margin - aside - 40,
                height: body.bottom - body.top + 30,
              },
            }),
          ]
  const { width, height } = previewSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect width="${width}" height="8" fill="${colours[competition.game]}"/>`,
    drawHead(drawing, competition, texts),
    ...parts,
    '</svg>',
  ].join('')
}

const titleSizes = [
  { size: 52, rows: 1 },
  { size: 46, rows: 2 },
  { size: 40, rows: 2 },
  { size: 32, rows: 3 },
  { size: 28, rows: 3 },
  { size: 25, rows: 3 },
] as const
const nameSizes = [
  { size: 28, rows: 1 },
  { size: 24, rows: 1 },
  { size: 20, rows: 2 },
  { size: 18, rows: 3 },
] as const
const championSizes = [
  { size: 40, rows: 4 },
  { size: 32, rows: 5 },
  { size: 24, rows: 6 },
] as const

/** Draws the end of the bracket, or the latest matches as long as few teams have got there. */
function drawRounds(drawing: Canvas, bracket: PublicBracket, circumstances: DrawTree): string {
  return isTreeOpen(shownRounds(bracket))
    ? drawOpenMatches(drawing, bracket, circumstances)
    : drawTree(drawing, bracket, circumstances)
}

function drawHead(
  { text, fitted }: Canvas,
  { name, game, status }: Pick<Competition, 'name' | 'game' | 'status'>,
  texts: PreviewTexts,
): string {
  const width = previewSize.width - 2 * margin
  return [
    fitted(`${texts.games[game]} · ${texts.status[status]}`, {
      x: margin,
      y: 78,
      face: 'strong',
      sizes: oneLine(24),
      colour: colours[game],
      width: width - 340,
    }),
    `<g transform="translate(${previewSize.width - margin - 264} 51) scale(.5625)">${markElements()}</g>`,
    text('Upper Bracket', {
      x: previewSize.width - margin,
      y: 78,
      face: 'display',
      size: 24,
      colour: colours.text,
      align: 'right',
    }),
    fitted(name, { x: margin, y: 154, face: 'display', sizes: titleSizes, colour: colours.text, width }),
  ].join('')
}

function drawRegistration(
  { text, fitted, box, line }: Canvas,
  { startDate, teamCount, playerCount, places }: PublicSnapshot['competition'],
  texts: PreviewTexts,
  language: Language,
): string {
  const day = format(language, { day: 'numeric', month: 'long' }).format(startDate)
  const hour = format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(startDate)
  const facts = [
    [texts.start, day, `${hour} ${texts.moscow}`],
    [texts.teams, String(teamCount), texts.ofAll(places.teams)],
    [texts.players, String(playerCount), texts.ofAll(places.players)],
  ] as const
  const [gap, height, top] = [24, 190, 318]
  const width = (previewSize.width - 2 * margin - 2 * gap) / 3
  return facts
    .map(([label, value, note], index) => {
      const x = margin + index * (width + gap)
      const size = index === 0 ? 32 : 64
      return [
        box({ x, y: top, width, height }, colours.paper, colours.line, 12),
        line(`M${x + 28} ${top}h56`, colours.volt, 6),
        text(label, { x: x + 28, y: top + 52, face: 'text', size: 24, colour: colours.muted }),
        fitted(value, {
          x: x + 28,
          y: top + (index === 0 ? 108 : 124),
          face: 'display',
          sizes: oneLine(size),
          colour: colours.text,
          width: width - 56,
        }),
        text(note, { x: x + 28, y: top + 160, face: 'text', size: 22, colour: colours.muted }),
      ].join('')
    })
    .join('')
}

function drawAside(
  { text, fitted, box }: Canvas,
  { competition, bracket }: PreviewScene & { readonly bracket: NonNullable<PreviewScene['bracket']> },
  { texts, nameOf, faceOf }: DrawnTeams & { readonly texts: PreviewTexts },
): string {
  const label = { x: margin, y: body.top + 12, face: 'text', size: 22, colour: colours.muted } as const
  const champions = championsOf(competition)
  if (champions.length > 0 && (competition.champion !== null || competition.status === 'finished')) {
    const { champion } = competition
    const top = body.top + 36
    const logo = drawLogo(champion && faceOf(champion.teamId), {
      x: margin,
      centre: top + logoSides.champion / 2,
      side: logoSides.champion,
    })
    return [
      text(champion === null ? texts.champions : texts.champion, label),
      logo,
      fitted(championNames(champions), {
        x: margin,
        y: top + 38 + (logo === '' ? 0 : logoSides.champion + 20),
        face: 'display',
        sizes: championSizes,
        colour: colours.volt,
        width: aside,
      }),
    ].join('')
  }
  const onAir = matchOnAir(competition, bracket.matches)
  if (onAir !== null && !isOver(onAir) && competition.status === 'running') {
    const round = texts.round(roundNameOf(bracket.shape, onAir))
    const drawTeam = (side: Side, y: number) => {
      const { teamId } = onAir.slots[side]
      const logo = drawLogo(faceOf(teamId), { x: margin, centre: y, side: logoSides.onAir })
      const indent = logo === '' ? 0 : logoSides.onAir + 14
      return [
        logo,
        fitted(nameOf(teamId), {
          x: margin + indent,
          y,
          from: 'middle',
          face: 'display',
          sizes: nameSizes,
          colour: colours.text,
          width: aside - indent,
        }),
      ].join('')
    }
    return [
      fitted(`${texts.onAir} · ${round}`, { ...label, width: aside, sizes: oneLine(label.size) }),
      drawTeam(0, body.top + 64),
      text(figures(onAir).join(' : '), {
        x: margin,
        y: body.top + 172,
        face: 'display',
        size: 84,
        colour: colours.volt,
      }),
      drawTeam(1, body.top + 224),
    ].join('')
  }
  const played = bracket.matches.filter(match => match.status !== 'bye')
  const over = played.filter(match => isOver(match)).length
  const bar = { x: margin, y: body.top + 116, width: aside, height: 10 }
  return [
    text(texts.played, label),
    fitted(texts.of(over, played.length), {
      x: margin,
      y: body.top + 82,
      face: 'display',
      sizes: oneLine(48),
      colour: colours.text,
      width: aside,
    }),
    box(bar, colours.raised, 'none', 5),
    over === 0
      ? ''
      : box({ ...bar, width: Math.max(10, (aside * over) / played.length) }, colours.volt, 'none', 5),
    text(`${texts.teams}: ${bracket.shape.teamIds.length}`, {
      x: margin,
      y: body.top + 178,
      face: 'text',
      size: 22,
      colour: colours.muted,
    }),
  ].join('')
}

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'Europe/Moscow' })
}
