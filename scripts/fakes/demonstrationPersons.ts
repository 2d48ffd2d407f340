/** A person known to all fake services. */
export interface DemonstrationPerson {
  /** The person's key in the address of a fake's page. */
  readonly key: string
  readonly nickname: string
  readonly discordId: string
  /** 17 digits, like the ids of Steam accounts. */
  readonly steamId: string
  readonly telegramChatId: number
  /** The hue of the picture, from 0 to 360. */
  readonly hue: number
}

export const demonstrationPersons: readonly DemonstrationPerson[] = [
  person(1, 'zarya', 'Заря', 28),
  person(2, 'kedr', 'Кедр', 140),
  person(3, 'falcon', 'falcon_77', 210),
  person(4, 'iskra', 'Искра', 330),
  person(5, 'groza', 'Гроза', 265),
  person(6, 'topol', 'Тополь', 95),
]

function person(number: number, key: string, nickname: string, hue: number): DemonstrationPerson {
  return {
    key,
    nickname,
    hue,
    discordId: `80351110224678900${number}`,
    steamId: `7656119796028700${number}`,
    telegramChatId: 700_000_000 + number,
  }
}
