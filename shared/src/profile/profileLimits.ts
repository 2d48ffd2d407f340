/** Lengths in characters. `firestore.rules` repeats these numbers, and a test compares the two. */
export const profileLimits = {
  displayNameMax: 64,
  steamNicknameMax: 64,
  realNameMax: 100,
} as const
