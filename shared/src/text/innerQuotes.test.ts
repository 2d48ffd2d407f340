import { describe, expect, test } from 'vitest'
import { withInnerQuotes } from './innerQuotes.ts'

describe('quotes within quotes', () => {
  test.each([
    ['Кубок «Дозор»', '«Кубок „Дозор“»', '“Кубок ‘Дозор’”'],
    ['«Дозор»', '«„Дозор“»', '“‘Дозор’”'],
    ['Кубок "Дозор"', '«Кубок „Дозор“»', '“Кубок ‘Дозор’”'],
    ['Кубок „Дозор“', '«Кубок „Дозор“»', '“Кубок ‘Дозор’”'],
    ['The “Watch” Cup', '«The „Watch“ Cup»', '“The ‘Watch’ Cup”'],
    ['«Дозор» и «Ночь»', '«„Дозор“ и „Ночь“»', '“‘Дозор’ и ‘Ночь’”'],
    ['$& 15" «$1»', '«$& 15" „$1“»', '“$& 15" ‘$1’”'],
    ['Волки', '«Волки»', '“Волки”'],
  ])('%s', (name, russian, english) => {
    expect(withInnerQuotes(`«${name}» и “${name}”`, [name])).toBe(`${russian} и ${english}`)
  })

  test('a name that is not quoted stays as it is', () => {
    expect(withInnerQuotes('Кубок «Дозор»: завтра', ['Кубок «Дозор»'])).toBe('Кубок «Дозор»: завтра')
  })
})
