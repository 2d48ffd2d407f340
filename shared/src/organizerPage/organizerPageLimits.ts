export const organizerPageLimits = {
  addressMin: 3,
  addressMax: 40,
  nameMin: 2,
  nameMax: 60,
  descriptionMax: 4000,
  links: 6,
  linkMax: 300,
  /** The addresses that an account may take in all; released ones count. */
  addresses: 5,
  /** The pages that a person may follow at a time. */
  follows: 100,
  /** Followers are told of so many competitions of an organizer in a row, then of one in so many hours. */
  announcementsInARow: 3,
  announcementHours: 8,
  /** The competitions of each state that are listed at once. */
  listed: 24,
} as const

/** Lower-case Latin letters, digits and single hyphens between them. */
export const organizerAddressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
