import { describe, expect, it } from 'vitest'
import { readGuestList } from '../list/readGuestList.ts'
import { ignoredColumns, readSheet } from './readSheet.ts'
import { sheetText } from './sheetText.ts'
import { encodedSheet } from './testing/encodedSheet.ts'
import { englishSheets } from './testing/englishSheets.ts'
import { russianSheets } from './testing/russianSheets.ts'
import type { TestSheet } from './testing/testSheet.ts'
import { rankParser } from '../list/rankReader.ts'

async function read(sheet: TestSheet, isByHand: boolean) {
  const { scale = 'dota2', byHand } = sheet
  const text = await sheetText(encodedSheet(sheet))
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

/** Whether a wrong reading shows that it may be one. */
function isDoubted({ sheet, problems }: Reading): boolean {
  if (problems.length > 0 || sheet === null) return problems.length > 0
  return sheet.columns.some(({ isSure }) => !isSure) || ignoredColumns(sheet).length > 0
}

const sheets = [...russianSheets, ...englishSheets]

describe.each([
  ['Russian', russianSheets],
  ['English', englishSheets],
])('sheets in %s', (_, all) => {
  it.each(all)('$title', async sheet => {
    expect(shownGuests(await read(sheet, true))).toEqual(sheet.expected.toSorted())
  })
})

it('all sheets but four are right without a hand, and none is wrong in silence', async () => {
  const readings = await Promise.all(
    sheets.map(async sheet => ({ sheet, reading: await read(sheet, false) })),
  )
  const wrong = readings.filter(
    ({ sheet, reading }) => shownGuests(reading).join() !== sheet.expected.toSorted().join(),
  )
  expect(sheets.length).toBeGreaterThanOrEqual(60)
  expect(wrong.map(({ sheet }) => sheet.title)).toHaveLength(4)
  expect(wrong.filter(({ reading }) => !isDoubted(reading)).map(({ sheet }) => sheet.title)).toEqual([])
})
