import { versionAddress } from '../picture/storedPicture.ts'
import type { Team } from './team.ts'

/** What stands for a team next to its name: its logo, or its initials on a tile. */
export interface TeamFace {
  readonly initials: string
  /** Follows from the name. */
  readonly hue: number
  /** The address of the logo (see `versionAddress`); null without one. */
  readonly logo: string | null
}

/** The faces of the teams that have one, by id. */
export type TeamFaces = ReadonlyMap<string, TeamFace>

type Faced = Pick<Team, 'name' | 'logo'> & { readonly id: string }

/** Returns the face of every team once one of them has a logo, and none before: then cards and rows show names only. */
export function teamFaces(competitionId: string, teams: readonly Faced[]): TeamFaces {
  if (!teams.some(hasLogo)) return new Map()
  return new Map(teams.map(team => [team.id, faceOf(competitionId, team)]))
}

/** Returns the face of a team of a competition. */
export function faceOf(competitionId: string, team: Faced): TeamFace {
  return teamFace(team.name, logoOf(competitionId, team))
}

/** Returns the face of a team, by default without a logo. */
export function teamFace(name: string, logo: TeamFace['logo'] = null): TeamFace {
  return { initials: initialsOf(name), hue: hueOf(name), logo }
}

function logoOf(competitionId: string, { id, logo = null }: Faced): TeamFace['logo'] {
  return logo === null ? null : versionAddress({ competitionId, kind: 'teamLogo', ownerId: id }, logo)
}

export function hasLogo({ logo }: Pick<Team, 'logo'>): boolean {
  return typeof logo === 'number'
}

/** Returns the first characters of the first two words. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 2)
    .map(([first]) => first)
    .join('')
    .toUpperCase()
}

function hueOf(name: string): number {
  return [...name].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 360, 0)
}
