import { describe, expect, it } from 'vitest'
import { readGuestList } from '../list/readGuestList.ts'
import { ignoredColumns, readSheet } from './readSheet.ts'
import { openSheetFile } from './sheetFile.ts'
import { encodedSheet } from './testing/encodedSheet.ts'
import { englishSheets } from './testing/englishSheets.ts'
import { misleadingSheets } from './testing/misleadingSheets.ts'
import { russianSheets } from './testing/russianSheets.ts'
import type { TestSheet } from './testing/testSheet.ts'
import { rankParser } from '../list/rankReader.ts'

async function read(sheet: TestSheet, isByHand: boolean) {
  const { scale = 'dota2', byHand } = sheet
  const [{ text } = { text: '' }] = (await openSheetFile(encodedSheet(sheet))).worksheets
  const titles = readSheet(
    text,
    rankParser(scale),
    byHand?.header === undefined ? null : { header: byHand.header, roles: {} },
  )
  const named = Object.entries(byHand?.roles ?? {}).map(([title, role]) => {
    const at = titles?.columns.findIndex(
      (column, index) => (column.title || String.fromCharCode(65 + index)) === title,
    )
    return [at ?? -1, role] as const
  })
  const chosen = {
    ...(byHand?.header !== undefined && { header: byHand.header }),
    roles: Object.fromEntries(named),
  }
  const context = { scale, players: [], teams: [], free: { players: 500, teams: 64 } }
  return readGuestList(text, context, isByHand && byHand !== undefined ? chosen : null)
}

type Reading = Awaited<ReturnType<typeof read>>

function shownGuests({ players, teams, problems }: Reading): readonly string[] {
  const guests = players.map(({ name, rankTier, team, substituteOf, isCaptain, contacts }) => {
    const of = team === null ? '' : ` @${teams[team]?.name}`
    const sub = substituteOf === null ? '' : ` ~${substituteOf}`
    const ways = Object.entries(contacts).map(([kind, contact]) => ` ${kind[0]}:${contact}`)
    return `${name} ${rankTier ?? '-'}${of}${sub}${isCaptain ? '*' : ''}${ways.toSorted().join('')}`
  })
  return [...guests, ...problems.map(({ problem }) => `!${problem}`)].toSorted()
}

/**
 * Whether a wrong reading names what is wrong: a problem that the right one does not have, or every column that is read
 * in another way is marked as unsure or named as not read.
 */
function isDoubted(guessed: Reading, right: Reading): boolean {
  const expected = shownGuests(right)
  if (guessed.problems.some(({ problem }) => !expected.includes(`!${problem}`))) return true
  const { sheet } = guessed
  if (sheet === null || right.sheet === null) return false
  const ignored = ignoredColumns(sheet)
  const wrong = sheet.columns.filter(
    ({ role }, at) => sheet.header !== right.sheet?.header || role !== right.sheet.columns[at]?.role,
  )
  return (
    wrong.length > 0 &&
    wrong.every(({ role, isSure, title }) => !isSure || (role === 'ignored' && ignored.includes(title)))
  )
}

const sheets = [...russianSheets, ...englishSheets, ...misleadingSheets]

describe.each([
  ['Russian', russianSheets],
  ['English', englishSheets],
  ['misleading words', misleadingSheets],
])('sheets in %s', (_, all) => {
  it.each(all)('$title', async sheet => {
    expect(shownGuests(await read(sheet, true))).toEqual(sheet.expected.toSorted())
  })
})

it('all sheets but seven are right without a hand, and none is wrong in silence', async () => {
  const readings = await Promise.all(
    sheets.map(async sheet => ({
      title: sheet.title,
      guessed: await read(sheet, false),
      right: await read(sheet, true),
    })),
  )
  const wrong = readings.filter(
    ({ guessed, right }) => shownGuests(guessed).join() !== shownGuests(right).join(),
  )
  expect(sheets.length).toBeGreaterThanOrEqual(60)
  expect(wrong.filter(({ guessed, right }) => !isDoubted(guessed, right)).map(({ title }) => title)).toEqual(
    [],
  )
  expect(wrong.map(({ title }) => title)).toHaveLength(7)
})
