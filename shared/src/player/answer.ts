/** What a player has answered, with the question as it was asked: organizers can change their questions later. */
export interface Answer {
  readonly question: string
  readonly answer: string
}
