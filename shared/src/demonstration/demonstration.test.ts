import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { importedDocuments } from '../transfer/importedDocuments.ts'
import { readCompetitionFile } from '../transfer/readCompetitionFile.ts'
import { newProfile } from '../profile/newProfile.ts'
import { englishWords } from './englishWords.ts'
import { playableSeat } from './playableSeat.ts'
import { shiftedFile, templatesAsOf } from './shiftedFile.ts'

const folder = new URL('../../../functions/src/demonstration/templates/', import.meta.url)
const names = await readdir(folder)
const day = 24 * 60 * 60_000

async function template(name: string, now: number) {
  const read = readCompetitionFile(await readFile(new URL(name, folder), 'utf8'), { now })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.file
}

it('there is a competition in each state', async () => {
  const files = await Promise.all(names.map(name => template(name, templatesAsOf)))
  expect(files.map(({ status }) => status).toSorted()).toEqual([
    'finished',
    'registration',
    'running',
    'running',
  ])
})

it.each(names)('everything that %s says can be said in English', async name => {
  const said = JSON.stringify(await template(name, templatesAsOf)).match(/"(?:[^"\\]|\\.)*"/g) ?? []
  const russian = said.map(text => String(JSON.parse(text))).filter(text => /[а-яё]/i.test(text))
  expect(russian.length).toBeGreaterThan(10)
  expect(russian.filter(text => englishWords[text] === undefined)).toEqual([])
})

it('no two of them are the same in English', () => {
  expect(new Set(Object.values(englishWords)).size).toBe(Object.keys(englishWords).length)
})

it.each(names)('%s is moved as a whole', async name => {
  const file = await template(name, templatesAsOf)
  const moved = shiftedFile(file, 300 * day)
  const times = (text: string) => [...text.matchAll(/\b\d{13}\b/g)].map(([time]) => Number(time))
  const [before, after] = [file, moved].map(each => times(JSON.stringify(each)))
  expect(after).toEqual(before?.map(time => time + 300 * day))
  expect(before?.length).toBeGreaterThan(1)
})

it('a visitor has the place of the captain whose match is ready', async () => {
  const file = await template('running.json', templatesAsOf)
  const seat = playableSeat(file)
  if (seat === null) throw new Error('There is no match to play')
  const name = file.players.find(({ id }) => id === seat.playerId)?.name ?? ''
  const ids = Array.from({ length: 500 }, (_, n) => `id-${n}`.padEnd(20, '-')).values()
  const made = importedDocuments(file, {
    ownerUid: 'demonstration',
    ownerName: 'Judge',
    now: templatesAsOf,
    newId: () => ids.next().value ?? '',
    idOfPerson: String,
    visitorUid: 'visitor',
    seated: {
      id: seat.playerId,
      uid: 'visitor',
      profile: newProfile({ email: null, displayName: name }, 1),
    },
  })
  const match = made.bracket?.matches.get(seat.matchId)
  const teamId = match?.slots[seat.side].teamId ?? ''
  expect(match?.status).toBe('ready')
  expect(made.teams.get(teamId)).toMatchObject({ captainUid: 'visitor' })
  expect(made.players.get('visitor')).toMatchObject({ displayName: name, teamId, captain: true })
  expect(made.players.get('visitor')).not.toHaveProperty('guest')
  expect(made.contacts.has('visitor')).toBe(true)
  expect(made.competition.visitorUid).toBe('visitor')
})

it('a competition without a ready match has no place for a captain', async () => {
  expect(playableSeat(await template('finished.json', templatesAsOf))).toBeNull()
})
