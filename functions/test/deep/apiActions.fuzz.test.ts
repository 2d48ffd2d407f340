import { type ApiAction, apiScopes } from '@upper-bracket/shared/api/apiScopes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiCall, newKey } from '../support/apiClient.ts'
import { newTestCompetitions, signUpEveryone } from '../support/arena.ts'
import { nearlyValid } from '../support/nearlyValid.ts'
import { snapshot, withoutFollowers } from '../support/snapshot.ts'

const actions: readonly ApiAction[] = Object.values(apiScopes).flat()

test('whatever it is sent, an action answers with its output or a refusal that changes nothing', async () => {
  const everyone = await signUpEveryone()
  for (const testCompetition of await newTestCompetitions(everyone)) {
    const { competitionId } = testCompetition
    const key = await newKey(competitionId, everyone.administrator)
    const stateNow = async () => withoutFollowers(await snapshot(competitionId))
    let before = await stateNow()
    for (const name of actions) {
      for (const input of fc.sample(nearlyValid(name, [testCompetition]), 2)) {
        const { competitionId: _, ...body } = Object(input)
        const { status, body: answer } = await apiCall(key, name, typeof input === 'object' ? body : input)
        const after = await stateNow()
        const sent = `${name} ${JSON.stringify(input)}`
        if (status === 200) expect(answer, sent).toBeTypeOf('object')
        else {
          expect([400, 404, 409, 429], sent).toContain(status)
          expect(answer, sent).toMatchObject({ error: { code: expect.any(String) } })
          expect(after, sent).toEqual(before)
        }
        before = after
      }
    }
  }
})
