import { isOldWorkbook, openSheetFile, type SheetFile } from '@upper-bracket/shared/guest/sheet/sheetFile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useFileChoice } from '#ui/useFileChoice.ts'

/** Far exceeds the longest list. */
const maxBytes = 1_000_000
const types =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface OpenedFile extends SheetFile {
  readonly name: string
  /** The index of the worksheet that is read. */
  readonly at: number
}

/** A file with sign-ups that is chosen or dropped, as text; other files are refused with a message. */
export function useSheetFile(onText: (text: string) => void) {
  const { t } = useTranslation('guests')
  const showError = useShowError()
  const [isReading, setIsReading] = useState(false)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const show = (next: OpenedFile) => {
    setOpened(next)
    onText(next.worksheets[next.at]?.text ?? '')
  }
  const load = async (file: File) => {
    if (file.size > maxBytes) return showError(t('fileTooLarge'))
    setIsReading(true)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (isOldWorkbook(bytes)) showError(t('fileIsOldWorkbook'))
      else show({ ...(await openSheetFile(bytes)), name: file.name, at: 0 })
    } catch {
      showError(t('fileUnreadable'))
    } finally {
      setIsReading(false)
    }
  }
  /** Reads another worksheet of the opened file. */
  const choose = (at: number) => opened !== null && show({ ...opened, at })
  return { ...useFileChoice(types, file => void load(file)), isReading, opened, choose }
}
