// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { appError } from '#platform/errors/appError.ts'
import { type ReadDraft, useForm } from './useForm.ts'

const shown = vi.fn()
vi.mock('#platform/toasts/useToast.ts', () => ({ useShowError: () => shown }))
afterEach(() => {
  shown.mockClear()
})

interface Draft {
  readonly name: string
  readonly start: number
  readonly end: number
}
type Problems = Readonly<Partial<Record<keyof Draft, string>>>
type Send = (draft: Draft) => Promise<{ readonly error?: unknown }>

const stored: Draft = { name: 'Cup', start: 1, end: 2 }

function read(draft: Draft): ReadDraft<Draft, Problems> {
  const problems: Problems = {
    ...(draft.name === '' && { name: 'empty' }),
    ...(draft.start >= draft.end && { end: 'before the start' }),
  }
  return Object.keys(problems).length === 0 ? { ok: true, value: draft } : { ok: false, problems }
}

function form(send: Send = async () => ({})) {
  return renderHook(
    (props: { readonly stored: Draft }) =>
      useForm({
        stored: props.stored,
        read,
        send,
        problemsOf: ({ code }): Problems => (code === 'team-name-taken' ? { name: 'taken' } : {}),
        together: ['start', 'end'],
      }),
    { initialProps: { stored } },
  )
}

test('an edit clears the problem of its field, and of those judged together with it', async () => {
  const { result } = form()
  act(() => result.current.set('name', ''))
  act(() => result.current.set('start', 3))
  await act(() => result.current.submit())
  expect(result.current.problems).toEqual({ name: 'empty', end: 'before the start' })
  act(() => result.current.set('start', 0))
  expect(result.current.problems).toEqual({ name: 'empty' })
})

test('changes by others come in where nothing was edited, and edits stay', () => {
  const { result, rerender } = form()
  act(() => result.current.set('name', 'My competition'))
  rerender({ stored: { ...stored, name: 'Their competition', end: 5 } })
  expect(result.current.draft).toEqual({ name: 'My competition', start: 1, end: 5 })
  expect(result.current.rebased).toMatchObject({ taken: ['end'], kept: ['name'] })
  act(() => result.current.reset(['name']))
  expect(result.current).toMatchObject({ draft: { name: 'Their competition' }, dirty: false })
})

test('while a submission is pending, what is stored does not come in: it may be its own change', async () => {
  const { promise, resolve } = Promise.withResolvers<{ readonly error?: unknown }>()
  const { result, rerender } = form(() => promise)
  act(() => result.current.set('name', 'My competition'))
  let sent = Promise.resolve()
  await act(async () => {
    sent = result.current.submit()
  })
  rerender({ stored: { ...stored, name: 'My competition', end: 5 } })
  expect(result.current).toMatchObject({ busy: true, draft: { end: 2 } })
  await act(async () => {
    resolve({})
    await sent
  })
  expect(result.current).toMatchObject({
    busy: false,
    dirty: false,
    draft: { name: 'My competition', end: 5 },
  })
})

test('a refusal is shown as a message, and at the field to which it belongs', async () => {
  const error = appError('team-name-taken')
  const { result } = form(async () => ({ error }))
  await act(() => result.current.submit())
  expect(result.current).toMatchObject({ busy: false, problems: { name: 'taken' } })
  expect(shown.mock.calls).toEqual([[error]])
})
