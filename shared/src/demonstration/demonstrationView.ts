/** Whether an installation is a demonstration, or the origin of one that it names. */
export type DemonstrationView = 'here' | { readonly origin: string }

/** The id of the element in which pages that functions serve carry it, or null. */
export const carriedDemonstrationId = 'demonstration'
