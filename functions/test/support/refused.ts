import { type ErrorCode, statusOf } from '@upper-bracket/shared/errors/errorCatalogue'
import { expect } from 'vitest'
import { snapshot, withoutFollowers } from './snapshot.ts'

/** Matches a reply that refuses with `code` and contains at least these facts. */
export function refused(code: ErrorCode, facts: Readonly<Record<string, unknown>> = {}) {
  return {
    ok: false,
    status: statusOf(code).toUpperCase().replaceAll('-', '_'),
    code,
    details: expect.objectContaining({ ...facts, code }),
  }
}

/** Runs `action` and asserts that the competition and the profiles of `uids` are the same before and after. */
export async function changingNothing<T>(
  competitionId: string,
  uids: readonly string[],
  action: () => Promise<T>,
): Promise<T> {
  const read = async () => withoutFollowers(await snapshot(competitionId, uids))
  const before = await read()
  const result = await action()
  expect(await read()).toEqual(before)
  return result
}
