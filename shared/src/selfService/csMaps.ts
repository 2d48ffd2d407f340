/** The maps of CS that organizers can put into a pool, with their names in the game. */
export const csMapNames = {
  ancient: 'Ancient',
  anubis: 'Anubis',
  dust2: 'Dust II',
  inferno: 'Inferno',
  mirage: 'Mirage',
  nuke: 'Nuke',
  overpass: 'Overpass',
  cache: 'Cache',
  cobblestone: 'Cobblestone',
  train: 'Train',
  vertigo: 'Vertigo',
} as const

export type CsMap = keyof typeof csMapNames

/** The name of a map by its key, or another one as it was given. */
export function mapName(map: string): string {
  return Object.hasOwn(csMapNames, map) ? csMapNames[map as CsMap] : map
}

export const csMaps = Object.keys(csMapNames) as [CsMap, ...CsMap[]]

export const defaultMapPool: readonly CsMap[] = [
  'ancient',
  'anubis',
  'dust2',
  'inferno',
  'mirage',
  'nuke',
  'overpass',
]
