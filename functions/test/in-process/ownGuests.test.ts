import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { ownGuestsMax } from '@upper-bracket/shared/transfer/ownGuest'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { beforeEach, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { competitionRecords } from '../../src/consistency/competitionRecords.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { competitionFileText } from '../support/competitionFiles.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'host' | 'wolf', Person>
let steam = ''
beforeEach(async () => {
  people = await newPeople('host', 'wolf')
  steam = `steam:76561198${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const identities = { steam: steam.slice('steam:'.length) }
  await stored.account(people.wolf.uid).set({ identities, telegramChatId: null, unlinking: {} })
})

/** Imports a competition in which a player of a match has the wolf's accounts. */
async function imported() {
  const file = JSON.parse(competitionFileText(4, 99)) as CompetitionFile
  const lineUps = file.bracket?.matches.find(match => match.lineUps !== undefined)?.lineUps
  const own = lineUps?.teams[0][0]?.player
  const players = file.players.map(each =>
    each.id === own ? { ...each, accounts: ['startgg:1', steam] } : each,
  )
  const input = { competitionId: freshId(), file: JSON.stringify({ ...file, players }) }
  expect(await call('importCompetition', people.host, input)).toMatchObject({ ok: true })
  const contacts = await stored.everyContacts(input.competitionId).get()
  return { competitionId: input.competitionId, guestUid: contacts.docs[0]?.id ?? '' }
}

it('finds the guests that follow many others', async () => {
  const { host, wolf } = people
  const { competitionId } = await seededCompetition({ owner: host })
  const batch = firestore().batch()
  for (let count = 0; count < ownGuestsMax; count += 1) {
    const uid = `guest-${freshId()}`
    batch.set(documents.contacts(competitionId, uid), { uid, accounts: [steam] } as never)
  }
  await batch.commit()
  const guest = await imported()
  const found: string[] = []
  let after: typeof guest | null = null
  let calls = 0
  do {
    const reply: Awaited<ReturnType<typeof call<'findOwnGuests'>>> = await call(
      'findOwnGuests',
      wolf,
      after === null ? {} : { after },
    )
    if (!reply.ok) throw new Error(reply.code ?? '')
    found.push(...reply.value.guests.map(each => each.competitionId))
    after = reply.value.next
    calls += 1
  } while (after !== null)
  expect([found, calls]).toEqual([[guest.competitionId], 2])
})

it('lets a person who has asked to enter take the place over, and leave the queue', async () => {
  const { host, wolf } = people
  const guestUid = `guest-${freshId()}`
  const { competitionId } = await seededCompetition({
    owner: host,
    players: [{ uid: guestUid, guest: true }],
    competition: { options: { ...settingDefaults.options, entry: 'approval' } },
  })
  await stored.contacts(competitionId, guestUid).set({ uid: guestUid, accounts: [steam] } as never)
  expect(await call('joinCompetition', wolf, { competitionId, joinId: freshId() })).toMatchObject({
    ok: true,
  })
  expect((await stored.competition(competitionId).get()).data()?.entryQueue.requested).toBe(1)
  expect(await call('takeOverOwnGuest', wolf, { competitionId, guestUid })).toEqual({ ok: true, value: {} })
  const held = await stored.competition(competitionId).get()
  expect(held.data()?.entryQueue.requested).toBe(0)
  expect((await documents.applicant(competitionId, wolf.uid).get()).exists).toBe(false)
  const read = await competitionRecords(competitionId)
  expect(read === null ? ['missing'] : competitionInconsistencies(read.records)).toEqual([])
})

it('erases the names of a person only where the person has the place of the guest', async () => {
  const { wolf } = people
  const [taken, left] = [await imported(), await imported()]
  expect(left.guestUid).toBe(taken.guestUid)
  await call('takeOverOwnGuest', wolf, taken)
  const namesIn = async (competitionId: string) => {
    const held = (await stored.competition(competitionId).get()).data()
    const lineUps = await documents.lineUps(competitionId, held?.bracketId ?? '').get()
    return lineUps.docs.flatMap(each =>
      each
        .data()
        .teams.flatMap(team => team.players)
        .filter(({ uid }) => uid === taken.guestUid)
        .map(({ name }) => name !== null),
    )
  }
  await eraseAccount(wolf.uid)
  expect(new Set(await namesIn(taken.competitionId))).toEqual(new Set([false]))
  expect(new Set(await namesIn(left.competitionId))).toEqual(new Set([true]))
})
