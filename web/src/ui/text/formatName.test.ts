import { defaultStages, formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { competition as en } from '#locales/en/competition.ts'
import { competition as ru } from '#locales/ru/competition.ts'
import { swissPlan } from '@upper-bracket/shared/format/stageKinds/swiss'
import { formatName, seriesLengths } from '@upper-bracket/shared/wording/formatName'

const groups = defaultStages['round-robin'](16)

test.each([
  [formatTemplates.single(), 'На вылет', 'Single elimination'],
  [formatTemplates.double(), 'С нижней сеткой', 'Double elimination'],
  [formatTemplates.groups(16), 'Группы → на вылет', 'Groups → single elimination'],
  [
    { ...formatTemplates.swiss(16), format: 'double' },
    'Швейцарка → с нижней сеткой',
    'Swiss → double elimination',
  ],
  [formatTemplates.gsl(16), 'GSL-группы → на вылет', 'GSL groups → single elimination'],
  [formatTemplates.groups(4), 'Круговой этап → на вылет', 'Round robin → single elimination'],
  [formatTemplates.league(6), 'Лига', 'League'],
  [{ ...formatTemplates.swiss(16), format: 'table' }, 'Швейцарская система', 'Swiss system'],
  [
    { format: 'double', stages: [groups, defaultStages.gsl(8)] },
    'Группы → GSL-группы → с нижней сеткой',
    'Groups → GSL groups → double elimination',
  ],
] as const)('%o', (choice, russian, english) => {
  const named = (texts: object) =>
    formatName(((key: keyof typeof texts) => texts[key]) as unknown as TFunction<'competition'>, choice)
  expect([named(ru), named(en)]).toEqual([russian, english])
})

test.each([
  ['valve', '1 / 3'],
  ['top-half', '1'],
] as const)('the lengths of a Swiss stage paired by %s are %s', (pairing, lengths) => {
  const t = ((_: 'bo', { count }: { count: number }) => String(count)) as unknown as TFunction<'competition'>
  const stages = [swissPlan(pairing, 16)]
  expect(seriesLengths(t, { format: 'table', stages, bestOf: { rounds: 5, final: 5 } })).toBe(lengths)
})
