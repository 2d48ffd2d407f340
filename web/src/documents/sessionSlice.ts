import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'

interface User {
  readonly uid: string
  readonly email: string | null
}

/** `unknown` until Firebase has reported the session. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User }

interface SessionState {
  readonly session: Session
  /** The language chosen on this page but not saved to the profile yet; null if the profile decides. */
  readonly chosenLanguage: Language | null
  /** The user is deleting the account on this page, so after sign-out they are not asked to sign in. */
  readonly isLeaving: boolean
}

const initialState: SessionState = {
  session: { status: 'unknown' },
  chosenLanguage: null,
  isLeaving: false,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userChanged: (state, { payload }: PayloadAction<User | null>) => {
      state.session = payload === null ? { status: 'signed-out' } : { status: 'signed-in', user: payload }
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.chosenLanguage = payload
    },
    languageKept: state => {
      state.chosenLanguage = null
    },
    leavingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isLeaving = payload
    },
  },
  selectors: {
    selectSession: state => state.session,
    selectUid: state => (state.session.status === 'signed-in' ? state.session.user.uid : null),
    selectChosenLanguage: state => state.chosenLanguage,
    selectIsLeaving: state => state.isLeaving,
  },
})

export const { userChanged, languageChosen, languageKept, leavingChanged } = sessionSlice.actions
export const { selectChosenLanguage, selectIsLeaving, selectSession, selectUid } = sessionSlice.selectors

/** The session as the page shows it; null outside of a page. */
export const ShownSession = createContext<Session | null>(null)

export function useSession(): Session {
  const shown = useContext(ShownSession)
  const stored = useSelector(shown === null ? selectSession : selectNothing)
  return shown ?? stored ?? initialState.session
}

const selectNothing = () => null

/** The id of the signed-in user; null if there is none, and until the session is known. */
export function useUid(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.uid : null
}
