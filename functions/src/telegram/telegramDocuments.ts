/** The document `telegramLinks/{hash of the token}`: whoever opens the link connects their chat to the account. */
export interface TelegramLink {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /** The chat that was connected by it; null while it has not been used. */
  readonly usedBy: number | null
}

/** The document `telegramChats/{chatId}`: whose a chat is. A chat belongs to one account, an account has one chat. */
export interface TelegramChat {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly connectedAt: number
}
