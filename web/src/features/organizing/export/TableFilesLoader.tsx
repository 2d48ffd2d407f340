import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { shownTable } from '@upper-bracket/shared/wording/shownTable'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { exportedTable } from './exportedTable.ts'
import { tablePicture } from './tablePicture.ts'
import type { TableFiles } from './useBracketFiles.ts'

/** Passes on what writes tables. Brackets without tables do not load its code. */
export default function TableFilesLoader({ onLoad }: { readonly onLoad: (tables: TableFiles) => void }) {
  const { t } = useTranslation(['stages', 'bracket'])
  const { t: bracketText } = useTranslation('bracket')
  const { team } = useMatchTexts()
  useEffect(
    () =>
      onLoad({
        tableOf: (bracket, stage, group) => shownTable({ t, bracketText, team }, bracket, stage, group),
        draw: tablePicture,
        exported: exportedTable,
      }),
    [onLoad, t, bracketText, team],
  )
  return null
}
