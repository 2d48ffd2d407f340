/**
 * How long a page may take to show a change of a player's entry. Every signed-in page follows the person's entries in
 * all competitions, and at each entry that anybody writes, the Firestore emulator runs these queries anew, all of them,
 * before it tells pages of anything else: beside other journeys that has taken half a minute.
 */
export const lateSnapshot = { timeout: 75_000 } as const
