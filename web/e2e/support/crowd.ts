/** As long a name of a team as people give. */
export const longName = 'Черногорские Непобедимые Драконы'

/** Made-up players of one rank, numbered from 0. */
export function crowd(name: string, count: number, rankTier: number) {
  return Array.from({ length: count }, (_, index) => ({
    uid: `${name}-${index}-${Date.now()}`,
    displayName: `${name} ${index}`,
    rankTier,
  }))
}
