/** Compares plain values and records of plain values, regardless of the order of their fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [fields, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return fields.length === others.size && fields.every(([key, value]) => isSameValue(value, others.get(key)))
}
