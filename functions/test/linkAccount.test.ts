import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DemonstrationPerson } from '../../scripts/fakes/demonstrationPersons.ts'
import { callWith } from '../../testing/call.ts'
import { callPatiently as call } from '../../testing/callPatiently.ts'
import { stored } from '../../testing/database.ts'
import { forgottenPerson } from '../../testing/forgottenPerson.ts'
import { type Person, signUp, signUpAll } from '../../testing/person.ts'
import { refused } from './support/refused.ts'
import { SignInBrowser, signedInBy } from './support/signInBrowser.ts'

const providers = ['discord', 'steam'] as const

let stranger: Person
let kedr: DemonstrationPerson
let person: Person
beforeAll(async () => {
  ;({ stranger } = await signUpAll('stranger'))
})
beforeEach(async () => {
  kedr = await forgottenPerson('kedr')
  ;({ person } = await signUpAll('person'))
})

async function ticketOf(provider: (typeof providers)[number], key = 'kedr'): Promise<string> {
  const { body } = await new SignInBrowser().signIn(provider, key, 'link')
  return String(body['token'])
}

/** All that linking could change of somebody. */
async function linksOf({ uid }: Person) {
  const [account, profile] = await Promise.all([stored.account(uid).get(), stored.profile(uid).get()])
  return { account: account.data(), profile: profile.data() }
}

describe.each(providers)('%s', provider => {
  const identity = () => (provider === 'discord' ? kedr.discordId : kedr.steamId)

  test('is linked, and signs in to the same account from then on', async () => {
    expect(await call('linkAccount', person, { ticket: await ticketOf(provider) })).toEqual({
      ok: true,
      value: { provider },
    })
    const { account, profile } = await linksOf(person)
    expect(account).toEqual({ identities: { [provider]: identity() }, telegramChatId: null, unlinking: {} })
    expect(profile).toMatchObject({
      displayName: person.email.slice(0, 64),
      [`${provider}ID`]: identity(),
      steamNickname: provider === 'steam' ? 'Кедр' : '',
      steamProfileURL: provider === 'steam' ? `https://steamcommunity.com/profiles/${kedr.steamId}` : '',
    })
    const { body } = await new SignInBrowser().signIn(provider, 'kedr')
    expect((await signedInBy(body['token'])).uid).toBe(person.uid)
  })

  test('is never taken from somebody else', async () => {
    await call('linkAccount', person, { ticket: await ticketOf(provider) })
    const before = [await linksOf(person), await linksOf(stranger)]
    expect(await call('linkAccount', stranger, { ticket: await ticketOf(provider) })).toEqual(
      refused('account-taken', { provider }),
    )
    expect([await linksOf(person), await linksOf(stranger)]).toEqual(before)
    expect((await stored.identity(provider, identity()).get()).data()?.uid).toBe(person.uid)
  })

  test('goes to one of two people who link it in the same instant', async () => {
    const other = await signUp('other')
    const tickets = await Promise.all([ticketOf(provider), ticketOf(provider)])
    const replies = await Promise.all(
      [person, other].map((who, index) => call('linkAccount', who, { ticket: tickets[index] ?? '' })),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)).toEqual(refused('account-taken'))
    const owner = (await stored.identity(provider, identity()).get()).data()?.uid
    const linked = [person, other].map(async who => (await linksOf(who)).account?.identities[provider])
    expect(await Promise.all(linked)).toEqual(
      [person, other].map(({ uid }) => (uid === owner ? identity() : undefined)),
    )
  })
})

describe('a ticket', () => {
  test('that comes twice from the same person is answered twice, and links once', async () => {
    const ticket = await ticketOf('steam')
    const replies = await Promise.all([
      call('linkAccount', person, { ticket }),
      call('linkAccount', person, { ticket }),
    ])
    expect(replies).toEqual([
      { ok: true, value: { provider: 'steam' } },
      { ok: true, value: { provider: 'steam' } },
    ])
  })

  test('is of no use to anybody else afterwards, nor to link again what was unlinked', async () => {
    const ticket = await ticketOf('steam')
    await call('linkAccount', person, { ticket })
    expect(await call('linkAccount', stranger, { ticket })).toEqual(refused('sign-in-expired'))
    expect(await call('unlinkAccount', person, { provider: 'steam' })).toMatchObject({ ok: true })
    expect(await call('linkAccount', person, { ticket })).toEqual(refused('sign-in-expired'))
    expect(await call('linkAccount', stranger, { ticket })).toEqual(refused('sign-in-expired'))
    expect((await linksOf(person)).account?.identities).toEqual({})
  })

  test('is out of date after five minutes', async () => {
    const ticket = await ticketOf('steam')
    const tickets = await stored.signInTickets().where('identity.id', '==', kedr.steamId).get()
    for (const { expiresAt } of tickets.docs.map(document => document.data())) {
      expect(expiresAt - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    }
    await Promise.all(tickets.docs.map(({ ref }) => ref.update({ expiresAt: Date.now() - 1 })))
    expect(await call('linkAccount', person, { ticket })).toEqual(refused('sign-in-expired'))
  })

  test('is not stored as it is', async () => {
    const ticket = await ticketOf('steam')
    expect((await stored.signInTickets().doc(ticket).get()).exists).toBe(false)
    const all = await stored.signInTickets().get()
    expect(JSON.stringify(all.docs.map(document => document.data()))).not.toContain(ticket)
  })

  test('that does not exist, that is a custom token, or that nobody signed in shows, links nothing', async () => {
    const { body } = await new SignInBrowser().signIn('steam', 'kedr')
    expect(await call('linkAccount', person, { ticket: 'A'.repeat(43) })).toEqual(refused('sign-in-expired'))
    expect(await callWith('linkAccount', person, { ticket: body['token'] })).toEqual(refused('invalid-input'))
    expect(await callWith('linkAccount', person, { ticket: '../accounts/x' })).toEqual(
      refused('invalid-input'),
    )
    expect(await call('linkAccount', null, { ticket: await ticketOf('discord') })).toEqual(
      refused('unauthenticated'),
    )
  })
})
