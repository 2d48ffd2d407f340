import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ExportedData } from '@upper-bracket/shared/account/exportedData'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import { useExportMyDataMutation } from '../profileEndpoints.ts'
import type { ProofMethods } from './useFreshSignIn.ts'

const DeleteAccountDialog = lazyDialog(() => import('./DeleteAccountDialog.tsx'))

interface OwnDataProps {
  readonly methods: ProofMethods
  readonly onDelete: () => void
}

/** Exports the user's data as a file, and deletes the account. */
export function OwnData({ methods, onDelete }: OwnDataProps) {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const [exportData, { isLoading }] = useExportMyDataMutation()
  const send = useSend()

  const download = async () => {
    const save = (data: Parameters<typeof saveFile>[0]) => {
      saveFile(data)
      return t('exported')
    }
    await send(exportData({}), { done: save })
  }

  return (
    <ProfileSection id="data" title={t('data')} hint={t('dataHint')}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography>{t('exportText')}</Typography>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlined />}
          loading={isLoading}
          loadingPosition="start"
          onClick={() => void download()}
        >
          {t('exportData')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 2 }}>
        <Typography>{t('deleteText')}</Typography>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('deleteAccount')}
        </Button>
      </Box>
      {asking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            methods={methods}
            onClose={() => setAsking(false)}
            onDelete={() => {
              setAsking(false)
              onDelete()
            }}
          />
        </Suspense>
      )}
    </ProfileSection>
  )
}

function saveFile(data: ExportedData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `upper-bracket-${new Date(data.exportedAt).toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
