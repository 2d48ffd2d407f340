const minute = 60_000

export const demonstrationLimits = {
  /** How long an account and its copy last. */
  visitMs: 24 * 60 * minute,
  /** The maximum number of copies at once. */
  copiesMax: 200,
  /** Entering with a role that gets a copy, by each address. A class or a venue shares one. */
  byAddress: { burst: 30, refillMs: 2 * minute },
} as const

/** The account that owns the demonstration's competitions and the captains' copies; nobody can sign in with it. */
export const demonstrationUid = 'demonstration'
