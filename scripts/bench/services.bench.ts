import { type CallableName, services } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import type { Measurement } from './benchmark.ts'
import { quantile } from './quantile.ts'
import { loadTimes } from './services/loadTimes.ts'

export const title = 'What starts cold: loading the functions, and how many services an evening touches'
export const ratio =
  'how many times as long as importing the Firebase packages alone; how many times as many services with one per callable'
export const needs = 'nothing'

const processes = 15

/** What an organizer and the players call, from opening a competition to its champion. */
const evening: readonly CallableName[] = [
  'createCompetition',
  'joinCompetition',
  'distributePlayers',
  'generateBracket',
  'startMatch',
  'setScore',
  'finishSeries',
]

export async function measure(_: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  const pairs = await loadTimes(processes, stop)
  const all = Object.values(services).flatMap(entries => Object.keys(entries))
  const touched = new Set(evening.map(serviceOf))
  const deployed = Object.keys(services).length
  return [
    {
      what: 'the bundle, imported by a fresh process',
      unit: 'ms',
      values: pairs.map(({ bundle }) => bundle.elapsed),
    },
    {
      what: '… of them of the processor',
      unit: 'ms',
      values: pairs.map(({ bundle }) => bundle.processor),
      ratio: quantile(
        pairs.map(({ bundle, firebase }) => bundle.processor / firebase.processor),
        0.5,
      ),
    },
    { what: 'callables', unit: '', values: [all.length] },
    {
      what: 'services that they are deployed in',
      unit: '',
      values: [deployed],
      aim: { atMost: 8 },
    },
    {
      what: 'services that an evening touches',
      unit: '',
      values: [touched.size],
      ratio: evening.length / touched.size,
    },
  ]
}
