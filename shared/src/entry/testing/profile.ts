/** The profile of a person who enters a competition. */
export const profile = {
  displayName: 'Ann',
  photoURL: null,
  dota: { RankTier: 54 },
  cs: { RankTier: 7 },
  telegramConnected: false,
  steamID: null,
  emailVerified: false,
  steamProfileURL: '',
}
