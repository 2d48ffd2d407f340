import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { type ApiReply, actionPath, type TestKey } from '../../support/apiClient.ts'
import { expectDescribed } from '../../support/expectDescribed.ts'
import { postInProcess } from '../../support/postInProcess.ts'

/** Like `apiCall` of `apiClient`, but within this process. */
export async function apiCall(
  { competitionId, secret }: Pick<TestKey, 'competitionId' | 'secret'>,
  name: CallableName | (string & {}),
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiReply> {
  const { apiActions } = await import('../../../src/index.ts')
  const path = actionPath(competitionId, name)
  const answer = await postInProcess(apiActions, {
    path,
    body,
    headers: { authorization: `Bearer ${secret}`, ...headers },
  })
  const parsed: unknown = JSON.parse(answer.body)
  expectDescribed('POST', path, answer.status, parsed)
  return { ...answer, body: parsed }
}
