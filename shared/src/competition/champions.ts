import { pictureAddress } from '../picture/storedPicture.ts'

/** The winner of a competition or, where the last stage has several groups, of one of them. */
export interface Champion {
  readonly teamId: string
  /** The name of the team when it won. */
  readonly name: string
  /** The index of the group; absent if the competition has one champion. */
  readonly group?: number
  /** The number of the logo that the team has now. Absent without one. */
  readonly logo?: number
}

/** The champions of a competition as they are stored. */
export interface Crowned {
  /** Null until it is decided, and if each group of the last stage has a champion. */
  readonly champion: Champion | null
  /** The champions of the groups of the last stage, as far as they are decided. Absent unless it has several groups. */
  readonly champions?: readonly Champion[]
}

/** The champions in the order of their groups; none before the first is known. */
export function championsOf({ champion, champions = [] }: Crowned): readonly Champion[] {
  return champion ? [champion] : champions
}

/** The fields that store champions in a competition that has had `before`. */
export function championFields(champions: readonly Champion[], before: Pick<Crowned, 'champions'>): Crowned {
  const isDivided = champions.some(({ group }) => group !== undefined)
  return {
    champion: isDivided ? null : (champions[0] ?? null),
    ...((isDivided || before.champions) && { champions: isDivided ? champions : [] }),
  }
}

/** Identifies a champion without its name. */
export function championKey({ teamId, group }: Omit<Champion, 'name'>): string {
  return `${group ?? ''} ${teamId}`
}

/** Returns a champion with the logo of its team, or without one. */
export function withLogo({ logo: _, ...champion }: Champion, logo: number | null | undefined): Champion {
  return { ...champion, ...(typeof logo === 'number' && { logo }) }
}

/** Returns the fields that give champions the logos of their teams; null if they have them. */
export function championLogoFields(
  crowned: Crowned,
  logoOf: (champion: Champion) => number | null | undefined,
): Crowned | null {
  const champions = championsOf(crowned)
  const isRight = (champion: Champion) => (champion.logo ?? null) === (logoOf(champion) ?? null)
  if (champions.every(isRight)) return null
  return championFields(
    champions.map(each => withLogo(each, logoOf(each))),
    crowned,
  )
}

/** Returns the addresses of the small logos of the champions that have one, in the order of their groups. */
export function championLogos({ id, ...crowned }: Crowned & { readonly id: string }): readonly string[] {
  return championsOf(crowned).flatMap(({ teamId, logo }) =>
    logo === undefined
      ? []
      : [pictureAddress({ competitionId: id, kind: 'teamLogo', ownerId: teamId }, logo, 'small')],
  )
}
