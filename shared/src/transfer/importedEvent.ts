/** The document `profiles/{uid}/importedEvents/{source}`. */
export interface ImportedEvent {
  /** The competition that the event became, which may have been deleted since. */
  readonly competitionId: string
  /** Milliseconds since the epoch. */
  readonly importedAt: number
}
