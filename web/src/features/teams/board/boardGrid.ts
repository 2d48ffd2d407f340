/** Lays out the players without a team next to the teams, or above them on a narrow screen. */
export function boardColumns(withPool: boolean) {
  return {
    display: 'grid',
    gap: 2,
    alignItems: 'start',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: withPool ? 'minmax(260px, 320px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
    },
  } as const
}

export const teamGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const
