/** Lengths in characters. The same numbers stand in `firestore.rules`, and a test compares the two. */
export const profileLimits = {
  displayNameMax: 64,
  steamNicknameMax: 64,
  realNameMax: 100,
  urlMax: 200,
} as const
