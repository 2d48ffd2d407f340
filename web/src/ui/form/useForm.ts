import { useRef, useState } from 'react'
import { useHoldUpdates } from '#platform/builds/useHoldUpdates.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { fieldsOf, type Rebased, rebaseEdits, withoutStored } from './rebaseEdits.ts'

/** The parsed draft, ready to send, or the problems of its fields. */
export type ReadDraft<Value, Problems> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Problems }

/** Binds a control to a text field of a form. */
export type BindText<Field> = (field: Field) => {
  readonly value: string
  readonly onChange: (value: string) => void
}

interface FormOptions<Draft, Problems, Value> {
  /** The stored or initial state. Fields without edits follow it. */
  readonly stored: Draft
  /**
   * Validates the draft as the functions do, by the schemas and rules of the domain, whose code may have to be loaded.
   */
  readonly read: (
    draft: Draft,
    edits: Partial<Draft>,
  ) => ReadDraft<Value, Problems> | Promise<ReadDraft<Value, Problems>>
  /** Sends the parsed value and handles success; returns the error of a refusal. */
  readonly send: (value: Value) => Promise<{ readonly error?: unknown }>
  /** Returns the fields to which a refusal belongs; empty if it belongs to none. */
  readonly problemsOf?: (error: AppError) => Problems
  /** Fields that are validated together: an edit of one clears the problems of all. */
  readonly together?: readonly (keyof Draft)[]
}

/**
 * The state of a form: edits over the stored values, the problems of its fields, and its submission. A refusal is shown
 * as a message and at its fields. Changes by others appear in fields without edits (`taken`); edits are never lost
 * (`kept`).
 */
export function useForm<
  Draft extends object,
  Problems extends { readonly [Field in keyof Draft]?: unknown },
  Value,
>({ stored, read, send, problemsOf, together = [] }: FormOptions<Draft, Problems, Value>) {
  const [base, setBase] = useState(stored)
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const [rebased, setRebased] = useState<Pick<Rebased<Draft>, 'taken' | 'kept'>>(nothingRebased)
  const [problems, setProblems] = useState<Partial<Problems>>({})
  const [busy, setBusy] = useState(false)
  // Separate from `busy`, which would disable the button and take its focus.
  const isReading = useRef(false)
  const showError = useShowError()
  const draft: Draft = { ...base, ...edits }
  const dirty = fieldsOf(edits).length > 0
  useHoldUpdates(dirty || busy)

  // During a submission, the form's own change comes back as the stored state, so it is not rebased.
  if (!busy && fieldsOf(stored).some(field => !Object.is(stored[field], base[field]))) {
    const next = rebaseEdits(edits, base, stored)
    setBase(stored)
    setEdits(next.edits)
    if (next.taken.length + next.kept.length > 0) setRebased(next)
  }

  const submit = async (): Promise<void> => {
    if (isReading.current) return
    isReading.current = true
    const reading = await attempt(async () => read(draft, edits))
    isReading.current = false
    if ('error' in reading) return showError(reading.error)
    const outcome = reading.data
    setProblems(outcome.ok ? {} : outcome.problems)
    if (!outcome.ok) return
    setBusy(true)
    try {
      const { error } = await send(outcome.value)
      if (error === undefined) return
      setProblems(problemsOf?.(toAppError(error)) ?? {})
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  const set = <Field extends keyof Draft>(field: Field, value: Draft[Field]): void => {
    setEdits(before => withoutStored<Draft>({ ...before, [field]: value }, base))
    setProblems(before => without(before, together.includes(field) ? together : [field]))
  }

  return {
    draft,
    problems,
    busy,
    dirty,
    rebased,
    set,
    /** Binds a control to a field. */
    field: <Field extends keyof Draft>(field: Field) => ({
      value: draft[field],
      onChange: (value: Draft[Field]) => set(field, value),
    }),
    /** Discards the edits of these fields, by default of all. */
    reset: (fields: readonly (keyof Draft)[] = fieldsOf(base)) => {
      setEdits(before => without(before, fields))
      setProblems(before => without(before, fields))
      setRebased(nothingRebased)
    },
    submit,
  }
}

const nothingRebased = { taken: [], kept: [] }

function without<T extends object>(record: T, fields: readonly PropertyKey[]): T {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field))) as T
}
