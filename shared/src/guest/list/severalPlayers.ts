import { isFramed } from './lineMarks.ts'
import type { LineParts } from './lineParts.ts'
import { captionWords } from './lineWords.ts'

export interface SeveralPlayers {
  readonly players: readonly string[]
  /** Empty for none. */
  readonly team: string
}

const lead = /^(?<lead>[^,:]{2,40}?):\s+(?<list>.+)$/u
const caption = new RegExp(`^(?:${captionWords})$`, 'iu')
/** Separates names outside of brackets. */
const separator = /(?:,\s+|\s+(?:и|and|&)\s+)(?![^()[\]{}]*[)\]}])/u
const count = /^\d{1,3}(?:[/\\]\d{1,3})?$/

/** Whether a line introduces what follows: 'Список игроков (22/30):', 'Players'. */
export function isCaption(text: string): boolean {
  const words = text.split(/[\s:()"«»#\p{Pd}]+/u).filter(word => word !== '')
  const isWord = (word: string) => caption.test(word)
  if (!words.some(isWord)) return false
  if (words.every(word => isWord(word) || count.test(word))) return true
  return isWord(words[0] ?? '') && (/:$/.test(text.trim()) || /^\d+[/\\]\d+$/.test(words.at(-1) ?? ''))
}

/** Whether a line between emoji introduces what follows: '🏆 Winter Cup 🏆'. */
export function isFramedCaption(text: string): boolean {
  return isFramed(text) && text.split(/[^\p{L}]+/u).some(word => word.length > 3 && caption.test(word))
}

/**
 * Splits a line that names several players: 'Играют: Аня, Боря и Вика', 'Wolves: Ann, Bob, Cid', 'Ann (Legend 4), Bob
 * (Titan)', or four names and more. Returns null for any other line.
 */
export function severalPlayers(
  text: string,
  partsOf: (text: string) => LineParts,
  isMessage: boolean,
): SeveralPlayers | null {
  if (/[\t;|]/.test(text)) return null
  const { lead: leading = '', list = text } = lead.exec(text)?.groups ?? {}
  if (!list.includes(',')) return null
  const players = list.split(separator).filter(each => each.trim() !== '')
  const parts = players.map(each => partsOf(each))
  const areNames = parts.every(
    ({ name, isSelf, rest, separatedBy }) => name !== '' && !isSelf && rest === '' && separatedBy !== 'text',
  )
  if (!areNames) return null
  const ranked = parts.filter(({ rank }) => rank !== '').length
  const areRanked = players.length > 1 && ranked === players.length
  const isShort = players.every(each => each.split(/\s+/).length < 3)
  if (leading !== '') {
    if (isCaption(`${leading}:`)) return { players, team: '' }
    return players.length > 2 ? { players, team: leading } : null
  }
  return areRanked || (players.length > 3 && ranked === 0 && isShort && !isMessage)
    ? { players, team: '' }
    : null
}
