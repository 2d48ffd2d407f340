import { isOldWorkbook, sheetText } from '@upper-bracket/shared/guest/sheet/sheetText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useFileChoice } from '#ui/useFileChoice.ts'

/** Far exceeds the longest list. */
const maxBytes = 1_000_000
const types =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file with sign-ups that is chosen or dropped, as text; other files are refused with a message. */
export function useSheetFile(onText: (text: string) => void) {
  const { t } = useTranslation('guests')
  const showError = useShowError()
  const [isReading, setIsReading] = useState(false)
  const load = async (file: File) => {
    if (file.size > maxBytes) return showError(t('fileTooLarge'))
    setIsReading(true)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (isOldWorkbook(bytes)) showError(t('fileIsOldWorkbook'))
      else onText(await sheetText(bytes))
    } catch {
      showError(t('fileUnreadable'))
    } finally {
      setIsReading(false)
    }
  }
  return { ...useFileChoice(types, file => void load(file)), isReading }
}
