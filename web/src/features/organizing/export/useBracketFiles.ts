import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Matches } from '@upper-bracket/shared/bracket/model/match'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import type { ShownTable } from '@upper-bracket/shared/wording/shownTable'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useBracketAddress } from '#features/bracket/state/useBracketAddress.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import type { Picture } from '#ui/drawnPicture/picture.ts'
import { lettersOf, textWidth, withFonts } from '#ui/drawnPicture/pictureFonts.ts'
import { picturePng } from '#ui/drawnPicture/picturePng.ts'
import { fontFamilies, type WidthOf } from '#ui/drawnPicture/pictureStyle.ts'
import { usePictureNote } from '#ui/drawnPicture/usePictureNote.ts'
import { withImages } from '#ui/drawnPicture/withImages.ts'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import type { ExportSource } from './exportSource.ts'
import { bracketPicture } from './bracketPicture.ts'
import type { ExportedTable } from './exportedTable.ts'
import { pictureParts } from './pictureParts.ts'
import { pictureSvg } from './pictureSvg.ts'
import type { TableLook } from './tablePicture.ts'

/** What brackets with tables need in addition. */
export interface TableFiles {
  /** Returns the table of a group in the current state of the bracket. */
  readonly tableOf: (bracket: Bracket, stage: TableStage, group: number) => ShownTable
  readonly draw: (table: ShownTable, look: TableLook) => Picture
  readonly exported: (table: ShownTable) => ExportedTable
}

/** Returns functions that write the files of the bracket in its current state, with its tables if there are any. */
export function useBracketFiles(competition: CompetitionDocument, tables: TableFiles | null) {
  const { name } = competition
  const champions = useMemo(() => championsOf(competition), [competition])
  const { t } = useTranslation(['bracket', 'competition'])
  const note = usePictureNote(competition)
  const { shape, rounds, numbers } = useBracketScope()
  const texts = useMatchTexts()
  const readMatches = useReadMatches()
  const { stageKey } = useBracketAddress()

  const source = useCallback((): ExportSource => {
    const matches = readMatches()
    return {
      name,
      champions,
      rounds,
      tables: shape.stages
        .filter(hasTable)
        .flatMap(stage =>
          stage.groups.flatMap((_, group) =>
            tables === null ? [] : tables.exported(tables.tableOf({ shape, matches }, stage, group)),
          ),
        ),
      match: matchId => matches.get(matchId),
      number: matchId => numbers.get(matchId) ?? 0,
      team: texts.team,
      face: texts.face,
      round: round => roundName(t, round.name),
    }
  }, [name, champions, shape, rounds, tables, numbers, texts, readMatches, t])

  const draw = useCallback(
    (palette: 'screen' | 'paper', shown: string, widthOf: WidthOf) => {
      const matches = readMatches()
      const parts = pictureParts(
        shape,
        rounds.filter(({ stage }) => stage === shown).map(usedOnly(matches)),
        layoutMetrics,
        tables &&
          ((stage, group) => look =>
            tables.draw(tables.tableOf({ shape, matches }, stage, group), { ...look, face: texts.face })),
      )
      const pictureTexts = {
        card: (match: Match) => texts.card(match, { lasting: true }),
        championLabel: t(champions.length > 1 ? 'competition:champions' : 'competition:champion'),
        note: note(),
      }
      return bracketPicture(source(), pictureTexts, { palette, widthOf, parts })
    },
    [source, shape, rounds, tables, readMatches, texts, note, champions, t],
  )
  const picture = useCallback(() => {
    const shown = stageKey ?? currentStage({ shape, matches: readMatches() }).key
    return withFonts(widthOf => draw('screen', shown, widthOf))
  }, [draw, shape, stageKey, readMatches])

  return {
    source,
    /**
     * Returns the sheets for printing, one for each stage; the pictures have the one that is shown. The sheets are part of
     * the page and use its fonts.
     */
    sheets: useCallback(
      () => shape.stages.map(({ key }) => pictureSvg(draw('paper', key, textWidth()))),
      [draw, shape],
    ),
    svg: useCallback(async () => {
      // The page of a bracket does without this code at first.
      const { embeddedFonts } = await import('./embeddedFonts.ts')
      const drawn = await picture()
      return pictureSvg(await withImages(drawn), await embeddedFonts(fontFamilies, lettersOf(drawn)))
    }, [picture]),
    png: useCallback(async () => picturePng(await picture()), [picture]),
  }
}

/** Returns a function that leaves the matches out that no pairing needs. */
function usedOnly(current: Matches): (round: BracketRound) => BracketRound {
  return round => ({
    ...round,
    matches: round.matches.filter(match => isUsed(current.get(match.id) ?? match)),
  })
}
