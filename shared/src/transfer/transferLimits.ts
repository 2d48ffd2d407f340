/** Compact JSON of 512 teams of five, with a played bracket and its line-ups, takes half of it. */
export const fileBytesMax = 5 * 1024 * 1024
