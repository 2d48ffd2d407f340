import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { toAppError } from '#platform/appError.ts'
import { toastShown } from './toastSlice.ts'

/** Shows a sentence that says what has been done. */
export function useShowSuccess(): (message: string) => void {
  const dispatch = useDispatch()
  return useCallback(message => void dispatch(toastShown('success', message)), [dispatch])
}

/**
 * The one handler of errors: a plain string is shown as it is, anything with a known code by the sentence for
 * that code, everything else as 'Something went wrong'.
 */
export function useShowError(): (error: unknown) => void {
  const dispatch = useDispatch()
  const { t } = useTranslation('errors')
  return useCallback(
    error =>
      void dispatch(toastShown('error', typeof error === 'string' ? error : t(toAppError(error).code))),
    [dispatch, t],
  )
}
