import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** Saves the whole competition as a file that can be imported. */
export default function SaveFileButton({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('transfer')
  return (
    <Button
      href={hrefs.competitionFile(competitionId)}
      download
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
    >
      {t('saveFile')}
    </Button>
  )
}
