import { openCompetition } from '@upper-bracket/shared/competition/openCompetition'
import { formSettings, settingPath } from '@upper-bracket/shared/competition/settings/settings'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/settings/settingTable'
import { describe, expect, test } from 'vitest'
import { appError } from '#platform/errors/appError.ts'
import { draftOf, problemsOfError } from './competitionDraft.ts'
import { defaultSettings } from './defaultSettings.ts'
import { judgeChange, judgeNew, readDraft } from './readDraft.ts'

const now = new Date(2027, 4, 1, 12).getTime()
const day = 86_400_000
const defaults = defaultSettings(now)
const from: NewCompetitionSettings = {
  ...defaults,
  name: 'Winter Cup',
  // Not a whole minute: the field cannot represent it.
  startDate: now + 7 * day + 12_345,
  registrationDeadline: now + 6 * day + 12_345,
  options: { ...defaults.options, grandFinal: 'reset', rankRequired: true },
  description: '# Rules\n- fair play',
  prizes: 'A cup',
  contact: 'https://t.me/wolf',
  places: { players: 40, teams: 512 },
}
const draft = draftOf(from)
const judge = (readable: Partial<NewCompetitionSettings>) => judgeNew(readable, now)
const read = (changes: Partial<typeof draft>) => readDraft({ ...draft, ...changes }, { from, judge })

test('untouched fields are read unchanged, to the millisecond', () => {
  expect(read({})).toEqual({ ok: true, value: from })
})

test.each([
  [
    { players: '3', teams: '1' },
    { players: 'too-few', teams: 'too-few' },
  ],
  [{ players: '9' }, { players: 'too-few' }],
  [
    { players: '2561', teams: '513' },
    { players: 'too-many', teams: 'too-many' },
  ],
  [
    { players: 'many', teams: '2.5' },
    { players: 'not-a-number', teams: 'not-a-number' },
  ],
  [{ description: 'x'.repeat(10_001) }, { description: 'too-long' }],
  [
    { prizes: 'a\nb', contact: 'x'.repeat(121) },
    { prizes: 'deceptive-characters', contact: 'too-long' },
  ],
] as const)('%o is refused: %o', (changes, problems) => {
  expect(read(changes)).toEqual({ ok: false, problems })
})

test('no number of places means as many as the product takes', () => {
  expect(draft).toMatchObject({ players: '40', teams: '' })
  expect(read({ players: ' ', teams: '16' })).toMatchObject({
    ok: true,
    value: { places: { players: 2560, teams: 16 } },
  })
})

test('each date reports its own problem', () => {
  expect(read({ startDate: '', registrationDeadline: '2027-02-31T10:00' })).toEqual({
    ok: false,
    problems: { startDate: 'date-missing', registrationDeadline: 'date-does-not-exist' },
  })
})

test('an unreadable date is not reported as missing', () => {
  expect(read({ startDate: 'tomorrow' })).toEqual({
    ok: false,
    problems: { startDate: 'date-does-not-exist' },
  })
})

describe('all problems are reported at once', () => {
  test.each([
    [
      'name and dates',
      { name: 'x', startDate: '2027-04-01T10:00', registrationDeadline: '' },
      { name: 'too-short', startDate: 'date-in-past', registrationDeadline: 'date-missing' },
    ],
    [
      'a start in the past and a deadline after it',
      { startDate: '2027-04-30T10:00' },
      { startDate: 'date-in-past', registrationDeadline: 'deadline-after-start' },
    ],
    [
      'a start too far off and a deadline after it',
      { startDate: '2030-05-05T10:00', registrationDeadline: '2030-05-06T10:00' },
      { startDate: 'date-too-far', registrationDeadline: 'deadline-after-start' },
    ],
    [
      'both dates',
      { startDate: '2027-04-30T10:00', registrationDeadline: '2027-04-29T10:00' },
      { startDate: 'date-in-past', registrationDeadline: 'date-in-past' },
    ],
    [
      'name and the order of the dates',
      { name: '', startDate: '2027-05-05T10:00', registrationDeadline: '2027-05-06T10:00' },
      { name: 'too-short', registrationDeadline: 'deadline-after-start' },
    ],
    [
      'name and a date too far off',
      { name: 'x'.repeat(99), startDate: '2030-05-05T10:00' },
      { name: 'too-long', startDate: 'date-too-far' },
    ],
  ] as const)('%s', (_, changes, problems) => {
    expect(read(changes)).toEqual({ ok: false, problems })
  })

  test('for changes too', () => {
    const opened = openCompetition(from, { ownerUid: 'owner', now })
    if (!opened.ok) throw new Error(opened.code)
    const running = { ...opened.value, bracketId: 'b' }
    const changed = {
      ...from,
      name: 'New',
      format: 'single',
      bestOf: { rounds: 3, final: 5 },
      startDate: now - day,
    } as const
    expect(judgeChange(running, changed, now)).toEqual({
      format: 'format-locked',
      rounds: 'format-locked',
      final: 'format-locked',
      startDate: 'date-in-past',
      registrationDeadline: 'deadline-after-start',
    })
    const { startDate: _, ...rest } = { ...from, registrationDeadline: from.startDate + day }
    expect(judgeChange(opened.value, rest, now)).toEqual({})
  })
})

test('a new competition is judged as by the functions, each date at its own field', () => {
  expect(judgeNew(from, now)).toEqual({})
  expect(judgeNew({ ...from, startDate: now - 1 }, now)).toEqual({
    startDate: 'date-in-past',
    registrationDeadline: 'deadline-after-start',
  })
  expect(judgeNew({ ...from, registrationDeadline: now - 1 }, now)).toEqual({
    registrationDeadline: 'date-in-past',
  })
  expect(judgeNew({ ...from, registrationDeadline: from.startDate }, now)).toEqual({
    registrationDeadline: 'deadline-after-start',
  })
  expect(judgeNew({ ...from, startDate: now + 3 * 366 * day }, now)).toEqual({ startDate: 'date-too-far' })
})

test.each(formSettings)('a refusal that names %s is shown at its field', name => {
  const field = settingPath(name)
  expect(problemsOfError(appError('format-locked', { field }))).toEqual({ [name]: 'format-locked' })
  const fields = [{ path: `changes.${field}`, problem: 'too-long' }]
  expect(problemsOfError(appError('invalid-input', {}, fields))).toEqual({ [name]: 'too-long' })
})

test('fields that the functions refuse are mapped to the form', () => {
  const error = appError('invalid-input', {}, [
    { path: 'changes.name', problem: 'too-long' },
    { path: 'bestOf.final', problem: 'invalid-union' },
    { path: 'competitionId', problem: 'invalid-id' },
  ])
  expect(problemsOfError(error)).toEqual({ name: 'too-long', final: 'not-acceptable' })
  expect(problemsOfError(appError('date-in-past', { field: 'startDate' }))).toEqual({
    startDate: 'date-in-past',
  })
  expect(problemsOfError(appError('permission-denied'))).toEqual({})
})
