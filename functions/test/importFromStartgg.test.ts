import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import { expect, test } from 'vitest'
import { fakeStartggToken as token } from '../../scripts/fakes/startgg/startgg.ts'
import { call } from '../../testing/call.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { competitionRecords } from '../src/consistency/competitionRecords.ts'

const people = await signUpAll('ann')

test.each([
  'https://www.start.gg/tournament/winter-clash/event/dota-2/brackets/21/22?page=2',
  'tournament/winter-clash/event/counter-strike-2',
  'https://start.gg/tournament/spring-cup/details',
])('%s can be imported, and is consistent', async event => {
  const read = await call('readStartggEvent', people.ann, { event, token })
  if (!read.ok || !read.value.ok) throw new Error(JSON.stringify(read))
  const competitionId = freshId()
  const file = JSON.stringify(read.value.file)
  expect(await call('importCompetition', people.ann, { competitionId, file })).toMatchObject({ ok: true })
  const found = await competitionRecords(competitionId)
  expect(found && competitionInconsistencies(found.records)).toEqual([])
})

test.each([
  ['spring-cup', 'wrong', 'token-refused'],
  ['autumn-cup', token, 'not-found'],
  ['https://evil.example/tournament/x', token, 'not-found'],
])('%s with the token %s is refused with %s', async (event, given, code) => {
  expect(await call('readStartggEvent', people.ann, { event, token: given })).toMatchObject({
    ok: false,
    code,
  })
})
