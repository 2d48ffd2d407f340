import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInByFederation } from './auth.ts'
import { linkFederation, reauthenticateByFederation } from './ownAccount.ts'

const user = { uid: 'zarya' }
const handle = {
  languageCode: '',
  currentUser: user as typeof user | null,
  authStateReady: async () => undefined,
}

/** The windows of Google and Facebook need the internet; calling them does not. */
vi.mock('firebase/auth', async importOriginal => ({
  ...(await importOriginal<object>()),
  initializeAuth: () => handle,
  connectAuthEmulator: () => undefined,
  browserPopupRedirectResolver: { is: 'the resolver' },
  getAdditionalUserInfo: vi.fn(() => null),
  signInWithPopup: vi.fn(),
  linkWithPopup: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
}))
vi.mock('./app.ts', () => ({ firebaseApp: async () => ({}) }))
vi.mock('./configuration.ts', () => ({ emulators: null }))

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } })
  handle.currentUser = user
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe.each([
  ['google', 'google.com'],
  ['facebook', 'facebook.com'],
] as const)('%s', (provider, providerId) => {
  const window = [expect.objectContaining({ providerId }), browserPopupRedirectResolver]

  it('signs in through its window, in the language of the page', async () => {
    await signInByFederation(provider)
    expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(handle, ...window)
    expect(handle.languageCode).toBe('ru')
  })

  it('recognizes a new user', async () => {
    vi.mocked(getAdditionalUserInfo).mockReturnValueOnce({ isNewUser: true, providerId, profile: null })
    expect(await signInByFederation(provider)).toEqual({ isNew: true })
    vi.mocked(getAdditionalUserInfo).mockReturnValueOnce({ isNewUser: false, providerId, profile: null })
    expect(await signInByFederation(provider)).toEqual({ isNew: false })
  })

  it('is linked to the signed-in user, and re-authenticates them', async () => {
    await linkFederation(provider)
    await reauthenticateByFederation(provider)
    expect(linkWithPopup).toHaveBeenCalledExactlyOnceWith(user, ...window)
    expect(reauthenticateWithPopup).toHaveBeenCalledExactlyOnceWith(user, ...window)
  })

  it('cannot be linked when nobody is signed in', async () => {
    handle.currentUser = null
    await expect(linkFederation(provider)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(linkWithPopup).not.toHaveBeenCalled()
  })

  it('distinguishes a script that failed to load from a refusal', async () => {
    const refusal = (code: string) => Object.assign(new Error(), { code })
    vi.mocked(signInWithPopup).mockRejectedValueOnce(refusal('auth/internal-error'))
    await expect(signInByFederation(provider)).rejects.toMatchObject({ code: 'provider-unreachable' })
    const closed = refusal('auth/popup-closed-by-user')
    vi.mocked(signInWithPopup).mockRejectedValueOnce(closed)
    await expect(signInByFederation(provider)).rejects.toBe(closed)
  })
})
