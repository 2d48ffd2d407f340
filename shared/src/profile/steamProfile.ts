const steamProfile = /^https:\/\/steamcommunity\.com\/(id\/[A-Za-z0-9_-]{2,32}|profiles\/[0-9]{17})\/?$/

/** Whether an address is that of a Steam profile, by the same pattern as in the security rules. */
export function isSteamProfile(url: string): boolean {
  return steamProfile.test(url)
}
