/** A bracket whose first match is over, and whose second one runs. */
export const underWay = {
  format: 'double',
  bestOf: 3,
  played: { 'upper-1-1': [2, 0], 'upper-1-2': 'running' },
} as const
