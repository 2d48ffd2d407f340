/** Steam has not responded, or not in its own format. */
export class SteamUnreachable extends Error {}

const timeoutMs = 10_000

/**
 * Asks Steam directly, at a fixed address, whether it issued these fields (OpenID Authentication 2.0, section 11.4.2).
 * Steam confirms the same fields at most once.
 *
 * @throws SteamUnreachable
 */
export async function verifyWithSteam(
  fields: Readonly<Record<string, string>>,
  openid: string,
): Promise<boolean> {
  const { status, text } = await ask(
    openid,
    new URLSearchParams({ ...fields, 'openid.mode': 'check_authentication' }),
  )
  if (status !== 200) throw new SteamUnreachable(`Steam responded ${status}`)
  return isConfirmation(text)
}

async function ask(address: string, body: URLSearchParams): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      // Steam required this header for some weeks in 2025.
      headers: { origin: new URL(address).origin },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new SteamUnreachable('Steam did not respond', { cause: error })
  }
}

/** Whether the text is a confirmation: two lines of key-value form, and nothing else. */
export function isConfirmation(text: string): boolean {
  const lines = text.replace(/\n$/, '').split('\n')
  return lines.toSorted().join('\n') === 'is_valid:true\nns:http://specs.openid.net/auth/2.0'
}
