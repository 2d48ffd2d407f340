import type { Language } from '../profile/profile.ts'
import { foldedTeamName } from './foldedTeamName.ts'

/**
 * The first and the second half of a name: 24 of each make 576 names. They are plurals, so that every Russian pair
 * agrees.
 */
const words: Record<Language, { readonly first: readonly string[]; readonly second: readonly string[] }> = {
  ru: {
    first: [
      'Бешеные',
      'Сонные',
      'Космические',
      'Хитрые',
      'Тихие',
      'Полярные',
      'Дерзкие',
      'Карманные',
      'Ночные',
      'Лунные',
      'Дикие',
      'Бодрые',
      'Угрюмые',
      'Железные',
      'Болотные',
      'Летучие',
      'Вежливые',
      'Морские',
      'Огненные',
      'Ленивые',
      'Древние',
      'Везучие',
      'Секретные',
      'Голодные',
    ],
    second: [
      'барсуки',
      'выдры',
      'капибары',
      'ежи',
      'утки',
      'пингвины',
      'хомяки',
      'кабаны',
      'совы',
      'лисы',
      'еноты',
      'коты',
      'бобры',
      'драконы',
      'жабы',
      'моржи',
      'гуси',
      'осьминоги',
      'ленивцы',
      'бегемоты',
      'мамонты',
      'сурки',
      'кроты',
      'панды',
    ],
  },
  en: {
    first: [
      'Furious',
      'Sleepy',
      'Cosmic',
      'Sly',
      'Silent',
      'Polar',
      'Bold',
      'Pocket',
      'Midnight',
      'Lunar',
      'Wild',
      'Cheerful',
      'Grumpy',
      'Iron',
      'Swamp',
      'Flying',
      'Polite',
      'Salty',
      'Blazing',
      'Lazy',
      'Ancient',
      'Lucky',
      'Secret',
      'Hungry',
    ],
    second: [
      'Badgers',
      'Otters',
      'Capybaras',
      'Hedgehogs',
      'Ducks',
      'Penguins',
      'Hamsters',
      'Boars',
      'Owls',
      'Foxes',
      'Raccoons',
      'Cats',
      'Beavers',
      'Dragons',
      'Toads',
      'Walruses',
      'Geese',
      'Octopuses',
      'Sloths',
      'Hippos',
      'Mammoths',
      'Marmots',
      'Moles',
      'Pandas',
    ],
  },
}

/**
 * Returns `count` names for new teams, such as 'Sly Foxes' or 'Хитрые лисы', skipping names that are taken, in upper or
 * lower case. Once all are used, names get a number. A dozen names in a row have no word in common. `start` is any text
 * that determines where in the list to begin. Names are stored in the organizer's language and shown unchanged in every
 * language.
 */
export function generatedTeamNames(
  lang: Language,
  count: number,
  taken: Iterable<string>,
  start: string,
): string[] {
  const folded = new Set<string>()
  for (const name of taken) folded.add(foldedTeamName(name))
  const names: string[] = []
  const offset = hashed(start)
  for (let index = 0; names.length < count; index++) {
    const name = nameAt(lang, index, offset)
    if (!folded.has(foldedTeamName(name))) names.push(name)
  }
  return names
}

function nameAt(lang: Language, index: number, offset: number): string {
  const { first, second } = words[lang]
  const place = index + offset
  const shift = Math.floor(place / first.length)
  const lap = Math.floor(index / (first.length * second.length))
  const name = `${first[place % first.length]} ${second[(place + shift) % second.length]}`
  return lap === 0 ? name : `${name} ${lap + 1}`
}

function hashed(text: string): number {
  return [...text].reduce((mixed, letter) => (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0)
}
