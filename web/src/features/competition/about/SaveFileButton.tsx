import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSaveCompetition } from '#ui/useSaveCompetition.ts'

/** Saves the whole competition as a file that can be imported. */
export default function SaveFileButton({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('transfer')
  const save = useSaveCompetition(competitionId)
  return (
    <Button
      onClick={() => void save()}
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
    >
      {t('saveFile')}
    </Button>
  )
}
