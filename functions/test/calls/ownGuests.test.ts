import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import { competitionRecords } from '../../src/consistency/competitionRecords.ts'
import { competitionFileText } from '../support/competitionFiles.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'

const people = await signUpAll('host', 'rival', 'wolf', 'bear', 'cub')
const digits = () => String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
const steamId = `76561198${digits()}`
const accounts = [`startgg:${digits()}`, `steam:${steamId}`]
await markStaged(people.wolf.uid)
await stored
  .account(people.wolf.uid)
  .set({ identities: { steam: steamId }, telegramChatId: null, unlinking: {} })

const discordId = `1${digits()}${digits()}`.slice(0, 18)
await markStaged(people.cub.uid)
await stored
  .account(people.cub.uid)
  .set({ identities: { discord: discordId }, telegramChatId: null, unlinking: {} })

/** Imports a finished competition in which the first player of the first team has these accounts. */
async function imported(by: Person, keys = accounts) {
  const file = JSON.parse(competitionFileText(4, 99)) as CompetitionFile
  const [first] = file.teams[0]?.players ?? []
  const players = file.players.map(each => (each.id === first ? { ...each, accounts: keys } : each))
  const competitionId = freshId()
  const input = { competitionId, file: JSON.stringify({ ...file, players }) }
  expect(await call('importCompetition', by, input)).toMatchObject({ ok: true })
  const contacts = await stored.everyContacts(competitionId).get()
  return { competitionId, guestUid: contacts.docs[0]?.id ?? '' }
}

const find = async (by: Person) => {
  const found = await call('findOwnGuests', by, {})
  return found.ok ? found.value.guests.map(({ competitionId }) => competitionId).toSorted() : found
}

it('makes the same person one guest of an organizer, who takes all places over with a linked account', async () => {
  const { host, rival, wolf, bear } = people
  const first = await imported(host)
  const second = await imported(host)
  const elsewhere = await imported(rival)
  const other = await imported(host, [`startgg:${digits()}`, `steam:76561198${digits()}`])
  expect(second.guestUid).toBe(first.guestUid)
  expect(elsewhere.guestUid).not.toBe(first.guestUid)
  const own = [first, second, elsewhere]
  expect(await find(wolf)).toEqual(own.map(({ competitionId }) => competitionId).toSorted())
  expect(await find(bear)).toEqual([])
  // Nobody else takes a place, whatever they know of it.
  expect(await call('takeOverOwnGuest', bear, first)).toEqual(refused('guest-gone'))
  expect(await call('takeOverOwnGuest', wolf, other)).toEqual(refused('guest-gone'))

  const before = (await stored.player(first.competitionId, first.guestUid).get()).data()
  for (const guest of own) {
    const answers = await Promise.all([
      call('takeOverOwnGuest', wolf, guest),
      call('takeOverOwnGuest', wolf, guest),
    ])
    expect(answers).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ])
    const read = await competitionRecords(guest.competitionId)
    expect(read === null ? ['missing'] : competitionInconsistencies(read.records)).toEqual([])
  }
  expect((await stored.player(first.competitionId, wolf.uid).get()).data()).toMatchObject({
    displayName: 'wolf',
    teamId: before?.teamId,
    captain: before?.captain,
    guestUid: first.guestUid,
  })
  expect((await stored.contacts(first.competitionId, first.guestUid).get()).exists).toBe(false)
  const actions = (await logOf(first)).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['importCompetition', 'takeOver'])
  expect(await find(wolf)).toEqual([])
  // The guest of another import of the same person asks again.
  const later = await imported(host)
  expect(later.guestUid).toBe(first.guestUid)
  expect(await find(wolf)).toEqual([later.competitionId])
  await call('deleteCompetition', host, { competitionId: later.competitionId })
  expect(await call('takeOverOwnGuest', wolf, later)).toEqual(
    refused('not-found', { document: 'competition' }),
  )
})

it('gives the place to one of two people whose accounts the guest has, and leaves nothing inconsistent', async () => {
  const { host, wolf, cub } = people
  const guest = await imported(host, [...accounts, `discord:${discordId}`])
  const claims = await Promise.all([
    call('takeOverOwnGuest', wolf, guest),
    call('takeOverOwnGuest', cub, guest),
  ])
  expect(claims.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(claims).toContainEqual(refused('guest-gone'))
  const read = await competitionRecords(guest.competitionId)
  expect(read === null ? ['missing'] : competitionInconsistencies(read.records)).toEqual([])
})
