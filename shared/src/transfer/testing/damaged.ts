import type { CompetitionFile, FileMatch } from '../competitionFile.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Changes a file in one random place: a field is lost, doubled, or has the value of another, or a damaged one. */
export function damaged(text: string, below: (n: number) => number): string {
  const file = JSON.parse(text) as Json
  const places: { readonly parent: Json[] | { [key: string]: Json }; readonly key: string }[] = []
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      places.push({ parent: value, key })
      visit((value as { [key: string]: Json })[key] ?? null)
    }
  }
  visit(file)
  const pick = () => places[below(places.length)]
  const [one, other] = [pick(), pick()]
  if (one === undefined || other === undefined) return text
  const valueAt = ({ parent, key }: typeof one) => (parent as { [key: string]: Json })[key] ?? null
  const same = places.filter(place => place.key === one.key && !/^\d+$/.test(place.key))
  const twin = same[below(same.length)] ?? other
  const changed = ((): Json | undefined => {
    const value = valueAt(one)
    switch (below(6)) {
      case 0:
        return undefined
      case 1:
        return valueAt(other)
      case 2:
        return damagedValue(value, below)
      default:
        // The value of the same field elsewhere is of the right form.
        return valueAt(twin)
    }
  })()
  const { parent, key } = one
  if (changed !== undefined) (parent as { [key: string]: Json })[key] = structuredClone(changed)
  else if (Array.isArray(parent))
    parent.splice(Number(key), 1, ...(below(2) === 0 ? [] : [valueAt(one), valueAt(one)]))
  else delete parent[key]
  return JSON.stringify(file)
}

function damagedValue(value: Json, below: (n: number) => number): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return [value + 1, value - 1, -value, value + 0.5, 1e21][below(5)] ?? 0
  if (typeof value === 'string')
    return [value.slice(1), `${value}x`, '', '__proto__', value.repeat(99)][below(5)] ?? ''
  return [null, {}, [], 0, 'x'][below(5)] ?? null
}

/** Changes a file in the right form: a match has the result of another, or a team that was placed by hand. */
export function twisted(file: CompetitionFile, below: (n: number) => number): CompetitionFile {
  const { bracket, teams } = file
  if (bracket === null) return file
  const at = below(bracket.matches.length)
  const from = bracket.matches[below(bracket.matches.length)]
  const team = teams[below(teams.length)]?.id ?? null
  const twist = (match: FileMatch): FileMatch => {
    if (below(2) === 0) {
      const { bestOf = match.bestOf, score = match.score, status = match.status } = from ?? {}
      const { winner = match.winner, forfeits = match.forfeits } = from ?? {}
      return { ...match, bestOf, score, status, winner, forfeits }
    }
    const side = below(2)
    const slot = match.slots[side === 0 ? 0 : 1]
    const placed = { ...slot, team, closed: below(4) === 0, byHand: true as const }
    return { ...match, slots: side === 0 ? [placed, match.slots[1]] : [match.slots[0], placed] }
  }
  const matches = bracket.matches.map((match, index) => (index === at ? twist(match) : match))
  return { ...file, bracket: { ...bracket, matches } }
}
