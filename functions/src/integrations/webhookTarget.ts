/** A webhook of a competition. */
export interface WebhookTarget {
  readonly competitionId: string
  readonly webhookId: string
}
