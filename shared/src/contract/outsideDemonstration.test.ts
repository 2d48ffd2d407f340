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
  readonly _zod: {
    readonly def: {
      readonly shape?: Readonly<Record<string, Schema>>
      readonly options?: readonly Schema[]
    }
    readonly optin?: 'optional'
  }
}

function namesCompetition({ _zod: { def } }: Schema): boolean {
  const named = def.shape?.['competitionId']
  return def.options?.every(namesCompetition) ?? (named !== undefined && named._zod.optin !== 'optional')
}

/** The names of fields that name a competition, but not to the refusal of what is another's. */
function unseenCompetitions({ _zod: { def } }: Schema): readonly string[] {
  const own = Object.keys(def.shape ?? {}).filter(key => /ompetition(Ids?|s)?$/.test(key))
  return [...own.filter(key => key !== 'competitionId'), ...(def.options ?? []).flatMap(unseenCompetitions)]
}

it('what a visitor calls names their copy, concerns them alone, or is not in a demonstration', () => {
  const names = Object.keys(contract) as CallableName[]
  const unnamed = names.filter(name => !namesCompetition(contract[name].input as unknown as Schema))
  expect(unnamed.filter(name => !ofCallerAlone.has(name) && !outsideDemonstration.has(name))).toEqual([])
  expect([...ofCallerAlone].filter(name => !unnamed.includes(name))).toEqual([])
})

it('a visitor names no further competition than the copy, whose refusal asks for nothing else', () => {
  const names = (Object.keys(contract) as CallableName[]).filter(name => !outsideDemonstration.has(name))
  const unseen = names.flatMap(name =>
    unseenCompetitions(contract[name].input as unknown as Schema).map(field => `${name}: ${field}`),
  )
  expect(unseen).toEqual([])
})
