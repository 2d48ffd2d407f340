import { expect, it } from 'vitest'
import { guestKeys, type KnownPlayer } from '../list/knownPlayers.ts'
import { type GuestList, readGuestList } from '../list/readGuestList.ts'

const sheet = `Nick,Rank,Team,E-mail,Discord
Wolf,Legend 4,Beasts,wolf@example.org,wolf_77
Bear,Immortal,Beasts,bear@example.org,bear.dota
Fox,Archon 2,,,`

function read(text: string, players: readonly KnownPlayer[]): GuestList {
  return readGuestList(text, {
    scale: 'dota2',
    players,
    teams: [{ id: 'beasts', name: 'Beasts', size: 2, isOpen: true }],
    free: { players: 500, teams: 64 },
  })
}

/** The participants after a list was added. */
function added({ players, teams }: GuestList): readonly KnownPlayer[] {
  return players.map(({ name, rankTier, team, contacts }) => ({
    name,
    rankTier,
    team: team === null ? null : (teams[team]?.name ?? null),
    keys: guestKeys(contacts, name),
  }))
}

const names = ({ players }: GuestList) => players.map(({ name }) => name)
const changes = ({ known }: GuestList) =>
  known.map(({ player, ...other }) => ({ ...other, name: player.name }))
const unchanged = { newName: null, newRank: null, newTeam: null }

it('the same sheet adds nobody', () => {
  const again = read(sheet, added(read(sheet, [])))
  expect([names(again), again.problems, again.rest]).toEqual([[], [], ''])
  expect(changes(again)).toEqual([
    { line: 2, name: 'Wolf', ...unchanged },
    { line: 3, name: 'Bear', ...unchanged },
    { line: 4, name: 'Fox', ...unchanged },
  ])
})

it('an hour later it adds who is new, and says what changed', () => {
  const later = `Nick,Rank,Team,E-mail,Discord
Wolf,Divine 1,Birds,wolf@example.org,wolf_77
Big Bear,Immortal,Beasts,bear@example.org,bear.dota
Fox,,,,fox.dota
Owl,Archon 1,Birds,,`
  const list = read(later, added(read(sheet, [])))
  expect(names(list)).toEqual(['Owl'])
  expect(changes(list)).toEqual([
    { line: 2, name: 'Wolf', newName: null, newRank: 71, newTeam: 'Birds' },
    { line: 3, name: 'Bear', ...unchanged, newName: 'Big Bear' },
    { line: 4, name: 'Fox', ...unchanged },
  ])
})

it('somebody whom an organizer renamed is recognized by a contact or by the name in the sheet', () => {
  const [wolf, bear, fox] = added(read(sheet, []))
  const renamed = [wolf, bear, fox].flatMap(player =>
    player === undefined ? [] : [{ ...player, name: `${player.name} (late)` }],
  )
  expect(names(read(sheet, renamed))).toEqual([])
})

it('another person with the name of a participant is a problem of the row', () => {
  const list = read(`${sheet}\nwolf,Herald 1,,other@example.org,`, added(read(sheet, [])))
  expect(list.problems).toEqual([{ line: 5, problem: 'name-taken', text: 'wolf' }])
})

it('who shares a contact with another row is added, and it is said', () => {
  const list = read(`${sheet}\nCub,Herald 1,,WOLF@example.org,`, [])
  expect(list.players.map(({ sharesContactWith }) => sharesContactWith)).toEqual([null, null, null, 'Wolf'])
  expect(names(read(`${sheet}\nCub,Herald 1,,wolf@example.org,`, added(list)))).toEqual([])
})

it('a pasted list is recognized by names', () => {
  const list = read('wOLF\nAnn, 54', added(read(sheet, [])))
  expect([names(list), changes(list)]).toEqual([['Ann'], [{ line: 1, name: 'Wolf', ...unchanged }]])
})
