import type { PlayedGame } from '../../bracket/model/playedGame.ts'

/** The teams of the last Swiss stage of the BLAST.tv Austin Major 2025, in the order of seeds. */
export const majorTeams = [
  'Vitality',
  'MOUZ',
  'Spirit',
  'G2',
  'The MongolZ',
  'Aurora',
  'Natus Vincere',
  'Liquid',
  'Legacy',
  'Virtus.pro',
  'paiN',
  '3DMAX',
  'FURIA',
  'FaZe',
  'Nemiga',
  'Lynn Vision',
] as const

/** Its 33 matches, then the seven of the playoff, with their maps in the order played, as the vetoes left them. */
const results = [
  'Vitality 0:1 Legacy Inferno',
  'MOUZ 0:1 Virtus.pro Mirage',
  'Spirit 1:0 paiN Dust2',
  'G2 0:1 3DMAX Nuke',
  'Aurora 1:0 FaZe Anubis',
  'The MongolZ 0:1 FURIA Inferno',
  'Natus Vincere 1:0 Nemiga Train',
  'Liquid 0:1 Lynn Vision Dust2',
  'Aurora 0:1 FURIA Dust2',
  'Virtus.pro 1:0 Legacy Ancient',
  '3DMAX 0:1 Natus Vincere Inferno',
  'Spirit 1:0 Lynn Vision Dust2',
  'MOUZ 0:1 FaZe Ancient',
  'Vitality 1:0 Nemiga Dust2',
  'The MongolZ 1:0 Liquid Ancient',
  'G2 1:0 paiN Dust2',
  '3DMAX 0:1 Vitality Nuke',
  'Legacy 0:1 FaZe Anubis',
  'Aurora 0:1 G2 Inferno',
  'The MongolZ 1:0 Lynn Vision Nuke',
  'Spirit 2:0 Natus Vincere Anubis Train',
  'FURIA 2:0 Virtus.pro Mirage Train',
  'MOUZ 2:1 Liquid Dust2 Nuke Mirage',
  'paiN 2:1 Nemiga Ancient Anubis Dust2',
  '3DMAX 0:2 paiN Inferno Nuke',
  'Legacy 2:1 Lynn Vision Dust2 Inferno Nuke',
  'Aurora 1:2 MOUZ Train Inferno Mirage',
  'The MongolZ 0:2 FaZe Ancient Anubis',
  'Natus Vincere 2:1 G2 Mirage Anubis Inferno',
  'Virtus.pro 0:2 Vitality Train Dust2',
  'Legacy 1:2 MOUZ Ancient Inferno Nuke',
  'The MongolZ 2:0 G2 Ancient Dust2',
  'Virtus.pro 1:2 paiN Mirage Inferno Dust2',
  'Spirit 1:2 MOUZ Mirage Dust2 Nuke',
  'FURIA 1:2 paiN Nuke Anubis Inferno',
  'Natus Vincere 0:2 Vitality Mirage Nuke',
  'FaZe 0:2 The MongolZ Mirage Anubis',
  'Vitality 2:1 MOUZ Mirage Inferno Train',
  'The MongolZ 2:0 paiN Mirage Anubis',
  'The MongolZ 1:2 Vitality Mirage Dust2 Inferno',
]

interface MajorMatch {
  readonly teams: readonly [string, string]
  readonly score: readonly [number, number]
  /** For the first of the teams. The rounds are made up, as is which of three maps was lost. */
  readonly games: readonly (PlayedGame & { readonly rounds: readonly [number, number] })[]
}

const matches = results.map((text, number): MajorMatch => {
  const [, first = '', one = '', other = '', rest = ''] = /^(.+) (\d):(\d) (.+)$/.exec(text) ?? []
  const second = majorTeams.find(team => rest.startsWith(`${team} `)) ?? ''
  const score = [Number(one), Number(other)] as const
  const winner = score[0] > score[1] ? 0 : 1
  const lost = Math.min(...score)
  const games = rest
    .slice(second.length + 1)
    .split(' ')
    .map((map, index) => {
      const outcome = index < lost ? ((1 - winner) as 0 | 1) : winner
      const [won, fewer] =
        (number + index) % 5 === 0 ? [16, 12 + (number % 3)] : [13, (3 * number + index) % 12]
      const rounds = outcome === 0 ? ([won ?? 0, fewer ?? 0] as const) : ([fewer ?? 0, won ?? 0] as const)
      return { outcome, source: 'organizer' as const, rounds, map: map.toLowerCase() }
    })
  return { teams: [first, second], score, games }
})

export const majorMatches = { swiss: matches.slice(0, 33), playoff: matches.slice(33) }
