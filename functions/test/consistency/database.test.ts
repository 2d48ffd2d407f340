import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import {
  chatInconsistencies,
  identityInconsistencies,
  pushDeviceInconsistencies,
} from '@upper-bracket/shared/consistency/identityInconsistencies'
import type { Inconsistency } from '@upper-bracket/shared/consistency/inconsistency'
import { personInconsistencies } from '@upper-bracket/shared/consistency/personInconsistencies'
import { expect, it } from 'vitest'
import { isStaged } from '../../../testing/staged.ts'
import { type Page, walks } from '../../src/consistency/walks.ts'
import type { PushDevice } from '../../src/platform/firestore/models.ts'
import { WholeDatabase } from './wholeDatabase.ts'

/** Triggers bring counts and copies in step a moment later. */
const timeoutMs = 60_000

it('contradicts itself nowhere after all that the tests have done', async () => {
  const sentences = async () => (await unintended()).map(({ rule, sentence }) => `${rule}: ${sentence}`)
  await expect.poll(sentences, { timeout: timeoutMs, interval: 3000 }).toEqual([])
})

async function unintended(): Promise<readonly Inconsistency[]> {
  const found = await inconsistencies()
  const staged = await Promise.all(found.map(isStaged))
  return found.filter((_, index) => !staged[index])
}

async function inconsistencies(): Promise<readonly Inconsistency[]> {
  const whole = await WholeDatabase.read()
  return [
    ...whole.competitions().flatMap(competitionInconsistencies),
    ...(await walked()),
    ...whole.people().flatMap(personInconsistencies),
    ...whole.identities().flatMap(identityInconsistencies),
    ...[...whole.in<{ readonly uid: string }>('telegramChats')].flatMap(([chatId, { uid }]) =>
      chatInconsistencies({ chatId, uid, account: whole.account(uid) }),
    ),
    ...[...whole.in<PushDevice>('pushDevices')].flatMap(([deviceId, { uid }]) =>
      pushDeviceInconsistencies({ deviceId, uid, profile: whole.profile(uid) }),
    ),
  ]
}

/** What remains below deleted competitions, whatever it is called, the pages of organizers, and their followers. */
async function walked(): Promise<readonly Inconsistency[]> {
  const found: Inconsistency[] = []
  for (const walk of walks.filter(({ name }) =>
    /^(deletedCompetitions|organizerPages|followers)$/.test(name),
  )) {
    let after: string | null = null
    do {
      const page: Page = await walk(after)
      found.push(...page.inconsistencies)
      after = page.next
    } while (after !== null)
  }
  return found
}
