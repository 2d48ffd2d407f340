import type { DotaMedal } from '@upper-bracket/shared/ranks/dotaRanks'

/** The left half of a medal, closed along x = 32: its outline and its relief. */
interface MedalShape {
  readonly field: string
  readonly emblem: string
}

/** Each medal has more points than the one below it, from a plain disc to a sun. */
export const dotaShapes: Record<DotaMedal, MedalShape> = {
  herald: {
    field: 'M32 7a19 19 0 0 0 0 38z',
    emblem: 'M32 13c-11 8-11 19 0 27z',
  },
  guardian: {
    field: 'M32 5 13 10v17c0 11 8 17 19 21z',
    emblem: 'M32 15 19 25v9l13-10z',
  },
  crusader: {
    field: 'M32 5l-8 5-14-2 3 22c2 10 10 15 19 19z',
    emblem: 'M32 13h-4v8h-8v7h8v11l4 4z',
  },
  archon: {
    field: 'M32 4 16 12 6 26l9 13 17 10z',
    emblem: 'M32 11 19 18.500v15L32 41v-7l-7-4v-8l7-4z',
  },
  legend: {
    field: 'M32 3l-8 8L6 6l6 14-5 10 13 8 12 12z',
    emblem: 'M32 9l-5 13-12 5 12 5 5 12z',
  },
  ancient: {
    field: 'M32 2l-7 9-12-6 1 12L3 20l8 10-2 11 13-1 10 11z',
    emblem: 'M32 9 21 21l4 16 7 8z',
  },
  divine: {
    field: 'M32 2l-6 8-6-3-2 6L2 6c0 11 4 18 9 21l-4 2c2 6 6 8 11 8l4 6 10 8z',
    emblem: 'M32 10l-8 14 8 20zM20 19 8 13c1 6 4 10 8 11zM19 28l-7 1c2 3 5 4 8 4z',
  },
  immortal: {
    field: 'M32 3l-6 11L16 5v13L3 13l6 14-7 8 11 5v14l12-3 7 10z',
    emblem: 'M32 12l-7 14-11-6 6 12-8 6 12 3 1 9 7 5z',
  },
}
