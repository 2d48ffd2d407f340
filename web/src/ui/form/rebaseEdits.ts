export interface Rebased<Draft> {
  readonly edits: Partial<Draft>
  /** The fields changed by others but not edited here, which show the new state. */
  readonly taken: readonly (keyof Draft)[]
  /** The fields changed by both, which keep the edits. */
  readonly kept: readonly (keyof Draft)[]
}

/** Rebases edits from one stored state onto a newer one: edits stay, and other fields follow. */
export function rebaseEdits<Draft extends object>(
  edits: Partial<Draft>,
  from: Draft,
  onto: Draft,
): Rebased<Draft> {
  const changed = fieldsOf(onto).filter(field => !Object.is(onto[field], from[field]))
  return {
    edits: withoutStored(edits, onto),
    taken: changed.filter(field => !(field in edits)),
    kept: changed.filter(field => field in edits && !Object.is(edits[field], onto[field])),
  }
}

/** Drops edits that equal the stored value. */
export function withoutStored<Draft extends object>(edits: Partial<Draft>, stored: Draft): Partial<Draft> {
  const real: Partial<Draft> = { ...edits }
  for (const field of fieldsOf(stored))
    if (field in real && Object.is(real[field], stored[field])) delete real[field]
  return real
}

export function fieldsOf<Draft extends object>(draft: Draft): readonly (keyof Draft)[] {
  return Object.keys(draft) as (keyof Draft)[]
}
