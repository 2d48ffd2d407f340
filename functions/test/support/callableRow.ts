import { permissionOf, type Target } from '@upper-bracket/shared/competition/permissions'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { permissionFor } from '@upper-bracket/shared/contract/permissionFor'

/** How a callable is tested. */
export interface Row<N extends CallableName> {
  /** What it is called with where it can be done. */
  readonly input: CallableInput<N>
  /**
   * Input that makes the call change nothing for permitted callers, except that the competition `closed` has started.
   */
  readonly harmless?: Partial<CallableInput<N>> | (() => Promise<Partial<CallableInput<N>>>)
  /** Further fields that can name what does not exist, and the document that is missing then; see `absentOf`. */
  readonly absent?: Absent<CallableInput<N>>
}
type Absent<Input = Readonly<Record<string, unknown>>> = Readonly<Partial<Record<keyof Input, string | null>>>

/** The fields of the ids of each target, and the document that is missing if one of them names what does not exist. */
const absentIn: { readonly [T in Target]: Absent } = {
  none: {},
  competition: { competitionId: 'competition' },
  team: { competitionId: 'competition', teamId: 'team' },
  invitation: { competitionId: 'competition' },
  request: { competitionId: 'competition', requestId: 'request' },
  bracket: { competitionId: 'competition', bracketId: null },
  match: { competitionId: 'competition' },
  matchRoom: { competitionId: 'competition' },
}

/** The fields of a call that can name what does not exist: those of its target, and the further ones of its row. */
export function absentOf(name: CallableName, { absent }: Row<CallableName>): Absent {
  return { ...absentIn[permissionOf(permissionFor(name)).target], ...absent }
}
