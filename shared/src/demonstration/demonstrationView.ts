/** What the page carries in an installation that is a demonstration, or that names the origin of one. */
export type DemonstrationView = 'here' | { readonly origin: string }

/** The id of the element in which the page carries it. */
export const carriedDemonstrationId = 'demonstration'
