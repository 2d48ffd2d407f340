/** The maximum number of devices per person; adding one more removes the oldest. */
export const maxPushDevices = 10

/** Returns a person's devices after `id` has been added as the latest, and those that were removed. */
export function withPushDevice(
  ids: readonly string[],
  id: string,
): { readonly ids: readonly string[]; readonly dropped: readonly string[] } {
  const all = [...ids.filter(each => each !== id), id]
  return { ids: all.slice(-maxPushDevices), dropped: all.slice(0, -maxPushDevices) }
}
