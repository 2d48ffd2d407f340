import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { nameWords } from '@upper-bracket/shared/competition/nameWords'
import { getStorage } from 'firebase-admin/storage'
import { describe, expect, it } from 'vitest'
import { callWith } from '../../../testing/call.ts'
import { callPatiently as call } from '../../../testing/callPatiently.ts'
import { competitionInput } from '../../../testing/competitionInput.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { changingNothing, refused } from '../support/refused.ts'

const bucket = getStorage(firebaseApp()).bucket()
const bannerOf = (competitionId: string) =>
  `${emulators.storage}/v0/b/${bucket.name}/o/${encodeURIComponent(bannerFile(competitionId))}?alt=media&token=token-1`

const people = await signUpAll('ann', 'ben')

describe('createCompetition', () => {
  it('opens a competition that the caller owns, and makes it the active one', async () => {
    const input = competitionInput({ name: '  Winter   Cup ', description: '# Rules\r\n- no cheats  \r\n' })
    const earliest = Date.now()
    expect(await call('createCompetition', people.ann, input)).toEqual({
      ok: true,
      value: { competitionId: input.competitionId },
    })

    const { competitionId, ...chosen } = input
    const competition = (await stored.competition(competitionId).get()).data()
    expect(competition).toEqual({
      ...competitionDefaults,
      ...chosen,
      name: 'Winter Cup',
      description: '# Rules\n- no cheats',
      nameWords: nameWords('Winter Cup'),
      ownerUid: people.ann.uid,
      ownerName: 'ann',
      adminUids: [],
      status: 'registration',
      bracketId: null,
      champion: null,
      playerCount: 0,
      teamCount: 0,
      revision: 0,
      createdAt: expect.any(Number),
      updatedAt: competition?.createdAt,
    })
    expect(competition?.createdAt).toBeGreaterThanOrEqual(earliest)
    expect((await stored.profile(people.ann.uid).get()).data()?.activeCompetitionID).toBe(competitionId)
  })

  it('answers a repeated call with the same reply and changes nothing', async () => {
    const input = competitionInput()
    const replies = await Promise.all([
      call('createCompetition', people.ann, input),
      call('createCompetition', people.ann, input),
    ])
    expect(replies.map(({ ok }) => ok)).toEqual([true, true])
    await changingNothing(input.competitionId, [people.ann.uid], async () => {
      expect(await call('createCompetition', people.ann, input)).toEqual(replies[0])
    })
  })

  it('copies the banner of another competition that the caller runs', async () => {
    const original = competitionInput()
    await call('createCompetition', people.ann, original)
    const place = bannerOf(original.competitionId)
    const metadata = { contentType: 'image/png', metadata: { firebaseStorageDownloadTokens: 'token-1' } }
    await bucket.file(bannerFile(original.competitionId)).save(Buffer.from('picture'), { metadata })
    await stored.competition(original.competitionId).update({ bannerURL: place })

    for (const [person, copied] of [
      [people.ann, true],
      [people.ben, false],
    ] as const) {
      const clone = competitionInput({ bannerOf: original.competitionId })
      expect(await call('createCompetition', person, clone)).toMatchObject({ ok: true })
      const { bannerURL } = (await stored.competition(clone.competitionId).get()).data() ?? {}
      expect(bannerURL).toBe(copied ? bannerOf(clone.competitionId) : null)
      if (copied) expect(await (await fetch(bannerOf(clone.competitionId))).text()).toBe('picture')
    }
  })

  it('opens a competition without a banner if there is none to copy', async () => {
    const original = competitionInput()
    await call('createCompetition', people.ann, original)
    const bannerURL = bannerOf(original.competitionId)
    await stored.competition(original.competitionId).update({ bannerURL })
    for (const from of [original.competitionId, freshId()]) {
      const clone = competitionInput({ bannerOf: from })
      expect(await call('createCompetition', people.ann, clone)).toMatchObject({ ok: true })
      expect((await stored.competition(clone.competitionId).get()).data()?.bannerURL).toBeNull()
    }
  })

  it('leaves an id to whom it belongs', async () => {
    const input = competitionInput()
    await call('createCompetition', people.ann, input)
    await changingNothing(input.competitionId, [people.ann.uid, people.ben.uid], async () => {
      expect(await call('createCompetition', people.ben, input)).toEqual(refused('id-taken'))
      expect(await call('createCompetition', people.ann, { ...input, name: 'Another Cup' })).toEqual(
        refused('id-taken'),
      )
    })
  })

  it.each([
    ['a name too short', { name: 'ab' }, { path: 'name', problem: 'too-short' }],
    ['a name of spaces', { name: '      ' }, { path: 'name', problem: 'too-short' }],
    ['a name too long', { name: 'a'.repeat(81) }, { path: 'name', problem: 'too-long' }],
    ['a huge name', { name: 'a'.repeat(100_000) }, { path: 'name', problem: 'too-long' }],
    ['a control character', { name: 'Winter\u0007Cup' }, { path: 'name', problem: 'deceptive-characters' }],
    [
      'a right-to-left override',
      { name: 'Winter \u202epuC' },
      { path: 'name', problem: 'deceptive-characters' },
    ],
    ['a date that does not exist', { startDate: null }, { path: 'startDate', problem: 'invalid-type' }],
    ['a fractional date', { startDate: 1.5 }, { path: 'startDate', problem: 'invalid-type' }],
    ['an unknown game', { game: 'chess' }, { path: 'game', problem: 'invalid-value' }],
    [
      'a series of two',
      { bestOf: { rounds: 2, final: 3 } },
      { path: 'bestOf.rounds', problem: 'invalid-value' },
    ],
    ['an id that is none', { competitionId: '../x' }, { path: 'competitionId', problem: 'invalid-id' }],
    [
      'too many places',
      { places: { players: 10, teams: 513 } },
      { path: 'places.teams', problem: 'too-many' },
    ],
    [
      'places for less than two teams of players',
      { places: { players: 3, teams: 2 } },
      { path: 'places.players', problem: 'too-few' },
    ],
    ['a long description', { description: 'a'.repeat(10_001) }, { path: 'description', problem: 'too-long' }],
    [
      'a picture before there is a competition',
      { bannerURL: null },
      { path: '', problem: 'unrecognized-keys' },
    ],
    ['a field too many', { ownerUid: 'me' }, { path: '', problem: 'unrecognized-keys' }],
  ])('names the field at fault: %s', async (_, changes, field) => {
    const input = { ...competitionInput(), ...changes }
    expect(await callWith('createCompetition', people.ann, input)).toEqual(
      refused('invalid-input', { fields: [field] }),
    )
  })
})
