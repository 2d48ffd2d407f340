import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import { randomCompetition } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { competitionRecords } from '../src/consistency/competitionRecords.ts'
import { competitionFileText, exportedText, textOf } from './support/competitionFiles.ts'
import { logOf } from './support/logOf.ts'

const people = await signUpAll('ann', 'ben', 'wolf')

describe('the file of a competition', () => {
  it('makes the same competition, whose export is the same file', async () => {
    const drawn = fc.sample(randomCompetition, { numRuns: 2, seed: 28 })
    const texts = [...drawn.map(textOf), competitionFileText(8, 9)]
    await Promise.all(
      texts.map(async file => {
        const competitionId = freshId()
        expect(await call('importCompetition', people.ann, { competitionId, file })).toEqual({
          ok: true,
          value: { competitionId },
        })
        expect(await exportedText(competitionId)).toBe(file)
        const read = await competitionRecords(competitionId)
        expect(read === null ? ['missing'] : competitionInconsistencies(read.records)).toEqual([])
        expect((await stored.competition(competitionId).get()).data()).toMatchObject({
          ownerUid: people.ann.uid,
          ownerName: 'ann',
          adminUids: [],
        })
        expect(await logOf({ competitionId })).toMatchObject([
          { action: 'importCompetition', uid: people.ann.uid },
        ])
      }),
    )
    const { activeCompetitionID } = (await stored.profile(people.ann.uid).get()).data() ?? {}
    expect(activeCompetitionID).not.toBeNull()
  })

  it('has nothing of accounts: no uids, contacts, pictures or addresses', async () => {
    const { ann, ben, wolf } = people
    const { competitionId } = await seededCompetition({
      owner: ann,
      administrators: [ben],
      teams: [{ players: [wolf], discordLink: 'https://discord.gg/hidden', founderUid: wolf.uid }],
      competition: { contact: 'hidden@example.org', bannerURL: 'https://example.org/hidden.png' },
    })
    await markStaged(competitionId)
    await stored.player(competitionId, wolf.uid).update({
      photoURL: 'https://example.org/hidden.jpg',
      steamProfileURL: 'https://steamcommunity.com/id/hidden',
      teamRequests: { [freshId()]: { state: 'open', at: 1 } },
      ready: { checkId: 'hidden', at: Date.now() - hour },
    })
    await stored.contacts(competitionId, wolf.uid).set({
      uid: wolf.uid,
      realName: 'hidden',
      steamProfileURL: '',
      messagingURL: 'https://t.me/hidden',
      discordID: 'hidden',
    })
    const text = await exportedText(competitionId)
    expect(JSON.parse(text)).toMatchObject({ players: [{ id: 'p1', name: 'wolf', rank: null }] })
    for (const secret of ['hidden', ann.uid, ben.uid, wolf.uid, competitionId, 'ann', 'ben']) {
      expect(text).not.toContain(secret)
    }
  })

  it('is served compressed with a tag and a name, and of competitions that exist', async () => {
    const { competitionId } = await seededCompetition({ owner: people.ann })
    const address = `${emulators.hosting}/api/competitions/${competitionId}/file`
    const response = await fetch(address)
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="competition-${competitionId}.json"`,
    )
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(`${emulators.hosting}/api/competitions/${freshId()}/file`)).status).toBe(404)
  })
})
