import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import type { Person } from '../../testing/person.ts'
import { teamOf } from './support/rosterOf.ts'
import { teamCast } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, rival, seeded } = await teamCast()

function updated(
  person: Person | null,
  ids: { readonly competitionId: string; readonly teamId: string },
  changes: Partial<CallableInput<'updateTeam'>>,
) {
  const { competitionId, teamId } = ids
  return call('updateTeam', person, { competitionId, teamId, revision: 0, ...changes })
}

async function holderOf(competitionId: string, name: string) {
  return (await stored.teamName(competitionId, foldedTeamName(name)).get()).data()?.teamId
}

test.each(['captain', 'administrator', 'owner'] as const)('the %s changes name and link', async who => {
  const ids = await seeded()
  const person = { captain, administrator, owner }[who]
  const before = await teamOf(ids.competitionId, ids.teamId)
  const changes = { name: ' Foxes ', discordLink: 'https://discord.gg/foxes' }
  expect(await updated(person, ids, changes)).toEqual({ ok: true, value: { revision: 1 } })
  expect(await teamOf(ids.competitionId, ids.teamId)).toEqual({
    ...before,
    name: 'Foxes',
    discordLink: 'https://discord.gg/foxes',
    revision: 1,
  })
  expect(await holderOf(ids.competitionId, 'foxes')).toBe(ids.teamId)
})

test('the previous name is free for others, and one link can go without the name', async () => {
  const ids = await seeded()
  await updated(captain, ids, { name: 'Foxes' })
  expect(await holderOf(ids.competitionId, 'Wolves')).toBeUndefined()
  const bears = { ...ids, teamId: ids.bearsId }
  expect(await updated(rival, bears, { name: 'wolves' })).toMatchObject({ ok: true })
  expect(await holderOf(ids.competitionId, 'Wolves')).toBe(ids.bearsId)
})

test('the own name in another spelling stays reserved', async () => {
  const ids = await seeded()
  expect(await updated(captain, ids, { name: 'WOLVES' })).toMatchObject({ ok: true })
  expect((await teamOf(ids.competitionId, ids.teamId))?.name).toBe('WOLVES')
  expect(await holderOf(ids.competitionId, 'Wolves')).toBe(ids.teamId)
})

test('calling twice changes once and answers the same', async () => {
  const ids = await seeded()
  const replies = await Promise.all([
    updated(captain, ids, { name: 'Foxes' }),
    updated(captain, ids, { name: 'Foxes' }),
  ])
  expect(replies).toEqual([
    { ok: true, value: { revision: 1 } },
    { ok: true, value: { revision: 1 } },
  ])
  expect((await teamOf(ids.competitionId, ids.teamId))?.revision).toBe(1)
})
