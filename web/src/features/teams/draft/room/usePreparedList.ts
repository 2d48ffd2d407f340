import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSend } from '#ui/useSend.ts'
import { useDraftListQuery, useSaveDraftListMutation } from '../draftEndpoints.ts'

/** Changes that follow each other are saved together. */
const pauseMs = 600
const none: readonly string[] = []

export interface PreparedList {
  readonly uids: readonly string[]
  readonly change: (uids: readonly string[]) => void
}

interface Edited {
  readonly uids: readonly string[]
  readonly isSaved: boolean
  /** What was stored when saving began: it is shown again only once it has changed. */
  readonly over?: readonly string[] | null | undefined
}

/** The list of a captain, which shows changes at once and saves them soon; null for everybody else. */
export function usePreparedList(
  competitionId: string,
  draftId: string,
  captainUid: string | null,
): PreparedList | null {
  const send = useSend()
  const [save] = useSaveDraftListMutation()
  const stored = useDraftListQuery(
    captainUid === null ? skipToken : { competitionId, draftId, uid: captainUid },
  ).currentData?.value
  const [edited, setEdited] = useState<Edited | null>(null)
  const latestStored = useRef(stored)
  useEffect(() => {
    latestStored.current = stored
  }, [stored])
  const unsaved = useRef<readonly string[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const uids = unsaved.current
    if (uids === null) return
    unsaved.current = null
    const over = latestStored.current
    const isSaved = await send(save({ competitionId, draftId, uids: [...uids] }))
    // A later change is shown until it has been saved itself.
    if (unsaved.current === null) setEdited(isSaved ? { uids, isSaved, over } : null)
  }, [send, save, competitionId, draftId])

  const change = useCallback(
    (uids: readonly string[]) => {
      setEdited({ uids, isSaved: false })
      unsaved.current = uids
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pauseMs)
    },
    [flush],
  )
  useEffect(() => () => void flush(), [flush])

  if (captainUid === null) return null
  // What is stored can have been changed in another browser since.
  const isFollowed = edited === null || (edited.isSaved && edited.over !== stored)
  return { uids: isFollowed ? (stored ?? none) : edited.uids, change }
}
