import { describe, expect, it } from 'vitest'
import { fieldProblems } from '../errors/fieldProblems.ts'
import { singleLine } from './singleLine.ts'

const name = singleLine(3, 10)

function problem(text: unknown): string | undefined {
  const parsed = name.safeParse(text)
  return parsed.success ? undefined : fieldProblems(parsed.error)[0]?.problem
}

describe('singleLine', () => {
  it('trims and folds spaces, and normalizes to NFC', () => {
    expect(name.parse('  Win   ter ')).toBe('Win ter')
    expect(name.parse('cafe\u0301')).toBe('caf\u00e9')
  })

  it.each([
    ['', 'too-short'],
    ['  a  ', 'too-short'],
    ['\u3000\u3000\u3000\u3000', 'too-short'],
    ['12345678901', 'too-long'],
    ['x'.repeat(1_000_000), 'too-long'],
    ['Win\u0000ter', 'deceptive-characters'],
    ['Win\nter', 'deceptive-characters'],
    ['\u202eretniW', 'deceptive-characters'],
    ['Win\u200bter', 'deceptive-characters'],
    ['Win\ud800ter', 'deceptive-characters'],
    [null, 'invalid-type'],
    [7, 'invalid-type'],
    [['Winter'], 'invalid-type'],
  ])('refuses %j: %s', (text, expected) => {
    expect(problem(text)).toBe(expected)
  })

  it('counts code points, not UTF-16 units', () => {
    expect(name.parse('🐺🐺🐺🐺🐺🐺🐺🐺🐺🐺')).toHaveLength(20)
    expect(problem('🐺🐺')).toBe('too-short')
  })
})
