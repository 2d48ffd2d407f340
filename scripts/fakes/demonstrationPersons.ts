/** A person known to all fake services. */
export interface DemonstrationPerson {
  /** The person's key in the address of a fake's page. */
  readonly key: string
  readonly nickname: string
  readonly discordId: string
  /** 17 digits, like the ids of Steam accounts. */
  readonly steamId: string
  readonly telegramChatId: number
}

export const demonstrationPersons: readonly DemonstrationPerson[] = [
  ['zarya', 'Заря'] as const,
  ['kedr', 'Кедр'] as const,
  ['falcon', 'falcon_77'] as const,
  ['iskra', 'Искра'] as const,
  ['groza', 'Гроза'] as const,
  ['topol', 'Тополь'] as const,
].map(([key, nickname], index) => ({
  key,
  nickname,
  discordId: `80351110224678900${index + 1}`,
  steamId: `7656119796028700${index + 1}`,
  telegramChatId: 700_000_001 + index,
}))
