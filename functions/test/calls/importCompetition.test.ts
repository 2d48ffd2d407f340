import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import { chance } from '@upper-bracket/shared/random/chance'
import { damaged } from '@upper-bracket/shared/transfer/testing/damaged'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour } from '../../../testing/seededCompetition.ts'
import { logoFiles } from '../../../testing/logoFiles.ts'
import { competitionRecords } from '../../src/consistency/competitionRecords.ts'
import { competitionFileText } from '../support/competitionFiles.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { snapshot } from '../support/snapshot.ts'

const people = await signUpAll(
  'importer',
  'hostess',
  'ben',
  'quiet',
  'twice',
  'damager',
  'keeper',
  'hasty',
  'vandal',
  'artist',
)

async function expectConsistent(competitionId: string): Promise<void> {
  const read = await competitionRecords(competitionId)
  const found = read === null ? ['missing'] : competitionInconsistencies(read.records)
  expect(found).toEqual([])
}

describe('importCompetition', () => {
  it('notifies nobody, and sets no timer', async () => {
    const [competitionId, file] = [freshId(), competitionFileText(4, 2)]
    await call('importCompetition', people.quiet, { competitionId, file })
    const below = await snapshot(competitionId)
    const collections = new Set(Object.keys(below).map(path => path.split('/').at(-2)))
    expect([...collections].sort()).toEqual(
      ['brackets', 'competitions', 'lineUps', 'log', 'matches', 'players', 'teamNames', 'teams'].sort(),
    )
    const timers = await stored.timers().where('competitionId', '==', competitionId).get()
    const events = await stored.outbox().where('competition.id', '==', competitionId).get()
    expect([timers.size, events.size]).toEqual([0, 0])
  })

  it('makes one competition of concurrent and repeated calls', async () => {
    const input = { competitionId: freshId(), file: competitionFileText(4, 2) }
    const done = { ok: true, value: { competitionId: input.competitionId } }
    const both = await Promise.all([
      call('importCompetition', people.twice, input),
      call('importCompetition', people.twice, input),
    ])
    expect(both).toEqual([done, done])
    await expectConsistent(input.competitionId)
    await changingNothing(input.competitionId, [people.twice.uid, people.ben.uid], async () => {
      expect(await call('importCompetition', people.twice, input)).toEqual(done)
      expect(await call('importCompetition', people.ben, input)).toEqual(refused('id-taken'))
    })
  })

  it('makes one competition of an event, from two browsers at once, later, and again after its deletion', async () => {
    const source = 'startgg:4711'
    const inputOf = () => ({ competitionId: freshId(), file: competitionFileText(4, 99), source })
    const both = await Promise.all([
      call('importCompetition', people.importer, inputOf()),
      call('importCompetition', people.importer, inputOf()),
    ])
    const [competitionId = '', ...others] = new Set(
      both.map(each => (each.ok ? each.value.competitionId : '')),
    )
    expect(others).toEqual([])
    await expectConsistent(competitionId)
    // Another file that claims the event leads to what is there.
    const claimed = { ...inputOf(), file: competitionFileText(8, 1) }
    expect(await call('importCompetition', people.importer, claimed)).toEqual({
      ok: true,
      value: { competitionId },
    })
    const find = (by: Person) => call('findImportedEvents', by, { sources: [source, 'challonge:1'] })
    expect(await find(people.importer)).toEqual({
      ok: true,
      value: { competitionIds: { [source]: competitionId } },
    })
    // The events of others are theirs.
    expect(await find(people.ben)).toEqual({ ok: true, value: { competitionIds: {} } })
    expect(await call('importCompetition', people.ben, inputOf())).not.toMatchObject({
      value: { competitionId },
    })
    await call('deleteCompetition', people.importer, { competitionId })
    expect(await find(people.importer)).toEqual({ ok: true, value: { competitionIds: {} } })
    const again = await call('importCompetition', people.importer, inputOf())
    expect(again).toMatchObject({ ok: true })
    expect(again).not.toMatchObject({ value: { competitionId } })
  })

  it('makes nothing of an archived competition that is still its owner’s, and one of everybody else’s', async () => {
    const competitionId = freshId()
    const file = competitionFileText(4, 99)
    await call('importCompetition', people.keeper, { competitionId, file })
    const again = () => ({ competitionId: freshId(), file, source: `upper-bracket:${competitionId}` })
    expect(await call('importCompetition', people.keeper, again())).toEqual({
      ok: true,
      value: { competitionId },
    })
    const ofOther = again()
    expect(await call('importCompetition', people.ben, ofOther)).toEqual({
      ok: true,
      value: { competitionId: ofOther.competitionId },
    })
  })

  it('shows what is finished on the organizer page, if there is one', async () => {
    const shownOf = async (competitionId: string) =>
      (await stored.competition(competitionId).get()).data()?.onPage
    const imported = async (file: string) => {
      const competitionId = freshId()
      const input = { competitionId, file, onPage: true }
      expect(await call('importCompetition', people.hostess, input)).toMatchObject({ ok: true })
      return shownOf(competitionId)
    }
    expect(await imported(competitionFileText(4, 99))).toBeUndefined()
    const page = {
      address: `cups-${freshId().slice(0, 8).toLowerCase().replace(/[_-]/g, 'x')}`,
      name: 'Cups',
    }
    const fields = { ...page, description: '', links: [], revision: 0 }
    expect(await call('saveOrganizerPage', people.hostess, fields)).toMatchObject({ ok: true })
    expect(await imported(competitionFileText(4, 99))).toEqual({ address: page.address, toldAt: null })
    expect(await imported(competitionFileText(4, 1))).toBeUndefined()
  })

  it('is refused whole, with the problems, if the file is damaged', async () => {
    const whole = competitionFileText(8, 9)
    const below = chance(28)
    const answers = []
    for (let time = 0; time < 12; time += 1) {
      let file = whole
      for (let count = 0; count < 3; count += 1) file = damaged(file, below)
      const competitionId = freshId()
      // Refused files count towards the limit of a person.
      const by = time < 6 ? people.damager : people.vandal
      const answer = await call('importCompetition', by, { competitionId, file })
      answers.push(answer)
      if (answer.ok) await expectConsistent(competitionId)
      else expect(await snapshot(competitionId)).toEqual({})
    }
    const refusals = answers.filter(({ ok }) => !ok)
    expect(refusals.length).toBeGreaterThan(5)
    for (const answer of refusals) {
      expect(answer).toEqual(
        refused('file-invalid', { problems: expect.arrayContaining([expect.any(String)]) }),
      )
    }
    const input = { competitionId: freshId(), file: 'no JSON' }
    expect(await call('importCompetition', people.hasty, input)).toEqual(
      refused('file-invalid', { problems: [': not-json'] }),
    )
    const limit = async () => (await stored.rateLimits(people.hasty.uid).get()).data()?.importCompetition ?? 0
    const used = await limit()
    expect(used).toBeGreaterThan(Date.now())
    await call('importCompetition', people.hasty, { ...input, file: '['.repeat(3_400_000) })
    expect(await limit()).toBeGreaterThan(used)
    // Beyond the limit, no file is read.
    const fullAt = Date.now() + 1000 * hour
    await stored.rateLimits(people.hasty.uid).set({ importCompetition: fullAt, expiresAt: fullAt })
    expect(await call('importCompetition', people.hasty, input)).toMatchObject({ code: 'too-many-requests' })
  })
})

describe('importLogos', () => {
  it('gives each team without a logo its own once, and names the teams whose logos are not taken', async () => {
    const [competitionId, file] = [freshId(), competitionFileText(4, 99)]
    await call('importCompetition', people.artist, { competitionId, file })
    const { teams } = JSON.parse(file) as CompetitionFile
    const [blue, red] = [logoFiles([0, 0, 200]), logoFiles([200, 0, 0])]
    const input = {
      competitionId,
      logos: [
        ...teams.slice(0, 3).map(({ name }) => ({ team: name, files: blue })),
        { team: teams[3]?.name ?? '', files: { ...blue, large: blue.small.slice(4) } },
        { team: 'Nobody', files: blue },
      ],
    }
    const answer = {
      ok: true,
      value: { left: [teams[3]?.name, 'Nobody'], revision: 0, hasBanner: false, hasSponsors: false },
    }
    expect(await call('importLogos', people.ben, input)).toEqual(refused('permission-denied'))
    const both = await Promise.all([
      call('importLogos', people.artist, input),
      call('importLogos', people.artist, input),
    ])
    expect(both).toEqual([answer, answer])
    await expectConsistent(competitionId)
    const logosOf = async () => {
      const read = await stored.teams(competitionId).get()
      return new Map(read.docs.map(each => [each.id, each.data().logo ?? null]))
    }
    expect([...(await logosOf()).values()].toSorted()).toEqual([1, 1, 1, null])
    const crowned = (await stored.competition(competitionId).get()).data()?.champion
    expect(crowned?.logo ?? null).toEqual((await logosOf()).get(crowned?.teamId ?? ''))
    // What has a logo keeps it.
    const others = { competitionId, logos: teams.map(({ name }) => ({ team: name, files: red })) }
    expect(await call('importLogos', people.artist, others)).toMatchObject({ ok: true, value: { left: [] } })
    expect([...(await logosOf()).values()]).toEqual([1, 1, 1, 1])
    await expectConsistent(competitionId)
    const log = (await logOf({ competitionId })).filter(({ action }) => action === 'importLogos')
    expect(log.map(entry => ('teamCount' in entry ? entry.teamCount : 0)).toSorted()).toEqual([1, 3])
  })
})
