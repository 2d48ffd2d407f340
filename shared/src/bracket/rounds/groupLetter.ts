/** The letter of a group by its index: A, B, C … */
export function groupLetter(group: number): string {
  return String.fromCodePoint(65 + group)
}
