import type { Language } from '../profile/profile.ts'
import { foldedTeamName } from './foldedTeamName.ts'

/** The first half of a name, and the second: 24 of each make 576 names. Plurals, so that every Russian pair agrees. */
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
 * `count` names for new teams, 'Sly Foxes' or 'Хитрые лисы', skipping those that are taken in any spelling; once all
 * have been used, with a number. A dozen in a row have no word in common. `start` says where in the list to begin:
 * any text, always with the same result. Names are stored like any other, in the language of the organizer who deals
 * the teams, so that a team has the same name in every language.
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
