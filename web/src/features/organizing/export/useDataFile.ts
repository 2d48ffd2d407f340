import { skipToken } from '@reduxjs/toolkit/query'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import { isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { UnrepresentableReason } from '@upper-bracket/shared/transfer/bracketsManager/unrepresentable'
import { writeBracketsManager } from '@upper-bracket/shared/transfer/bracketsManager/writeBracketsManager'
import type { CsvSeparator } from '@upper-bracket/shared/transfer/csv/csvText'
import { teamsCsv } from '@upper-bracket/shared/transfer/csv/teamsCsv'
import { liquipediaText } from '@upper-bracket/shared/transfer/liquipedia/liquipediaText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, type StoredPlayer, usePlayersQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { bracketCsv } from './bracketCsv.ts'
import type { ExportSource } from './exportSource.ts'
import type { CsvContent, DataFormat } from './dataFormats.ts'

type DataFile =
  | {
      /** The end of its name. */
      readonly suffix: string
      readonly type: string
      readonly text: string
      /** The stages, by name, with which it could not be imported here. */
      readonly otherByes?: readonly string[]
    }
  /** The stages that the format cannot have, by name. */
  | { readonly problems: readonly { readonly stage: string; readonly reason: UnrepresentableReason }[] }

interface DataRequest {
  readonly competition: CompetitionDocument
  readonly source: () => ExportSource
  readonly separator: CsvSeparator
  readonly content: CsvContent
}

/** Returns the file of a format in the state in which the bracket was when it was asked for; null while it is loaded. */
export function useDataFile(format: DataFormat, request: DataRequest): DataFile | null {
  const { competition, source, separator, content } = request
  const { t } = useTranslation(['transfer', 'stages'])
  const { t: stageText } = useTranslation('stages')
  const { shape, bracketId, teamNames } = useBracketScope()
  const texts = useMatchTexts()
  const readMatches = useReadMatches()
  const [matches] = useState(readMatches)
  const [exported] = useState(source)
  const wantsPlayers = format === 'csv' && content === 'teams'
  const { currentData } = usePlayersQuery(wantsPlayers ? competition.id : skipToken)
  const players = useListedPlayers(competition, currentData?.value)
  const bracket = { shape, matches }

  switch (format) {
    case 'liquipedia':
      return {
        suffix: '.txt',
        type: 'text/plain',
        text: liquipediaText({ bracket, bracketId, team: texts.team }),
      }
    case 'bracketsManager': {
      const nameOf: Parameters<typeof writeBracketsManager>[1]['stage'] = (stage, group) => {
        const name = stageTitle(stageText, shape, stage)
        return group === null ? name : `${name} · ${t('stages:group', { group: groupLetter(group) })}`
      }
      const written = writeBracketsManager(bracket, { team: texts.team, stage: nameOf })
      const titleOf = (index: number) => {
        const own = shape.stages[index]
        return own === undefined ? [] : [stageTitle(stageText, shape, own)]
      }
      if (written.ok)
        return {
          suffix: '-brackets-manager.json',
          type: 'application/json',
          text: `${JSON.stringify(written.data, null, 2)}\n`,
          otherByes: written.otherByes.flatMap(titleOf),
        }
      return {
        problems: written.problems.flatMap(({ stage: index, reason }) =>
          titleOf(index).map(stage => ({ stage, reason })),
        ),
      }
    }
    case 'csv': {
      const file = { suffix: wantsPlayers ? '-teams.csv' : '.csv', type: 'text/csv' }
      if (!wantsPlayers)
        return {
          ...file,
          text: bracketCsv(exported, {
            separator,
            head: column => t(`csv_${column}`),
            status: texts.statusName,
          }),
        }
      if (players === null) return null
      const teams = shape.teamIds.map((teamId, index) => ({
        name: teamNames.get(teamId) ?? '',
        seed: index + 1,
        players: players.filter(player => player.teamId === teamId),
      }))
      return { ...file, text: teamsCsv(teams, { separator, head: column => t(`csv_${column}`) }) }
    }
  }
}

/** The players with the texts of their ranks, ratings as plain numbers; null until they are loaded. */
function useListedPlayers(competition: CompetitionDocument, stored: readonly StoredPlayer[] | undefined) {
  const rankName = useRankName()
  const named = useNamedPlayers(stored)
  if (stored === undefined) return null
  const scale = rankScaleOf(competition)
  const rankOf = (tier: number | null) =>
    tier === null ? null : isRatingScale(scale) ? String(tier) : rankName(scale, tier)
  return named.map(({ displayName, teamId, captain, rankTier }) => ({
    name: displayName,
    teamId,
    isCaptain: captain,
    rank: rankOf(rankTier),
  }))
}
