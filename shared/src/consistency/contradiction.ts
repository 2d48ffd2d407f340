/** The rules of which a database breaks one where it contradicts itself. */
export type Rule =
  | 'player-in-missing-team'
  | 'player-not-in-team'
  | 'member-without-entry'
  | 'member-of-two-teams'
  | 'member-twice'
  | 'member-says-otherwise'
  | 'captain'
  | 'team-too-large'
  | 'too-many-players'
  | 'too-many-teams'
  | 'name-not-reserved'
  | 'name-shared'
  | 'reservation-of-nobody'
  | 'player-count'
  | 'team-count'
  | 'rank-sum'
  | 'bracket-missing'
  | 'bracket-of-nobody'
  | 'bracket-to-be-swept'
  | 'matches-without-bracket'
  | 'wrong-matches'
  | 'team-missing'
  | 'status'
  | 'champion'
  | 'seed'
  | 'public-copy'
  | 'rank-of-other-game'
  | 'player-without-profile'
  | 'owner-missing'
  | 'administrator-missing'
  | 'below-deleted-competition'
  | 'deleted-and-there'
  | 'profile-without-user'
  | 'user-without-profile'
  | 'account-of-nobody'
  | 'active-competition'
  | 'shown-identity'
  | 'shown-telegram'
  | 'identity-of-other'
  | 'identity-missing'
  | 'identity-of-nobody'
  | 'identity-not-in-account'
  | 'chat-of-other'
  | 'chat-of-nobody'

export interface DocumentWrite {
  readonly path: string
  /** What these fields are to be, each as a whole; null: the document is to go. */
  readonly fields: Readonly<Record<string, unknown>> | null
}

/** What makes a contradiction right again, where there is only one way to do so. */
export type Remedy =
  /** Good for as long as none of the documents of `basis` (paths, also of missing ones) has changed. */
  | { readonly by: 'writing'; readonly basis: readonly string[]; readonly writes: readonly DocumentWrite[] }
  | { readonly by: 'settling-totals' | 'clearing-competition'; readonly competitionId: string }
  | { readonly by: 'discarding-bracket'; readonly competitionId: string; readonly bracketId: string }
  | {
      readonly by: 'copying-profile' | 'withdrawing-player'
      readonly competitionId: string
      readonly uid: string
    }
  | { readonly by: 'making-profile'; readonly uid: string }

/** Two documents, or two fields of one, of which at least one must be wrong. */
export interface Contradiction {
  readonly rule: Rule
  /** In plain English, with the paths of the documents. */
  readonly sentence: string
  /** Null where it takes a person to say what is right. */
  readonly remedy: Remedy | null
}
