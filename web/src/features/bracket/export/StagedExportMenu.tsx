import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { shownTable } from '../stages/shownTable.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import ExportMenu, { type ExportMenuProps } from './ExportMenu.tsx'
import type { TableOf } from './useBracketFiles.ts'

/** The menu of a bracket of stages. Other brackets use `ExportMenu`, and so do not load the code of tables. */
export default function StagedExportMenu(props: ExportMenuProps) {
  const { t } = useTranslation(['stages', 'bracket'])
  const { t: bracketText } = useTranslation('bracket')
  const { team } = useMatchTexts()
  const tableOf = useCallback<TableOf>(
    (bracket, stage, group) => shownTable({ t, bracketText, team }, bracket, stage, group),
    [t, bracketText, team],
  )
  return <ExportMenu {...props} tableOf={tableOf} />
}
