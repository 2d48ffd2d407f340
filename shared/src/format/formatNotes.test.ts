import { expect, test } from 'vitest'
import { formatNotes } from './formatNotes.ts'
import { defaultStages, formatTemplates } from './formatTemplates.ts'
import { swissPlan } from './stageKinds/swiss.ts'
import type { FormatChoice } from './stagePlan.ts'

const groups = defaultStages['round-robin'](16)
const swiss = defaultStages.swiss(18)

function swissOf(rounds: number): FormatChoice {
  return { format: 'table', stages: [{ ...swiss, rounds }] }
}

function valveOf(teams: number, winsToAdvance: number, lossesToLeave: number, advance: number): FormatChoice {
  const stage = { ...swissPlan('valve', teams), winsToAdvance, lossesToLeave, advance }
  return { format: 'double', stages: [stage] }
}

test.each([
  ['even groups', formatTemplates.groups(16), 16, []],
  ['uneven groups', formatTemplates.groups(23), 23, [{ kind: 'uneven-groups', stage: 0 }]],
  [
    'thirds of uneven groups',
    { format: 'single', stages: [{ ...groups, groups: 6, bestOfNext: 4 }] },
    23,
    [{ kind: 'uneven-best', stage: 0 }],
  ],
  ['six in a bracket', formatTemplates.single(), 6, [{ kind: 'byes', stage: 0, byes: 2 }]],
  [
    'three groups',
    { format: 'double', stages: [{ ...groups, groups: 3 }] },
    12,
    [{ kind: 'byes', stage: 1, byes: 2 }],
  ],
  [
    'six in the lower side of eight',
    { format: 'double', stages: [{ ...groups, groups: 2, advance: 4, advanceLower: 3 }] },
    16,
    [{ kind: 'byes', stage: 1, byes: 2 }],
  ],
  [
    'four of them come with the losers of the upper side',
    { format: 'double', stages: [{ ...groups, groups: 2, advance: 4, advanceLower: 2 }] },
    16,
    [],
  ],
  ['an odd Swiss', formatTemplates.swiss(13), 13, [{ kind: 'odd-swiss', stage: 0 }]],
  [
    'a short Swiss',
    { format: 'table', stages: [{ ...swiss, rounds: 3 }] },
    16,
    [{ kind: 'few-rounds', stage: 0 }],
  ],
  ['two wins or two losses', valveOf(8, 2, 2, 4), 8, []],
  ['three wins or two losses', valveOf(16, 3, 2, 5), 16, [{ kind: 'byes', stage: 1, byes: 3 }]],
  [
    'three wins or two losses, and other teams that advance',
    valveOf(16, 3, 2, 8),
    16,
    [{ kind: 'other-advance', stage: 0 }],
  ],
  ['as many Swiss rounds as have no rematch', swissOf(4), 8, []],
  ['more Swiss rounds', swissOf(5), 8, [{ kind: 'many-rounds', stage: 0 }]],
  [
    'more Swiss rounds of an odd number',
    swissOf(4),
    7,
    [
      { kind: 'odd-swiss', stage: 0 },
      { kind: 'many-rounds', stage: 0 },
    ],
  ],
  [
    'more Swiss rounds than teams',
    swissOf(6),
    5,
    [
      { kind: 'odd-swiss', stage: 0 },
      { kind: 'many-rounds', stage: 0 },
      { kind: 'second-bye', stage: 0 },
    ],
  ],
  ['a Swiss as at majors', formatTemplates.swiss(16), 16, []],
  ['a larger one', formatTemplates.swiss(32), 32, []],
  [
    'a Swiss as at majors whose records come out uneven',
    formatTemplates.swiss(16),
    8,
    [{ kind: 'uneven-records', stage: 0 }],
  ],
  ['the Swiss of eight teams', formatTemplates.swiss(8), 8, []],
] as const)('%s', (_, plan, teams, notes) => {
  expect(formatNotes(plan, teams)).toEqual(notes)
})
