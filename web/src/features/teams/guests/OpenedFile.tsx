import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/format/SelectField.tsx'
import type { useSheetFile } from './useSheetFile.ts'

/** What is not read of a file, or may be read wrongly; another worksheet can be chosen. */
export function OpenedFile({ file: { opened, choose } }: { file: ReturnType<typeof useSheetFile> }) {
  const { t } = useTranslation('guests')
  if (opened === null) return null
  const { name, worksheets, at, isDoubted } = opened
  const unread = worksheets.flatMap((each, index) => (index === at ? [] : [each.name]))
  return (
    <>
      {unread.length > 0 && (
        <>
          <SelectField
            label={t('worksheet')}
            value={at}
            choices={worksheets.map((each, value) => ({ value, label: each.name }))}
            onChange={choose}
          />
          <Box role="status" sx={warning}>
            {t('worksheetsUnread', { count: unread.length, file: name, worksheets: unread.join(', ') })}
          </Box>
        </>
      )}
      {isDoubted && (
        <Box role="status" sx={warning}>
          {t('lettersDoubted', { file: name })}
        </Box>
      )}
    </>
  )
}

const warning = { color: 'warning.main', fontWeight: 600, overflowWrap: 'anywhere' } as const
