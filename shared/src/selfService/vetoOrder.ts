/** The order in which two teams ban and pick maps of CS: in turn, or as at the majors of CS 2. */
export const vetoOrders = ['alternating', 'major'] as const
export type VetoOrder = (typeof vetoOrders)[number]

/** Returns the field of the settings for an order, which is absent if the teams alternate. */
export function vetoOrderField(order: VetoOrder): { readonly order?: Exclude<VetoOrder, 'alternating'> } {
  return order === 'alternating' ? {} : { order }
}
