import type { TeamFace } from '../team/teamFace.ts'

/** The teams of a picture, by id. */
export interface DrawnTeams {
  readonly nameOf: (teamId: string | null) => string
  readonly faceOf: (teamId: string | null) => TeamFace | null
}

interface LogoPlace {
  readonly x: number
  /** The height of its middle. */
  readonly centre: number
  readonly side: number
}

/** Draws the logo of a team by its address, whose file is put in before the picture is rendered; '' without a logo. */
export function drawLogo(face: TeamFace | null, { x, centre, side }: LogoPlace): string {
  if (!face?.logo) return ''
  return `<image x="${x}" y="${centre - side / 2}" width="${side}" height="${side}" href="${face.logo}-small"/>`
}
