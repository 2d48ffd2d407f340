/** What one person uses; with one more, the earliest is given up. */
export const maxPushDevices = 10

/** The ids of a person's browsers once `id` shows notifications, as the latest, and those that no longer do. */
export function withPushDevice(
  ids: readonly string[],
  id: string,
): { readonly ids: readonly string[]; readonly dropped: readonly string[] } {
  const all = [...ids.filter(each => each !== id), id]
  return { ids: all.slice(-maxPushDevices), dropped: all.slice(0, -maxPushDevices) }
}
