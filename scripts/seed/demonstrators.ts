/** One password for all demonstration accounts, which exist on this machine only. */
export const demonstrationPassword = 'upper-bracket'

export interface Demonstrator {
  readonly email: string
  readonly nickname: string
  /** The `RankTier` of Dota 2: tens are the medal, units the stars; null for no rank. */
  readonly dota: number | null
  /** 1 to 18, Silver I to Global Elite; null for no rank. */
  readonly cs: number | null
  /** What the closing block of `npm start` says of those whom it names. */
  readonly role?: string
}

export const organizer: Demonstrator = {
  email: 'organizer@example.org',
  nickname: 'Судья Вера',
  dota: 54,
  cs: 12,
  role: 'organizer of all competitions',
}

/** Plays in two competitions, and has the highest CS rank, so captains a team there. */
export const captain: Demonstrator = {
  email: 'captain@example.org',
  nickname: 'Кот Бегемот',
  dota: 63,
  cs: 18,
  role: 'player of two, captain of a team in CS:GO',
}

/** In no competition, for trying out how to join. */
const newcomer: Demonstrator = {
  email: 'newcomer@example.org',
  nickname: 'Новичок',
  dota: 32,
  cs: 7,
  role: 'player who has not joined anything yet',
}

/** Nicknames with their Dota and CS ranks, in a realistic distribution: many in the middle, few at the ends. */
const further: readonly (readonly [nickname: string, dota: number | null, cs: number | null])[] = [
  ['Лесник', 44, 9],
  ['sn1per_tula', 52, 13],
  ['ZloyEnot', 35, 8],
  ['Пельмень', null, 6],
  ['Барсук', 41, 10],
  ['tihiy_omut', 61, 15],
  ['Vasilek', 24, 5],
  ['Комар', 33, 7],
  ['mORZ', 75, 17],
  ['Дед Мазай', 22, 4],
  ['Ёжик в тумане', null, 11],
  ['kefir4ik', 43, 9],
  ['Северянин', 51, 12],
  ['Groza', 45, 10],
  ['Пуля', 53, 14],
  ['Снежок', 31, 6],
  ['Баба Яга', 14, 3],
  ['ne_afk', 42, 8],
  ['Шашлык', 34, 9],
  ['Полковник', 55, 13],
  ['Тимур88', 23, 5],
  ['dozhd', 62, 16],
  ['Сова', 43, 11],
  ['Хмурый', 25, 7],
  ['Рыжий', 32, null],
  ['piroJok', 21, 4],
  ['Альбатрос', 65, 15],
  ['Щука', 44, 12],
  ['Молот', 54, 14],
  ['Luna_Rossa', 41, 10],
  ['Глитч', 72, 16],
  ['Кирпич', 13, 2],
  ['Заяц', 35, 8],
  ['Sibir', 52, 11],
  ['Метель', 45, 13],
  ['Чайник', 11, 1],
  ['Вектор', 64, 17],
  ['Омуль', 33, 9],
  ['Пиксель', 43, 12],
]

export const players: readonly Demonstrator[] = [
  captain,
  ...further.map(([nickname, dota, cs], index) => ({
    email: `player${index + 1}@example.org`,
    nickname,
    dota,
    cs,
  })),
]

/** The people of the captains’ draft: its captains come first, then those who have been picked. */
export const drafters: readonly Demonstrator[] = players.slice(0, 16)

/** The people who play in no competition. */
export const others: readonly Demonstrator[] = [newcomer]
