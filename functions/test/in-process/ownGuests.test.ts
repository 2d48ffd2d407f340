import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { ownGuestsMax } from '@upper-bracket/shared/transfer/ownGuest'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { competitionRecords } from '../../src/consistency/competitionRecords.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { competitionFileText } from '../support/competitionFiles.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { killAtRequests, mortal } from './support/mortal.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'host' | 'wolf' | 'bear', Person>
let steam = ''
beforeEach(async () => {
  people = await newPeople('host', 'wolf', 'bear')
  steam = `steam:76561198${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const identities = { steam: steam.slice('steam:'.length) }
  await stored.account(people.wolf.uid).set({ identities, telegramChatId: null, unlinking: {} })
})

afterEach(() => {
  vi.restoreAllMocks()
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

/** What others do to a guest while the guest's person takes the place over. */
const meanwhile = {
  renamed: ({ competitionId, guestUid }: Place) =>
    call('updateGuestPlayer', people.host, { competitionId, uid: guestUid, name: 'Fox', rankTier: null }),
  removed: ({ competitionId, guestUid }: Place) =>
    call('removePlayer', people.host, { competitionId, uid: guestUid }),
  'left without a team': ({ competitionId, teamId }: Place) =>
    call('deleteTeam', people.host, { competitionId, teamId }),
  'given to somebody else': async ({ competitionId, guestUid }: Place) => {
    const invitationId = `${freshId()}aa`
    const invited = { role: 'takeOver', teamId: null, playerUid: guestUid } as const
    const input = { competitionId, invitationId, ...invited, lifetimeHours: 24, maxUses: 1 } as const
    const made = await call('createInvitation', people.host, input)
    return made.ok ? call('acceptInvitation', people.bear, { invitationId }) : made
  },
  'deleted with the competition': ({ competitionId }: Place) =>
    call('deleteCompetition', people.host, { competitionId }),
}
type Place = Readonly<Record<'competitionId' | 'guestUid' | 'teamId', string>>

it.each(Object.entries(meanwhile))(
  'takes over a guest who is %s meanwhile, or leaves all as it is',
  async (_, change) => {
    killAtRequests()
    const { host, wolf, bear } = people
    for (const requests of [0, 1, 99]) {
      const guestUid = `guest-${freshId()}`
      const players = [{ uid: guestUid, guest: true as const }]
      const { competitionId, teamId } = await seededCompetition({
        owner: host,
        players,
        teams: [{ players }],
      })
      await stored.contacts(competitionId, guestUid).set({ uid: guestUid, accounts: [steam] } as never)
      const takeOver = () => call('takeOverOwnGuest', wolf, { competitionId, guestUid })
      await Promise.all([
        mortal(requests, takeOver).catch(() => undefined),
        change({ competitionId, guestUid, teamId }),
      ])
      const { ok, ...refusal } = await takeOver()
      const read = await competitionRecords(competitionId)
      // A trigger clears what is below a deleted competition.
      if (read === null) {
        expect(refusal).toMatchObject({ code: 'not-found' })
        continue
      }
      const { docs } = await stored.players(competitionId).get()
      const holders = docs.map(({ id }) => id).filter(id => [guestUid, wolf.uid, bear.uid].includes(id))
      expect(holders).toEqual(ok ? [wolf.uid] : holders.includes(bear.uid) ? [bear.uid] : [])
      if (!ok) expect(refusal).toMatchObject({ code: 'guest-gone' })
      expect((await stored.contacts(competitionId, guestUid).get()).exists).toBe(false)
      // No trigger counts here.
      const wrong = competitionInconsistencies(read.records).filter(
        ({ fix }) => fix?.by !== 'settling-totals',
      )
      expect(wrong).toEqual([])
    }
  },
)
