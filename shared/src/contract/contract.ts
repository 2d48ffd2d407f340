import type * as z from 'zod/mini'
import { accountCalls } from './accountCalls.ts'
import { announcementCalls } from './announcementCalls.ts'
import { bracketCalls } from './bracketCalls.ts'
import { commandCalls } from './commandCalls.ts'
import { commentatorCalls } from './commentatorCalls.ts'
import { competitionCalls } from './competitionCalls.ts'
import { invitationCalls } from './invitationCalls.ts'
import { matchRoomCalls } from './matchRoomCalls.ts'
import { notificationCalls } from './notificationCalls.ts'
import { readinessCalls } from './readinessCalls.ts'
import { teamCalls } from './teamCalls.ts'

/**
 * Every callable by the service that it is deployed in: its input, its output, and the refusals beyond those that
 * all have in common. What is used together is one service, so that it starts cold once. A name belongs to one
 * service only.
 *
 * What is created carries an id that the caller made (`documentId`), what is changed the revision that the
 * caller saw, so that calling twice never does a thing twice.
 */
export const services = {
  brackets: { ...bracketCalls, ...commandCalls, ...matchRoomCalls },
  teams: teamCalls,
  competitions: {
    ...competitionCalls,
    ...invitationCalls,
    ...readinessCalls,
    ...commentatorCalls,
    ...notificationCalls,
    ...announcementCalls,
  },
  account: accountCalls,
} as const

type Services = typeof services
export type ServiceName = keyof Services
/** The callables of one service. */
export type CallableOf<S extends ServiceName> = keyof Services[S] & CallableName

/** All entries by name, of whichever service. */
type Contract = AllOf<Services[ServiceName]>
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never

export type CallableName = keyof Contract
export type CallableInput<N extends CallableName> = z.input<Contract[N]['input']>
export type CallableParsed<N extends CallableName> = z.output<Contract[N]['input']>
export type CallableOutput<N extends CallableName> = NonNullable<Contract[N]['output']>
export type CallableError<N extends CallableName> = Contract[N]['errors'][number]

/** What a service is sent: `{ call: 'startMatch', input: { … } }`. */
export interface Envelope<N extends CallableName> {
  readonly call: N
  readonly input: CallableInput<N>
}
