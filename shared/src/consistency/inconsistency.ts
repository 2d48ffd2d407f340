/** The consistency rules; each inconsistency breaks one. */
export type Rule =
  | 'player-in-missing-team'
  | 'player-not-in-team'
  | 'member-without-entry'
  | 'member-of-two-teams'
  | 'member-twice'
  | 'member-names-other-team'
  | 'captain'
  | 'team-too-large'
  | 'substitute-without-team'
  | 'too-many-substitutes'
  | 'too-many-players'
  | 'too-many-teams'
  | 'name-not-reserved'
  | 'name-shared'
  | 'orphaned-reservation'
  | 'logo-missing'
  | 'sponsor-picture-missing'
  | 'orphaned-picture'
  | 'player-count'
  | 'team-count'
  | 'bracket-missing'
  | 'orphaned-bracket'
  | 'bracket-to-be-swept'
  | 'matches-without-bracket'
  | 'wrong-matches'
  | 'impossible-match'
  | 'queue-of-missing-match'
  | 'team-missing'
  | 'team-without-players'
  | 'status'
  | 'champion'
  | 'champion-logo'
  | 'line-ups-of-match'
  | 'name-in-line-ups'
  | 'seed'
  | 'public-copy'
  | 'contacts'
  | 'orphaned-contacts'
  | 'entry-queue'
  | 'draft-missing'
  | 'drafted-twice'
  | 'orphaned-draft-list'
  | 'applicant-plays'
  | 'applicant-without-profile'
  | 'applicant-copy'
  | 'rank-of-other-game'
  | 'named-without-team'
  | 'commentator'
  | 'player-without-profile'
  | 'owner-missing'
  | 'administrator-missing'
  | 'producer-not-confirmed'
  | 'below-deleted-competition'
  | 'deleted-but-present'
  | 'profile-without-user'
  | 'user-without-profile'
  | 'orphaned-account'
  | 'active-competition'
  | 'shown-identity'
  | 'shown-telegram'
  | 'identity-of-another'
  | 'identity-missing'
  | 'orphaned-identity'
  | 'identity-not-in-account'
  | 'chat-of-another'
  | 'orphaned-chat'
  | 'shown-push-devices'
  | 'orphaned-push-device'
  | 'organizer-address'
  | 'orphaned-organizer-page'
  | 'orphaned-follower'
  | 'not-on-page'

export interface DocumentWrite {
  readonly path: string
  /** The new values, each replacing a whole field; null deletes the document. */
  readonly fields: Readonly<Record<string, unknown>> | null
}

/** The repair of an inconsistency that has exactly one right answer. */
export type Fix =
  /** Applies only if no document of `basis` (paths, including those of missing documents) has changed. */
  | { readonly by: 'writing'; readonly basis: readonly string[]; readonly writes: readonly DocumentWrite[] }
  | { readonly by: 'settling-totals' | 'clearing-competition'; readonly competitionId: string }
  | { readonly by: 'discarding-bracket'; readonly competitionId: string; readonly bracketId: string }
  | {
      readonly by: 'copying-profile' | 'withdrawing-player'
      readonly competitionId: string
      readonly uid: string
    }
  | { readonly by: 'making-profile'; readonly uid: string }

/** Two documents, or two fields of one document, that cannot both be right. */
export interface Inconsistency {
  readonly rule: Rule
  /** A sentence in English with the paths of the documents. */
  readonly sentence: string
  /** Null if only a person can tell what is right. */
  readonly fix: Fix | null
}
