/** Writes a place, or the first and the last of shared places: '3', '5–8'. */
export function rangeText(best: number, worst: number): string {
  return best === worst ? String(best) : `${best}–${worst}`
}
