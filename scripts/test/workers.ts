import { availableParallelism } from 'node:os'

/**
 * The workers per core. Tests against the emulators wait more than they compute; a complete browser takes three times
 * the processor of the packaged headless one.
 */
const perCore = {
  'function tests': 2,
  journeys: 2.5,
  'journeys in a complete browser': 1,
  'long journeys': 1,
  'deep journeys': 1.5,
} as const

/** All of them share the processes of one emulator, which more of them would only keep waiting. */
const maxWorkers = 10

/** Returns how many tests of a kind run at one time on this machine. */
export function workersFor(kind: keyof typeof perCore, cores = availableParallelism()): number {
  return Math.min(maxWorkers, Math.max(1, Math.floor(cores * perCore[kind])))
}
