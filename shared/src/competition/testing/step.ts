import * as fc from 'fast-check'
import type { CompetitionRecords } from '../../consistency/competitionRecords.ts'
import type { Outcome } from '../../errors/outcome.ts'

/** A command as a function carries it out, without updating the totals. */
export interface Step {
  readonly name: string
  readonly input: object
  take(records: CompetitionRecords): Outcome<CompetitionRecords>
}

/** Draws steps of one kind with random input. */
export function steps<Input extends object>(
  name: string,
  input: { readonly [Field in keyof Input]: fc.Arbitrary<Input[Field]> },
  take: (records: CompetitionRecords, input: Input) => Outcome<CompetitionRecords>,
): fc.Arbitrary<Step> {
  return fc
    .record<Input>(input)
    .map(chosen => ({ name, input: chosen, take: records => take(records, chosen) }))
}
