import { type ChatLine, chatLines } from './chatLines.ts'
import type { GuestLine, Row } from './guestLine.ts'
import { isFramed, sharedMarks, unmarked } from './lineMarks.ts'
import { type Hints, lineParts } from './lineParts.ts'
import type { ParseRank } from './rankReader.ts'
import { isCaption, isFramedCaption, severalPlayers } from './severalPlayers.ts'
import { underHeadings } from './teamHeadings.ts'

const hasCharacters = /[\p{L}\p{N}]/u

/**
 * Parses the players of a pasted text that is no sheet: a list with numbers or bullets, messages copied from a chat, or
 * blocks of a team and its players. Each line is read by its own separators.
 */
export function guestLines(text: string, parse: ParseRank): readonly GuestLine[] {
  const lines = filledLines(text)
  const marks = sharedMarks(lines.map(line => line.text))

  const rowsWith = (hints: Omit<Hints, 'isNumbered' | 'isBulleted'>): readonly Row[] =>
    lines.flatMap((line, index): Row[] => {
      const own = { ...hints, isNumbered: false, isBulleted: false, ...marks[index] }
      const parts = (typed: string) => lineParts(typed, parse, own, line.author !== null)
      const row = (typed: string, part: string | null, team = ''): Row => {
        const read = parts(typed)
        return {
          ...read,
          team: team === '' ? read.team : team,
          ...aboutLine(line, part),
          isItem: unmarked(typed, own) !== typed.trim(),
          isCaption: part === null && (isCaption(unmarked(typed, own)) || isFramedCaption(typed)),
          isFramed: part === null && isFramed(typed),
        }
      }
      const several = severalPlayers(unmarked(line.text, own), parts, line.author !== null)
      return several === null
        ? [row(line.text, null)]
        : several.players.map(each => row(each, each, several.team))
    })

  return underHeadings(
    joinedForms(
      rowsWith(hintsOf(rowsWith({ haveRanks: true, haveNumbers: false, ranksFirst: false }), parse)),
    ),
  )
}

function filledLines(text: string): readonly FilledLine[] {
  const chat = chatLines(text)
  return chat.flatMap((each, index) => {
    const above = chat[index - 1]
    return isFilled(each) ? [{ ...each, opensBlock: above === undefined || above.text.trim() === '' }] : []
  })
}

type FilledLine = ChatLine & { readonly opensBlock: boolean }

/** Whether a line has more than its number and marks. 'Ann: +' says that Ann plays, a number of reactions says nothing. */
function isFilled({ text, author }: ChatLine): boolean {
  if (/^[№#]?\d{1,3}[.)]$/.test(text.trim())) return false
  if (!hasCharacters.test(text)) return author !== null && /^\++$/.test(text.trim())
  return !/^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[\s\d])*$/u.test(text)
}

function aboutLine({ line, text, author, opensBlock }: FilledLine, part: string | null) {
  return {
    line,
    part,
    text,
    author,
    opensBlock,
    context: [],
    contacts: {},
    isCaptain: false,
    isSubstitute: false,
  }
}

/** Finds out whether medals after names are ranks here: a quarter of the lines and two of them have a rank, or half. */
function hintsOf(rows: readonly Row[], parse: ParseRank): Omit<Hints, 'isNumbered' | 'isBulleted'> {
  const players = rows.filter(({ isCaption: caption }) => !caption)
  const ranked = players.filter(({ rank }) => rank !== '' && parse(rank) !== undefined).length
  const first = players.filter(({ rank, text }) => {
    const [word = ''] = text.trim().split(/\s/)
    return rank === '' && word !== text.trim() && ['tier', 'number'].includes(parse(word)?.form ?? '')
  }).length
  return {
    haveNumbers: players.some(({ rank }) => parse(rank)?.form === 'number'),
    haveRanks: ranked * 2 >= players.length || (ranked > 1 && ranked * 4 >= players.length),
    ranksFirst: first > 2 && first * 5 >= players.length * 4,
  }
}

/** Joins a form of several lines: 'Ник: Волк', 'Ранг: Легенда 4'. */
function joinedForms(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    if (!row.isForm || row.name !== '' || last === undefined || !last.isForm) {
      joined.push(row)
      continue
    }
    joined[joined.length - 1] = {
      ...last,
      rank: last.rank === '' ? row.rank : last.rank,
      team: last.team === '' ? row.team : last.team,
      context: [...last.context, row.line],
    }
  }
  return joined
}
