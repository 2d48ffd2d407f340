/** A sponsor of a competition, in the order in which organizers show them. */
export interface Sponsor {
  readonly id: string
  readonly name: string
  /** The address of a page served over HTTPS. */
  readonly url: string
  /** The version of the picture (see `StoredPicture`). */
  readonly picture: number
}
