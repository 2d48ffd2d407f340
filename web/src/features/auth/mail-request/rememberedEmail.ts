const key = 'upper-bracket.email'

/** Remembers the address to which a sign-in link was sent, so that the link alone suffices in this browser. */
export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(key, email)
  } catch {
    // Without storage, the page of the link asks for the address.
  }
}

export function rememberedEmail(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetEmail(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}
