import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Saves the whole competition as a file that can be imported. */
export default function SaveFileButton({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('transfer')
  return (
    <Button
      href={`/api/competitions/${competitionId}/file`}
      download
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
    >
      {t('saveFile')}
    </Button>
  )
}
