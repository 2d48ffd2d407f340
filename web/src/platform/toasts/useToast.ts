import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { toastShown } from './toastSlice.ts'

export function useShowSuccess(): (message: string) => void {
  const dispatch = useDispatch()
  return useCallback(message => void dispatch(toastShown('success', message)), [dispatch])
}

/** Returns a function that shows an error (see `useErrorSentence`). */
export function useShowError(): (error: unknown) => void {
  const dispatch = useDispatch()
  const sentence = useErrorSentence()
  return useCallback(error => void dispatch(toastShown('error', sentence(error))), [dispatch, sentence])
}
