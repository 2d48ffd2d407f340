import { expect, it } from 'vitest'
import { type CallableName, contract } from './contract.ts'
import { outsideDemonstration } from './outsideDemonstration.ts'

/** Those that name no competition, and read or change nothing but what is the caller's own. */
const ofCallerAlone: ReadonlySet<CallableName> = new Set([
  'findImportedEvents',
  'findOwnGuests',
  'deleteOrganizerPage',
  'disconnectTelegram',
  'createCalendarLink',
  'readPushKey',
  'removePushDevice',
  'exportMyData',
  'deleteMyAccount',
] satisfies CallableName[])

interface Schema {
  readonly _zod: { readonly def: { readonly shape?: object; readonly options?: readonly Schema[] } }
}

function namesCompetition({ _zod: { def } }: Schema): boolean {
  return def.options?.every(namesCompetition) ?? 'competitionId' in (def.shape ?? {})
}

it('what a visitor calls names their copy, concerns them alone, or is not in a demonstration', () => {
  const names = Object.keys(contract) as CallableName[]
  const unnamed = names.filter(name => !namesCompetition(contract[name].input as unknown as Schema))
  expect(unnamed.filter(name => !ofCallerAlone.has(name) && !outsideDemonstration.has(name))).toEqual([])
  expect([...ofCallerAlone].filter(name => !unnamed.includes(name))).toEqual([])
})
