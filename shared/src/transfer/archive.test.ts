import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isArchive, readArchive, writeArchive, writeArchives } from './archive.ts'
import { competitionFileName, competitionIdOfFile } from './competitionFileName.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { exported, imported, now, readBack } from './testing/importedCompetition.ts'
import { randomCompetition } from './testing/randomCompetition.ts'
import { eventsAtOnce, fileLengthMax } from './transferLimits.ts'

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

test('competitions beyond what one archive may have are in further ones, which are all read', () => {
  const competitions = Array.from({ length: eventsAtOnce + 1 }, (_, index) => ({
    competitionId: idOf(index),
    text: '{"format":"upper-bracket/competition"}',
  }))
  const counts = writeArchives(competitions).map(archive => {
    const read = readArchive(archive)
    return read.ok ? read.files.length : read.problem
  })
  expect(counts).toEqual([eventsAtOnce, 1])
  expect(writeArchives([])).toEqual([])
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
