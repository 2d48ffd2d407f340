import { expect, test } from 'vitest'
import { readStartgg } from './startgg/readStartgg.ts'
import { imported, now } from './testing/importedCompetition.ts'

interface Participant {
  readonly player: { readonly id: string } | null
  readonly requiredConnections?: readonly { readonly type: string; readonly externalId: string }[]
}

/** The documents of an event of two teams with these participants. */
function importOf(teams: readonly (readonly Participant[])[], luck: number) {
  const entrants = teams.map((participants, index) => ({
    id: String(index + 1),
    name: `Team ${index + 1}`,
    participants: participants.map((each, at) => ({
      gamerTag: `Tag${index}${at}`,
      player: each.player,
      requiredConnections: [...(each.requiredConnections ?? [])],
    })),
  }))
  const seeds = entrants.map(({ id }, index) => ({
    seedNum: index + 1,
    phaseGroup: { id: '1' },
    entrant: { id },
  }))
  const read = readStartgg(
    {
      event: {
        id: String(luck),
        name: 'Open',
        videogame: { id: '1', name: 'Dota 2' },
        phases: [{ id: '7', name: 'Bracket', bracketType: 'SINGLE_ELIMINATION' }],
      },
      entrants,
      seeds: new Map([['7', seeds]]),
      sets: new Map(),
    },
    now,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return imported(read.file, luck)
}

const steam = { type: 'STEAM', externalId: '76561198000000001' }
const ann = { player: { id: '11' }, requiredConnections: [steam] }
const ben = { player: { id: '12' } }

test('the same person is the same guest in several imports, whatever the name', () => {
  const first = importOf([[ann], [ben]], 1)
  const second = importOf([[ben], [ann]], 2)
  expect([...first.players.keys()].toSorted()).toEqual([...second.players.keys()].toSorted())
})

test('a person named twice, or not identified, is another guest each time', () => {
  const first = importOf([[ann, ann], [{ player: null }]], 1)
  const second = importOf([[ann], [{ player: null }]], 2)
  const common = [...first.players.keys()].filter(uid => second.players.has(uid))
  expect([first.players.size, common.length]).toEqual([3, 1])
  // Nobody else could be asked whether that was they.
  expect(first.contacts.size).toBe(1)
})

test('only accounts that people sign in with are stored, next to their guests', () => {
  const connections = [
    steam,
    { type: 'DISCORD', externalId: '80351110224678912' },
    { type: 'TWITCH', externalId: 'ann' },
    { type: 'STEAM', externalId: 'not an id' },
  ]
  const { contacts, players } = importOf([[{ ...ann, requiredConnections: connections }], [ben]], 1)
  expect([...contacts.values()].map(({ uid, accounts }) => [players.has(uid), accounts])).toEqual([
    [true, ['steam:76561198000000001', 'discord:80351110224678912']],
  ])
})
