import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isArchive, readArchive, writeArchive, writeArchives } from './archive.ts'
import { competitionFileName, competitionIdOfFile } from './competitionFileName.ts'
import { type ArchivedPictures, pictureBytesMax } from './archivedPictures.ts'
import { base64Of } from '../picture/base64.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { exported, imported, now, readBack } from './testing/importedCompetition.ts'
import { randomCompetition } from './testing/randomCompetition.ts'
import { testPng } from './testing/testPng.ts'
import { archiveSizeMax, eventsAtOnce, fileLengthMax } from './transferLimits.ts'

const idOf = (index: number) => `competition-${String(index).padStart(8, '0')}`

test('what is imported from an archive gives the same archive again', () => {
  const competitions = fc.sample(randomCompetition, { numRuns: 4, seed: 7 })
  const entries = competitions.map((competition, index) => ({
    competitionId: idOf(index),
    text: JSON.stringify(exported(competition)),
  }))
  const archive = writeArchive(entries)
  expect(isArchive(archive)).toBe(true)
  const read = readArchive(archive)
  if (!read.ok) throw new Error(read.problem)
  expect(read.files.map(({ name }) => competitionIdOfFile(name))).toEqual(
    entries.map(({ competitionId }) => competitionId),
  )
  const again = read.files.map(({ text }, index) => {
    const file = readCompetitionFile(text, { now })
    if (!file.ok) throw new Error(JSON.stringify(file.problems))
    const back = readBack(imported(file.file, index))
    return { competitionId: idOf(index), text: JSON.stringify(exported(back)) }
  })
  expect(writeArchive(again)).toEqual(archive)
})

const pictures: ArchivedPictures = {
  banner: { type: 'image/png', bytes: testPng(1600, 400) },
  logos: new Map([
    ['t1', { small: base64Of(testPng(64)), large: base64Of(testPng(192)) }],
    ['t-2', { small: base64Of(testPng(8)), large: base64Of(testPng(9)) }],
  ]),
  sponsors: ['Bear', 'Wolf'].map((name, index) => ({
    name,
    url: 'https://wolf.example/',
    picture: { small: base64Of(testPng(300 + index, 80)), large: base64Of(testPng(640, 160)) },
  })),
}
const withPictures = { competitionId: idOf(1), text: '{}', pictures }
const filesIn = (archive: Uint8Array) => {
  const read = readArchive(archive)
  if (!read.ok) throw new Error(read.problem)
  return read.files
}

test('pictures come with their competition, and give the same archive again', () => {
  const archive = writeArchive([withPictures, { competitionId: idOf(2), text: '{}' }])
  const [first, second] = filesIn(archive)
  expect(first).toEqual({ name: competitionFileName(idOf(1)), text: '{}', pictures })
  expect(second).toEqual({ name: competitionFileName(idOf(2)), text: '{}' })
  const again = writeArchive([
    { ...withPictures, ...first },
    { competitionId: idOf(2), text: '{}' },
  ])
  expect(again).toEqual(archive)
})

test('pictures belong to the file of their own folder', () => {
  const [name, text] = [competitionFileName(idOf(1)), strToU8('{}')]
  const banner = `${name.slice(0, -5)}.banner.png`
  const files = filesIn(
    zipSync({ [`2024/${name}`]: text, [`2025/${name}`]: text, [`2025/${banner}`]: testPng(8) }),
  )
  expect(files.map(each => each.pictures?.banner?.bytes.length)).toEqual([undefined, testPng(8).length])
})

test('pictures that no upload could have stored are left one by one, and the others are taken', () => {
  const stem = competitionFileName(idOf(1)).slice(0, -5)
  const text = strToU8('<svg onload="alert(1)"/>')
  const [file] = filesIn(
    zipSync(
      {
        [`${stem}.json`]: strToU8('{}'),
        [`${stem}.banner.png`]: new Uint8Array(pictureBytesMax + 1),
        [`${stem}.logo-t1-small.png`]: testPng(64),
        [`${stem}.logo-t1-large.png`]: testPng(192),
        [`${stem}.logo-t2-small.png`]: testPng(64),
        [`${stem}.logo-t3-small.png`]: testPng(64),
        [`${stem}.logo-t3-large.png`]: text,
        [`${stem}.logo-t4-small.png`]: testPng(65),
        [`${stem}.logo-t4-large.png`]: testPng(192),
        [`${stem}.sponsors.json`]: strToU8('[{"name":"Bear","url":"https://bear.example/"}]'),
      },
      { level: 0 },
    ),
  )
  expect([...(file?.pictures?.logos.keys() ?? [])]).toEqual(['t1'])
  expect(file?.leftPictures).toEqual([
    { kind: 'banner', of: '' },
    { kind: 'teamLogo', of: 't2' },
    { kind: 'teamLogo', of: 't3' },
    { kind: 'teamLogo', of: 't4' },
    { kind: 'sponsor', of: 'Bear' },
  ])
  const listed = (sponsors: string) =>
    filesIn(zipSync({ [`${stem}.json`]: strToU8('{}'), [`${stem}.sponsors.json`]: strToU8(sponsors) }))
  for (const sponsors of ['no JSON', '[{"name":"Bear","url":"javascript:alert(1)"}]'])
    expect(listed(sponsors)[0]?.leftPictures).toEqual([{ kind: 'sponsor', of: '' }])
})

test('pictures that belong to no file are named, and sponsors without their list are left', () => {
  const stem = competitionFileName(idOf(1)).slice(0, -5)
  const entries = {
    'winter.json': strToU8('{}'),
    [`${stem}.banner.png`]: testPng(8),
    [`${stem}.sponsors.json`]: strToU8('[]'),
    'cups/photo.GIF': testPng(8),
    '__MACOSX/._photo.gif': testPng(8),
    'winter.sponsor-1-small.png': testPng(8),
  }
  const read = readArchive(zipSync(entries))
  expect(read).toMatchObject({
    files: [{ name: 'winter.json', leftPictures: [{ kind: 'sponsor', of: '' }] }],
    strayPictures: ['cups/photo.GIF', `${stem}.banner.png`, `${stem}.sponsors.json`],
  })
})

test('an archive is no larger than one that is read, with the names of its files', async () => {
  const bytes = new Uint8Array(pictureBytesMax)
  const banners = Array.from({ length: 33 }, () => bytes)
  banners.push(bytes.subarray(0, archiveSizeMax - 33 * bytes.length - 34 * 2))
  const competitions = banners.map((banner, index) => ({
    competitionId: idOf(index),
    text: '{}',
    pictures: { banner: { type: 'image/png' as const, bytes: banner }, logos: new Map(), sponsors: [] },
  }))
  for await (const archive of writeArchives(competitions))
    expect(archive.length).toBeLessThanOrEqual(archiveSizeMax)
})

test.each([
  ['no archive', strToU8('PK\u0003\u0004 and nothing else'), 'archive-damaged'],
  ['pictures only', zipSync({ 'a.png': strToU8('x') }), 'archive-empty'],
  [
    'too many files',
    zipSync(
      Object.fromEntries(Array.from({ length: eventsAtOnce + 1 }, (_, at) => [`${at}.json`, strToU8('{}')])),
    ),
    'archive-too-large',
  ],
  [
    'a file that unpacks to more than is read',
    zipSync({ 'a.json': new Uint8Array(3 * fileLengthMax + 1) }),
    'archive-too-large',
  ],
])('%s is refused', (_, bytes, problem) => {
  expect(readArchive(bytes)).toEqual({ ok: false, problem })
})

test('competitions beyond what one archive may have are in further ones, which are all read', async () => {
  const competitions = Array.from({ length: eventsAtOnce + 1 }, (_, index) => ({
    competitionId: idOf(index),
    text: '{"format":"upper-bracket/competition"}',
  }))
  const counts: (number | string)[] = []
  for await (const archive of writeArchives(competitions)) {
    const read = readArchive(archive)
    counts.push(read.ok ? read.files.length : read.problem)
  }
  expect(counts).toEqual([eventsAtOnce, 1])
  for await (const _ of writeArchives([])) expect.unreachable()
})

test('a file of an archive that was packed again keeps its name, without its folder', () => {
  const name = competitionFileName(idOf(1))
  const read = readArchive(zipSync({ [`cups/2024/${name}`]: strToU8('{}') }))
  expect(read).toEqual({ ok: true, files: [{ name, text: '{}' }] })
})

test('what macOS adds is left out, and tables are read in their encoding', () => {
  const windows = new Uint8Array([0xca, 0xee, 0xec, 0xe0, 0xed, 0xe4, 0xe0])
  const read = readArchive(
    zipSync({ 'teams.csv': windows, '__MACOSX/._teams.csv': windows, 'cups/._teams.csv': windows }),
  )
  expect(read).toEqual({ ok: true, files: [{ name: 'teams.csv', text: 'Команда' }] })
})

test('a file with a forged size is not unpacked beyond it', () => {
  const archive = zipSync({ 'a.json': new Uint8Array(100_000) })
  // The size before compression, in the directory at the end.
  const directory = archive.findLastIndex(
    (_, at) => archive[at] === 0x50 && archive[at + 1] === 0x4b && archive[at + 2] === 1,
  )
  new DataView(archive.buffer).setUint32(directory + 24, 10, true)
  const read = readArchive(archive)
  expect(read.ok ? read.files.map(({ text }) => text.length) : read.problem).not.toEqual([100_000])
})
