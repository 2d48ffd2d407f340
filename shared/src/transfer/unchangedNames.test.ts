import { describe, expect, test } from 'vitest'
import { emptyQueue } from '../competition/entryQueue.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { settingDefaults } from '../competition/settings/settings.ts'
import { addGuestPlayers } from '../guest/addGuestPlayers.ts'
import { readGuestList } from '../guest/list/readGuestList.ts'
import { updateGuestPlayer } from '../guest/updateGuestPlayer.ts'
import type { Player } from '../player/player.ts'
import { nameHolder } from '../team/nameHolder.ts'
import { readBracketsManager } from './bracketsManager/readBracketsManager.ts'
import { writeBracketsManager } from './bracketsManager/writeBracketsManager.ts'
import { readCsvCompetition } from './csv/readCsvCompetition.ts'

type Names = readonly [string, string]

const now = 1_795_651_200_000
const context = { name: 'Cup', game: 'csgo', now } as const
const competition = {
  status: 'registration',
  entryQueue: emptyQueue,
  game: 'csgo',
  options: settingDefaults.options,
  places: { players: 20, teams: 4 },
} as const
const nobody = { teams: new Map(), players: new Map() }

const guest = (displayName: string, uid: string): Player => ({
  uid,
  displayName,
  photoURL: null,
  rankTier: null,
  teamId: null,
  captain: false,
  joinedAt: 1,
  guest: true,
})

/** Each way in which organizers enter or change names: what comes of two of them; null if one is refused. */
const ways: readonly (readonly [string, (names: Names) => readonly (string | null)[] | null])[] = [
  [
    'players and teams added by an organizer',
    names => {
      const players = names.map((name, at) => ({
        uid: `guest-${at}`,
        name,
        rankTier: null,
        teamId: `t${at}`,
      }))
      const teams = names.map((name, at) => ({ teamId: `t${at}`, name }))
      const added = addGuestPlayers(competition, nobody, { players, teams }, now)
      if (!added.ok) return null
      const entered = [...added.value.players.values()].map(({ displayName }) => displayName)
      const made = [...added.value.teams.values()].map(team => team?.name ?? null)
      return entered.every((name, at) => name === made[at]) ? entered : null
    },
  ],
  [
    'a player renamed by an organizer',
    ([one, other]) => {
      const renamed = updateGuestPlayer(
        competition,
        guest('Old', 'guest-1'),
        { name: other, rankTier: null },
        [guest(one, 'guest-2')],
      )
      return renamed.ok ? [one, renamed.value.displayName] : null
    },
  ],
  [
    'a team created or renamed by an organizer',
    ([one, other]) =>
      nameHolder(new Map([['t1', { name: one }]]), { teamId: 't2', name: other, isOrganizer: true }) === null
        ? [one, other]
        : null,
  ],
  [
    'a table of sign-ups',
    names => {
      const text = ['Team\tPlayer', ...names.map((name, at) => `${name}\tPlayer${at}`)].join('\n')
      const free = { players: 20, teams: 4 }
      const { teams } = readGuestList(text, { scale: 'csgo', players: [], teams: [], free })
      return teams.map(({ name }) => name)
    },
  ],
  [
    'CSV',
    names => {
      const read = readCsvCompetition(
        `team,player\n${names.map(name => `${name},${name}`).join('\n')}`,
        context,
      )
      if (!read.ok) return null
      const teams = read.file.teams.map(({ name }) => name)
      const players = new Set(read.file.players.map(({ name }) => name))
      return teams.every(name => players.has(name)) ? teams : null
    },
  ],
  [
    'brackets-manager',
    names => {
      const outcome = writeBracketsManager(bracketOf(2, { format: 'single' }), {
        team: (id: string) => names[Number(id.slice(-1)) - 1] ?? id,
        stage: () => 'Playoff',
      })
      if (!outcome.ok) return null
      const read = readBracketsManager(JSON.stringify(outcome.data), context)
      return read.ok ? read.file.teams.map(({ name }) => name) : null
    },
  ],
]

describe.each(ways)('%s', (_, names) => {
  test.each<Names>([
    ['Team I', 'Team L'],
    ['Team I', 'Team 1'],
    ['BIG', 'BLG'],
    ['NAVI', 'NAVl'],
    ['NAVI', 'N\u0410V\u0406'],
    ['Хорс', 'Xopc'],
    ['ｎａｖｉ', 'NaVi'],
    ['👩‍🚀', '👩🚀'],
    ['X', 'Ж'],
    ['Ежи', 'Ёжи'],
  ])('%s and %s come through unchanged', (one, other) => {
    expect(names([one, other])?.toSorted()).toEqual([one, other].toSorted())
  })

  test.each<Names>([
    ['NAVI', 'navi'],
    ['Волки', 'ВОЛКИ'],
  ])('%s and %s are one name', (one, other) => {
    expect(names([one, other])?.length ?? 1).toBe(1)
  })
})
