export const commentatorLimits = {
  /** Of one competition, ended ones included; offers are counted apart, so that they keep nobody from asking. */
  requests: 50,
  offers: 50,
  commentMax: 500,
  languages: 5,
  /** As many as a commentator can be tied to. */
  matches: 64,
  /** In which the commentator is to be contacted; then organizers are reminded. */
  responseMs: 24 * 60 * 60 * 1000,
} as const
