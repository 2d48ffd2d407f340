import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNamedLike, nameWords, searchedWord } from './nameWords.ts'

const word = fc.string({
  unit: fc.constantFrom('a', 'B', 'ё', 'Е', 'ß', '7', 'İ', '日'),
  minLength: 1,
  maxLength: 20,
})
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' – '))

test('whatever begins some words of a name finds it, by the query and in the list', () => {
  fc.assert(
    fc.property(name, fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 20 }))), (full, picks) => {
      const words = full.split(' – ')
      const typed = picks.map(([at, length]) =>
        [...(words[at % words.length] ?? '')].slice(0, length).join(''),
      )
      const asked = searchedWord(typed.join(' '))
      expect(isNamedLike(full, typed.join(' '))).toBe(true)
      if (asked !== null) expect(nameWords(full)).toContain(asked)
    }),
  )
})

test('case, accents of Russian and punctuation do not matter, other words do', () => {
  expect(isNamedLike('Зимний Кубок: Ёлка-2027', 'елка зим')).toBe(true)
  expect(isNamedLike('Зимний Кубок', 'кубок лето')).toBe(false)
  expect(isNamedLike('Winter Cup', 'inter')).toBe(false)
  expect(searchedWord(' — ')).toBeNull()
  expect(isNamedLike('Winter Cup', ' — ')).toBe(true)
})
