import { players } from '../../../../scripts/seed/demonstrators.ts'
import { stored } from '../../../../testing/database.ts'
import { confirmEmail } from '../../../../testing/confirmEmail.ts'
import { type Person, signUpAll } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'

const roles = ['owner', 'administrator', 'player', 'called', 'commentator', 'newcomer'] as const
export type GalleryRole = (typeof roles)[number]
export type GalleryPeople = Readonly<Record<GalleryRole, Person>>

const profiles = {
  owner: { displayName: 'Судья Вера', realName: 'Вера Константиновна Преображенская' },
  administrator: { displayName: 'Christopher Featherstonehaugh' },
  player: {
    displayName: 'Кот Бегемот',
    realName: 'Михаил Булгаков',
    steamNickname: 'begemot',
    steamProfileURL: 'https://steamcommunity.com/id/begemot',
    messagingURL: 'https://t.me/begemot_example',
    dota: { RankTier: 63 },
    cs: { RankTier: 18 },
  },
  called: { displayName: 'Ёжик в тумане' },
  commentator: { displayName: 'Полуночный комментатор', dota: { RankTier: 44 } },
  newcomer: { realName: '' },
} as const

/** Those as whom pages are opened, with profiles; the newcomer's is empty. */
export async function galleryPeople(): Promise<GalleryPeople> {
  const people = await signUpAll(...roles)
  // Others cannot mail invitations.
  await confirmEmail(people.owner)
  await Promise.all(roles.map(role => stored.profile(people[role].uid).update(profiles[role])))
  return people
}

export interface MadeUp {
  readonly uid: string
  readonly displayName: string
  readonly rankTier: number | null
}

/** So many players with names and ranks as they occur, without accounts. */
export function madeUpPlayers(game: 'dota' | 'cs', count: number): readonly MadeUp[] {
  return Array.from({ length: count }, (_, index) => {
    const { nickname, [game]: rankTier } = players[index % players.length] ?? { nickname: '', dota: 0, cs: 0 }
    const again = Math.floor(index / players.length)
    return { uid: freshId(), displayName: again === 0 ? nickname : `${nickname} ${again + 1}`, rankTier }
  })
}

const names = [
  'Полярные волки',
  'Объединённая команда Заречного района',
  'Natus Incognito',
  'Пятый этаж',
  'Северный ветер',
  'The Unreasonably Long-Named Underdogs',
  'Дворовая лига',
  'Ночной дозор',
]

export function teamName(index: number): string {
  const again = Math.floor(index / names.length)
  return `${names[index % names.length]}${again === 0 ? '' : ` ${again + 1}`}`
}
