import { playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { teamLimits } from '@upper-bracket/shared/format/teamLimits'
import { drawPreview, type PreviewScene, previewSize } from '@upper-bracket/shared/preview/drawPreview'
import type { Letters } from '@upper-bracket/shared/preview/letters'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, it } from 'vitest'
import { loadLetters } from '../src/preview/loadLetters.ts'

const { competition } = largeSnapshot(2)
const decided = playOut(bracketOf(8, { bestOf: { rounds: 3, final: 5 } }), { luck: 3 })
const final = decided.matches.get('main-3-1')

/** All pictures with a name in every place, of a competition with a name of 80 letters. */
function scenesWith(name: string, competitionName: string): readonly PreviewScene[] {
  if (final === undefined) throw new Error('No final')
  const named = { ...competition, name: competitionName, bracketId: 'bracket' }
  const teams = decided.shape.teamIds.map(id => ({
    id,
    name,
    playerUids: [],
    founderUid: null,
    captainUid: null,
    discordLink: null,
    seed: null,
    revision: 0,
  }))
  const shape = { ...decided.shape, createdAt: 0 }
  const matches = [...decided.matches.values()]
  const running = matches.map(match =>
    match.id === 'main-1-2' ? { ...match, status: 'running' as const } : match,
  )
  const champion = { teamId: 'team-1', name }
  return [
    { competition: { ...named, status: 'registration', bracketId: null }, teams: [], bracket: null },
    {
      competition: { ...named, status: 'running' },
      teams,
      bracket: { id: 'bracket', shape, matches: running },
    },
    {
      competition: { ...named, status: 'finished', champion },
      teams,
      bracket: { id: 'bracket', shape, matches },
    },
    { competition: named, teams: [], bracket: null, linked: { match: final, shape, names: [name, name] } },
  ]
}

it.each(['Щ', 'Ж', 'ш', 'W', 'm', 'i', 'l', '1', 'Ёж ', 'Ab ', 'Киберспорт ', 'НепобедимыйКрай'])(
  'no picture cuts a name of any length made of “%s”, and nothing leaves the picture',
  async part => {
    const letters = await loadLetters()
    for (let length = teamLimits.nameMin; length <= teamLimits.nameMax; length += 5) {
      const name = part.repeat(length).slice(0, length).trim()
      for (const scene of scenesWith(name, part.repeat(80).slice(0, 80).trim())) {
        const outline: Letters['outline'] = (text, face, size, at) => {
          expect(text, name).not.toContain('…')
          expect(at.x, text).toBeGreaterThan(59)
          expect(at.x + letters.widthOf(text, face, size), text).toBeLessThan(previewSize.width - 59)
          return ''
        }
        drawPreview(scene, 'ru', { ...letters, outline })
      }
    }
  },
)
