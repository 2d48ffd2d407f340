import type { CsGroup } from './csInsignias.ts'

/** The left half of a plate, closed along x = 32, and the marks of its group. */
interface PlateShape {
  readonly field: string
  readonly emblem: string
  /** The y coordinate of the lowest chevron. */
  readonly chevronY: number
  readonly starY: number
  readonly starRadius: number
}

export const csShapes: Record<CsGroup, PlateShape> = {
  silver: {
    field: 'M32 4 11 9v28c0 11 9 19 21 23z',
    emblem: '',
    chevronY: 49,
    starY: 16,
    starRadius: 8,
  },
  nova: {
    field: 'M32 3l-9 6-13 7v32l13 7 9 6z',
    emblem: 'M32 7l-3.500 9-9.500 3.500 9.500 3.500 3.500 9z',
    chevronY: 54,
    starY: 18.5,
    starRadius: 11,
  },
  guardian: {
    field: 'M32 4C26 9 18 11 9 11v20c0 15 10 24 23 30z',
    emblem: 'M32 17 15 25v9l17-9z',
    chevronY: 54,
    starY: 15,
    starRadius: 8,
  },
  eagle: {
    field: 'M32 9l-7 5L2 7c0 11 4 19 10 24-2 0-4 0-5-1 3 8 9 12 15 12l10 17z',
    emblem: 'M32 15l-6 6 2 8-3 8 7 13zM22 20 8 14c2 7 6 12 11 14zM20 31l-7 1c3 3 6 4 9 3z',
    chevronY: 0,
    starY: 27,
    starRadius: 11,
  },
  supreme: {
    field: 'M32 2l-9 9L5 5l5 17-7 12 14 8 2 13 13 6z',
    emblem: 'M32 8l-7 8-12-5 4 12-6 10 11 6 2 10 8 5z',
    chevronY: 0,
    starY: 31,
    starRadius: 13,
  },
  global: {
    field: 'M32 4a28 28 0 0 0 0 56z',
    emblem:
      'M32 5C21 11 16 21 16 32s5 21 16 27v-5c-8-5-11-13-11-22s3-17 11-22zM32 18H8l-2 5h26zM32 41H6l2 5h24z',
    chevronY: 0,
    starY: 32,
    starRadius: 16,
  },
}
