import { competitionContradictions } from '@upper-bracket/shared/consistency/competitionContradictions'
import type { Contradiction } from '@upper-bracket/shared/consistency/contradiction'
import {
  chatContradictions,
  identityContradictions,
  pushDeviceContradictions,
} from '@upper-bracket/shared/consistency/identityContradictions'
import { personContradictions } from '@upper-bracket/shared/consistency/personContradictions'
import { expect, it } from 'vitest'
import { isStaged } from '../../../testing/staged.ts'
import { type Page, walks } from '../../src/consistency/walks.ts'
import type { PushDevice } from '../../src/platform/firestore/documents.ts'
import { WholeDatabase } from './wholeDatabase.ts'

/** Triggers bring counts and copies in step a moment later. */
const timeoutMs = 60_000

it('contradicts itself nowhere after all that the tests have done', async () => {
  const deadline = Date.now() + timeoutMs
  let found = await unintended()
  while (found.length > 0 && Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 3000))
    found = await unintended()
  }
  expect(found.map(({ rule, sentence }) => `${rule}: ${sentence}`)).toEqual([])
})

async function unintended(): Promise<readonly Contradiction[]> {
  const found = await contradictions()
  const staged = await Promise.all(found.map(isStaged))
  return found.filter((_, index) => !staged[index])
}

async function contradictions(): Promise<readonly Contradiction[]> {
  const whole = await WholeDatabase.read()
  return [
    ...whole.competitions().flatMap(competitionContradictions),
    ...(await belowDeletedCompetitions()),
    ...whole.people().flatMap(personContradictions),
    ...whole.identities().flatMap(identityContradictions),
    ...[...whole.in<{ readonly uid: string }>('telegramChats')].flatMap(([chatId, { uid }]) =>
      chatContradictions({ chatId, uid, account: whole.account(uid) }),
    ),
    ...[...whole.in<PushDevice>('pushDevices')].flatMap(([deviceId, { uid }]) =>
      pushDeviceContradictions({ deviceId, uid, profile: whole.profile(uid) }),
    ),
  ]
}

/** Whatever they are called: the collections that remain are listed for each. */
async function belowDeletedCompetitions(): Promise<readonly Contradiction[]> {
  const [, deletedCompetitions] = walks
  const found: Contradiction[] = []
  let after: string | null = null
  do {
    const page: Page | undefined = await deletedCompetitions?.(after)
    found.push(...(page?.contradictions ?? []))
    after = page?.next ?? null
  } while (after !== null)
  return found
}
