import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import {
  type InvitationRole,
  invitationRoleNames,
  invitationRoles,
} from '@upper-bracket/shared/invitation/invitationRoles'
import type { ReadDraft } from '#ui/form/useForm.ts'

type Lifetime = (typeof invitationLimits.lifetimes)[number]

/** The roles that can be chosen here. An invitation to take over starts from the guest. */
export type OfferedRole = Exclude<InvitationRole, 'takeOver'>

export const offeredRoles = invitationRoleNames.filter((role): role is OfferedRole => role !== 'takeOver')

export interface InvitationDraft {
  readonly role: OfferedRole
  readonly teamId: string | null
  readonly lifetimeHours: Lifetime
  /** The number as typed. */
  readonly maxUses: string
  /** Whether the invitation has a code to be typed; only those of players can. */
  readonly withCode: boolean
}

export interface InvitationProblems {
  readonly teamId?: 'missing'
  readonly maxUses?: 'out-of-range'
}

export const defaultUses: Readonly<Record<OfferedRole, number>> = {
  player: 50,
  teamMember: 4,
  administrator: 1,
}

type Wanted = Pick<
  CallableInput<'createInvitation'>,
  'role' | 'teamId' | 'lifetimeHours' | 'maxUses' | 'withCode'
>

export function readInvitation({
  role,
  teamId,
  lifetimeHours,
  maxUses,
  withCode,
}: InvitationDraft): ReadDraft<Wanted, InvitationProblems> {
  const { ofTeam, usesMax } = invitationRoles[role]
  const uses = /^\d{1,4}$/.test(maxUses.trim()) ? Number(maxUses) : 0
  const areUsesWrong = uses < 1 || uses > usesMax
  const isTeamMissing = ofTeam && teamId === null
  if (areUsesWrong || isTeamMissing) {
    const problems: InvitationProblems = {
      ...(isTeamMissing && { teamId: 'missing' }),
      ...(areUsesWrong && { maxUses: 'out-of-range' }),
    }
    return { ok: false, problems }
  }
  const value = { role, teamId: ofTeam ? teamId : null, lifetimeHours, maxUses: uses }
  return { ok: true, value: role === 'player' && withCode ? { ...value, withCode } : value }
}
