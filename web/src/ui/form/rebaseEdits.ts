export interface Rebased<Draft> {
  readonly edits: Partial<Draft>
  /** Fields changed by somebody else but not edited here: they show the new state. */
  readonly taken: readonly (keyof Draft)[]
  /** Fields changed by both: the edits stay. */
  readonly kept: readonly (keyof Draft)[]
}

/** Rebases edits from one stored state onto a newer one: edits stay, everything else follows. */
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

/** Drops edits that equal what is stored. */
export function withoutStored<Draft extends object>(edits: Partial<Draft>, stored: Draft): Partial<Draft> {
  const real: Partial<Draft> = { ...edits }
  for (const field of fieldsOf(stored))
    if (field in real && Object.is(real[field], stored[field])) delete real[field]
  return real
}

export function fieldsOf<Draft extends object>(draft: Draft): readonly (keyof Draft)[] {
  return Object.keys(draft) as (keyof Draft)[]
}
