const steamProfile = /^https:\/\/steamcommunity\.com\/(id\/[A-Za-z0-9_-]{2,32}|profiles\/[0-9]{17})\/?$/

/** Whether this is the address of a Steam profile, as the rules accept it. */
export function isSteamProfile(url: string): boolean {
  return steamProfile.test(url)
}
