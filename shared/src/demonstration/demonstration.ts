const minute = 60_000

export const demonstrationLimits = {
  /** How long an account and its copy last. */
  visitMs: 24 * 60 * minute,
  /** The maximum number of copies at once. */
  copiesMax: 200,
  /** The maximum number of copies at once that one address has made. */
  copiesOfAddress: 10,
  /** Entering with a role that gets a copy, by each address. Each new one ends the visitor's previous one. */
  byAddress: { burst: 30, refillMs: 2 * minute },
  /** Calls of each visitor, whatever they do, counted by each instance of a service. */
  calls: { burst: 200, refillMs: 2000 },
  /** How much each visitor may make, over all instances: competitions, files, chat messages, and documents. */
  ofVisitor: {
    createCompetition: { burst: 3, refillMs: 24 * 60 * minute },
    importCompetition: { burst: 3, refillMs: 24 * 60 * minute },
    sendChatMessage: { burst: 100, refillMs: 5 * minute },
    writtenDocuments: { burst: 3000, refillMs: minute },
  },
} as const

/** The account that owns the demonstration's competitions and the captains' copies; nobody can sign in with it. */
export const demonstrationUid = 'demonstration'
