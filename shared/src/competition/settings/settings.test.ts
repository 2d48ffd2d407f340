import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { competitionDefaults, withDefaults } from '../competition.ts'
import { aCompetition } from '../testing/aCompetition.ts'
import { newCompetitionSettings, settingChanges, settingSchema } from './settingSchemas.ts'
import {
  lockOf,
  settingAt,
  settingDefaults,
  settingNames,
  settingOf,
  settingPath,
  settingRow,
  withSetting,
} from './settings.ts'
import type { SettingName } from './settingTable.ts'

const required = { name: 'Winter Cup', startDate: 2, registrationDeadline: 1 }

const hasDefault = (name: SettingName) => 'default' in settingRow(name)

test.each(settingNames)('%s is found at its path, and can be changed alone', name => {
  expect(settingAt(settingPath(name))).toBe(name)
  const changes = withSetting({}, name, settingOf({ ...settingDefaults, ...required }, name))
  expect(settingChanges.parse(changes)).toEqual(changes)
  expect(settingNames.filter(other => settingOf(changes, other) !== undefined)).toEqual([name])
})

test.each(settingNames.filter(hasDefault))('%s accepts its default', name => {
  const value = settingOf(settingDefaults, name)
  expect(settingSchema(settingRow(name)).parse(value)).toEqual(value)
})

test('every setting of a group has a default, as the whole group does', () => {
  const grouped = settingNames.filter(name => settingRow(name).group !== undefined)
  expect(grouped.filter(name => !hasDefault(name))).toEqual([])
})

test('a problem of a whole group belongs to its first setting', () => {
  expect(['places', 'bestOf', 'options'].map(settingAt)).toEqual(['players', 'rounds', 'rankBasis'])
  expect([settingAt('ownerUid'), settingAt('places.ownerUid')]).toEqual([null, null])
})

test('a new competition gets the default of every setting that is left out', () => {
  const schema = z.strictObject(newCompetitionSettings)
  const { bannerURL: _, ...defaults } = settingDefaults
  expect(schema.parse(required)).toEqual({ ...required, ...defaults })
  expect(schema.parse({ ...required, options: { rankRequired: true } })).toEqual({
    ...required,
    ...defaults,
    options: { ...defaults.options, rankRequired: true },
  })
  expect(schema.safeParse({ ...required, bannerURL: null }).success).toBe(false)
})

test('the bracket locks what it is made from, players lock how they are compared', () => {
  const locks = (exists: Parameters<typeof lockOf>[1]) =>
    Object.fromEntries(
      settingNames.flatMap(name => (lockOf(name, exists) ? [[name, lockOf(name, exists)]] : [])),
    )
  const none = { bracket: false, players: false, queuedTeams: false }
  expect(locks(none)).toEqual({})
  expect(locks({ ...none, players: true })).toEqual({ game: 'players', rankBasis: 'players' })
  expect(locks({ ...none, queuedTeams: true })).toEqual({
    wholeTeams: 'queuedTeams',
    substitutes: 'queuedTeams',
  })
  const { name, startDate, players, teams, questions, description, ...locked } = locks({
    bracket: true,
    players: true,
    queuedTeams: true,
  })
  expect([name, startDate, players, teams, questions, description]).toEqual(Array(6).fill(undefined))
  expect(locked).toMatchObject({
    game: 'bracket',
    rankBasis: 'bracket',
    rankRequired: 'bracket',
    telegramRequired: 'bracket',
    format: 'bracket',
    rounds: 'bracket',
    final: 'bracket',
    thirdPlace: 'bracket',
    grandFinal: 'bracket',
  })
})

test('the defaults are what the product has always offered', () => {
  expect(competitionDefaults).toMatchObject({
    game: 'dota2',
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: {
      thirdPlace: false,
      grandFinal: 'single',
      rankBasis: 'rank',
      rankRequired: false,
      telegramRequired: false,
      minAge: 0,
    },
    questions: [],
    places: { players: 2560, teams: 512 },
    description: '',
    prizes: '',
    contact: '',
    bannerURL: null,
    selfService: null,
  })
})

test.each([
  [true, 'invited'],
  [false, 'open'],
] as const)(
  '`invitedOnly: %s` of earlier versions is read as `%s`, in what is stored, in calls and in files',
  (invitedOnly, entry) => {
    const { entry: _, waitingList: _list, confirmMinutes: _minutes, ...earlier } = settingDefaults.options
    const options = { ...earlier, invitedOnly }
    const stored = withDefaults({ ...aCompetition(), options: options as never })
    expect(stored.options).toEqual({ ...settingDefaults.options, entry, waitingList: false })
    expect(settingChanges.parse({ options: { invitedOnly } })).toEqual({ options: { entry } })
    const opened = z
      .strictObject(newCompetitionSettings)
      .parse({ ...required, format: 'single', bestOf: {}, options })
    expect(opened).toMatchObject({ options: { entry, waitingList: true } })
  },
)
