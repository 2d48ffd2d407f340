import { type CallableName, contract } from '@upper-bracket/shared/contract/contract'
import { expect, it } from 'vitest'
import { callWith } from '../../testing/call.ts'
import { signUp } from '../../testing/person.ts'
import { refused } from './support/refused.ts'

const person = await signUp()

// Who may make it, and what comes of it, is proved in the process of the test: calls/whoMay.
it.each(Object.keys(contract) as CallableName[])(
  '%s is answered over HTTP, and knows who calls',
  async name => {
    expect(await callWith(name, null, {})).toEqual(refused('unauthenticated'))
    expect(await callWith(name, person, [])).toEqual(refused('invalid-input'))
  },
)
