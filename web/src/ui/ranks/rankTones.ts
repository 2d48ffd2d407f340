import type { DotaMedal } from '@upper-bracket/shared/ranks/dotaRanks'
import type { CsGroup } from './csInsignias.ts'

/** The tones of an insignia from its rim to its highlights, equal in dark and light mode. */
export interface Tones {
  readonly rim: string
  readonly deep: string
  readonly base: string
  readonly soft: string
  readonly light: string
}

/** The tones range from clay and iron to gold, ice and fire, so that the colour alone shows how high a rank is. */
export const dotaTones: Record<DotaMedal, Tones> = {
  herald: { rim: '#2c3b2a', deep: '#4c6344', base: '#6f8a5f', soft: '#94ad82', light: '#b3c99f' },
  guardian: { rim: '#4a2c17', deep: '#7d4b26', base: '#b1703b', soft: '#d0945f', light: '#e9b27c' },
  crusader: { rim: '#153f42', deep: '#1f6a6b', base: '#36a09b', soft: '#6ec5bd', light: '#9be4d9' },
  archon: { rim: '#3d3a52', deep: '#66638a', base: '#9a97c4', soft: '#c0bfe0', light: '#e0dff6' },
  legend: { rim: '#55300a', deep: '#9c5f12', base: '#dc9a26', soft: '#efc05d', light: '#ffdf8a' },
  ancient: { rim: '#123a63', deep: '#1f68a8', base: '#3da5e8', soft: '#80c8f5', light: '#b7e4ff' },
  divine: { rim: '#3f1668', deep: '#7029b5', base: '#a95cf0', soft: '#cc9af8', light: '#e9ccff' },
  immortal: { rim: '#5a0f1c', deep: '#a81c2c', base: '#ee4637', soft: '#f79653', light: '#ffd76a' },
}

export const csTones: Record<CsGroup, Tones> = {
  silver: { rim: '#39414d', deep: '#5d6878', base: '#8f9bac', soft: '#c0c8d4', light: '#e8edf4' },
  nova: { rim: '#5a3b06', deep: '#a26e0e', base: '#e0a524', soft: '#f1ca6a', light: '#ffe9a3' },
  guardian: { rim: '#12335c', deep: '#1d5596', base: '#3584d8', soft: '#8abaed', light: '#cfe6ff' },
  eagle: { rim: '#123f33', deep: '#176a53', base: '#22a07a', soft: '#73cfb0', light: '#b6f5dc' },
  supreme: { rim: '#4a1a4f', deep: '#7d2c86', base: '#b84ac0', soft: '#dd95e3', light: '#fbd2ff' },
  global: { rim: '#5e1a10', deep: '#a3301c', base: '#e3572e', soft: '#f2a358', light: '#ffe27a' },
}
