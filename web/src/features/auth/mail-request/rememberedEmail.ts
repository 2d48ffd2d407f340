const key = 'upper-bracket.email'

/** Keeps the address to which a sign-in link goes, so that the link is enough in this browser. */
export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(key, email)
  } catch {
    // Where the browser keeps nothing, the page of the link asks for the address.
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
    // Nothing was kept.
  }
}
