import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { rememberSession, remembersSession } from '#documents/rememberedSession.ts'
import { userChanged } from '#documents/sessionSlice.ts'
import { afterFrame } from '#platform/afterFrame.ts'
import { loadedApi } from '#platform/api/loadedApi.ts'
import { mayHaveSession, sessionBegan, sessionPossible } from '#platform/firebase/authStart.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'
import { stay } from '#platform/streams/staying.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

/**
 * Follows the session, in this tab and all others, after the page is hydrated. A browser without any trace of a session
 * does without Auth until one may exist.
 */
export function useSessionWatch(): void {
  const dispatch = useDispatch()
  const showError = useShowError()

  useEffect(() => {
    let stop: (() => void) | null = null
    let over = false
    let lastUid: string | null = null

    watch().then(
      stopWatching => {
        if (over) stopWatching()
        else stop = stopWatching
      },
      thrown => {
        dispatch(userChanged(null))
        showError(thrown)
      },
    )

    async function watch() {
      await afterFirstPaint()
      if (remembersSession()) {
        // Asking for several chunks takes a phone as long as drawing a part of the page.
        await new Promise<void>(afterFrame)
        loadOwnParts()
      } else if (!(await mayHaveSession())) {
        if (!over) dispatch(userChanged(null))
        await sessionPossible()
      }
      stay()
      const { watchUser } = await import('#platform/firebase/auth.ts')
      return watchUser(user => {
        if (over) return
        const uid = user?.uid ?? null
        dispatch(userChanged(user))
        // Data of one user must not stay visible to the next.
        const api = loadedApi()
        if (api !== null && lastUid !== null && lastUid !== uid) dispatch(api.util.resetApiState())
        if (uid !== null && lastUid !== uid) sessionBegan()
        lastUid = uid
        rememberSession(uid)
      })
    }

    return () => {
      over = true
      stop?.()
    }
  }, [dispatch, showError])
}

/** Fetches, in parallel with Firebase, the code that is needed as soon as the session is known. */
function loadOwnParts(): void {
  Promise.all([import('./ProfileLanguage.tsx'), import('./layouts/OwnProfileLink.tsx')]).catch(() => {
    // The components that need these parts retry the load.
  })
}
